// Package sheet holds what lies over the table for a moment: figures to be put
// right, why something happened, what is wanted seldom.
package sheet

import (
	"slices"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/page/table/play"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
	"hagal/rival"
)

// Seat opens every figure of a seat, to be put right.
func Seat(p *play.Play, s engine.Seat) {
	name := nameField(p, s)
	p.Host().Sheet(func(part.Frame) fyne.CanvasObject { return seatSheet(p, s, name) })
}

func seatSheet(p *play.Play, s engine.Seat, name fyne.CanvasObject) fyne.CanvasObject {
	tb := p.Table()
	side := tb.Side(s)
	var parts []fyne.CanvasObject
	says := func(pic fyne.Resource, name, field, more string, n int) {
		parts = append(parts, figureRow(p, pic, name, more, n, engine.Set{Seat: s, Field: field, N: -1}, engine.Set{Seat: s, Field: field, N: 1}))
	}
	add := func(pic fyne.Resource, name, field string, n int) { says(pic, name, field, "", n) }
	if s != engine.Hagal {
		add(look.Icon("vp"), words.T("Victory points"), "vp", side.VP())
	}
	for _, f := range facts.Factions {
		held := ""
		if tb.Alliance(f) == s {
			held = words.T("Alliance")
		}
		parts = append(parts, figureRow(p, look.FactionIcon(f), words.Word(f), held, side.With(f),
			engine.Influence{Seat: s, Faction: f, N: -1}, engine.Influence{Seat: s, Faction: f, N: 1}))
	}
	add(look.Icon("conflict"), words.T("Troops in the Conflict"), "deployed", side.Deployed)
	if s.Human() {
		parts = append(parts, kit.Row(part.Near, 1, part.Icon(look.Icon("agent"), 22),
			kit.Column(0, part.Text(words.T("Agents: {0} at home, {1} on the board", p.AgentsLeft(s), tb.OnBoard(s)), part.Body),
				part.Text(words.T("Reckoned: two, a Mentat, a Swordmaster. A card may give more: send that Agent all the same."), part.Small))))
	}
	if s.Rival() {
		says(look.Icon("garrison"), words.T("Troops in the garrison"), "garrison", words.T("In supply: {0}", side.Supply), side.Garrison)
		add(look.Icon("agent"), words.T("Agents at home"), "agents", side.Agents)
	}
	if s.Leads() {
		says(look.GoodIcon(facts.Spice), words.Word(facts.Spice), "spice", price(tb, facts.Spice), side.Spice)
		says(look.GoodIcon(facts.Solari), words.T("Solari"), "solari", price(tb, facts.Solari), side.Solari)
		says(look.GoodIcon(facts.Water), words.Word(facts.Water), "water", price(tb, facts.Water), side.Water)
		says(look.GoodIcon(facts.Intrigue), words.T("Intrigue cards"), "intrigue", price(tb, facts.Intrigue), side.Intrigue)
	}
	if tb.Brings(facts.ShippingTrack) && s.Rival() {
		add(look.Icon("freighter"), words.T("Freighter"), "freighter", side.Freighter)
	}
	if tb.Brings(facts.TechTiles) && s.Leads() {
		add(look.Icon("negotiator"), words.T("Negotiators"), "negotiators", side.Negotiators)
	}
	if tb.Brings(facts.Dreadnoughts) {
		parts = append(parts, fleetRows(p, s)...)
	}
	parts = []fyne.CanvasObject{seatHead(p, s), part.InTwo(parts...)}
	if tb.Brings(facts.TechTiles) && s.Leads() {
		parts = append(parts, tileRows(p, s)...)
	}
	parts = append(append(parts, seatActions(p, s)...), part.Text(words.T("Name"), part.Label), name)
	return kit.Column(part.Near, append(parts, pieces(p, s)...)...)
}

// price is how many of a good a Rival pays for a point, and when.
func price(tb engine.Table, good facts.Good) string {
	i := slices.IndexFunc(rival.Prices, func(p rival.Price) bool { return p.Good == good })
	cost := speech.Count{N: rival.Prices[i].N, Good: good}
	if level := tb.Setup().Boxes.SpiceLevel(); good == facts.Spice && level > 0 {
		return words.T("1 point costs {0}, in a Conflict {1}.", cost, speech.ID(part.Level(level)))
	}
	return words.T("1 point costs {0}.", cost)
}

// fleetRows moves dreadnoughts between supply, garrison and Conflict.
func fleetRows(p *play.Play, s engine.Seat) []fyne.CanvasObject {
	tb := p.Table()
	d := tb.Side(s).Dreads
	if s.Human() {
		d.Garrison = facts.DreadnoughtsInAll - d.Deployed - int8(tb.OnLocations(s))
	}
	in := func(d rival.Dreads) engine.Dreadnoughts {
		return engine.Dreadnoughts{Seat: s, Supply: int(d.Supply), Garrison: int(d.Garrison), Deployed: int(d.Deployed)}
	}
	deploy, home, commission, scrap := d, d, d, d
	deploy.Garrison, deploy.Deployed = d.Garrison-1, d.Deployed+1
	home.Garrison, home.Deployed = d.Garrison+1, d.Deployed-1
	commission.Supply, commission.Garrison = d.Supply-1, d.Garrison+1
	scrap.Supply, scrap.Garrison = d.Supply+1, d.Garrison-1
	step := func(in engine.Dreadnoughts) func() {
		if in.Supply < 0 || in.Garrison < 0 || in.Deployed < 0 {
			return nil
		}
		return p.Correct(in)
	}
	rows := []fyne.CanvasObject{part.StepRow(part.Icon(look.GoodIcon(facts.Dreadnought), 22), words.T("Dreadnoughts in the Conflict"), int(d.Deployed), step(in(home)), step(in(deploy)))}
	if s.Rival() {
		rows = append(rows, part.StepRow(part.Icon(look.GoodIcon(facts.Dreadnought), 22), words.T("Dreadnoughts in the garrison"), int(d.Garrison), step(in(scrap)), step(in(commission))))
	}
	return rows
}

// tileRows takes a Rival's tile away or gives it one.
func tileRows(p *play.Play, s engine.Seat) []fyne.CanvasObject {
	tb := p.Table()
	var rows []fyne.CanvasObject
	for _, tile := range tb.Side(s).Tiles {
		rows = append(rows, kit.Row(part.Near, 1, part.Icon(look.Icon("tech"), 22), part.Text(words.Word(tile.ID), part.Body),
			part.IconButton(words.T("Take {0} away", words.Word(tile.ID)), "close", p.Correct(engine.Trash{Seat: s, Tile: tile.ID}))))
	}
	var due []fyne.CanvasObject
	for _, tile := range tb.TilesDue() {
		if tile.Rival {
			due = append(due, part.Button(words.Word(tile.ID), p.Correct(engine.Own{Seat: s, Tile: tile.ID})))
		}
	}
	return append(rows, part.Text(words.T("Give it a tile by hand"), part.Small), part.Grid(part.Tight, 140, 3, due...))
}

// DividendsPay reports whether Dividends of a person pay a seat that the app
// keeps count of (R-SPEND-4): with two players there is none.
func DividendsPay(tb engine.Table) bool {
	return tb.Brings(facts.ShippingTrack) && slices.ContainsFunc(tb.Players(), engine.Seat.Rival)
}

// seatActions is the First Player marker, Dividends and a pass.
func seatActions(p *play.Play, s engine.Seat) []fyne.CanvasObject {
	tb := p.Table()
	var parts []fyne.CanvasObject
	if s != engine.Hagal && tb.First() != s {
		name := words.T("Give {0} the First Player marker", words.At(tb, s))
		if words.At(tb, s).Addressed() {
			name = words.T("Take the First Player marker")
		}
		parts = append(parts, part.Button(name, p.Correct(engine.First{Seat: s})))
	}
	if s.Human() && DividendsPay(tb) && tb.Check(engine.Dividends{Seat: s}) == nil {
		parts = append(parts, part.Button(words.T("Chose Dividends: the others gain 1 Solari"), func() { p.DoClosing(engine.Dividends{Seat: s}) }))
	}
	if s.Human() && tb.Turn() == s && tb.Phase() == engine.PhasePlayerTurns {
		parts = append(parts, part.Button(words.T("Pass this turn"), func() { p.DoClosing(engine.Pass{Seat: s}) }))
	}
	return parts
}

// nameField is where the name of a seat is put right.
func nameField(p *play.Play, s engine.Seat) fyne.CanvasObject {
	var field *kit.Entry
	save := func() {
		if field.Text != p.Table().Name(s) {
			p.Put(engine.Name{Seat: s, Name: field.Text})
		}
	}
	field = part.NewLongField(words.Seat(p.Table(), s), p.Table().Name(s), func() { p.Host().Change(func() {}) }, save)
	return kit.Row(part.Near, 0, part.WideField(kit.Field(field)), part.IconButton(words.T("Save the name"), "check", save))
}
