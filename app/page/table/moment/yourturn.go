package moment

import (
	"slices"

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
	"hagal/data/speech"
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
	v := View{Top: y.news(f), Content: []fyne.CanvasObject{y.choosing(f)}}
	if notes := y.notes(); notes != nil {
		v.Content = append(v.Content, notes) // below: the board stays where it is
	}
	v.Content = append(v.Content, y.hint(y.Hint()))
	switch {
	case y.play.Draft().Turn.Space != "":
		y.send(f, &v)
	case y.agentsLeft() > 0:
		reveal := part.Button(words.T("Reveal"), y.reveals)
		reveal.Face.PadX = part.Near
		v.Beside = []fyne.CanvasObject{reveal}
		v.Primary = part.Action{Label: words.T("Tap a space"), Sub: words.T("Agents left: {0}", y.agentsLeft()),
			Waits: words.T("Choose a space for your Agent first, or reveal.")}
	case y.tb.Setup().Variants.Dice():
		v.Primary = part.Action{Label: words.T("Reveal"), Do: y.reveals}
	default:
		y.tells(f, &v)
	}
	return v
}

// tells asks for the strength of the Reveal turn, pinned below all else: where
// that leaves no room it is on top, or its odds are with the rest.
func (y yourTurn) tells(f part.Frame, v *View) {
	v.Primary, v.Telling = y.revealNow(words.T("Agents left: {0}", 0)), true
	likely, points := outlook.Strength(y.play, y.strength()), y.ownPoints()
	switch {
	case f.Short && f.Landscape:
		v.Top = append(v.Top, y.strengthPanel(likely, points))
	case f.Short && f.Wide:
		v.Content = append(v.Content, likely)
		if panel := y.strengthPanel(part.Nothing(), points); pinned(f, panel) {
			v.Pinned = panel
		} else {
			v.Top = append(v.Top, panel)
		}
	default:
		v.Pinned = y.strengthPanel(likely, points)
		if pinned(f, v.Pinned) {
			break
		}
		v.Pinned = y.strengthPanel(likely, part.Nothing())
		if !f.Short || pinned(f, v.Pinned) {
			v.Top = append(v.Top, kit.Card(part.CardFace(), points))
			break
		}
		v.Top, v.Pinned = append(v.Top, y.strengthPanel(likely, points)), nil
	}
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
		s.play.Drop()
	case why == nil || s.onlyAgents(to.ID):
		was := s.play.Draft().Turn // its units come along
		s.play.ChooseSpace(play.Draft{Turn: play.Turn{Space: to.ID, Infiltrate: why != nil, Troops: was.Troops, Dreadnoughts: was.Dreadnoughts}})
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

// agent is the input that sends the Agent as the draft has it: with units where
// the space lets them into the Conflict.
func (y yourTurn) agent(t play.Turn) engine.Agent {
	if !facts.SpaceOf(t.Space).Combat {
		t.Troops, t.Dreadnoughts = 0, 0
	}
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
	v.Reveal = words.Word(t.Space)
	if panel := y.space(t, r.Events, likely, y.deploying(f), false); pinned(f, panel) {
		v.Pinned = panel
	} else {
		if !f.Wide { // the board has a column of its own
			v.Reveal = moreFor(t.Space)
		}
		v.Top = append(v.Top, y.space(t, r.Events, likely, y.deploying(f), true))
	}
	most := t
	most.Troops, most.Dreadnoughts = y.most(troops), y.most(dreadnoughts)
	v.Primary = part.Action{Label: y.sendText(t), Room: y.sendText(most), Sub: thenText(after), Do: y.sends(in)}
	if v.Primary.Do == nil {
		v.Primary.Sub = words.T("first answer what the tile asks")
		v.Primary.Waits = words.T("First answer what the tile asks: with which Faction?")
	}
}

// sendText says what the large button sends: the Agent, and where it may take
// units along how many.
func (y yourTurn) sendText(t play.Turn) string {
	var units speech.List
	if facts.SpaceOf(t.Space).Combat {
		units = speech.List{Items: []speech.Arg{speech.Count{N: t.Troops, Good: facts.Troop}}, And: true}
		if y.most(dreadnoughts) > 0 { // none too: the button keeps its height
			units.Items = append(units.Items, speech.Count{N: t.Dreadnoughts, Good: facts.Dreadnought})
		}
	}
	switch none := len(units.Items) == 0; {
	case t.Infiltrate && none:
		return words.T("Send your Agent there too")
	case t.Infiltrate:
		return words.T("Send there too, with {0}", units)
	case none:
		return words.T("Send your Agent")
	}
	return words.T("Send with {0}", units)
}

// thenText says who is next.
func thenText(after engine.Table) string {
	if after.Phase() == engine.PhaseCombat {
		return words.T("then Combat")
	}
	return words.T("next: {0}", words.At(after, after.Turn()))
}

// pinned reports whether a panel stays in sight below the board: where it leaves
// what is above too little room it is on top, and scrolls with it.
func pinned(f part.Frame, panel fyne.CanvasObject) bool {
	const bar, low, head, space = 100, 72, 180, 108 // as high as each may be where text is not scaled
	height := kit.HeightOf(panel, f.Now()-2*part.Apart)
	switch {
	case f.Wide: // the board has a column of its own
		height += part.Scaled(bar+head) + kit.Target
	case f.Landscape:
		height += part.Scaled(low + space)
	case f.Short: // the head scrolls
		height += part.Scaled(bar + space)
	default:
		height += part.Scaled(bar + head + space)
	}
	return height <= f.Size.Height
}

// moreFor is the name of the way from the panel of a space to its sheet.
func moreFor(id facts.SpaceID) string { return words.T("More for {0}", words.Word(id)) }

// space is the space chosen: what will happen, and what is deployed; on top of
// the board also what lies on it, which is out of sight.
func (y yourTurn) space(t play.Turn, events []engine.Event, likely fyne.CanvasObject, deploying []fyne.CanvasObject, onTop bool) fyne.CanvasObject {
	space := *facts.SpaceOf(t.Space)
	says := []fyne.CanvasObject{part.Text(words.Word(space.ID), part.Large)}
	if lies := board.Lies(y.tb, space, 1); onTop && len(lies) > 0 {
		says = append(says, kit.Flow(part.Tight, lies...))
	}
	var more []fyne.CanvasObject
	for _, e := range events {
		switch {
		case e.Mark == engine.MarkDeploy, e.Rule == facts.RuleDeploy2, e.Mark == engine.MarkPhase, e.Mark == engine.MarkAgent && !newAgent(e): // the hand did these
		case reminder(e):
			more = append(more, warning(words.Event(y.tb, e)))
		case e.Seat == y.tb.Turn() && onTop: // as narrow as text can be large
			more = append(more, part.Text(words.Event(y.tb, e), part.Good))
		case e.Seat == y.tb.Turn():
			says = append(says, part.Text(words.Event(y.tb, e), part.Good))
		default:
			more = append(more, kit.Row(part.Near, 1, part.SeatIcon(y.tb, e.Seat, 16), part.Text(words.Event(y.tb, e), part.Little)))
		}
	}
	if t.Infiltrate {
		more = append(more, y.shared(space.ID))
	}
	if y.agentsLeft() <= 0 {
		more = append(more, warning(words.T("No Agent is left, as far as the app knows: a card must bring one.")))
	}
	head := kit.Row(part.Near, 1, part.Icon(look.SpaceIcon(space), 22), kit.Column(0, says...),
		part.IconButton(moreFor(space.ID), "more", func() { sheet.Space(y.play, space.ID) }))
	parts := slices.Concat([]fyne.CanvasObject{head}, more, []fyne.CanvasObject{likely}, deploying, y.dividends(t), y.bought(t))
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
