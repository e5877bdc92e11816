package moment

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/page/table/board"
	"hagal/app/page/table/outlook"
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
		likely := outlook.Strength(y.play, y.strength())
		if f.Short { // what is pinned leaves no room
			v.Content, likely = append(v.Content, likely), part.Nothing()
		}
		v.Pinned, v.Primary = y.strengthPanel(likely), y.revealNow()
	}
	return v
}

func (y yourTurn) spaces() board.Board { return y.chooser() }

// chooser is the board for the next Agent of a person: a tap on a space
// chooses it, or says why it cannot be chosen.
func (s scene) chooser() board.Board {
	return board.Board{Play: s.play, Choosing: true, Tap: s.tapSpace}
}

// choosing is that board among what happens now.
func (s scene) choosing(f part.Frame) fyne.CanvasObject { return drawn(s.chooser(), f) }

func (s scene) tapSpace(to facts.Space, why error) {
	switch {
	case s.play.Draft().Turn.Space == to.ID:
		s.play.Choose(func(d *play.Draft) { d.Turn.Space = "" })
	case why == nil || s.onlyAgents(to.ID):
		s.play.ChooseSpace(play.Draft{Turn: play.Turn{Space: to.ID, Infiltrate: why != nil}})
	default: // an Agent of one's own side, or The Voice
		s.play.Host().Act(func() error { return s.tb.CanGo(s.tb.Turn(), to.ID, true) })
	}
}

// onlyAgents reports whether nothing but another's Agent bars the way, so that
// an Agent that may share the space could come (R-ACT-2).
func (s scene) onlyAgents(id facts.SpaceID) bool { return s.tb.CanGo(s.tb.Turn(), id, true) == nil }

// reveals opens the Reveal turn.
func (s scene) reveals() { s.play.Begin(play.Draft{Turn: play.Turn{Revealing: true}}) }

// agentsLeft is how many Agents the person whose turn it is has still to send.
func (s scene) agentsLeft() int { return s.play.AgentsLeft(s.tb.Turn()) }

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
	likely := outlook.Changed(y.play)
	if f.Short && (f.Wide || f.Landscape) { // it leaves no room, and the odds sheet tells it too
		likely = part.Nothing()
	}
	v.Pinned = y.space(t, r.Events, likely)
	label := words.T("Send your Agent")
	if t.Infiltrate {
		label = words.T("Send it, to share the space")
	}
	v.Primary = part.Action{Label: label, Sub: thenText(after), Do: y.sends(in)}
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
func (y yourTurn) space(t play.Turn, events []engine.Event, likely fyne.CanvasObject) fyne.CanvasObject {
	space := *facts.SpaceOf(t.Space)
	head := kit.Row(part.Near, 1, part.Icon(look.SpaceIcon(space), 22), part.Text(words.Word(space.ID), part.Large),
		part.IconButton(moreFor(space.ID), "more", func() { sheet.Space(y.play, space.ID) }))
	parts := []fyne.CanvasObject{head}
	for _, e := range events {
		switch e.Mark {
		case engine.MarkDeploy, engine.MarkPhase: // the hand did these
			continue
		case engine.MarkAgent:
			if !newAgent(e) {
				continue
			}
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
	parts = append(parts, likely)
	if space.Combat {
		parts = append(parts, y.deployed(troops))
		if y.tb.Brings(facts.Dreadnoughts) {
			parts = append(parts, y.deployed(dreadnoughts))
		}
	}
	parts = append(parts, y.bought(t)...)
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

// unit is a kind of units that a person may deploy with an Agent.
type unit struct {
	what  facts.Good
	inAll int
	of    func(*play.Turn) *int
}

var (
	troops       = unit{facts.Troop, facts.TroopsInAll, func(t *play.Turn) *int { return &t.Troops }}
	dreadnoughts = unit{facts.Dreadnought, facts.DreadnoughtsInAll, func(t *play.Turn) *int { return &t.Dreadnoughts }}
)

func (u unit) name() string {
	if u.what == facts.Dreadnought {
		return words.T("Dreadnoughts into the Conflict")
	}
	return words.T("Troops into the Conflict")
}

// most is how many units of a kind the rules allow, with what else is chosen.
func (y yourTurn) most(u unit) int {
	t := y.play.Draft().Turn
	n := *u.of(&t)
	for *u.of(&t) = u.inAll; *u.of(&t) > n && y.tb.Check(y.agent(t)) != nil; {
		*u.of(&t)--
	}
	return *u.of(&t)
}

// set chooses how many units of a kind are deployed.
func (y yourTurn) set(u unit) func(int) {
	most := y.most(u)
	return func(to int) { y.play.Choose(func(d *play.Draft) { *u.of(&d.Turn) = min(most, to) }) }
}

// deployed asks how many units of a kind go into the Conflict.
func (y yourTurn) deployed(u unit) fyne.CanvasObject {
	t := y.play.Draft().Turn
	head := kit.Row(part.Near, 1, part.Icon(look.GoodIcon(u.what), 18), part.Text(u.name(), part.Small))
	return kit.Column(2, head, part.Numbers(u.name(), *u.of(&t), y.most(u), y.set(u)))
}
