package screen

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// humanMoment is a person's turn, or first what a Rival did before it.
func (a *App) humanMoment(tb engine.Table) moment {
	if m, ok := a.unseenRival(tb); ok {
		return m
	}
	if a.draft.Revealing {
		return a.revealMoment(tb)
	}
	m := moment{content: []fyne.CanvasObject{}}
	if notes := a.notes(); notes != nil {
		m.content = append(m.content, notes)
	}
	m.content = append(m.content, a.board(tb, true))
	if a.draft.Space == "" {
		m.content = append(m.content, text(t("Tap a space to send an Agent; hold it to put something right."), small))
		m.next = a.revealNext(tb)
		return m
	}
	m.pinned = a.sendSheet(tb)
	after := tb
	if r, err := tb.Apply(a.agentInput(tb)); err == nil {
		after = r.Table
	}
	m.next = next{label: t("Send your Agent"), sub: a.thenText(after), do: func() { a.do(a.agentInput(tb)) }}
	return m
}

// thenText says who is next.
func (a *App) thenText(after engine.Table) string {
	switch {
	case after.Phase() == engine.Combat:
		return t("then Combat")
	case after.Turn().Human():
		return t("then {0}", seatName(after, after.Turn()))
	}
	return t("then {0} draws", seatName(after, after.Turn()))
}

func (a *App) agentInput(tb engine.Table) engine.Agent {
	return engine.Agent{Seat: tb.Turn(), Space: facts.SpaceID(a.draft.Space), Troops: a.draft.Troops, Dreadnoughts: a.draft.Ships, Infiltrate: a.draft.Sneak}
}

// sendSheet is the chosen space: what will happen, and what is deployed.
func (a *App) sendSheet(tb engine.Table) fyne.CanvasObject {
	space := facts.SpaceOf(facts.SpaceID(a.draft.Space))
	head := kit.Row(near, 1, icon(look.SpaceIcon(space), 22), text(words.Word(space.ID), large),
		iconButton(t("More for {0}", words.Word(space.ID)), "more", func() { a.openSpace(space.ID) }))
	parts := []fyne.CanvasObject{head}
	for _, e := range a.preview(tb) {
		parts = append(parts, text(words.Say(e.Say), good))
	}
	if a.draft.Sneak {
		parts = append(parts, text(t("Sent by infiltration: it shares the space."), little))
	}
	if space.Combat {
		parts = append(parts, stepRow(icon(look.GoodIcon(facts.Troop), 22), t("Troops into the Conflict"), a.draft.Troops,
			a.change(&a.draft.Troops, -1, facts.TroopsInAll), a.change(&a.draft.Troops, 1, facts.TroopsInAll)))
		if tb.Ix() {
			parts = append(parts, stepRow(icon(look.GoodIcon(facts.Dreadnought), 22), t("Dreadnoughts into the Conflict"), a.draft.Ships,
				a.change(&a.draft.Ships, -1, facts.DreadnoughtsInAll), a.change(&a.draft.Ships, 1, facts.DreadnoughtsInAll)))
		}
	}
	return kit.Card(activeFace(), kit.Column(near, parts...))
}

// preview is what the send would bring, the Agent itself aside.
func (a *App) preview(tb engine.Table) []engine.Event {
	r, err := tb.Apply(a.agentInput(tb))
	if err != nil {
		return nil
	}
	var list []engine.Event
	for _, e := range r.Events {
		if e.Mark != engine.MarkAgent && e.Mark != engine.MarkDeploy && e.Mark != engine.MarkPhase {
			list = append(list, e)
		}
	}
	return list
}

// change steps a number of the draft.
func (a *App) change(n *int, by, most int) func() {
	return func() {
		*n = min(most, max(0, *n+by))
		a.message = ""
		a.show()
	}
}

// revealNext is the way to the Reveal turn: straight away where nothing is
// to be told, else by way of the strength.
func (a *App) revealNext(tb engine.Table) next {
	s := tb.Turn()
	units := tb.Side(s).Units()
	if units == 0 && !tb.Setup().Variants.Has(facts.Churn) {
		return next{label: t("Reveal"), sub: t("no unit in the Conflict"), do: func() { a.do(engine.Reveal{Seat: s, Strength: -1}) }}
	}
	return next{label: t("Reveal"), sub: t("or tap a space"), do: func() {
		a.draft = draft{Revealing: true, Strength: tb.Side(s).UnitStrength()}
		a.top("now")
		a.show()
	}}
}

// revealMoment asks for the strength, and with churn for the dice.
func (a *App) revealMoment(tb engine.Table) moment {
	s := tb.Turn()
	side := tb.Side(s)
	var parts []fyne.CanvasObject
	if side.Units() > 0 {
		quick := []fyne.CanvasObject{}
		for _, n := range []int{1, 2, 3, 5} {
			quick = append(quick, button("+"+itoa(n), a.change(&a.draft.Strength, n, 99)))
		}
		parts = append(parts, text(t("Your strength for the Combat track"), large),
			text(t("{0} from units; add your swords", side.UnitStrength()), small),
			kit.Center(stepper(t("Strength"), a.draft.Strength, a.change(&a.draft.Strength, -1, 99), a.change(&a.draft.Strength, 1, 99))),
			kit.Grid(near, 60, 4, quick...))
	} else {
		parts = append(parts, text(t("No unit in the Conflict: strength 0"), large))
	}
	in := engine.Reveal{Seat: s, Strength: -1}
	if side.Units() > 0 {
		in.Strength = a.draft.Strength
	}
	if tb.Setup().Variants.Has(facts.Churn) {
		parts = append(parts, a.diceRow())
		if a.draft.Dice[0] > 0 && a.draft.Dice[1] > 0 {
			in.Dice = a.draft.Dice
		}
	}
	parts = append(parts, button(t("Back to the board"), func() { a.clearDraft(); a.show() }))
	label := t("Reveal with strength {0}", in.Strength)
	if in.Strength < 0 {
		label = t("Reveal")
	}
	return moment{content: []fyne.CanvasObject{kit.Card(activeFace(), kit.Column(apart, parts...))}, next: next{label: label, do: func() { a.do(in) }}}
}

// diceRow is the player's own dice, or the app's.
func (a *App) diceRow() fyne.CanvasObject {
	parts := []fyne.CanvasObject{text(t("Imperium Row churn: your own dice, or the app rolls"), strong)}
	for die := range a.draft.Dice {
		var faces []fyne.CanvasObject
		for n := 1; n <= 6; n++ {
			faces = append(faces, choice(itoa(n), a.draft.Dice[die] == n, func() {
				if a.draft.Dice[die] == n {
					n = 0
				}
				a.draft.Dice[die] = n
				a.show()
			}))
		}
		parts = append(parts, kit.Grid(tight, 44, 6, faces...))
	}
	return kit.Column(tight, parts...)
}

// notes is what the latest input brought, where the board needs a hand.
func (a *App) notes() fyne.CanvasObject {
	s := a.desk.Session()
	last := s.Last()
	switch last.Input.(type) {
	case engine.Round, engine.Agent, engine.Reveal, engine.Pick, engine.TurnUp, engine.Dividends, engine.Acquire:
	default:
		return nil
	}
	var lines []fyne.CanvasObject
	for _, e := range last.Events {
		if e.Mark == engine.MarkPhase || e.Mark == engine.MarkAgent && e.Seat.Human() {
			continue
		}
		lines = append(lines, a.eventLine(s.Table(), e))
	}
	if len(lines) == 0 {
		return nil
	}
	return kit.Column(tight, lines...)
}
