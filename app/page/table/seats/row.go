// Package seats shows what lies in front of each seat: a row for the chair,
// a card in full.
package seats

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/page/table/play"
	"hagal/app/page/table/sheet"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
	"hagal/rival"
)

// Rows is one row a seat, what is read from the chair; or the row of the
// one seat that matters.
func Rows(p *play.Play, about engine.Seat) fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for _, s := range p.Table().Seats() {
		if about == engine.Nobody || about == s {
			rows = append(rows, row(p, s))
		}
	}
	return kit.Column(part.Tight, rows...)
}

func seatFace(tb engine.Table, s engine.Seat) kit.Face {
	face := part.CardFace()
	if tb.Turn() == s {
		face = part.ActiveFace()
	}
	face.PadX, face.PadY = part.Apart, part.Tight
	return part.OfSeat(tb, s, face)
}

// row is points, name, influence and units, and for a Rival its purse.
func row(p *play.Play, s engine.Seat) fyne.CanvasObject {
	tb := p.Table()
	side := tb.Side(s)
	name := []fyne.CanvasObject{part.SeatIcon(tb, s, 18), part.Text(words.Seat(tb, s), part.Strong)}
	if tb.First() == s {
		name = append(name, part.Icon(look.Icon("first"), 18))
	}
	now := figuresOf(p, s)
	name = append(name, now.units()...)
	second := now.influence()
	if s.Leads() {
		second = append(second, now.purse()...)
	}
	right := kit.Column(2, kit.Row(part.Near, 1, name...), kit.Flow(part.Near, second...))
	points := kit.Fixed(part.Scaled(40), part.Scaled(40), now.mark(side.VP() != now.was.VP(), kit.Line(strconv.Itoa(side.VP()), kit.Style{Size: look.SizeTitle, Bold: true, Center: true})))
	if !s.Human() && !s.Leads() {
		points = kit.Fixed(part.Scaled(40), part.Scaled(40), kit.Line("", part.Huge))
	}
	tap := kit.NewTap(words.T("Figures of {0}", words.At(tb, s)), seatFace(tb, s), kit.Row(part.Tight, 1, points, right), func() { sheet.Seat(p, s) })
	tap.OnHold = func() { sheet.Seat(p, s) }
	return tap
}

// figures are those of a seat, with what they were before the latest tap: what
// that moved has a ring.
type figures struct {
	tb    engine.Table
	seat  engine.Seat
	side  engine.Side
	was   engine.Side
	moved bool // there is something to mark
}

func figuresOf(p *play.Play, s engine.Seat) figures {
	f := figures{tb: p.Table(), seat: s, side: p.Table().Side(s)}
	was, ok := p.Before()
	if ok {
		f.was, f.moved = was.Side(s), true
	}
	return f
}

// mark marks a figure where it is another than it was.
func (f figures) mark(changed bool, o fyne.CanvasObject) fyne.CanvasObject {
	if !f.moved || !changed {
		return o
	}
	return kit.Ringed(theme.ColorNamePrimary, o)
}

// units is how many Agents are home, units in Conflict and garrison, and with
// Rise of Ix the Freighter and the tiles.
func (f figures) units() []fyne.CanvasObject {
	side, was := f.side, f.was
	var parts []fyne.CanvasObject
	if f.seat.Rival() {
		parts = append(parts, f.mark(side.Agents != was.Agents, pair("agent", strconv.Itoa(side.Agents))))
	}
	if f.seat.Human() && side.Extra() > 0 {
		parts = append(parts, part.Icon(look.Icon("mentat"), 18))
	}
	parts = append(parts, f.mark(side.Deployed != was.Deployed || side.Dreads.Deployed != was.Dreads.Deployed, force("conflict", side.Deployed, side.Dreads.Deployed)))
	if f.seat.Rival() {
		parts = append(parts, f.mark(side.Garrison != was.Garrison || side.Dreads.Garrison != was.Dreads.Garrison, force("garrison", side.Garrison, side.Dreads.Garrison)))
	}
	if f.seat.Rival() && side.Freighter+was.Freighter > 0 {
		parts = append(parts, f.mark(side.Freighter != was.Freighter, pair("freighter", strconv.Itoa(side.Freighter))))
	}
	if len(side.Tiles) > 0 {
		parts = append(parts, f.mark(!slices.Equal(side.Tiles, was.Tiles), pair("tech", strconv.Itoa(len(side.Tiles)))))
	}
	return parts
}

// force is troops in a place, and dreadnoughts where there are any.
func force(pic string, troops, dreads int) fyne.CanvasObject {
	if dreads == 0 {
		return pair(pic, strconv.Itoa(troops))
	}
	return kit.Row(2, -1, pair(pic, strconv.Itoa(troops)), pair("dreadnought", strconv.Itoa(dreads)))
}

// pair is a picture and a number.
func pair(pic, n string) fyne.CanvasObject {
	return kit.Row(2, -1, part.Icon(look.Icon(pic), 16), kit.Line(n, part.Strong))
}

// influence is the four tracks; an Alliance is marked by a bar below.
func (f figures) influence() []fyne.CanvasObject {
	var parts []fyne.CanvasObject
	for _, of := range facts.Factions {
		now := f.side.Influence[of]
		cell := f.mark(now != f.was.Influence[of], kit.Row(2, -1, part.Icon(look.FactionIcon(of), 16), kit.Line(strconv.Itoa(now), part.Strong)))
		alliance := kit.Fixed(0, 3, part.Nothing())
		if f.tb.Alliance(of) == f.seat {
			alliance = kit.Bar(1, 1, look.FactionColor(of, look.Fill), 3)
		}
		parts = append(parts, kit.Column(0, cell, alliance))
	}
	return parts
}

// purse is what a Rival holds, with a bar for how near it is to a point.
func (f figures) purse() []fyne.CanvasObject {
	have, had := purseOf(f.side), purseOf(f.was)
	var parts []fyne.CanvasObject
	for _, p := range rival.Prices {
		parts = append(parts, f.mark(have[p.Good] != had[p.Good], kit.Row(2, -1, part.Icon(look.GoodIcon(p.Good), 16), gauge(have[p.Good], p.N))))
	}
	return parts
}

func purseOf(side engine.Side) map[facts.Good]int {
	return map[facts.Good]int{facts.Spice: side.Spice, facts.Solari: side.Solari, facts.Water: side.Water, facts.Intrigue: side.Intrigue}
}

// gauge is a number over a bar that says how near it is to full.
func gauge(n, full int) fyne.CanvasObject {
	return kit.Column(0, kit.Line(strconv.Itoa(n), part.Strong), kit.Bar(float32(n)/float32(full), 1, theme.ColorNamePrimary, 3))
}
