package seats

import (
	"strconv"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/page/table/play"
	"hagal/app/page/table/sheet"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
)

// Cards is every seat in full, for a tab or the side of a wide screen; the
// seat whose turn is shown stands out.
func Cards(p *play.Play, shown engine.Seat) fyne.CanvasObject { return cards(p, shown, false) }

// CardsWithin is Cards for a side of a size: where not all of it has room, tiles
// go by their names.
func CardsWithin(p *play.Play, shown engine.Seat, size fyne.Size) fyne.CanvasObject {
	if full := cards(p, shown, false); kit.HeightOf(full, size.Width) <= size.Height {
		return full
	}
	return cards(p, shown, true)
}

// CardsInTwo is Cards in two columns: the seat of the one who reads, and the
// others.
func CardsInTwo(p *play.Play, shown engine.Seat) (first, rest fyne.CanvasObject) {
	seats := p.Table().Seats()
	return cardsOf(p, seats[:1], shown, false), cardsOf(p, seats[1:], shown, false)
}

func cards(p *play.Play, shown engine.Seat, brief bool) fyne.CanvasObject {
	seats := p.Table().Seats()
	return cardsOf(p, seats[:], shown, brief)
}

func cardsOf(p *play.Play, seats []engine.Seat, shown engine.Seat, brief bool) fyne.CanvasObject {
	var list []fyne.CanvasObject
	for _, s := range seats {
		list = append(list, card(p, s, s == shown, brief))
	}
	return kit.Column(part.Tight, list...)
}

func card(p *play.Play, s engine.Seat, shown, brief bool) fyne.CanvasObject {
	tb := p.Table()
	now := figuresOf(p, s)
	parts := []fyne.CanvasObject{now.head(), now.tracks(), alliances(tb, s), kit.Flow(part.Near, now.units()...)}
	if s.Leads() {
		parts = append(parts, kit.Flow(part.Near, now.purse()...), part.Text(words.T("Signet Ring: {0}", speech.Term(facts.LeaderOf(tb.Leader(s)).Says)), part.Small))
	}
	if s.Rival() {
		parts = append(parts, part.Text(words.T("In supply: {0}", tb.Side(s).Supply), part.Small))
	}
	if tb.Brings(facts.ShippingTrack) && s.Rival() {
		parts = append(parts, ixFigures(tb, s))
	}
	parts = append(parts, tiles(tb, s, brief)...)
	tap := kit.NewTap(words.T("Figures of {0}", words.At(tb, s)), seatFace(tb, s, shown), kit.Column(part.Tight, append(parts, kit.Fixed(0, below, part.Nothing()))...), func() { sheet.Seat(p, s) })
	tap.OnHold = func() { sheet.Seat(p, s) }
	return tap
}

// below is the space below the last line of a card, in points, besides the gap: the
// first line has as much above its letters.
const below = 2

// tiles is those of a seat: what each does for a Rival, or in brief their names.
func tiles(tb engine.Table, s engine.Seat, brief bool) []fyne.CanvasObject {
	var rows, names []fyne.CanvasObject
	for _, tile := range tb.Side(s).Tiles {
		name, icon := words.Word(tile.ID), part.Icon(look.Icon("tech"), 18)
		if tile.Down {
			name += " · " + words.T("face down")
		}
		lines := []fyne.CanvasObject{part.Text(name, part.Strong)}
		if s.Rival() {
			lines = append(lines, part.Text(words.T(facts.TileOf(tile.ID).Says), part.Small))
		}
		rows = append(rows, kit.Row(part.Near, 1, icon, kit.Column(0, lines...)))
		names = append(names, kit.Row(2, 1, part.Icon(look.Icon("tech"), 14), part.Text(name, part.Little)))
	}
	if brief && len(names) > 0 {
		return []fyne.CanvasObject{part.Grid(part.Tight, 130, 2, names...)}
	}
	return rows
}

func (f figures) head() fyne.CanvasObject {
	tb, s := f.tb, f.seat
	head := []fyne.CanvasObject{part.SeatIcon(tb, s, 24), part.Text(words.Seat(tb, s), part.Large)}
	if s != engine.Hagal {
		head = append(head, f.mark(f.side.VP() != f.was.VP(), kit.Line(strconv.Itoa(f.side.VP()), part.Huge)), part.Icon(look.Icon("vp"), 20))
	}
	return kit.Row(part.Near, 1, head...)
}

// tracks is the influence, and below the points the First Player marker: the
// name keeps its room, whoever holds it.
func (f figures) tracks() fyne.CanvasObject {
	tracks := kit.Flow(part.Near, f.influence()...)
	if f.tb.First() != f.seat {
		return tracks
	}
	return kit.Row(part.Near, 0, tracks, part.Icon(look.Icon("first"), 20))
}

// alliances names the Factions a seat has the Alliance of.
func alliances(tb engine.Table, s engine.Seat) fyne.CanvasObject {
	var list []fyne.CanvasObject
	for _, f := range facts.Factions {
		if tb.Alliance(f) == s {
			list = append(list, kit.Row(2, -1, part.Icon(look.Icon("alliance"), 16), part.Icon(look.FactionIcon(f), 16), kit.Line(words.Word(f), part.Small)))
		}
	}
	if len(list) == 0 {
		return part.Nothing()
	}
	return kit.Flow(part.Near, list...)
}

func ixFigures(tb engine.Table, s engine.Seat) fyne.CanvasObject {
	side := tb.Side(s)
	has := side.Dreads
	dreads := words.T("Dreadnoughts: {0} supply, {1} garrison, {2} Conflict", int(has.Supply), int(has.Garrison), int(has.Deployed))
	line := words.T("Freighter on space {0}", side.Freighter)
	if side.Freighter == 0 {
		line = words.T("Freighter at the bottom")
	}
	if s.Leads() {
		line += " · " + words.T("Negotiators: {0}", side.Negotiators)
	}
	return kit.Column(0, part.Text(line, part.Small), part.Text(dreads, part.Small))
}
