package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
	"hagal/rival"
)

// seatRows is one row a seat, what is read from the chair; or the row of the
// one seat that matters.
func (a *App) seatRows(tb engine.Table, about engine.Seat) fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for _, s := range tb.Seats() {
		if about == engine.Nobody || about == s {
			rows = append(rows, a.seatRow(tb, s))
		}
	}
	return kit.Column(tight, rows...)
}

func (a *App) seatFace(tb engine.Table, s engine.Seat) kit.Face {
	face := cardFace()
	if tb.Turn() == s {
		face = activeFace()
	}
	face.PadX, face.PadY = apart, tight
	return ofSeat(tb, s, face)
}

// seatRow is points, name, influence and units, and for a Rival its purse.
func (a *App) seatRow(tb engine.Table, s engine.Seat) fyne.CanvasObject {
	side := tb.Side(s)
	name := []fyne.CanvasObject{seatIcon(tb, s, 18), text(seatName(tb, s), strong)}
	if tb.First() == s {
		name = append(name, icon(look.Icon("first"), 18))
	}
	name = append(name, a.units(tb, s)...)
	second := a.influence(tb, s)
	if s.Leads() {
		second = append(second, a.purse(tb, s)...)
	}
	right := kit.Column(2, kit.Row(near, 1, name...), kit.Flow(near, second...))
	points := kit.Fixed(scaled(40), scaled(40), kit.Line(itoa(side.VP()), kit.Style{Size: look.SizeTitle, Bold: true, Center: true}))
	if !s.Human() && !s.Leads() {
		points = kit.Fixed(scaled(40), scaled(40), kit.Line("", huge))
	}
	tap := kit.NewTap(t("Figures of {0}", player(tb, s)), a.seatFace(tb, s), kit.Row(tight, 1, points, right), func() { a.openSeat(s) })
	tap.OnHold = func() { a.openSeat(s) }
	return tap
}

// units is how many Agents are home, units in Conflict and garrison, and with
// Rise of Ix the Freighter and the tiles.
func (a *App) units(tb engine.Table, s engine.Seat) []fyne.CanvasObject {
	side := tb.Side(s)
	var parts []fyne.CanvasObject
	if s.Rival() {
		parts = append(parts, pair("agent", itoa(side.Agents)))
	}
	if s.Human() && side.Extra() > 0 {
		parts = append(parts, icon(look.Icon("mentat"), 18))
	}
	parts = append(parts, force("conflict", side.Deployed, side.Dreads.Deployed))
	if s.Rival() {
		parts = append(parts, force("garrison", side.Garrison, side.Dreads.Garrison))
	}
	if s.Rival() && side.Freighter > 0 {
		parts = append(parts, pair("freighter", itoa(side.Freighter)))
	}
	if len(side.Tiles) > 0 {
		parts = append(parts, pair("tech", itoa(len(side.Tiles))))
	}
	return parts
}

// force is troops in a place, and dreadnoughts where there are any.
func force(pic string, troops, dreads int) fyne.CanvasObject {
	if dreads == 0 {
		return pair(pic, itoa(troops))
	}
	return kit.Row(2, -1, pair(pic, itoa(troops)), pair("dreadnought", itoa(dreads)))
}

// pair is a picture and a number.
func pair(pic, n string) fyne.CanvasObject {
	return kit.Row(2, -1, icon(look.Icon(pic), 16), kit.Line(n, strong))
}

// influence is the four tracks; an Alliance is marked by a bar below.
func (a *App) influence(tb engine.Table, s engine.Seat) []fyne.CanvasObject {
	var parts []fyne.CanvasObject
	for _, f := range facts.Factions {
		cell := kit.Row(2, -1, icon(look.FactionIcon(f), 16), kit.Line(itoa(tb.Side(s).Influence[f]), strong))
		mark := kit.Fixed(0, 3, nothing())
		if tb.Alliance(f) == s {
			mark = kit.Bar(1, 1, look.FactionColor(f, look.Fill), 3)
		}
		parts = append(parts, kit.Column(0, cell, mark))
	}
	return parts
}

// purse is what a Rival holds, with a bar for how near it is to a point.
func (a *App) purse(tb engine.Table, s engine.Seat) []fyne.CanvasObject {
	side := tb.Side(s)
	have := map[facts.Good]int{facts.Spice: side.Spice, facts.Solari: side.Solari, facts.Water: side.Water, facts.Intrigue: side.Intrigue}
	var parts []fyne.CanvasObject
	for _, p := range rival.Prices {
		parts = append(parts, kit.Row(2, -1, icon(look.GoodIcon(p.Good), 16), gauge(have[p.Good], p.N)))
	}
	return parts
}

// gauge is a number over a bar that says how near it is to full.
func gauge(n, full int) fyne.CanvasObject {
	return kit.Column(0, kit.Line(itoa(n), strong), kit.Bar(float32(n)/float32(full), 1, theme.ColorNamePrimary, 3))
}

// seatCards is every seat in full, for a tab or the side of a wide screen.
func (a *App) seatCards(tb engine.Table) fyne.CanvasObject {
	var cards []fyne.CanvasObject
	for _, s := range tb.Seats() {
		cards = append(cards, a.seatCard(tb, s))
	}
	return kit.Column(near, cards...)
}

func (a *App) seatCard(tb engine.Table, s engine.Seat) fyne.CanvasObject {
	parts := []fyne.CanvasObject{a.seatHead(tb, s), kit.Flow(near, a.influence(tb, s)...), a.alliances(tb, s), kit.Flow(near, a.units(tb, s)...)}
	if s.Leads() {
		parts = append(parts, kit.Flow(near, a.purse(tb, s)...), text(t("Signet Ring: {0}", speech.Term(facts.LeaderOf(tb.Side(s).Leader).Says)), small))
	}
	if s.Rival() {
		parts = append(parts, text(t("In supply: {0}", tb.Side(s).Supply), small))
	}
	if tb.Brings(facts.ShippingTrack) && s.Rival() {
		parts = append(parts, a.ixFigures(tb, s))
	}
	for _, tile := range tb.Side(s).Tiles {
		state := ""
		if tile.Down {
			state = " · " + t("face down")
		}
		lines := []fyne.CanvasObject{text(words.Word(tile.ID)+state, strong)}
		if s.Rival() {
			lines = append(lines, text(t(facts.TileOf(tile.ID).Says), small))
		}
		parts = append(parts, kit.Row(near, 1, icon(look.Icon("tech"), 18), kit.Column(0, lines...)))
	}
	tap := kit.NewTap(t("Figures of {0}", player(tb, s)), a.seatFace(tb, s), kit.Column(tight, parts...), func() { a.openSeat(s) })
	tap.OnHold = func() { a.openSeat(s) }
	return tap
}

func (a *App) seatHead(tb engine.Table, s engine.Seat) fyne.CanvasObject {
	head := []fyne.CanvasObject{seatIcon(tb, s, 24), text(seatName(tb, s), large)}
	if tb.First() == s {
		head = append(head, icon(look.Icon("first"), 20))
	}
	if s != engine.Hagal {
		head = append(head, kit.Line(itoa(tb.Side(s).VP()), huge), icon(look.Icon("vp"), 20))
	}
	return kit.Row(near, 1, head...)
}

// alliances names the Factions a seat has the Alliance of.
func (a *App) alliances(tb engine.Table, s engine.Seat) fyne.CanvasObject {
	var list []fyne.CanvasObject
	for _, f := range facts.Factions {
		if tb.Alliance(f) == s {
			list = append(list, kit.Row(2, -1, icon(look.Icon("alliance"), 16), icon(look.FactionIcon(f), 16), kit.Line(words.Word(f), small)))
		}
	}
	if len(list) == 0 {
		return nothing()
	}
	return kit.Flow(near, list...)
}

func (a *App) ixFigures(tb engine.Table, s engine.Seat) fyne.CanvasObject {
	side := tb.Side(s)
	dreads := t("Dreadnoughts: {0} supply, {1} garrison, {2} Conflict", side.Dreads.Supply, side.Dreads.Garrison, side.Dreads.Deployed)
	line := t("Freighter on space {0}", side.Freighter)
	if side.Freighter == 0 {
		line = t("Freighter at the bottom")
	}
	if s.Leads() {
		line += " · " + t("Negotiators: {0}", side.Negotiators)
	}
	return kit.Column(0, text(line, small), text(dreads, small))
}
