package screen

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// board is the board as it lies: Factions down the left, Landsraad and CHOAM
// beside them, Arrakis below.
func (a *App) board(tb engine.Table, choosing bool) fyne.CanvasObject {
	var left, right, cities, makers []fyne.CanvasObject
	for _, s := range tb.Spaces() {
		cell := a.cell(tb, s, choosing)
		switch {
		case s.Icon == facts.FactionSpace:
			left = append(left, cell)
		case s.Maker > 0:
			makers = append(makers, cell)
		case s.Icon == facts.City:
			cities = append(cities, cell)
		default:
			right = append(right, cell)
		}
	}
	narrow := float32(66)
	if a.wide {
		narrow = 78
	}
	upper := grid(near, narrow, 2, grid(tight, narrow, 2, left...), grid(tight, narrow, 2, right...))
	return kit.Column(tight, upper, grid(tight, narrow, 4, cities...), grid(tight, narrow, 3, makers...))
}

func (a *App) cell(tb engine.Table, s facts.Space, choosing bool) fyne.CanvasObject {
	why := error(nil)
	if choosing {
		why = tb.CanGo(tb.Turn(), s.ID, false)
	}
	chosen := choosing && a.draft.Space == string(s.ID)
	face := kit.Face{Fill: look.Surface, Line: look.Line, Edge: look.SpaceColor(s), Radius: 8, PadX: 7, PadY: 4}
	style := little
	if a.wide {
		style, face.PadY = body, 8
	}
	switch {
	case chosen:
		face.Fill, face.Line, face.Width = look.SurfaceHigh, "primary", 3
	case choosing && why != nil:
		face.Fill, face.Edge, style.Color = "", "", look.Dim
	case choosing:
		face.Fill = look.SurfaceHigh
	}
	content := kit.Column(2, text(words.Word(s.ID), style), kit.Flow(tight, a.marks(tb, s)...))
	tap := kit.NewTap(words.Word(s.ID), face, content, func() { a.tapSpace(tb, s, choosing, why) })
	tap.OnHold = func() { a.openSpace(s.ID) }
	return tap
}

// marks is what lies on a space.
func (a *App) marks(tb engine.Table, s facts.Space) []fyne.CanvasObject {
	marks := []fyne.CanvasObject{icon(look.SpaceIcon(s), 16)}
	if s.Combat {
		marks = append(marks, icon(look.Icon("combat"), 14))
	}
	if n := tb.Bonus(s.ID); n > 0 {
		marks = append(marks, kit.Row(0, -1, kit.Line("+"+itoa(n), kit.Style{Size: look.SizeSmall, Bold: true}), icon(look.GoodIcon(facts.Spice), 14)))
	}
	c := tb.ControlOf(s.ID)
	if c.Marker != engine.Nobody {
		marks = append(marks, icon(look.Icon("control"), 14), seatIcon(tb, c.Marker, 12))
	}
	if c.Dreadnought != engine.Nobody {
		marks = append(marks, icon(look.Icon("dreadnought"), 14), seatIcon(tb, c.Dreadnought, 12))
	}
	for _, v := range tb.Voices() {
		if v.Space == s.ID {
			marks = append(marks, icon(look.Icon("voice"), 16))
		}
	}
	for _, p := range tb.Agents() {
		if p.Space == s.ID {
			marks = append(marks, seatIcon(tb, p.Seat, 18))
		}
	}
	return marks
}

// tapSpace chooses a space, or says why it cannot be chosen.
func (a *App) tapSpace(tb engine.Table, s facts.Space, choosing bool, why error) {
	a.message = ""
	switch {
	case a.draft.Moving != "":
		a.finishMove(s.ID)
		return
	case !choosing:
		a.openSpace(s.ID)
		return
	case a.draft.Space == string(s.ID):
		a.draft.Space = ""
	case why == nil || onlyAgents(tb, s.ID):
		a.see()
		a.seeHint()
		a.draft = draft{Space: string(s.ID), Sneak: why != nil}
	default:
		a.message = a.explain(why)
	}
	a.show()
}

// showChosen scrolls to the space that is chosen, where its sheet does not
// scroll with it.
func (a *App) showChosen() {
	if a.draft.Space == "" || a.place != Table || a.short() && !a.lying() {
		return
	}
	name := words.Word(facts.SpaceID(a.draft.Space))
	kit.Each(a.root, func(t *kit.Tap) {
		if t.Name == name {
			t.Reveal()
		}
	})
}

// onlyAgents reports whether nothing but an Agent bars the way, so that an
// Agent with infiltration could come (R-ACT-2).
func onlyAgents(tb engine.Table, id facts.SpaceID) bool {
	return tb.CanGo(tb.Turn(), id, true) == nil
}
