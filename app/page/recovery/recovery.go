// Package recovery is the page of the open table where the rules refuse one of
// its lines: which, why, and how to go on.
package recovery

import (
	"fyne.io/fyne/v2"

	"hagal/app/desk"
	"hagal/app/exchange"
	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
)

// Store is what the page needs of the store.
type Store interface {
	exchange.Store
	ReadOnly() bool
}

// Page is about the first refused line of the open table.
type Page struct {
	host  shell.Host
	store Store
}

// New makes the page.
func New(h shell.Host, s Store) *Page { return &Page{h, s} }

// Enter has nothing to do: the table knows its refused line.
func (p *Page) Enter(string) {}

// Draw says which line cannot be played, and why.
func (p *Page) Draw(f part.Frame) shell.Picture {
	d := p.host.Desk()
	line := d.Broken()
	parts := []fyne.CanvasObject{part.Warning("warning", words.T("Line {0} cannot be played", line.Line), look.Bad,
		kit.Card(kit.Face{Fill: look.Surface, Line: look.Line, Radius: look.RadiusSmall, PadX: part.Near, PadY: part.Near}, part.Text(part.Clip(line.Text, 200), part.Strong)),
		part.Text(words.T("Why: {0}", part.Clip(shell.Explain(line.Err), 300)), part.Body))}
	if d.Playable() {
		parts = append(parts, part.Text(words.T("The table is complete up to the line before. The lines from this one on, {0} in all, stay in the file until you play on.", d.Left()), part.Body))
	} else {
		parts = append(parts, part.Text(words.T("It is the first line of the table, so the table cannot be opened. Its lines stay in the file as they are."), part.Body))
	}
	save := func() { exchange.New(p.host, p.store).SaveText(d.ID(), words.Title(d.Title())) }
	parts = append(parts, part.RowButton(part.Icon(look.Icon("log"), 22), words.T("Export the table as text"), words.T("all its lines, as they are kept"), save))
	parts = append(parts, part.Notices(p.host.Notice())...)
	primary := p.primary(d)
	top := part.Titled(words.Title(d.Title()), func() { p.host.Go(shell.Home) })
	return shell.Picture{Body: part.Narrow(f.Framed(top, part.Scrolled("recovery", part.Apart, parts...), nil, primary)), Primary: primary}
}

// primary goes on before the refused line; where nothing can be changed it
// only goes there to look, and without a table it goes home.
func (p *Page) primary(d *desk.Desk) *part.Action {
	switch {
	case !d.Playable():
		return &part.Action{Label: words.T("Home"), Do: func() { p.host.Go(shell.Home) }}
	case p.store.ReadOnly():
		return &part.Action{Label: words.T("View it up to there"), Do: func() { p.host.Enter(d, shell.Table) }}
	}
	return &part.Action{Label: words.T("Go on from here"), Sub: words.T("before line {0}", d.Broken().Line), Do: func() {
		if err := d.GoOn(); err != nil {
			p.host.Tell(err, "")
			return
		}
		p.host.Enter(d, shell.Table)
	}}
}
