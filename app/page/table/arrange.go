package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/page/table/moment"
	"hagal/app/page/table/play"
	"hagal/app/page/table/seats"
	"hagal/app/part"
	"hagal/engine"
)

// arrangement puts the parts of a table together: what happens now, the
// seats, and the log.
type arrangement struct {
	page  *Page
	frame part.Frame
	tb    engine.Table
	now   moment.View
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

// tabs is one part at a time. Where it is low, what is pinned and the head
// scroll with the rest.
func (a arrangement) tabs() fyne.CanvasObject {
	head, conflict := a.header(a.now.About), a.conflictLine()
	var rows []fyne.CanvasObject
	if !a.now.Bare {
		rows = append(rows, seats.Rows(a.page.play, a.now.About))
	}
	if !a.frame.Short {
		return a.framed(kit.Column(part.Tight, head, conflict), a.tabbed(slices.Concat(a.now.Top, rows, a.now.Content)), a.now.Pinned)
	}
	parts := append(slices.Clone(a.now.Top), head)
	if a.now.Pinned != nil {
		parts = append(parts, a.now.Pinned)
	}
	parts = append(append(append(parts, a.now.Content...), conflict), rows...)
	return a.framed(kit.Column(0), a.tabbed(parts), nil)
}

func (a arrangement) framed(top, middle, pinned fyne.CanvasObject) fyne.CanvasObject {
	return a.frame.Framed(top, middle, pinned, &a.now.Primary, a.undoButtons()...)
}

// tabbed is what the open tab shows, scrolled: what happens now, the seats or
// the log.
func (a arrangement) tabbed(now []fyne.CanvasObject) fyne.CanvasObject {
	tab := a.page.play.Tab()
	name := [...]string{play.Now: "now", play.Rivals: "rivals", play.Log: "log"}[tab]
	var head []fyne.CanvasObject
	if a.frame.Short && !a.frame.Landscape && tab != play.Now {
		head = append(head, a.header(engine.Nobody))
	}
	switch tab {
	case play.Rivals:
		now = append(head, seats.Cards(a.page.play))
	case play.Log:
		now = append(head, a.page.log.Draw())
	}
	return part.Scrolled(name, part.Near, now...)
}

// columns is seats, what happens now, and the log side by side.
func (a arrangement) columns() fyne.CanvasObject {
	top := kit.Column(part.Tight, a.header(a.now.About), a.conflictLine())
	now := a.framed(top, part.Scrolled("now", part.Near, slices.Concat(a.now.Top, a.now.Content)...), a.now.Pinned)
	rivals := kit.NewScroll("rivals", kit.Pad(part.Apart, part.Apart, seats.Cards(a.page.play)))
	log := kit.NewScroll("log", kit.Pad(part.Apart, part.Apart, a.page.log.Draw()))
	return &fyne.Container{Layout: threeColumns{}, Objects: []fyne.CanvasObject{rivals, now, log}}
}

// sideBySide is the seats beside what the tab shows.
func (a arrangement) sideBySide() fyne.CanvasObject {
	side := kit.NewScroll("side", kit.Pad(part.Apart, part.Near,
		kit.Column(part.Tight, a.header(a.now.About), a.conflictLine(), seats.Rows(a.page.play, engine.Nobody))))
	now := a.framed(kit.Column(0), a.tabbed(slices.Concat(a.now.Top, a.now.Content)), a.now.Pinned)
	return &fyne.Container{Layout: twoColumns{}, Objects: []fyne.CanvasObject{side, now}}
}

type twoColumns struct{}

func (twoColumns) Layout(o []fyne.CanvasObject, size fyne.Size) {
	side := size.Width * 0.44
	o[0].Resize(fyne.NewSize(side, size.Height))
	o[1].Move(fyne.NewPos(side, 0))
	o[1].Resize(fyne.NewSize(size.Width-side, size.Height))
}

func (twoColumns) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, 100) }

type threeColumns struct{}

func (threeColumns) Layout(o []fyne.CanvasObject, size fyne.Size) {
	side := min(size.Width*0.27, 380)
	widths := []float32{side, size.Width - 2*side, side}
	x := float32(0)
	for i, w := range widths {
		o[i].Move(fyne.NewPos(x, 0))
		o[i].Resize(fyne.NewSize(w, size.Height))
		x += w
	}
}

func (threeColumns) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, 100) }
