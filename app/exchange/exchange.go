// Package exchange brings tables out of the app and into it: as a backup of
// all, or one table in the notation.
package exchange

import (
	"errors"
	"io"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"hagal/app/desk"
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/store"
)

// Store is what is needed of the store.
type Store interface {
	desk.Keeper
	Export(io.Writer) error
	Import(io.Reader) (store.ImportReport, error)
	List(store.Filter) ([]store.Info, error)
}

// Exchange is the ways out and in of the tables.
type Exchange struct {
	host  shell.Host
	store Store
}

// New makes an Exchange.
func New(h shell.Host, s Store) Exchange { return Exchange{h, s} }

// SaveAll writes the backup where the player says.
func (x Exchange) SaveAll() {
	x.saveAs("hagal-"+x.host.Now().Format("2006-01-02")+".txt", x.store.Export)
}

// saveAs asks where, and writes there. On a phone Fyne opens the system's own
// picker, which lists the drives and apps that files can be given to.
func (x Exchange) saveAs(name string, write func(io.Writer) error) {
	d := dialog.NewFileSave(func(w fyne.URIWriteCloser, err error) {
		if err != nil || w == nil {
			x.host.Tell(err, "")
			return
		}
		x.host.Tell(errors.Join(write(w), w.Close()), words.T("Saved as {0}", part.Clip(w.URI().Name(), 60)))
	}, x.host.Window())
	d.SetFileName(name)
	x.fill(d)
}

// fill shows a dialog of files as large as the window.
func (x Exchange) fill(d *dialog.FileDialog) {
	d.Show()
	d.Resize(x.host.Window().Canvas().Size())
}

// TextOf is a table as notation, the lines that count.
func (x Exchange) TextOf(id store.ID) (string, error) {
	game, err := x.store.Load(id)
	if err != nil {
		return "", err
	}
	return strings.Join(game.Text[:game.Lines], "\n") + "\n", nil
}

// SaveText writes one table as notation, in a file that carries its name.
func (x Exchange) SaveText(id store.ID, title string) {
	lines, err := x.TextOf(id)
	if err != nil {
		x.host.Tell(err, "")
		return
	}
	x.saveAs(FileName(title), func(w io.Writer) error {
		_, err := io.WriteString(w, lines)
		return err
	})
}

// ClipText gives one table as notation to the clipboard: on a phone the
// shortest way into a message.
func (x Exchange) ClipText(id store.ID) {
	lines, err := x.TextOf(id)
	if err == nil {
		fyne.CurrentApp().Clipboard().SetContent(lines)
	}
	x.host.Tell(err, words.T("The text is on the clipboard."))
}

// BringIn reads a backup, or a table as notation.
func (x Exchange) BringIn() {
	x.fill(dialog.NewFileOpen(func(r fyne.URIReadCloser, err error) {
		if err != nil || r == nil {
			x.host.Tell(err, "")
			return
		}
		x.Take(r.URI().Name(), r)
	}, x.host.Window()))
}
