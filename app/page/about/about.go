// Package about is the page of what the app is: its version, whose it is not,
// and the licences of all that it is built of.
package about

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
)

// Page is the list of the licences, or one of them.
type Page struct {
	host    shell.Host
	version string
	within  *Licence // the licence that is read, or nil
	shown   int      // rows of the list, when more than at first
}

// New makes the page.
func New(h shell.Host, version string) *Page { return &Page{host: h, version: version} }

// Enter shows the list.
func (p *Page) Enter(string) { p.within, p.shown = nil, 0 }

const (
	scroll = "about"
	reader = "licence"
)

// Draw shows the version and the licences, or the text of one.
func (p *Page) Draw(f part.Frame) shell.Picture {
	if p.within != nil {
		back := func() { p.host.Change(func() { p.within = nil }) }
		top := kit.Column(part.Tight, part.Titled(p.within.kind(), back), part.Text(p.within.brief(), part.Small))
		return shell.Picture{Body: part.Narrow(f.Framed(top, kit.NewLong(reader, flowing(p.within.Text), part.Little, part.Apart, part.Near), nil, nil)), Leave: back}
	}
	parts := []fyne.CanvasObject{
		part.Text(words.T("Version {0}", p.version), part.Large),
		part.Text(words.T("A companion for owners of the board game. Not connected with its publisher."), part.Body),
		part.Text(words.T("It contains no art and no card texts of the game. Names are used only to say what it is for; they belong to their owners."), part.Body),
		part.Text(words.T("Free software under the MIT licence, without any warranty."), part.Body),
	}
	licences := []fyne.CanvasObject{part.Text(words.T("Licences of the software it is built from"), part.Label)}
	licences = append(licences, part.Rows(together(Licences()), p.shown, p.row, func(shown int) { p.host.Change(func() { p.shown = shown }) })...)
	return shell.Picture{Body: f.Halves(scroll, words.T("About Hagal"), p.host.Back, nil, parts, licences)}
}

func (p *Page) row(l Licence) fyne.CanvasObject {
	row := part.RowButton(nil, l.brief(), l.kind(), func() {
		p.host.Change(func() {
			p.host.Top(reader)
			p.within = &l
		})
	})
	row.Name = l.Of + ": " + l.Kind
	return row
}
