package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/page/table/board"
	"hagal/app/page/table/moment"
	"hagal/app/page/table/play"
	"hagal/app/page/table/seats"
	"hagal/app/part"
	"hagal/data/facts"
	"hagal/engine"
)

// arrangement puts the parts of a table together: what happens now, the
// seats, and the log.
type arrangement struct {
	page  *Page
	frame part.Frame
	tb    engine.Table
	now   moment.View
	board board.Board
}

func (a arrangement) draw() fyne.CanvasObject {
	switch {
	case a.frame.Wide:
		return a.columns()
	case a.frame.Landscape:
		return a.sideBySide()
	}
	return a.tabs()
}

// tabs is one part at a time.
func (a arrangement) tabs() fyne.CanvasObject {
	head, conflict := a.header(), a.conflictLine(true)
	var rows []fyne.CanvasObject
	if !a.now.Bare {
		rows = append(rows, a.rows())
	}
	pinned := a.underRedo(a.now.Pinned)
	if a.frame.Short {
		return a.lowTabs(head, pinned, append([]fyne.CanvasObject{conflict}, rows...))
	}
	return a.framed(kit.Column(part.Tight, head, conflict), a.tabbed(slices.Concat(a.now.Top, rows, a.now.Content)), pinned)
}

// lowTabs is tabs where it is low: the head scrolls with the rest. It is on top
// as long as what is asked stays in sight, else below that.
func (a arrangement) lowTabs(head, pinned fyne.CanvasObject, rest []fyne.CanvasObject) fyne.CanvasObject {
	const sign = kit.Target / 2 // that there is more below
	framed := a.framed(kit.Column(0), part.Nothing(), pinned)
	asked := kit.Column(part.Near, append([]fyne.CanvasObject{head}, a.now.Top...)...)
	parts := append(slices.Clone(a.now.Top), head)
	if kit.HeightOf(asked, a.frame.Size.Width-2*part.Apart)+sign+part.Ends(framed, a.frame.Size.Width) <= a.frame.Size.Height {
		parts = append([]fyne.CanvasObject{head}, a.now.Top...)
	}
	part.Refill(framed, a.tabbed(slices.Concat(parts, a.now.Content, rest)))
	return framed
}

// underRedo has Redo above what is pinned, which keeps its place: where a
// figure was tapped, no other deed comes. Where there is room aside it is there.
func (a arrangement) underRedo(pinned fyne.CanvasObject) fyne.CanvasObject {
	switch redo := a.redoButton(); {
	case redo == nil:
		return pinned
	case pinned == nil:
		return redo
	default:
		return kit.Column(part.Near, redo, pinned)
	}
}

// shown is the seat whose turn is shown, or Nobody: the head names it, and it
// stands out among the seats.
func (a arrangement) shown() engine.Seat {
	if a.now.Both {
		return engine.Nobody
	}
	if a.now.About != engine.Nobody {
		return a.now.About
	}
	if d := a.tb.Decision(); d != nil {
		return d.Seat
	}
	return a.tb.Turn()
}

// rows is every seat, or the one that what happens now is about.
func (a arrangement) rows() fyne.CanvasObject {
	if a.now.About != engine.Nobody {
		return seats.Row(a.page.play, a.now.About, a.headWidth())
	}
	return seats.Rows(a.page.play, a.shown(), false, a.headWidth())
}

// framed has the large button below, and beside it Undo.
func (a arrangement) framed(top, middle, pinned fyne.CanvasObject) *fyne.Container {
	return a.frame.Framed(top, middle, pinned, &a.now.Primary, append(a.now.Beside, a.undoButton()...)...)
}

// tabbed is what the open tab shows, scrolled: what happens now, the seats or
// the log.
func (a arrangement) tabbed(now []fyne.CanvasObject) fyne.CanvasObject {
	tab := a.page.play.Tab()
	var head []fyne.CanvasObject
	if a.frame.Short && !a.frame.Landscape && tab != play.Now {
		head = append(head, a.header())
	}
	switch tab {
	case play.Rivals:
		if a.frame.Landscape {
			_, rest := seats.CardsInTwo(a.page.play, a.shown())
			now = []fyne.CanvasObject{rest}
			break
		}
		now = append(head, seats.Cards(a.page.play, a.shown()))
	case play.Log:
		now = append(head, a.page.log.Draw())
	}
	return part.Scrolled(tab.String(), part.Near, now...)
}

// columns is the board, what happens now, and the seats, side by side. The log
// is below what happens now where that leaves room, else below the seats; where
// tiles will lie there, below the board.
func (a arrangement) columns() fyne.CanvasObject {
	size := a.frame.Size
	tiles := a.tb.Setup().Solo && a.tb.Brings(facts.TechTiles)
	side := fyne.NewSize(size.Width*(1-boardShare)-a.frame.Now()-2*part.Apart, size.Height-2*part.Near)
	log := kit.NewScroll("log", kit.Pad(part.Apart, part.Near, a.page.log.Draw()))
	now, all := a.nowAbove(log)
	spaces := fyne.CanvasObject(kit.NewScroll("board", kit.Pad(part.Apart, part.Near, a.boardIn(!tiles))))
	rivals := fyne.CanvasObject(kit.NewScroll("rivals", kit.Pad(part.Apart, part.Near, seats.CardsWithin(a.page.play, a.shown(), side))))
	switch {
	case all:
	case tiles:
		spaces = above(spaces, log)
	default:
		rivals = above(rivals, log)
	}
	return &fyne.Container{Layout: threeColumns{}, Objects: []fyne.CanvasObject{now, spaces, rivals}} // in the order of the keyboard
}

// nowAbove is what happens now, and above the large button the log where that
// leaves a quarter of the height; ok is false where it does not.
func (a arrangement) nowAbove(log fyne.CanvasObject) (now fyne.CanvasObject, ok bool) {
	top := kit.Column(part.Tight, a.header(), a.conflictLine(!a.frame.Short)) // a head in sight may leave no room
	scroll := part.Scrolled("now", part.Near, slices.Concat(a.now.Top, a.now.Content)...)
	column, width := a.framed(top, scroll, a.now.Pinned), a.frame.Now()
	if part.Ends(column, width)+scroll.Needs(width) > a.frame.Size.Height*0.75 {
		return column, false
	}
	part.Refill(column, above(scroll, log))
	return column, true
}

// boardIn is the board in its column, which it fills where it has all of it, as
// far as its spaces may grow.
func (a arrangement) boardIn(whole bool) fyne.CanvasObject {
	const most, odds = 180, 130 // points: the highest row, and what is told of the odds below the board
	drawn := a.board.Draw(a.frame)
	room := a.frame.Size.Height - 2*part.Near
	if !whole || kit.HeightOf(drawn, a.frame.Size.Width*boardShare-2*part.Apart) > room {
		return drawn
	}
	if a.page.play.Odds() != nil {
		room -= odds
	}
	a.board.Row = min(most, (room-(board.Rows-1)*part.Near)/board.Rows)
	return a.board.Draw(a.frame)
}

func above(top, below fyne.CanvasObject) fyne.CanvasObject {
	return &fyne.Container{Layout: onTop{}, Objects: []fyne.CanvasObject{top, below}}
}

// onTop gives the first of two as much height as it needs, as long as a
// quarter is left for the other.
type onTop struct{}

func (onTop) Layout(o []fyne.CanvasObject, size fyne.Size) {
	h := min(o[0].(*kit.Scroll).Needs(size.Width), size.Height*0.75)
	o[0].Resize(fyne.NewSize(size.Width, h))
	o[1].Move(fyne.NewPos(0, h))
	o[1].Resize(fyne.NewSize(size.Width, size.Height-h))
}

func (onTop) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, 100) }

// sideBySide is the seats, or what the moment has in their place, beside what
// the tab shows, with Redo below them.
func (a arrangement) sideBySide() fyne.CanvasObject {
	width, room := a.frame.Size.Width*part.Aside, a.frame.Size.Height
	var foot fyne.CanvasObject
	if redo := a.redoButton(); redo != nil {
		foot = kit.Pad(part.Apart, part.Tight, redo)
		room -= kit.HeightOf(foot, width)
	}
	var column fyne.CanvasObject
	below := func(parts ...fyne.CanvasObject) fyne.CanvasObject {
		return kit.Column(part.Tight, slices.Concat([]fyne.CanvasObject{a.header(), a.conflictLine(true)}, parts)...)
	}
	switch tab := a.page.play.Tab(); {
	case tab == play.Now && len(a.now.Aside) > 0:
		column = below(a.now.Aside...)
	case tab == play.Rivals:
		first, _ := seats.CardsInTwo(a.page.play, a.shown())
		column = below(first)
	default:
		column = a.seatsWithin(fyne.NewSize(width-2*part.Apart, room-2*part.Near))
	}
	var side fyne.CanvasObject = kit.NewScroll("side", kit.Pad(part.Apart, part.Near, column))
	if foot != nil {
		side = &fyne.Container{Layout: footed{}, Objects: []fyne.CanvasObject{side, foot}}
	}
	now := a.framed(kit.Column(0), a.tabbed(slices.Concat(a.now.Top, a.now.Content)), a.now.Pinned)
	return &fyne.Container{Layout: twoColumns{}, Objects: []fyne.CanvasObject{side, now}}
}

// seatsWithin is the head and the seats in so much room: where not all of it
// has room the rows are lower, and where that is not enough the odds of the
// Conflict are left out.
func (a arrangement) seatsWithin(size fyne.Size) fyne.CanvasObject {
	var column fyne.CanvasObject
	for _, try := range []struct{ low, odds bool }{{false, true}, {true, true}, {true, false}} {
		gap := float32(part.Tight)
		if try.low {
			gap = 2
		}
		column = kit.Column(gap, a.header(), a.conflictLine(try.odds), seats.Rows(a.page.play, a.shown(), try.low, size.Width))
		if kit.HeightOf(column, size.Width) <= size.Height {
			break
		}
	}
	return column
}

// footed keeps the second of two below the first, at its own height.
type footed struct{}

func (footed) Layout(o []fyne.CanvasObject, size fyne.Size) {
	foot := kit.HeightOf(o[1], size.Width)
	o[0].Resize(fyne.NewSize(size.Width, size.Height-foot))
	o[1].Move(fyne.NewPos(0, size.Height-foot))
	o[1].Resize(fyne.NewSize(size.Width, foot))
}

func (footed) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, 100) }

type twoColumns struct{}

func (twoColumns) Layout(o []fyne.CanvasObject, size fyne.Size) {
	side := size.Width * part.Aside
	o[0].Resize(fyne.NewSize(side, size.Height))
	o[1].Move(fyne.NewPos(side, 0))
	o[1].Resize(fyne.NewSize(size.Width-side, size.Height))
}

func (twoColumns) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, 100) }

// boardShare is the part of the width that the board has.
const boardShare = 0.4

// threeColumns has the first of three in the middle.
type threeColumns struct{}

func (threeColumns) Layout(o []fyne.CanvasObject, size fyne.Size) {
	now := part.Frame{Size: size, Wide: true}.Now()
	side := size.Width * boardShare
	for i, at := range [][2]float32{{side, now}, {0, side}, {side + now, size.Width - side - now}} {
		o[i].Move(fyne.NewPos(at[0], 0))
		o[i].Resize(fyne.NewSize(at[1], size.Height))
	}
}

func (threeColumns) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, 100) }
