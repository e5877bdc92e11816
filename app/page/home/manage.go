package home

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
		parts := []fyne.CanvasObject{a.sheetHead(nil, info.Title), part.Text(a.note(info), part.Small)}
		if !a.store.ReadOnly() {
			entry := a.field("title", words.T("Name of the table"), typed, func(s string) { typed = s })
			rename := a.act(func() error { return a.store.Rename(info.ID, typed) })
			entry.OnSubmitted = func(string) { rename() }
			parts = append(parts, kit.Row(part.Near, 0, wide(entry), part.Button(words.T("Rename"), rename)))
		}
		return kit.Column(part.Near, append(parts, a.manageRows(info)...)...)
	})
}

// manageRows are the taps of openManage.
func (a *App) manageRows(info store.Info) []fyne.CanvasObject {
	away := words.T("Put away")
	if info.Archived {
		away = words.T("Put back")
	}
	return []fyne.CanvasObject{
		a.changing("copy", words.T("Copy"), "", a.act(func() error { _, err := a.store.Duplicate(info.ID); return err })),
		a.changing("archive", away, "", a.act(func() error { return a.store.Archive(info.ID, !info.Archived) })),
		part.RowButton(part.Icon(look.Icon("log"), 22), words.T("Save as text"), words.T("the table notation, a line an input"), func() { a.saveText(info) }),
		part.RowButton(part.Icon(look.Icon("next"), 22), words.T("Text to the clipboard"), words.T("to be sent from another app"), func() { a.clipText(info) }),
		a.changing("trash", words.T("Delete"), words.T("it can be brought back"), a.act(func() error {
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
		return part.RowButton(part.Icon(look.Icon(pic), 22), name, more, do)
	}
	says := kit.Column(2, part.Text(name, kit.Style{Bold: true, Color: look.Dim}), part.Text(words.T("not while these tables can only be looked at"), part.Small))
	return kit.NewTap(name, kit.Face{Line: look.Line, Radius: 10, PadX: part.Apart, PadY: near}, kit.Row(part.Apart, 1, part.Icon(look.Tinted(pic, look.Dim), 22), says), nil)
}
