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
	tables, err := a.store.List(store.Filter{})
	parts := []fyne.CanvasObject{text(t("A companion for owners of the board game. Not connected with its publisher."), small)}
	if err != nil {
		parts = append(parts, text(err.Error(), bad))
	}
	if a.deleted != nil {
		parts = append(parts, rowButton(icon(look.Icon("undo"), 22), t("Bring back {0}", a.deleted.Title), t("it was deleted just now"), a.bringBack))
	}
	if len(tables) == 0 {
		parts = append(parts, kit.Card(cardFace(), kit.Column(near, text(t("No saved table yet"), large),
			text(t("The app plays the Rivals for you: it draws their cards, moves their Agents and says what to do on your board."), body))))
	} else {
		parts = append(parts, text(t("Saved tables"), label))
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
		return kit.Column(near, text(info.Title, large), text(a.note(info), small),
			kit.Row(near, 0, entry, button(t("Rename"), act(func() error { return a.store.Rename(info.ID, entry.Text) }))),
			rowButton(icon(look.Icon("copy"), 22), t("Copy"), "", act(func() error { _, err := a.store.Duplicate(info.ID); return err })),
			rowButton(icon(look.Icon("archive"), 22), t("Put away"), "", act(func() error { return a.store.Archive(info.ID, true) })),
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
