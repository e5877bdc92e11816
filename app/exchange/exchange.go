// Package exchange brings tables out of the app and into it: as a backup of
// all, or one table in the notation.
package exchange

import (
	"io"
	"strings"

	"fyne.io/fyne/v2"

	"hagal/app/desk"
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
