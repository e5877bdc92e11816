// Package home is the page where the app starts: go on, begin, look up. It
// lists the saved tables, manages them, and tells what opening the store found.
package home

import (
	"slices"

	"hagal/app/desk"
	"hagal/app/exchange"
	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/store"
)

// Store is what the page needs of the store.
type Store interface {
	exchange.Store
	Rename(store.ID, string) error
	Duplicate(store.ID) (store.ID, error)
	Archive(store.ID, bool) error
	Delete(store.ID) error
	Restore(store.ID) error
	ReadOnly() bool
}

// Page is the lists of tables and what is in their way.
type Page struct {
	host    shell.Host
	store   Store
	report  report
	search  string // words that the tables listed hold
	field   *kit.Entry
	removed bool        // the list shows what was put away or deleted
	shown   int         // rows of the list, when more than at first
	deleted *store.Info // the table deleted last, or nil
}

// New makes the page. What opening the store found is kept and told until the
// player puts it away, over as many starts as it takes.
func New(h shell.Host, s Store, found store.Report) *Page {
	p := &Page{host: h, store: s}
	p.takeReport(found)
	return p
}

// Enter makes the field of the search in the player's language.
func (p *Page) Enter(string) {
	p.field = part.NewField(words.T("Search the tables"), p.search, p.find)
}

// Draw shows what the player has to know first, then the tables.
func (p *Page) Draw(f part.Frame) shell.Picture {
	tables, err := p.store.List(store.Filter{})
	removed, errRemoved := p.removedTables()
	parts := p.reportCards()
	for _, err := range []error{err, errRemoved} {
		if err != nil {
			parts = append(parts, part.Text(shell.Explain(err), part.Bad))
		}
	}
	parts = append(parts, part.Notices(p.host.Notice())...)
	if d := p.deleted; d != nil {
		parts = append(parts, part.RowButton(part.Icon(look.Icon("undo"), 22), words.T("Restore {0}", words.Title(d.Title)), words.T("deleted just now"), p.act(p.bringBack)))
	}
	switch {
	case p.removed:
		parts = append(parts, p.removedList(removed)...)
	case len(tables)+len(removed) == 0:
		parts = append(parts, p.welcome(f)...)
	default:
		parts = append(parts, p.tableList(tables, len(removed))...)
	}
	parts = append(parts, part.Text(words.T("A companion for owners of the board game. Not connected with its publisher."), part.Small))
	primary := p.primary(tables)
	top := kit.Row(part.Near, 0, part.Text(words.T("Hagal"), part.Title),
		part.IconButton(words.T("Rules"), "help", func() { p.host.Go(shell.Rules) }),
		part.IconButton(words.T("Settings"), "settings", func() { p.host.Go(shell.Settings) }))
	body := f.Framed(top, part.Scrolled(scroll, part.Near, parts...), nil, primary)
	pic := shell.Picture{Body: part.Narrow(body), Primary: primary}
	if len(tables)+len(removed) > 0 {
		pic.Body = f.Widened(body)
	}
	if p.removed {
		pic.Leave = p.backToTables
	}
	return pic
}

const scroll = "home"

// goesOn reports whether a game is not over.
func goesOn(t store.Info) bool { return !desk.ReadNote(t.Note).Over() }

// primary goes on with the game played last, or begins one.
func (p *Page) primary(tables []store.Info) *part.Action {
	if at := slices.IndexFunc(tables, goesOn); at >= 0 {
		return &part.Action{Label: words.T("Continue"), Sub: words.Title(tables[at].Title), Do: func() { p.host.Open(tables[at].ID) }}
	}
	if p.store.ReadOnly() {
		return &part.Action{Label: words.T("New table"), Sub: words.T("not while these tables are read-only")}
	}
	return &part.Action{Label: words.T("New table"), Do: p.begin}
}

func (p *Page) begin() { p.host.Go(shell.NewTable) }

// act is a tap that changes the tables: it closes the sheet, or says over it
// what went wrong.
func (p *Page) act(f func() error) func() {
	return func() {
		if p.host.Act(f) {
			p.host.Close()
		}
	}
}

func (p *Page) bringBack() error {
	err := p.store.Restore(p.deleted.ID)
	if err == nil {
		p.deleted = nil
	}
	return err
}
