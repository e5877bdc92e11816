package home

import (
	"fyne.io/fyne/v2"

	"hagal/app/exchange"
	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/store"
)

// manage renames, copies, puts away or deletes a table.
func (p *Page) manage(info store.Info) {
	var field *kit.Entry
	rename := p.act(func() error { return p.store.Rename(info.ID, field.Text) })
	field = part.NewLongField(words.T("Name of the table"), words.Title(info.Title), func() { p.host.Change(func() {}) }, rename)
	p.host.Sheet(func(part.Frame) fyne.CanvasObject {
		parts := []fyne.CanvasObject{part.SheetHead(nil, words.Title(info.Title), p.host.Close), part.Text(exchange.State(info), part.Small)}
		if !p.store.ReadOnly() {
			parts = append(parts, kit.Field(field), part.Button(words.T("Rename"), rename))
		}
		return kit.Column(part.Near, append(parts, part.InTwo(p.manageRows(info)...))...)
	})
}

// manageRows are the taps of manage.
func (p *Page) manageRows(info store.Info) []fyne.CanvasObject {
	away := words.T("Archive")
	if info.Archived {
		away = words.T("Unarchive")
	}
	fixed, files := p.store.ReadOnly(), exchange.New(p.host, p.store)
	return []fyne.CanvasObject{
		part.Changing(fixed, "copy", words.T("Duplicate"), "", p.act(func() error { _, err := p.store.Duplicate(info.ID); return err })),
		part.Changing(fixed, "archive", away, "", p.act(func() error { return p.store.Archive(info.ID, !info.Archived) })),
		part.RowButton(part.Icon(look.Icon("log"), 22), words.T("Export as text"), words.T("the table notation, one line per input"), func() { files.SaveText(info.ID, words.Title(info.Title)) }),
		part.RowButton(part.Icon(look.Icon("next"), 22), words.T("Copy as text"), words.T("to paste into another app"), func() { files.ClipText(info.ID) }),
		part.Changing(fixed, "trash", words.T("Delete"), words.T("it can be restored"), p.act(func() error {
			err := p.store.Delete(info.ID)
			if err == nil {
				p.deleted = &info
			}
			return err
		})),
	}
}
