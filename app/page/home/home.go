package home

import (
	"fyne.io/fyne/v2"

	"hagal/app/desk"
	"hagal/app/kit"
	"hagal/app/look"
	"hagal/data/store"
	"hagal/engine"
)

// home is where the app starts: go on, begin, look up.
func (a *App) home() fyne.CanvasObject {
	tables, err := a.store.List(store.Filter{})
	parts := a.reportCards()
	if err != nil {
		parts = append(parts, part.Text(shell.Explain(err), part.Bad))
	}
	if a.told != "" {
		parts = append(parts, a.toldCard())
	}
	if d := a.shelf.deleted; d != nil {
		parts = append(parts, part.RowButton(part.Icon(look.Icon("undo"), 22), words.T("Bring back {0}", d.Title), words.T("it was deleted just now"), a.bringBack))
	}
	gone := a.goneTables()
	switch {
	case a.shelf.away:
		parts = append(parts, a.awayList(gone)...)
	case len(tables)+len(gone) == 0:
		parts = append(parts, a.welcome()...)
	default:
		parts = append(parts, a.tableList(tables, len(gone))...)
	}
	parts = append(parts, part.Text(words.T("A companion for owners of the board game. Not connected with its publisher."), part.Small))
	n := a.homeNext(tables)
	a.main = &n
	top := kit.Row(part.Near, 0, part.Text(words.T("Hagal"), part.Title), part.IconButton(words.T("Rules"), "help", func() { a.goTo(Help) }),
		part.IconButton(words.T("Settings"), "settings", func() { a.goTo(Settings) }))
	return a.narrow(a.frame(top, a.scroll("home", kit.Pad(part.Apart, 0, kit.Column(part.Near, parts...))), nil, &n))
}

// homeNext goes on with the game played last, or begins one.
func (a *App) homeNext(tables []store.Info) next {
	for _, info := range tables {
		if !desk.ReadNote(info.Note).Over() {
			return part.Action{Label: words.T("Continue"), Sub: info.Title, Do: func() { a.openTable(info.ID) }}
		}
	}
	if a.store.ReadOnly() {
		return part.Action{Label: words.T("New table"), Sub: words.T("not while these tables can only be looked at")}
	}
	return part.Action{Label: words.T("New table"), Do: a.startNew}
}

func (a *App) startNew() {
	a.setup = a.lastSetup()
	a.goTo(NewTable)
}

// manyTables is from how many tables on the list can be searched.
const manyTables = 6

// tableList is the list of tables in use, with what can be done beside it.
func (a *App) tableList(tables []store.Info, gone int) []fyne.CanvasObject {
	ways := []fyne.CanvasObject{part.RowButton(part.Icon(look.Icon("trophy"), 22), words.T("History and figures"), "", func() { a.goTo(History) })}
	if !a.store.ReadOnly() {
		ways = append([]fyne.CanvasObject{part.RowButton(part.Icon(look.Icon("plus"), 22), words.T("New table"), "", a.startNew)}, ways...)
	}
	parts := []fyne.CanvasObject{part.Grid(part.Near, 160, 2, ways...), part.Text(words.T("Saved tables"), part.Label)}
	if len(tables) >= manyTables || a.shelf.search != "" {
		parts = append(parts, a.searchRow())
	}
	found := a.searched(tables)
	if len(found) == 0 {
		none := words.T("No table on the list.")
		if len(tables) > 0 {
			none = words.T("No table holds these words.")
		}
		parts = append(parts, part.Text(none, part.Body))
	}
	parts = append(parts, a.rows(found, &a.shelf.shown, a.tableRow)...)
	if gone > 0 {
		parts = append(parts, part.Button(words.T("Put away or deleted: {0}", gone), func() { a.shelf.away = true; a.show() }))
	}
	return parts
}

// searchRow is a field that looks for tables as one types.
func (a *App) searchRow() fyne.CanvasObject {
	find := func(s string) {
		a.shelf.search, a.shelf.shown = s, 0
		a.show()
	}
	entry := a.field("search", words.T("Search the tables"), a.shelf.search, find)
	if a.shelf.search == "" {
		return entry
	}
	return kit.Row(part.Near, 0, wide(entry), part.IconButton(words.T("Show all tables"), "close", func() { find("") }))
}

// goneTables are the tables put away, then those deleted.
func (a *App) goneTables() []store.Info {
	var gone []store.Info
	for _, f := range []store.Filter{{Archived: true}, {Deleted: true}} {
		list, err := a.store.List(f)
		if err != nil {
			a.message = shell.Explain(err)
		}
		gone = append(gone, list...)
	}
	return gone
}

// awayList is what was put away or deleted, to be taken back.
func (a *App) awayList(gone []store.Info) []fyne.CanvasObject {
	parts := []fyne.CanvasObject{part.Button(words.T("Back to the saved tables"), func() { a.shelf.away, a.shelf.shown = false, 0; a.show() })}
	split := 0
	for split < len(gone) && !gone[split].Deleted {
		split++
	}
	if split > 0 {
		parts = append(parts, part.Text(words.T("Tables put away"), part.Label))
		parts = append(parts, a.rows(gone[:split], &a.shelf.shown, a.tableRow)...)
	}
	if split < len(gone) {
		parts = append(parts, part.Text(words.T("Deleted; each stays here for 30 days"), part.Label))
		parts = append(parts, a.rows(gone[split:], &a.shelf.shown, func(info store.Info) fyne.CanvasObject {
			return a.changing("undo", words.T("Bring back {0}", info.Title), a.note(info), a.act(func() error { return a.store.Restore(info.ID) }))
		})...)
	}
	return parts
}

func (a *App) tableRow(info store.Info) fyne.CanvasObject {
	pic := "board"
	if desk.ReadNote(info.Note).Over() {
		pic = "trophy"
	}
	row := part.RowButton(part.Icon(look.Icon(pic), 24), info.Title, a.note(info), func() { a.openTable(info.ID) })
	row.OnHold = func() { a.openManage(info) }
	return kit.Row(part.Tight, 0, row, part.IconButton(words.T("More for {0}", info.Title), "more", func() { a.openManage(info) }))
}

// note is the state of a saved table in the player's language.
func (a *App) note(info store.Info) string {
	b := desk.ReadNote(info.Note)
	when := info.Changed.Local().Format("2006-01-02 15:04")
	if b.Phase == "" {
		return when
	}
	round := words.T("Round {0}", max(1, b.Round))
	if b.Phase == engine.Over {
		round = words.T("Finished")
	}
	if mode := modeName(b); mode != "" {
		round += " · " + mode
	}
	return round + " · " + when
}

// modeName is two players, or a difficulty.
func modeName(b desk.Brief) string {
	if b.Two {
		return words.T("two players")
	}
	return words.T(difficultyName(string(b.Difficulty)))
}

// enter goes to an open table.
func (a *App) enter(d *desk.Desk) {
	a.desk = d
	a.draft, a.tab, a.ticked, a.saved = draft{}, tabNow, nil, ""
	a.entries, a.allLog = nil, false
	a.offsets = map[string]float32{}
	a.place = Table
	a.bringDraft()
	a.goTo(a.place)
	a.keep("open", strconv.Itoa(int(d.ID())))
}

// act is a tap that changes a table: it closes the sheet, or says there what
// went wrong.
func (a *App) act(f func() error) func() {
	return func() {
		a.message = ""
		if err := f(); err != nil {
			a.message = shell.Explain(err)
		} else {
			a.sheet = nil
		}
		a.show()
	}
}

func (a *App) bringBack() {
	a.act(func() error {
		err := a.store.Restore(a.shelf.deleted.ID)
		if err == nil {
			a.shelf.deleted = nil
		}
		return err
	})()
}
