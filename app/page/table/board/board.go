// Package board draws the board as it lies.
package board

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/page/table/outlook"
	"hagal/app/page/table/play"
	"hagal/app/page/table/sheet"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// Board is the board in a moment: whether a space is chosen for the next
// Agent, and what a tap on one does.
type Board struct {
	Play     *play.Play
	Choosing bool
	Tap      func(facts.Space, error) // with why the space cannot be chosen; nil: its sheet opens
	Mute     bool                     // letters are the answers' of a question, and name no space
	Row      float32                  // the least height of a row of spaces, in points; pictures grow along
	letters  map[facts.SpaceID]rune
}

// Draw is the board as it lies: Factions down the left, Landsraad and CHOAM
// beside them, Arrakis below.
func (b Board) Draw(f part.Frame) fyne.CanvasObject {
	var left, right, cities, makers []fyne.CanvasObject
	b.letters = Letters(b.Play.Table().Spaces())
	for _, s := range b.Play.Table().Spaces() {
		cell := b.cell(f, s)
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
	if f.Wide {
		narrow = 78
	}
	upper := part.Grid(part.Near, narrow, 2, part.Grid(part.Tight, narrow, 2, left...), part.Grid(part.Tight, narrow, 2, right...))
	return kit.Column(part.Tight, upper, Tiles(b.Play), part.Grid(part.Tight, narrow, 4, cities...), part.Grid(part.Tight, narrow, 3, makers...), outlook.Ahead(b.Play))
}

func (b Board) cell(f part.Frame, s facts.Space) fyne.CanvasObject {
	tb := b.Play.Table()
	why := b.whyNot(s.ID)
	chosen := b.Choosing && b.Play.Draft().Turn.Space == s.ID
	face := kit.Face{Line: look.Line, Edge: look.SpaceColor(s), Radius: look.RadiusSmall, PadX: 7, PadY: 4}
	face.Least = b.Row
	style, gap := part.Little, float32(part.Tight)
	if f.Wide { // the space's letter stands in one line with its icon and the odds
		style, gap, face.PadX, face.PadY = part.Body, 2, 6, 8
	}
	switch {
	case chosen:
		face.Fill, face.Line, face.Width = look.SurfaceHigh, theme.ColorNamePrimary, 3
	case b.Choosing && why != nil:
		face.Edge, style.Color = "", look.Dim
	case b.Tap != nil:
		face.Fill = look.Surface
	}
	larger := min(1.5, max(1, b.Row/80))
	below := append([]fyne.CanvasObject{part.Icon(look.SpaceIcon(s), 16*larger)}, Lies(tb, s, larger)...)
	if likely := outlook.Space(b.Play, s.ID); likely != nil {
		below = append(below, likely)
	}
	lies := kit.Flow(gap, below...)
	if letter := b.letters[s.ID]; letter != 0 && f.Wide {
		says := strings.ToUpper(string(letter))
		if b.Mute {
			says = "" // its room stays
		}
		lies = kit.Row(gap, 0, lies, kit.Line(says, part.Label))
	}
	content := kit.Column(2, part.Text(words.Word(s.ID), style), lies)
	if b.moved(s.ID) {
		content = kit.Dotted(theme.ColorNamePrimary, content)
	}
	tap := kit.NewTap(words.Word(s.ID), face, content, b.Choose(s.ID))
	tap.OnHold = func() { sheet.Space(b.Play, s.ID) }
	return tap
}

// moved reports whether the latest tap moved something on a space.
func (b Board) moved(id facts.SpaceID) bool {
	was, ok := b.Play.Before()
	tb := b.Play.Table()
	return ok && !(was.Bonus(id) == tb.Bonus(id) && was.ControlOf(id) == tb.ControlOf(id) && slices.Equal(on(was, id), on(tb, id)))
}

// on is the seats whose Agents are on a space, and who laid The Voice there.
func on(tb engine.Table, id facts.SpaceID) []engine.Seat {
	var seats []engine.Seat
	for _, p := range tb.Agents() {
		if p.Space == id {
			seats = append(seats, p.Seat)
		}
	}
	for _, v := range tb.Voices() {
		if v.Space == id {
			seats = append(seats, v.Seat)
		}
	}
	return seats
}

// Choose is a tap on a space.
func (b Board) Choose(id facts.SpaceID) func() {
	if b.Tap == nil {
		return func() { sheet.Space(b.Play, id) }
	}
	return func() { b.Tap(*facts.SpaceOf(id), b.whyNot(id)) }
}

// whyNot is why a space cannot be chosen for the next Agent; nil where it can.
func (b Board) whyNot(id facts.SpaceID) error {
	if !b.Choosing {
		return nil
	}
	return b.Play.Table().CanGo(b.Play.Table().Turn(), id, false)
}

// Rows is how many rows of spaces the board has.
const Rows = 6

// Lies is what lies on a space, and that it is a Combat space, so much larger
// than usual.
func Lies(tb engine.Table, s facts.Space, larger float32) []fyne.CanvasObject {
	icon := func(pic fyne.Resource, size float32) fyne.CanvasObject { return part.Icon(pic, size*larger) }
	var marks []fyne.CanvasObject
	if s.Combat {
		marks = append(marks, icon(look.Icon("combat"), 14))
	}
	if n := tb.Bonus(s.ID); n > 0 {
		marks = append(marks, kit.Row(0, -1, kit.Line("+"+strconv.Itoa(n), kit.Style{Size: look.SizeSmall, Bold: true}), icon(look.GoodIcon(facts.Spice), 14)))
	}
	c := tb.ControlOf(s.ID)
	if c.Marker != engine.Nobody {
		marks = append(marks, part.SeatFlag(tb, c.Marker, 18*larger))
	}
	if c.Dreadnought != engine.Nobody {
		marks = append(marks, kit.Row(0, -1, icon(look.Icon("dreadnought"), 14), part.SeatFlag(tb, c.Dreadnought, 14*larger)))
	}
	if has, away := tb.Mentat(); away && s.ID == facts.MentatSpace {
		marks = append(marks, icon(look.Icon("mentat"), 14), icon(look.Icon("next"), 10), part.SeatIcon(tb, has, 12*larger))
	}
	for _, v := range tb.Voices() {
		if v.Space == s.ID {
			marks = append(marks, icon(look.Icon("voice"), 16))
		}
	}
	for _, p := range tb.Agents() {
		if p.Space == s.ID {
			marks = append(marks, part.SeatIcon(tb, p.Seat, 18*larger))
		}
	}
	return marks
}
