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

// Rows is one row a seat, what is read from the chair, in a width; the seat
// whose turn is shown stands out. Low ones are for little room.
func Rows(p *play.Play, shown engine.Seat, low bool, width float32) fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for _, s := range p.Table().Seats() {
		rows = append(rows, row(p, s, s == shown, low, width))
	}
	if low {
		return kit.Column(2, rows...)
	}
	return kit.Column(part.Tight, rows...)
}

// Row is the row of one seat, in a width.
func Row(p *play.Play, s engine.Seat, width float32) fyne.CanvasObject {
	return row(p, s, true, false, width)
}

func seatFace(tb engine.Table, s engine.Seat, shown bool) kit.Face {
	face := part.CardFace()
	if shown {
		face = part.ActiveFace()
	}
	face.PadX, face.PadY = part.Apart, part.Tight
	return part.OfSeat(tb, s, face)
}

// between is the space between the figures beside a name, in points.
const between = 6

// narrow is up to which width the units have no room beside most names, in
// points.
const narrow = 340

// row is points, name, influence and units, and for a Rival its purse. The units
// stand beside the name, or where that is narrow with the rest.
func row(p *play.Play, s engine.Seat, shown, low bool, width float32) fyne.CanvasObject {
	tb := p.Table()
	now := figuresOf(p, s)
	name := []fyne.CanvasObject{part.SeatIcon(tb, s, 18), part.Text(words.Seat(tb, s), part.Strong)}
	face := seatFace(tb, s, shown)
	gap, second := float32(part.Near), now.influence()
	if width < part.Scaled(narrow) {
		gap, face.PadX = part.Tight, part.Near
		second = append(now.units(), second...)
	} else {
		name = append(name, now.units()...)
	}
	if s.Leads() {
		second = append(second, now.purse()...)
	}
	right := kit.Column(2, kit.Row(between, 1, name...), kit.Flow(gap, second...))
	if low {
		face.PadY = 1
	}
	tap := kit.NewTap(words.T("Figures of {0}", words.At(tb, s)), face, kit.Row(part.Tight, 1, now.points(low), right), func() { sheet.Seat(p, s) })
	tap.OnHold = func() { sheet.Seat(p, s) }
	return tap
}

// points is a seat's points, where it scores, with the First Player marker
// below them; smaller where there is little room.
func (f figures) points(low bool) fyne.CanvasObject {
	size, high := look.SizeTitle, float32(38)
	if low {
		size, high = look.SizeLarge, 28
	}

	n := ""
	if f.seat != engine.Hagal {
		n = strconv.Itoa(f.side.VP())
	}
	cell := kit.Fixed(part.Scaled(40), part.Scaled(high), kit.Center(f.mark(f.side.VP() != f.was.VP(), kit.Line(n, kit.Style{Size: size, Bold: true}))))
	if f.tb.First() != f.seat {
		return cell
	}
	return kit.Column(0, cell, kit.Center(part.Icon(look.Icon("first"), 16)))
}

// units is how many Agents are home, units in Conflict and garrison, and with
// Rise of Ix the Freighter and the tiles.
func (f figures) units() []fyne.CanvasObject {
	side, was := f.side, f.was
	parts := []fyne.CanvasObject{f.mark(f.home != f.wasHome, pair("agent", strconv.Itoa(f.home)))}
	if f.seat.Human() && play.Mentat(f.tb, f.seat) > 0 {
		parts = append(parts, part.Icon(look.Icon("mentat"), 18))
	}
	parts = append(parts, kit.Row(2, -1, part.Icon(look.Icon("conflict"), 16), f.force("troop", side.Deployed, was.Deployed, int(side.Dreads.Deployed), int(was.Dreads.Deployed))))
	if f.seat.Rival() {
		parts = append(parts, f.force("garrison", side.Garrison, was.Garrison, int(side.Dreads.Garrison), int(was.Dreads.Garrison)))
	}
	if f.seat.Rival() && side.Freighter+was.Freighter > 0 {
		parts = append(parts, f.mark(side.Freighter != was.Freighter, pair("freighter", strconv.Itoa(side.Freighter))))
	}
	if len(side.Tiles) > 0 {
		parts = append(parts, f.mark(!slices.Equal(side.Tiles, was.Tiles), pair("tech", strconv.Itoa(len(side.Tiles)))))
	}
	return parts
}

// force is the troops in a place, and the dreadnoughts where there are any or
// were, with what there were before.
func (f figures) force(pic string, troops, wereTroops, dreads, wereDreads int) fyne.CanvasObject {
	of := f.mark(troops != wereTroops, pair(pic, strconv.Itoa(troops)))
	if dreads+wereDreads == 0 {
		return of
	}
	return kit.Row(2, -1, of, f.mark(dreads != wereDreads, pair("dreadnought", strconv.Itoa(dreads))))
}

// pair is a picture and a number.
func pair(pic, n string) fyne.CanvasObject {
	return kit.Row(2, -1, part.Icon(look.Icon(pic), 16), kit.Line(n, part.Strong))
}

// influence is the four tracks; an Alliance is marked by a bar below.
func (f figures) influence() []fyne.CanvasObject {
	var parts []fyne.CanvasObject
	for _, of := range facts.Factions {
		now := f.side.With(of)
		cell := f.mark(now != f.was.With(of), kit.Row(2, -1, part.Icon(look.FactionIcon(of), 16), kit.Line(strconv.Itoa(now), part.Strong)))
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
