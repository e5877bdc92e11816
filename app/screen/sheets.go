package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
	"hagal/rival"
)

// correct gives a hand correction and leaves the sheet open; nil where the
// rules forbid it.
func (a *App) correct(in engine.Input) func() {
	if a.desk.Table().Check(in) != nil {
		return nil
	}
	return func() {
		keep := a.draft
		if a.do(in) {
			a.draft = keep
		}
	}
}

// openSeat is every figure of a seat, to be put right.
func (a *App) openSeat(s engine.Seat) {
	a.openSheet(func() fyne.CanvasObject { return a.seatSheet(a.desk.Table(), s) })
}

func (a *App) seatSheet(tb engine.Table, s engine.Seat) fyne.CanvasObject {
	side := tb.Side(s)
	parts := []fyne.CanvasObject{a.sheetHead(seatIcon(tb, s, 24), seatName(tb, s))}
	add := func(pic fyne.Resource, name, field string, n int) {
		parts = append(parts, stepRow(icon(pic, 22), name, n,
			a.correct(engine.Set{Seat: s, Field: field, N: -1}), a.correct(engine.Set{Seat: s, Field: field, N: 1})))
	}
	if s != engine.Hagal {
		add(look.Icon("vp"), t("Victory points"), "vp", side.VP())
	}
	for _, f := range facts.Factions {
		parts = append(parts, stepRow(icon(look.FactionIcon(f), 22), words.Word(f), side.Influence[f],
			a.correct(engine.InfluenceBy{Seat: s, Faction: f, N: -1}), a.correct(engine.InfluenceBy{Seat: s, Faction: f, N: 1})))
	}
	add(look.Icon("conflict"), t("Troops in the Conflict"), "deployed", side.Deployed)
	if s.Rival() {
		add(look.Icon("garrison"), t("Troops in the garrison"), "garrison", side.Garrison)
		add(look.Icon("agent"), t("Agents at home"), "agents", side.Agents)
	}
	if s.Leads() {
		add(look.GoodIcon(facts.Spice), t("spice"), "spice", side.Spice)
		add(look.GoodIcon(facts.Solari), t("Solari"), "solari", side.Solari)
		add(look.GoodIcon(facts.Water), t("water"), "water", side.Water)
		add(look.GoodIcon(facts.Intrigue), t("Intrigue cards"), "intrigue", side.Intrigue)
	}
	if tb.Brings(facts.ShippingTrack) && s.Rival() {
		add(look.Icon("freighter"), t("Freighter"), "freighter", side.Freighter)
	}
	if tb.Brings(facts.TechTiles) && s.Leads() {
		add(look.Icon("negotiator"), t("Negotiators"), "negotiators", side.Negotiators)
	}
	if tb.Brings(facts.Dreadnoughts) {
		parts = append(parts, a.fleetRows(tb, s)...)
	}
	if tb.Brings(facts.TechTiles) && s.Leads() {
		parts = append(parts, a.tileRows(tb, s)...)
	}
	return kit.Column(near, append(parts, a.seatActions(tb, s)...)...)
}

// fleetRows moves dreadnoughts between supply, garrison and Conflict.
func (a *App) fleetRows(tb engine.Table, s engine.Seat) []fyne.CanvasObject {
	d := tb.Side(s).Dreads
	if s.Human() {
		d.Garrison = facts.DreadnoughtsInAll - d.Deployed - tb.OnLocations(s)
	}
	in := func(d rival.Dreads) engine.Fleet {
		return engine.Fleet{Seat: s, Supply: d.Supply, Garrison: d.Garrison, Deployed: d.Deployed}
	}
	deploy, home, commission, scrap := d, d, d, d
	deploy.Garrison, deploy.Deployed = d.Garrison-1, d.Deployed+1
	home.Garrison, home.Deployed = d.Garrison+1, d.Deployed-1
	commission.Supply, commission.Garrison = d.Supply-1, d.Garrison+1
	scrap.Supply, scrap.Garrison = d.Supply+1, d.Garrison-1
	step := func(in engine.Fleet) func() {
		if in.Supply < 0 || in.Garrison < 0 || in.Deployed < 0 {
			return nil
		}
		return a.correct(in)
	}
	rows := []fyne.CanvasObject{stepRow(icon(look.GoodIcon(facts.Dreadnought), 22), t("Dreadnoughts in the Conflict"), d.Deployed, step(in(home)), step(in(deploy)))}
	if s.Rival() {
		rows = append(rows, stepRow(icon(look.GoodIcon(facts.Dreadnought), 22), t("Dreadnoughts in the garrison"), d.Garrison, step(in(scrap)), step(in(commission))))
	}
	return rows
}

// tileRows takes a Rival's tile away or gives it one.
func (a *App) tileRows(tb engine.Table, s engine.Seat) []fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for _, tile := range tb.Side(s).Tiles {
		rows = append(rows, kit.Row(near, 1, icon(look.Icon("tech"), 22), text(words.Word(tile.ID), body),
			iconButton(t("Take {0} away", words.Word(tile.ID)), "close", a.correct(engine.TrashTile{Seat: s, Tile: tile.ID}))))
	}
	var due []fyne.CanvasObject
	for _, tile := range tb.TilesDue() {
		if tile.Rival {
			due = append(due, button(words.Word(tile.ID), a.correct(engine.Own{Seat: s, Tile: tile.ID})))
		}
	}
	return append(rows, text(t("Give it a tile by hand"), small), grid(tight, 140, 3, due...))
}

// seatActions is the First Player marker, Dividends and the name.
func (a *App) seatActions(tb engine.Table, s engine.Seat) []fyne.CanvasObject {
	var parts []fyne.CanvasObject
	if s != engine.Hagal && tb.First() != s {
		parts = append(parts, button(t("Give {0} the First Player marker", seatName(tb, s)), a.correct(engine.GiveFirst{Seat: s})))
	}
	if s.Human() && tb.Brings(facts.ShippingTrack) && tb.Check(engine.Dividends{Seat: s}) == nil {
		parts = append(parts, button(t("Chose Dividends: the others gain 1 Solari"), func() { a.sheet = nil; a.do(engine.Dividends{Seat: s}) }))
	}
	if s.Human() && tb.Turn() == s && tb.Phase() == engine.PlayerTurns {
		parts = append(parts, button(t("Pass this turn"), func() { a.sheet = nil; a.do(engine.Pass{Seat: s}) }))
	}
	entry := widget.NewEntry()
	entry.SetText(tb.Name(s))
	entry.SetPlaceHolder(seatName(tb, s))
	save := iconButton(t("Save the name"), "check", func() {
		keep := a.draft
		if entry.Text != tb.Name(s) && a.do(engine.Rename{Seat: s, Name: entry.Text}) {
			a.draft = keep
		}
	})
	return append(parts, text(t("Name"), label), kit.Row(near, 0, entry, save))
}

// openSpace is what can be put right on a space.
func (a *App) openSpace(id facts.SpaceID) {
	a.openSheet(func() fyne.CanvasObject { return a.spaceSheet(a.desk.Table(), id) })
}

func (a *App) spaceSheet(tb engine.Table, id facts.SpaceID) fyne.CanvasObject {
	space := facts.SpaceOf(id)
	parts := []fyne.CanvasObject{a.sheetHead(icon(look.SpaceIcon(space), 24), words.Word(id))}
	for _, p := range tb.Agents() {
		if p.Space == id {
			parts = append(parts, a.agentRow(tb, p))
		}
	}
	parts = append(parts, a.voiceRows(tb, id)...)
	if space.Maker > 0 {
		n := tb.Bonus(id)
		parts = append(parts, stepRow(icon(look.GoodIcon(facts.Spice), 22), t("Bonus spice"), n,
			a.correct(engine.Bonus{Space: id, N: max(0, n-1)}), a.correct(engine.Bonus{Space: id, N: n + 1})))
	}
	if space.Control.N > 0 {
		parts = append(parts, a.markerRow(tb, id))
	}
	return kit.Column(near, parts...)
}

// voiceRows is The Voice on a space: that it lies there, or the way to lay it,
// for whoever is due first.
func (a *App) voiceRows(tb engine.Table, id facts.SpaceID) []fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for _, s := range tb.Humans() {
		until := t("until the next turn of {0}", seatName(tb, s))
		if s == engine.You {
			until = t("until your next turn")
		}
		var row fyne.CanvasObject
		if blocked(tb, s, id) {
			row = kit.Row(near, 1, icon(look.Icon("voice"), 22), text(t("The Voice blocks it")+" · "+until, body))
		} else if in := (engine.Block{Seat: s, Space: id}); tb.Check(in) == nil {
			row = rowButton(seatIcon(tb, s, 22), t("Block it with The Voice"), until, a.correct(in))
		} else {
			continue
		}
		if tb.Turn() == s {
			rows = append([]fyne.CanvasObject{row}, rows...)
		} else {
			rows = append(rows, row)
		}
	}
	return rows
}

func blocked(tb engine.Table, s engine.Seat, id facts.SpaceID) bool {
	for _, v := range tb.Voices() {
		if v.Seat == s && v.Space == id {
			return true
		}
	}
	return false
}

// agentRow moves an Agent or takes it back.
func (a *App) agentRow(tb engine.Table, p engine.Posted) fyne.CanvasObject {
	return kit.Column(tight, kit.Row(near, 1, seatIcon(tb, p.Seat, 22), text(t("Agent of {0}", seatName(tb, p.Seat)), strong)),
		grid(near, 140, 2, button(t("Take it back"), a.correct(engine.Lift{Seat: p.Seat, Space: p.Space})),
			button(t("Move it"), func() {
				a.draft = draft{Moving: string(p.Seat) + " " + string(p.Space)}
				a.tab = tabNow
				a.closeSheet()
			})))
}

// markerRow says whose Control marker lies there.
func (a *App) markerRow(tb engine.Table, id facts.SpaceID) fyne.CanvasObject {
	has := tb.ControlOf(id).Marker
	options := []fyne.CanvasObject{choice(t("Nobody"), has == engine.Nobody, a.correct(engine.Marker{Location: id}))}
	for _, s := range tb.Seats() {
		if s != engine.Hagal {
			options = append(options, choice(seatName(tb, s), has == s, a.correct(engine.Marker{Location: id, Seat: s})))
		}
	}
	return kit.Column(tight, text(t("Control marker"), label), grid(tight, 110, 4, options...))
}

// movingMoment asks where an Agent that was taken up goes.
func (a *App) movingMoment(tb engine.Table) moment {
	seat, from, _ := cut(a.draft.Moving)
	ask := kit.Row(near, 2, icon(look.Icon("agent"), 24), seatIcon(tb, engine.Seat(seat), 22),
		text(t("Tap the space the Agent from {0} goes to", facts.SpaceID(from)), strong))
	return moment{bare: true, content: []fyne.CanvasObject{kit.Card(activeFace(), ask), a.board(tb, false)},
		next: next{label: t("Leave it there"), do: func() {
			a.clearDraft()
			a.show()
		}}}
}

// finishMove moves the Agent that was taken up to a space.
func (a *App) finishMove(to facts.SpaceID) {
	seat, from, _ := cut(a.draft.Moving)
	a.do(engine.Move{Seat: engine.Seat(seat), From: facts.SpaceID(from), To: to})
}
