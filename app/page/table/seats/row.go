// Package seats shows what lies in front of each seat: a row for the chair,
// a card in full.
package seats

import (
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

// Rows is one row a seat, what is read from the chair; the seat whose turn is
// shown stands out.
func Rows(p *play.Play, shown engine.Seat) fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for _, s := range p.Table().Seats() {
		rows = append(rows, row(p, s, s == shown))
	}
	return kit.Column(part.Tight, rows...)
}

// Row is the row of one seat.
func Row(p *play.Play, s engine.Seat) fyne.CanvasObject { return row(p, s, true) }

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

// row is points, name, influence and units, and for a Rival its purse.
func row(p *play.Play, s engine.Seat, shown bool) fyne.CanvasObject {
	tb := p.Table()
	name := []fyne.CanvasObject{part.SeatIcon(tb, s, 18), part.Text(words.Seat(tb, s), part.Strong)}
	name = append(name, units(p, s)...)
	second := influence(tb, s)
	if s.Leads() {
		second = append(second, purse(tb, s)...)
	}
	right := kit.Column(2, kit.Row(between, 1, name...), kit.Flow(part.Near, second...))
	tap := kit.NewTap(words.T("Figures of {0}", words.At(tb, s)), seatFace(tb, s, shown), kit.Row(part.Tight, 1, points(tb, s), right), func() { sheet.Seat(p, s) })
	tap.OnHold = func() { sheet.Seat(p, s) }
	return tap
}

// points is a seat's points, where it scores, with the First Player marker
// below them.
func points(tb engine.Table, s engine.Seat) fyne.CanvasObject {
	n := ""
	if s != engine.Hagal {
		n = strconv.Itoa(tb.Side(s).VP())
	}
	cell := kit.Fixed(part.Scaled(40), part.Scaled(38), kit.Line(n, kit.Style{Size: look.SizeTitle, Bold: true, Center: true}))
	if tb.First() != s {
		return cell
	}
	return kit.Column(0, cell, kit.Center(part.Icon(look.Icon("first"), 16)))
}

// units is how many Agents are home, units in Conflict and garrison, and with
// Rise of Ix the Freighter and the tiles.
func units(p *play.Play, s engine.Seat) []fyne.CanvasObject {
	side := p.Table().Side(s)
	var parts []fyne.CanvasObject
	if s.Rival() {
		parts = append(parts, pair("agent", strconv.Itoa(side.Agents)))
	} else {
		parts = append(parts, pair("agent", strconv.Itoa(max(0, p.AgentsLeft(s)))))
	}
	if s.Human() && side.Extra() > 0 {
		parts = append(parts, part.Icon(look.Icon("mentat"), 18))
	}
	parts = append(parts, kit.Row(2, -1, part.Icon(look.Icon("conflict"), 16), force("troop", side.Deployed, side.Dreads.Deployed)))
	if s.Rival() {
		parts = append(parts, force("garrison", side.Garrison, side.Dreads.Garrison))
	}
	if s.Rival() && side.Freighter > 0 {
		parts = append(parts, pair("freighter", strconv.Itoa(side.Freighter)))
	}
	if len(side.Tiles) > 0 {
		parts = append(parts, pair("tech", strconv.Itoa(len(side.Tiles))))
	}
	return parts
}

// force is the troops in a place, and the dreadnoughts where there are any.
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
func influence(tb engine.Table, s engine.Seat) []fyne.CanvasObject {
	var parts []fyne.CanvasObject
	for _, f := range facts.Factions {
		cell := kit.Row(2, -1, part.Icon(look.FactionIcon(f), 16), kit.Line(strconv.Itoa(tb.Side(s).Influence[f]), part.Strong))
		mark := kit.Fixed(0, 3, part.Nothing())
		if tb.Alliance(f) == s {
			mark = kit.Bar(1, 1, look.FactionColor(f, look.Fill), 3)
		}
		parts = append(parts, kit.Column(0, cell, mark))
	}
	return parts
}

// purse is what a Rival holds, with a bar for how near it is to a point.
func purse(tb engine.Table, s engine.Seat) []fyne.CanvasObject {
	side := tb.Side(s)
	have := map[facts.Good]int{facts.Spice: side.Spice, facts.Solari: side.Solari, facts.Water: side.Water, facts.Intrigue: side.Intrigue}
	var parts []fyne.CanvasObject
	for _, p := range rival.Prices {
		parts = append(parts, kit.Row(2, -1, part.Icon(look.GoodIcon(p.Good), 16), gauge(have[p.Good], p.N)))
	}
	return parts
}

// gauge is a number over a bar that says how near it is to full.
func gauge(n, full int) fyne.CanvasObject {
	return kit.Column(0, kit.Line(strconv.Itoa(n), part.Strong), kit.Bar(float32(n)/float32(full), 1, theme.ColorNamePrimary, 3))
}
