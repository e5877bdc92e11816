package moment

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
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
	case y.agentsLeft() <= 0:
		return "reveal"
	}
	return "your-turn"
}

// Draw is the board, and below it the space chosen, or the Reveal turn. The
// large button reveals only where no Agent is left: before, it waits for a
// space, and Reveal stands apart.
func (y yourTurn) Draw(f part.Frame) View {
	v := View{Top: y.news(), Content: []fyne.CanvasObject{y.choosing(f)}}
	if notes := y.notes(); notes != nil {
		v.Content = append(v.Content, notes) // below: the board stays where it is
	}
	v.Content = append(v.Content, y.hint(y.Hint()))
	switch {
	case y.play.Draft().Turn.Space != "":
		y.send(f, &v)
	case y.agentsLeft() > 0:
		v.Beside = []fyne.CanvasObject{part.Button(words.T("Reveal"), y.reveals)}
		v.Primary = part.Action{Label: words.T("Tap a space"), Sub: words.T("Agents left: {0}", y.agentsLeft())}
	case y.tb.Setup().Variants.Dice():
		v.Primary = part.Action{Label: words.T("Reveal"), Do: y.reveals}
	default:
		v.Pinned, v.Primary = y.strengthPanel(), y.revealNow()
	}
	return v
}

// reveals opens the Reveal turn.
func (s scene) reveals() { s.play.Begin(play.Draft{Turn: play.Turn{Revealing: true}}) }

// agentsLeft is how many Agents a person has still to send: of two, a Mentat,
// and a Swordmaster. Cards the app does not see may give more.
func (s scene) agentsLeft() int {
	seat := s.tb.Turn()
	has := 2 + s.tb.Side(seat).Extra()
	for _, step := range s.play.Steps() {
		if in, ok := step.Input.(engine.Agent); ok && in.Seat == seat && in.Space == facts.SwordmasterSpace {
			has++
			break
		}
	}
	return has - s.tb.OnBoard(seat)
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
		label = words.T("Send it, to share the space")
	}
	v.Primary = part.Action{Label: label, Sub: thenText(after), Do: y.do(in)}
	v.Reveal = words.Word(t.Space)
	if f.Short && !f.Landscape { // its panel scrolls with the board
		v.Reveal = moreFor(t.Space)
	}
}

// moreFor is the name of the way from the panel of a space to its sheet.
func moreFor(id facts.SpaceID) string { return words.T("More for {0}", words.Word(id)) }

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
		part.IconButton(moreFor(space.ID), "more", func() { sheet.Space(y.play, space.ID) }))
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
		parts = append(parts, y.shared(space.ID))
	}
	if space.Combat {
		parts = append(parts, y.deployed(troops))
		if y.tb.Brings(facts.Dreadnoughts) {
			parts = append(parts, y.deployed(dreadnoughts))
		}
	}
	return kit.Card(part.ActiveFace(), kit.Column(part.Near, parts...))
}

// shared says whose Agent is there, and what it takes to come all the same
// (R-ACT-2).
func (y yourTurn) shared(id facts.SpaceID) fyne.CanvasObject {
	row := []fyne.CanvasObject{part.Icon(look.Icon("info"), 18)}
	for _, at := range y.tb.Agents() {
		if at.Space == id {
			row = append(row, part.SeatIcon(y.tb, at.Seat, 18))
		}
	}
	says := words.T("Another Agent is here: yours comes only by a card that lets it share the space.")
	if y.tb.Brings(facts.Dreadnoughts) {
		says = words.T("Another Agent is here: yours comes only by infiltration.")
	}
	return kit.Row(part.Near, len(row), append(row, part.Text(says, part.Little))...)
}
