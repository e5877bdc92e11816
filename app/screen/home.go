package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"hagal/app/desk"
	"hagal/app/kit"
	"hagal/app/look"
	"hagal/data/store"
)

// home is where the app starts: go on, begin, look up.
func (a *App) home() fyne.CanvasObject {
	a.main = nil
	tables, err := a.store.List(store.Filter{Search: a.search, Archived: a.away})
	parts := []fyne.CanvasObject{text(t("A companion for owners of the board game. Not connected with its publisher."), small)}
	if err != nil {
		parts = append(parts, text(err.Error(), bad))
	}
	if a.told != "" {
		parts = append(parts, a.toldCard())
	}
	if a.deleted != nil {
		parts = append(parts, rowButton(icon(look.Icon("undo"), 22), t("Bring back {0}", a.deleted.Title), t("it was deleted just now"), a.bringBack))
	}
	parts = append(parts, a.searchRows(len(tables))...)
	if len(tables) == 0 && a.search == "" && !a.away {
		parts = append(parts, kit.Card(cardFace(), kit.Column(near, text(t("No saved table yet"), large),
			text(t("The app plays the Rivals for you: it draws their cards, moves their Agents and says what to do on your board."), body))))
	}
	for _, info := range tables {
		parts = append(parts, a.tableRow(info))
	}
	n := next{label: t("New table"), do: func() { a.setup = firstSetup(); a.goTo(NewTable) }}
	if len(tables) > 0 {
		latest := tables[0]
		n = next{label: t("Continue"), sub: latest.Title, do: func() { a.openTable(latest.ID) }}
		parts = append([]fyne.CanvasObject{rowButton(icon(look.Icon("plus"), 24), t("New table"), "", func() { a.setup = firstSetup(); a.goTo(NewTable) })}, parts...)
	}
	a.main = &n
	top := kit.Row(near, 0, text(t("Hagal"), title), iconButton(t("Rules"), "help", func() { a.goTo(Help) }),
		iconButton(t("Settings"), "settings", func() { a.goTo(Settings) }))
	return a.narrow(a.frame(top, a.scroll("home", kit.Pad(apart, 0, kit.Column(near, parts...))), nil, &n))
}

// manyTables is from how many tables on the list can be searched.
const manyTables = 6

// searchRows is the heading of the list, with a search when it is long.
func (a *App) searchRows(n int) []fyne.CanvasObject {
	if n == 0 && a.search == "" && !a.away {
		return a.awayRow()
	}
	name := t("Saved tables")
	if a.away {
		name = t("Tables put away")
	}
	parts := []fyne.CanvasObject{text(name, label)}
	if n >= manyTables || a.search != "" {
		entry := widget.NewEntry()
		entry.SetPlaceHolder(t("Search the tables"))
		entry.SetText(a.search)
		find := func() { a.search = entry.Text; a.show() }
		entry.OnSubmitted = func(string) { find() }
		parts = append(parts, kit.Row(near, 0, entry, iconButton(t("Search"), "check", find)))
	}
	return append(parts, a.awayRow()...)
}

// awayRow leads to the tables put away, and back.
func (a *App) awayRow() []fyne.CanvasObject {
	if a.away {
		return []fyne.CanvasObject{button(t("Back to the saved tables"), func() { a.away = false; a.show() })}
	}
	if list, err := a.store.List(store.Filter{Archived: true}); err == nil && len(list) > 0 {
		return []fyne.CanvasObject{button(t("Tables put away: {0}", len(list)), func() { a.away = true; a.show() })}
	}
	return nil
}

func (a *App) tableRow(info store.Info) fyne.CanvasObject {
	row := rowButton(icon(look.Icon("board"), 24), info.Title, a.note(info), func() { a.openTable(info.ID) })
	row.OnHold = func() { a.openManage(info) }
	return kit.Row(tight, 0, row, iconButton(t("More for {0}", info.Title), "more", func() { a.openManage(info) }))
}

// note is the state of a saved table in the player's language.
func (a *App) note(info store.Info) string {
	round, phase, what := desk.ReadNote(info.Note)
	when := info.Changed.Local().Format("2006-01-02 15:04")
	if phase == "" {
		return when
	}
	mode := t("two players")
	if what != "two" {
		mode = t(difficultyName(what))
	}
	return t("Round {0}", max(1, round)) + " · " + mode + " · " + when
}

func (a *App) openTable(id store.ID) {
	d, err := desk.Open(a.store, id)
	if err != nil {
		a.message = err.Error()
		a.place = Home
		a.show()
		return
	}
	a.enter(d)
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
	a.keep("open", itoa(int(d.ID())))
	if b := d.Broken(); b != nil {
		a.message = t("Line {0} cannot be played: {1}. The table is open up to there.", b.Line, b.Err.Error())
		a.show()
	}
}

// openManage renames, copies, puts away or deletes a table.
func (a *App) openManage(info store.Info) {
	a.openSheet(func() fyne.CanvasObject {
		entry := widget.NewEntry()
		entry.SetText(info.Title)
		act := func(f func() error) func() {
			return func() {
				a.sheet, a.message = nil, ""
				if err := f(); err != nil {
					a.message = err.Error()
				}
				a.show()
			}
		}
		away := t("Put away")
		if info.Archived {
			away = t("Put back")
		}
		return kit.Column(near, text(info.Title, large), text(a.note(info), small),
			kit.Row(near, 0, entry, button(t("Rename"), act(func() error { return a.store.Rename(info.ID, entry.Text) }))),
			rowButton(icon(look.Icon("copy"), 22), t("Copy"), "", act(func() error { _, err := a.store.Duplicate(info.ID); return err })),
			rowButton(icon(look.Icon("archive"), 22), away, "", act(func() error { return a.store.Archive(info.ID, !info.Archived) })),
			rowButton(icon(look.Icon("log"), 22), t("Save as text"), t("the table notation, a line an input"), func() { a.saveText(info) }),
			rowButton(icon(look.Icon("trash"), 22), t("Delete"), t("it can be brought back"), act(func() error {
				a.deleted = &info
				return a.store.Delete(info.ID)
			})),
			button(t("Close"), a.closeSheet))
	})
}

func (a *App) bringBack() {
	if err := a.store.Restore(a.deleted.ID); err != nil {
		a.message = err.Error()
	}
	a.deleted = nil
	a.show()
}
