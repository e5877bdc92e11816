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
	m := moment{content: []fyne.CanvasObject{a.board(tb, true)}}
	if notes := a.notes(); notes != nil {
		m.content = append(m.content, notes) // below: the board stays where it is
	}
	switch {
	case a.draft.Space != "":
		m.content = append(m.content, a.hint("send"))
		after := tb
		r, err := tb.Apply(a.agentInput(tb))
		if err == nil {
			after = r.Table
		}
		m.pinned = a.sendSheet(tb, r.Events)
		label := t("Send your Agent")
		if a.draft.Sneak {
			label = t("Send by infiltration")
		}
		m.next = next{label: label, sub: a.thenText(after), do: func() { a.do(a.agentInput(tb)) }}
	case a.agentsOut(tb):
		m.content = append(m.content, a.hint("reveal"))
		m.pinned = a.strengthPanel(tb)
		m.next = a.revealNow(tb)
	default:
		m.content = append(m.content, a.hint("your-turn"))
		m.next = a.revealNext(tb)
	}
	return m
}

// agentsOut reports whether all Agents are sent, so that the Reveal turn is
// likely and only the strength is wanting: two, a Mentat, and a Swordmaster.
func (a *App) agentsOut(tb engine.Table) bool {
	s := tb.Turn()
	has := 2 + tb.Side(s).Extra()
	for _, step := range a.desk.Session().Steps() {
		if in, ok := step.Input.(engine.Agent); ok && in.Seat == s && in.Space == facts.SwordmasterSpace {
			has++
			break
		}
	}
	return tb.OnBoard(s) >= has && tb.Side(s).Units() > 0 && !tb.Setup().Variants.Dice()
}

// thenText says who is next.
func (a *App) thenText(after engine.Table) string {
	if after.Phase() == engine.Combat {
		return t("then Combat")
	}
	return t("next: {0}", seatName(after, after.Turn()))
}

func (a *App) agentInput(tb engine.Table) engine.Agent {
	return engine.Agent{Seat: tb.Turn(), Space: facts.SpaceID(a.draft.Space), Troops: a.draft.Troops, Dreadnoughts: a.draft.Ships, Infiltrate: a.draft.Sneak}
}

// sendSheet is the chosen space: what will happen, and what is deployed.
func (a *App) sendSheet(tb engine.Table, events []engine.Event) fyne.CanvasObject {
	space := facts.SpaceOf(facts.SpaceID(a.draft.Space))
	head := kit.Row(near, 1, icon(look.SpaceIcon(space), 22), text(words.Word(space.ID), large),
		iconButton(t("More for {0}", words.Word(space.ID)), "more", func() { a.openSpace(space.ID) }))
	parts := []fyne.CanvasObject{head}
	for _, e := range events {
		switch e.Mark {
		case engine.MarkAgent, engine.MarkDeploy, engine.MarkPhase: // the hand did these
			continue
		}
		if e.Seat == tb.Turn() {
			parts = append(parts, text(words.Say(e.Say), good))
		} else {
			parts = append(parts, kit.Row(near, 1, seatIcon(tb, e.Seat, 16), text(words.Say(e.Say), little)))
		}
	}
	if a.draft.Sneak {
		parts = append(parts, text(t("An Agent is there. Sent by infiltration, yours shares the space."), little))
	}
	if space.Combat {
		parts = append(parts, a.deployed(tb, facts.Troop, t("Troops into the Conflict"), &a.draft.Troops, facts.TroopsInAll))
		if tb.Brings(facts.Dreadnoughts) {
			parts = append(parts, a.deployed(tb, facts.Dreadnought, t("Dreadnoughts into the Conflict"), &a.draft.Ships, facts.DreadnoughtsInAll))
		}
	}
	return kit.Card(activeFace(), kit.Column(near, parts...))
}

// deployed asks how many units of a kind go into the Conflict.
func (a *App) deployed(tb engine.Table, what facts.Good, name string, n *int, most int) fyne.CanvasObject {
	set := func(to int) {
		*n = min(most, to)
		a.message = ""
		a.show()
	}
	now := *n
	for *n = most; *n > now && tb.Check(a.agentInput(tb)) != nil; { // as many as the rules allow
		*n--
	}
	most, *n = *n, now
	return kit.Column(2, text(name, small), kit.Row(near, 1, icon(look.GoodIcon(what), 28), numbers(name, *n, most, set)))
}

// revealNext is the way to the Reveal turn: straight away where nothing is
// to be told and it is likely, else by way of a screen that a second tap by
// mistake does no harm on.
func (a *App) revealNext(tb engine.Table) next {
	s := tb.Turn()
	if tb.OnBoard(s) >= 2 && tb.Side(s).Units() == 0 && !tb.Setup().Variants.Dice() {
		return next{label: t("Reveal"), sub: t("no unit in the Conflict"), do: func() { a.do(engine.Reveal{Seat: s, Strength: -1}) }}
	}
	return next{label: t("Reveal"), sub: t("or tap a space"), do: func() {
		a.draft = draft{Revealing: true}
		a.top("now")
		a.show()
	}}
}

// strength is the strength to be told: the units' and the swords added.
func (a *App) strength(tb engine.Table) int {
	return tb.Side(tb.Turn()).UnitStrength() + a.draft.Beyond
}

// revealNow reveals with the strength as it is told.
func (a *App) revealNow(tb engine.Table) next {
	in := engine.Reveal{Seat: tb.Turn(), Strength: -1}
	label := t("Reveal")
	if tb.Side(in.Seat).Units() > 0 {
		in.Strength = a.strength(tb)
		label = t("Reveal with strength {0}", in.Strength)
	}
	in.Dice = a.draft.Dice
	n := next{label: label, do: func() { a.do(in) }}
	if (in.Dice[0] == 0) != (in.Dice[1] == 0) {
		return next{label: label, sub: t("tell the other die too, or none")}
	}
	if !a.draft.Revealing {
		n.sub = t("or tap a space")
	}
	return n
}

// strengthPanel asks for the strength on the Combat track.
func (a *App) strengthPanel(tb engine.Table) fyne.CanvasObject {
	side := tb.Side(tb.Turn())
	if side.Units() == 0 {
		return text(t("No unit in the Conflict: strength 0"), large)
	}
	add := func(n int) func() {
		return func() {
			a.draft.Beyond = min(99, max(-side.UnitStrength(), a.draft.Beyond+n))
			a.message = ""
			a.show()
		}
	}
	steps := []fyne.CanvasObject{stepper(t("Strength"), a.strength(tb), add(-1), add(1))}
	for _, n := range []int{2, 3, 5} {
		steps = append(steps, button("+"+itoa(n), add(n)))
	}
	return kit.Card(activeFace(), kit.Column(near, kit.Row(near, 1, icon(look.Icon("sword"), 22), text(t("Your strength for the Combat track"), strong)),
		text(t("{0} from units; add your swords", side.UnitStrength()), small), kit.Flow(tight, steps...)))
}

// revealMoment asks for the strength, and with churn for the dice.
func (a *App) revealMoment(tb engine.Table) moment {
	parts := []fyne.CanvasObject{a.strengthPanel(tb)}
	if tb.Setup().Variants.Dice() {
		parts = append(parts, kit.Card(cardFace(), a.diceRow()))
	}
	parts = append(parts, a.hint("reveal"), button(t("Back to the board"), func() { a.clearDraft(); a.show() }))
	return moment{content: parts, next: a.revealNow(tb)}
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
		parts = append(parts, grid(tight, 44, 6, faces...))
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
		if e.Rule == "R-ROUND-1" && e.Seat.Human() {
			lines = append(lines, button(t("Deploy 1 troop into the Conflict"), a.correct(engine.Set{Seat: e.Seat, Field: "deployed", N: 1})))
		}
	}
	if len(lines) == 0 {
		return nil
	}
	return kit.Column(tight, lines...)
}
