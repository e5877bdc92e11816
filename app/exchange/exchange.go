// Package exchange brings tables out of the app and into it: as a backup of
// all, or one table in the notation.
package exchange

import (
	"bufio"
	"errors"
	"io"
	"path"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"hagal/app/desk"
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/store"
	"hagal/engine"
)

// Store is what is needed of the store.
type Store interface {
	desk.Keeper
	Export(io.Writer) error
	Import(io.Reader) (store.ImportReport, error)
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
		notice, err := x.Take(r.URI().Name(), r)
		x.host.Tell(errors.Join(err, r.Close()), notice)
	}, x.host.Window()))
}

// The first words of a backup, behind the mark that some editors put there.
const (
	backupHead = "hagal backup"
	orderMark  = "\ufeff"
)

// unwhole is what a backup that was cut or changed by hand runs into.
var unwhole = []error{store.ErrBackup, store.ErrTitle, store.ErrLine, store.ErrSetting}

// Take brings a file in, and says what came with it. Which kind it is shows in
// its first words.
func (x Exchange) Take(name string, r io.Reader) (string, error) {
	in := bufio.NewReader(io.LimitReader(r, store.MaxImport+1))
	head, err := in.Peek(len(orderMark + backupHead))
	if err != nil && !errors.Is(err, io.EOF) {
		return "", err
	}
	if !strings.HasPrefix(strings.TrimPrefix(string(head), orderMark), backupHead) {
		return x.takeText(name, in)
	}
	report, err := x.store.Import(in)
	switch {
	case errors.Is(err, store.ErrLimit):
		return "", errors.New(words.T("The backup is too large, or holds too much: nothing was brought in. Details: {0}", err.Error()))
	case slices.ContainsFunc(unwhole, func(e error) bool { return errors.Is(err, e) }):
		return "", errors.New(words.T("The backup is not whole, or was changed: nothing was brought in. Details: {0}", err.Error()))
	case err != nil:
		return "", err
	}
	return words.T("{0} tables in the backup: {1} brought in, {2} were there already", report.Tables, len(report.Added), report.Same), nil
}

// maxText is the most a table as text may have, in bytes.
const maxText = 1 << 20

// takeText plays a session told as notation and keeps it as a new table.
func (x Exchange) takeText(name string, r io.Reader) (string, error) {
	b, err := io.ReadAll(io.LimitReader(r, maxText+1))
	if err != nil {
		return "", err
	}
	if len(b) > maxText {
		return "", errors.New(words.T("The file has more than {0} bytes.", maxText))
	}
	var inputs []engine.Input
	var wrong *engine.LineError
	_, err = engine.Replay(string(b), func(_ int, _ string, r engine.Result) { inputs = append(inputs, r.Input) })
	switch {
	case errors.Is(err, engine.ErrNoSession):
		return "", err
	case errors.As(err, &wrong):
		return "", errors.New(words.T("Line {0}, {1}: {2}. Nothing was brought in.", wrong.Line, part.Clip(part.Visible(wrong.Text), 60), shell.Explain(wrong.Err)))
	case err != nil:
		return "", err
	}
	d, err := desk.Bring(x.store, tableName(name), inputs)
	if err != nil {
		return "", err
	}
	return words.T("{0}: {1} lines brought in", words.Title(d.Title()), len(inputs)), nil
}

// tableName makes the name of a file the title of a table.
func tableName(file string) string {
	name := strings.TrimSpace(part.Visible(strings.TrimSuffix(file, path.Ext(file))))
	if name == "" {
		return words.T("A table from a file")
	}
	return part.Clip(name, store.MaxTitle)
}
