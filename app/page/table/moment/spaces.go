package moment

import (
	"fyne.io/fyne/v2"

	"hagal/app/page/table/board"
	"hagal/app/page/table/play"
	"hagal/app/part"
	"hagal/data/facts"
	"hagal/engine"
)

// Board is the board as a moment has it. Where there is room for columns it
// stands in one of its own, whatever the moment.
func Board(m Moment) board.Board { return m.spaces() }

// drawn is the board among what happens now, or nothing where it has a column.
func drawn(b board.Board, f part.Frame) fyne.CanvasObject {
	if f.Wide {
		return part.Nothing()
	}
	return b.Draw(f)
}

// spaces is the board to look at: a tap on a space opens its sheet.
func (s scene) spaces() board.Board { return board.Board{Play: s.play} }

func (y yourTurn) spaces() board.Board { return y.chooser() }

// spaces marks the space that the Rival before the one that is due went to.
func (r rivalDue) spaces() board.Board {
	last, _ := r.lastRival()
	return board.Board{Play: r.play, Marked: last.space()}
}

// spaces marks the space the Rival went to; before a person's turn the next
// one can be chosen there.
func (r rivalDone) spaces() board.Board {
	b := board.Board{Play: r.play}
	if r.tb.Turn().Human() {
		b = r.chooser()
	}
	b.Marked = r.last.space()
	return b
}

// spaces is the board on which the Agent taken up is put down.
func (m moving) spaces() board.Board {
	at := m.play.Draft().Moving
	return board.Board{Play: m.play, Tap: func(to facts.Space, _ error) {
		m.play.Do(engine.Move{Seat: at.Seat, From: at.Space, To: to.ID})
	}}
}

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
	default:
		s.play.Host().Act(func() error { return why })
	}
}

// onlyAgents reports whether nothing but another's Agent bars the way, so that
// an Agent that may share the space could come (R-ACT-2).
func (s scene) onlyAgents(id facts.SpaceID) bool { return s.tb.CanGo(s.tb.Turn(), id, true) == nil }
