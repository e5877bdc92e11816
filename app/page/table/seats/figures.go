package seats

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"hagal/app/kit"
	"hagal/app/page/table/play"
	"hagal/engine"
)

// figures are those of a seat, with what they were before the latest tap: what
// that moved has a ring.
type figures struct {
	tb            engine.Table
	seat          engine.Seat
	side, was     engine.Side
	home, wasHome int // Agents
}

func figuresOf(p *play.Play, s engine.Seat) figures {
	tb := p.Table()
	f := figures{tb: tb, seat: s, side: tb.Side(s), home: tb.Side(s).Agents}
	if s.Human() {
		f.home = max(0, p.AgentsLeft(s))
	}
	f.was, f.wasHome = f.side, f.home
	if was, ok := p.Before(); ok {
		f.was = was.Side(s)
		f.wasHome = f.was.Agents
		if s.Human() {
			f.wasHome = f.home + tb.OnBoard(s) - was.OnBoard(s) - play.Mentat(tb, s) + play.Mentat(was, s)
		}
	}
	return f
}

// mark marks a figure that changed.
func (f figures) mark(changed bool, o fyne.CanvasObject) fyne.CanvasObject {
	if !changed {
		return o
	}
	return kit.Ringed(theme.ColorNamePrimary, o)
}
