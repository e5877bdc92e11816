package screen

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/data/store"
)

// openManage renames, copies, puts away or deletes a table.
func (a *App) openManage(info store.Info) {
	delete(a.shelf.entries, "title")
	typed := info.Title
	a.message = ""
	a.openSheet(func() fyne.CanvasObject {
		parts := []fyne.CanvasObject{a.sheetHead(nil, info.Title), text(a.note(info), small)}
		if !a.store.ReadOnly() {
			entry := a.field("title", t("Name of the table"), typed, func(s string) { typed = s })
			rename := a.act(func() error { return a.store.Rename(info.ID, typed) })
			entry.OnSubmitted = func(string) { rename() }
			parts = append(parts, kit.Row(near, 0, wide(entry), button(t("Rename"), rename)))
		}
		return kit.Column(near, append(parts, a.manageRows(info)...)...)
	})
}

// manageRows are the taps of openManage.
func (a *App) manageRows(info store.Info) []fyne.CanvasObject {
	away := t("Put away")
	if info.Archived {
		away = t("Put back")
	}
	return []fyne.CanvasObject{
		a.changing("copy", t("Copy"), "", a.act(func() error { _, err := a.store.Duplicate(info.ID); return err })),
		a.changing("archive", away, "", a.act(func() error { return a.store.Archive(info.ID, !info.Archived) })),
		rowButton(icon(look.Icon("log"), 22), t("Save as text"), t("the table notation, a line an input"), func() { a.saveText(info) }),
		rowButton(icon(look.Icon("next"), 22), t("Text to the clipboard"), t("to be sent from another app"), func() { a.clipText(info) }),
		a.changing("trash", t("Delete"), t("it can be brought back"), a.act(func() error {
			err := a.store.Delete(info.ID)
			if err == nil {
				a.shelf.deleted = &info
			}
			return err
		})),
	}
}

// changing is a button that changes the tables. Where they can only be looked
// at it says so, and does nothing.
func (a *App) changing(pic, name, more string, do func()) *kit.Tap {
	if !a.store.ReadOnly() {
		return rowButton(icon(look.Icon(pic), 22), name, more, do)
	}
	says := kit.Column(2, text(name, kit.Style{Bold: true, Color: look.Dim}), text(t("not while these tables can only be looked at"), small))
	return kit.NewTap(name, kit.Face{Line: look.Line, Radius: 10, PadX: apart, PadY: near}, kit.Row(apart, 1, icon(look.Tinted(pic, look.Dim), 22), says), nil)
}
