// Package copies is the page of the daily copies: which there are, what is in
// one, and whether the tables in use are whole.
package copies

import (
	"context"
	"errors"
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"hagal/app/exchange"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/store"
)

// Store is what the page needs of the store.
type Store interface {
	Copies() ([]store.CopyInfo, error)
	OpenCopy(name string) (store.Copy, error)
	BringBack(copyName string, id store.ID) (store.ID, error)
	Check(context.Context) (store.Health, error)
	ReadOnly() bool
}

// Page is the list of the copies, or the tables of one of them.
type Page struct {
	host   shell.Host
	store  Store
	copies []store.CopyInfo
	err    error           // why they cannot be listed
	within *store.CopyInfo // the copy looked into, or nil
	tables []store.Info    // of that copy
	shown  int             // rows of the list, when more than at first
}

// New makes the page.
func New(h shell.Host, s Store) *Page { return &Page{host: h, store: s} }

// Enter looks which copies there are.
func (p *Page) Enter(string) {
	p.copies, p.err = p.store.Copies()
	p.leave()
}

// leave goes back to the list of the copies.
func (p *Page) leave() { p.within, p.tables, p.shown = nil, nil, 0 }

// Draw shows the copies, or the tables of one.
func (p *Page) Draw(f part.Frame) shell.Picture {
	heading, back, parts := words.T("Daily copies"), p.host.Back, part.Notices(p.host.Notice())
	var leave func()
	if p.within != nil {
		heading = words.T("A daily copy")
		leave = func() { p.host.Change(func() { p.host.Top(scroll); p.leave() }) }
		back = leave
		parts = append(append(parts, part.Text(words.T("Copy of {0}", day(p.within.Day)), part.Strong)), p.tableRows()...)
	} else {
		parts = append(parts, p.copyRows()...)
	}
	return shell.Picture{Body: f.Page(scroll, heading, back, nil, parts...), Leave: leave}
}

const scroll = "copies"

// copyRows are the check of the tables, and a row a copy.
func (p *Page) copyRows() []fyne.CanvasObject {
	parts := []fyne.CanvasObject{
		part.RowButton(part.Icon(look.Icon("check"), 22), words.T("Check the tables now"), words.T("reads every line, as each start does"), p.check),
		part.Text(words.T("The app copies all tables once a day when something has changed, and keeps seven copies."), part.Small)}
	switch {
	case p.err != nil:
		return append(parts, part.Text(shell.Explain(p.err), part.Bad))
	case len(p.copies) == 0:
		return append(parts, part.Text(words.T("No copies yet."), part.Body))
	}
	for _, c := range p.copies {
		parts = append(parts, p.copyRow(c))
	}
	return parts
}

func (p *Page) copyRow(c store.CopyInfo) fyne.CanvasObject {
	if c.Err != nil {
		return part.RowButton(part.Icon(look.Tinted("warning", look.Bad), 22), day(c.Day), why(c.Err), nil)
	}
	size := words.T("{0} kB", strconv.FormatInt((c.Size+999)/1000, 10))
	return part.RowButton(part.Icon(look.Icon("archive"), 22), day(c.Day), words.T("tables: {0}", c.Tables)+" · "+size, func() { p.look(c) })
}

// look reads a copy and shows its tables in use, those put away last.
func (p *Page) look(c store.CopyInfo) {
	var tables []store.Info
	err := p.read(c.Name, &tables)
	if err != nil {
		p.host.Tell(shell.Told(why(err)), "")
		return
	}
	p.host.Change(func() {
		p.host.Top(scroll)
		p.within, p.tables, p.shown = &c, tables, 0
	})
}

func (p *Page) read(name string, tables *[]store.Info) error {
	opened, err := p.store.OpenCopy(name)
	if err != nil {
		return err
	}
	used, err := opened.List(store.Filter{})
	away, errAway := opened.List(store.Filter{Archived: true})
	*tables = append(used, away...)
	return errors.Join(err, errAway, opened.Close())
}

// tableRows are the tables of the copy looked into; a tap brings one back.
func (p *Page) tableRows() []fyne.CanvasObject {
	if len(p.tables) == 0 {
		return []fyne.CanvasObject{part.Text(words.T("It contains no tables."), part.Body)}
	}
	parts := []fyne.CanvasObject{part.Text(words.T("A restored table is added as a new one; existing tables stay as they are."), part.Small)}
	row := func(info store.Info) fyne.CanvasObject {
		return part.Changing(p.store.ReadOnly(), "undo", words.T("Restore {0}", words.Title(info.Title)), exchange.State(info), func() { p.bringBack(info) })
	}
	return append(parts, part.Rows(p.tables, p.shown, row, func(shown int) { p.host.Change(func() { p.shown = shown }) })...)
}

func (p *Page) bringBack(info store.Info) {
	_, err := p.store.BringBack(p.within.Name, info.ID)
	p.host.Tell(err, words.T("{0} is restored, as a new table in the list", words.Title(info.Title)))
}

// check reads everything beside the window, and says what it found.
func (p *Page) check() {
	p.host.Wait(words.T("The tables are being checked."), func(running context.Context) func() {
		h, err := p.store.Check(running)
		if err == nil && h.Damage != "" {
			err = store.ErrDamaged
		}
		return func() {
			p.host.Tell(err, words.T("Everything is in order. Tables read: {0}, lines: {1}", h.Tables, h.Lines))
		}
	})
}

// why is what is wrong with a copy.
func why(err error) string {
	switch {
	case errors.Is(err, store.ErrDamaged):
		return words.T("This copy is damaged and cannot be used.")
	case errors.Is(err, store.ErrForeign):
		return words.T("This copy belongs to a different set of tables.")
	case errors.Is(err, store.ErrLimit):
		return words.T("This copy is too large to be a file of tables.")
	case errors.Is(err, store.ErrNotFound):
		return words.T("This copy is gone.")
	}
	return shell.Explain(err)
}

// day is the day of a copy as the player's language writes it.
func day(kept string) string {
	t, err := time.Parse(time.DateOnly, kept)
	if err != nil {
		return part.Visible(kept)
	}
	return words.Day(t)
}
