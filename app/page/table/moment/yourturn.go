package moment

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/page/table/board"
	"hagal/app/page/table/play"
	"hagal/app/page/table/sheet"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// yourTurn is a person's turn: the board to choose a space on, and what is
// likely next.
type yourTurn struct{ scene }

// Hint is of the step of the turn that is due.
func (y yourTurn) Hint() string {
	switch {
	case y.play.Draft().Turn.Space != "":
		return "send"
	case y.agentsOut():
		return "reveal"
	}
	return "your-turn"
}

// Draw is the board, and below it the space chosen, or the Reveal turn.
func (y yourTurn) Draw(f part.Frame) View {
	v := View{Top: y.news(), Content: []fyne.CanvasObject{y.choosing(f)}}
	if notes := y.notes(); notes != nil {
		v.Content = append(v.Content, notes) // below: the board stays where it is
	}
	v.Content = append(v.Content, y.hint(y.Hint()))
	switch {
	case y.play.Draft().Turn.Space != "":
		y.send(f, &v)
	case y.agentsOut():
		v.Pinned, v.Primary = y.strengthPanel(), y.revealNow()
	default:
		v.Primary = y.revealNext()
	}
	return v
}

// choosing is the board; a tap on a space chooses it, or says why it cannot be
// chosen.
func (s scene) choosing(f part.Frame) fyne.CanvasObject {
	return board.Board{Play: s.play, Choosing: true, Tap: s.tapSpace}.Draw(f)
}

func (s scene) tapSpace(to facts.Space, why error) {
	switch {
	case s.play.Draft().Turn.Space == to.ID:
		s.play.Choose(func(d *play.Draft) { d.Turn.Space = "" })
	case why == nil || s.onlyAgents(to.ID):
		s.play.ChooseSpace(play.Draft{Turn: play.Turn{Space: to.ID, Infiltrate: why != nil}})
	default:
		s.play.Host().Act(func() error { return why })
	}
}

// onlyAgents reports whether nothing but an Agent bars the way, so that an
// Agent with infiltration could come (R-ACT-2).
func (s scene) onlyAgents(id facts.SpaceID) bool { return s.tb.CanGo(s.tb.Turn(), id, true) == nil }

// agentsOut reports whether all Agents are sent, so that the Reveal turn is
// likely and only the strength is wanting: two, a Mentat, and a Swordmaster.
func (y yourTurn) agentsOut() bool {
	s := y.tb.Turn()
	has := 2 + y.tb.Side(s).Extra()
	for _, step := range y.play.Steps() {
		if in, ok := step.Input.(engine.Agent); ok && in.Seat == s && in.Space == facts.SwordmasterSpace {
			has++
			break
		}
	}
	return y.tb.OnBoard(s) >= has && y.tb.Side(s).Units() > 0 && !y.tb.Setup().Variants.Dice()
}

// agent is the input that sends the Agent as the draft has it.
func (y yourTurn) agent(t play.Turn) engine.Agent {
	return engine.Agent{Seat: y.tb.Turn(), Space: t.Space, Troops: t.Troops, Dreadnoughts: t.Dreadnoughts, Infiltrate: t.Infiltrate}
}

// send shows the space chosen, and the button that sends the Agent.
func (y yourTurn) send(f part.Frame, v *View) {
	t := y.play.Draft().Turn
	in := y.agent(t)
	after := y.tb
	r, err := y.tb.Apply(in)
	if err == nil {
		after = r.Table
	}
	v.Pinned = y.space(t, r.Events)
	label := words.T("Send your Agent")
	if t.Infiltrate {
		label = words.T("Send by infiltration")
	}
	v.Primary = part.Action{Label: label, Sub: thenText(after), Do: y.sends(in)}
	if !f.Short || f.Landscape { // else its panel scrolls with the board
		v.Reveal = words.Word(t.Space)
	}
}

// thenText says who is next.
func thenText(after engine.Table) string {
	if after.Phase() == engine.PhaseCombat {
		return words.T("then Combat")
	}
	return words.T("next: {0}", words.At(after, after.Turn()))
}

// space is the space chosen: what will happen, and what is deployed.
func (y yourTurn) space(t play.Turn, events []engine.Event) fyne.CanvasObject {
	space := facts.SpaceOf(t.Space)
	head := kit.Row(part.Near, 1, part.Icon(look.SpaceIcon(space), 22), part.Text(words.Word(space.ID), part.Large),
		part.IconButton(words.T("More for {0}", words.Word(space.ID)), "more", func() { sheet.Space(y.play, space.ID) }))
	parts := []fyne.CanvasObject{head}
	for _, e := range events {
		switch e.Mark {
		case engine.MarkAgent, engine.MarkDeploy, engine.MarkPhase: // the hand did these
			continue
		}
		if e.Seat == y.tb.Turn() {
			parts = append(parts, part.Text(words.SayAt(y.tb, e.Say), part.Good))
		} else {
			parts = append(parts, kit.Row(part.Near, 1, part.SeatIcon(y.tb, e.Seat, 16), part.Text(words.SayAt(y.tb, e.Say), part.Little)))
		}
	}
	if t.Infiltrate {
		parts = append(parts, part.Text(words.T("An Agent is there. Sent by infiltration, yours shares the space."), part.Little))
	}
	if space.Combat {
		parts = append(parts, y.deployed(facts.Troop, words.T("Troops into the Conflict"), facts.TroopsInAll, func(t *play.Turn) *int { return &t.Troops }))
		if y.tb.Brings(facts.Dreadnoughts) {
			parts = append(parts, y.deployed(facts.Dreadnought, words.T("Dreadnoughts into the Conflict"), facts.DreadnoughtsInAll, func(t *play.Turn) *int { return &t.Dreadnoughts }))
		}
	}
	parts = append(parts, y.bought(t)...)
	return kit.Card(part.ActiveFace(), kit.Column(part.Near, parts...))
}

// deployed asks how many units of a kind go into the Conflict: as many as the
// rules allow.
func (y yourTurn) deployed(what facts.Good, name string, most int, of func(*play.Turn) *int) fyne.CanvasObject {
	t := y.play.Draft().Turn
	n := *of(&t)
	for *of(&t) = most; *of(&t) > n && y.tb.Check(y.agent(t)) != nil; {
		*of(&t)--
	}
	most = *of(&t)
	set := func(to int) {
		y.play.Choose(func(d *play.Draft) { *of(&d.Turn) = min(most, to) })
	}
	return kit.Column(2, part.Text(name, part.Small), kit.Row(part.Near, 1, part.Icon(look.GoodIcon(what), 28), part.Numbers(name, n, most, set)))
}
