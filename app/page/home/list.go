package home

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"hagal/app/desk"
	"hagal/app/exchange"
	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/store"
)

// searchFrom is from how many tables on the list can be searched.
const searchFrom = 6

// tableList is the list of tables in use, with what can be done beside it.
func (p *Page) tableList(tables []store.Info, removed int) []fyne.CanvasObject {
	ways := []fyne.CanvasObject{part.RowButton(part.Icon(look.Icon("trophy"), 22), words.T("History and figures"), "", func() { p.host.Go(shell.History) })}
	if !p.store.ReadOnly() && slices.ContainsFunc(tables, goesOn) { // else the large button does
		ways = append([]fyne.CanvasObject{part.RowButton(part.Icon(look.Icon("plus"), 22), words.T("New table"), "", p.begin)}, ways...)
	}
	parts := []fyne.CanvasObject{part.Grid(part.Near, 160, 2, ways...), part.Text(words.T("Saved tables"), part.Label)}
	if len(tables) >= searchFrom || p.search != "" {
		parts = append(parts, p.searchRow())
	}
	found := p.searched(tables)
	if len(found) == 0 {
		none := words.T("No tables in the list.")
		if len(tables) > 0 {
			none = words.T("No table contains these words.")
		}
		parts = append(parts, part.Text(none, part.Body))
	}
	parts = append(parts, part.InTwo(part.Rows(found, p.shown, p.tableRow, p.more)...))
	if removed > 0 {
		parts = append(parts, part.Button(words.T("Archived or deleted: {0}", removed), func() {
			p.host.Change(func() {
				p.host.Top(scroll)
				p.removed, p.shown = true, 0
			})
		}))
	}
	return parts
}

func (p *Page) more(shown int) { p.host.Change(func() { p.shown = shown }) }

// find looks for tables as one types.
func (p *Page) find(s string) { p.host.Change(func() { p.search, p.shown = s, 0 }) }

// searchRow is the field of the search, and the way out of it.
func (p *Page) searchRow() fyne.CanvasObject {
	if p.search == "" {
		return p.field
	}
	return kit.Row(part.Near, 0, part.WideField(p.field), part.IconButton(words.T("Show all tables"), "close", func() { p.field.SetText("") }))
}

// searched are the tables that hold every word searched for, in the title or in
// what the list says beneath it.
func (p *Page) searched(tables []store.Info) []store.Info {
	sought := strings.Fields(strings.ToLower(p.search))
	if len(sought) == 0 {
		return tables
	}
	var list []store.Info
	for _, info := range tables {
		b := desk.ReadNote(info.Note)
		all := strings.ToLower(words.Title(info.Title) + " " + exchange.State(info) + " " + b.Names[0] + " " + b.Names[1])
		hit := true
		for _, w := range sought {
			hit = hit && strings.Contains(all, w)
		}
		if hit {
			list = append(list, info)
		}
	}
	return list
}

// removedTables are the tables put away, then those deleted.
func (p *Page) removedTables() ([]store.Info, error) {
	list, err := p.store.List(store.Filter{Archived: true})
	if err != nil {
		return nil, err
	}
	deleted, err := p.store.List(store.Filter{Deleted: true})
	return append(list, deleted...), err
}

// removedList is what was put away or deleted, to be taken back.
func (p *Page) removedList(tables []store.Info) []fyne.CanvasObject {
	parts := []fyne.CanvasObject{part.Button(words.T("Back to the saved tables"), p.backToTables)}
	split := slices.IndexFunc(tables, func(info store.Info) bool { return info.Deleted })
	if split < 0 {
		split = len(tables)
	}
	if split > 0 {
		parts = append(parts, part.Text(words.T("Archived tables"), part.Label))
		parts = append(parts, part.InTwo(part.Rows(tables[:split], p.shown, p.tableRow, p.more)...))
	}
	if split < len(tables) {
		parts = append(parts, part.Text(words.T("Deleted; each stays here for 30 days"), part.Label))
		parts = append(parts, part.InTwo(part.Rows(tables[split:], p.shown, p.deletedRow, p.more)...))
	}
	return parts
}

// backToTables leaves the list of what was put away.
func (p *Page) backToTables() {
	p.host.Change(func() {
		p.host.Top(scroll)
		p.removed, p.shown = false, 0
	})
}

func (p *Page) tableRow(info store.Info) fyne.CanvasObject {
	pic := "board"
	if desk.ReadNote(info.Note).Over() {
		pic = "trophy"
	}
	row := part.RowButton(part.Icon(look.Icon(pic), 24), words.Title(info.Title), exchange.State(info), func() { p.host.Open(info.ID) })
	row.OnHold = func() { p.manage(info) }
	return kit.Level(part.Tight, 0, row, part.IconButton(words.T("More for {0}", words.Title(info.Title)), "more", func() { p.manage(info) }))
}

func (p *Page) deletedRow(info store.Info) fyne.CanvasObject {
	restore := p.act(func() error { return p.store.Restore(info.ID) })
	return part.Changing(p.store.ReadOnly(), "undo", words.T("Restore {0}", words.Title(info.Title)), exchange.State(info), restore)
}
