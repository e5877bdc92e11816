package screen

import (
	"bufio"
	"errors"
	"io"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"hagal/app/desk"
	"hagal/app/kit"
	"hagal/app/look"
	"hagal/data/store"
	"hagal/engine"
)

// backupRows are the ways out and in of the tables.
func (a *App) backupRows() []fyne.CanvasObject {
	return []fyne.CanvasObject{text(t("Backups"), label),
		rowButton(icon(look.Icon("archive"), 22), t("Save all tables to a file"), t("a copy a day is made by itself"), a.saveAll),
		rowButton(icon(look.Icon("plus"), 22), t("Bring in a file"), t("a backup, or one table as text; nothing is overwritten"), a.bringIn)}
}

// saveAll writes the backup where the player says.
func (a *App) saveAll() {
	a.saveAs("hagal-backup.txt", func(w io.Writer) error { return a.store.Export(w) })
}

// saveAs asks where, and writes there.
func (a *App) saveAs(name string, write func(io.Writer) error) {
	d := dialog.NewFileSave(func(w fyne.URIWriteCloser, err error) {
		if err == nil && w != nil {
			err = errors.Join(write(w), w.Close())
			a.tellDone(err, t("Saved as {0}", w.URI().Name()))
			return
		}
		a.tellDone(err, "")
	}, a.window)
	d.SetFileName(name)
	d.Show()
}

// saveText writes one table as notation.
func (a *App) saveText(info store.Info) {
	game, err := a.store.Load(info.ID)
	if err != nil {
		a.tellDone(err, "")
		return
	}
	a.saveAs("table.hagal", func(w io.Writer) error {
		_, err := io.WriteString(w, strings.Join(game.Text[:game.Lines], "\n")+"\n")
		return err
	})
}

// bringIn reads a backup, or a table as notation.
func (a *App) bringIn() {
	dialog.ShowFileOpen(func(r fyne.URIReadCloser, err error) {
		if err != nil || r == nil {
			a.tellDone(err, "")
			return
		}
		told, err := a.take(r.URI().Name(), r)
		a.tellDone(errors.Join(err, r.Close()), told)
	}, a.window)
}

// take brings a file in; which kind it is shows in its first word.
func (a *App) take(name string, r io.Reader) (string, error) {
	in := bufio.NewReader(io.LimitReader(r, store.MaxImport+1))
	head, err := in.Peek(len("table "))
	if err != nil && !errors.Is(err, io.EOF) {
		return "", err
	}
	if strings.HasPrefix(string(head), "table ") || strings.HasPrefix(string(head), "#") {
		return a.takeText(name, in)
	}
	report, err := a.store.Import(in)
	if err != nil {
		return "", err
	}
	return t("{0} tables in the backup: {1} brought in, {2} were there already", report.Tables, len(report.Added), report.Same), nil
}

// maxText is the most a table as text may have, in bytes.
const maxText = 1 << 20

// takeText plays a session told as notation and keeps it as a new table.
func (a *App) takeText(name string, r io.Reader) (string, error) {
	b, err := io.ReadAll(io.LimitReader(r, maxText+1))
	if err != nil {
		return "", err
	}
	if len(b) > maxText {
		return "", errors.New(t("The file has more than {0} bytes.", maxText))
	}
	var inputs []engine.Input
	if _, err := engine.Replay(string(b), func(_ int, r engine.Result) { inputs = append(inputs, r.Input) }); err != nil {
		return "", err
	}
	d, err := desk.Bring(a.store, name, inputs)
	if err != nil {
		return "", err
	}
	return t("{0}: {1} lines brought in", d.Title(), len(inputs)), nil
}

// tellDone says what came of a file.
func (a *App) tellDone(err error, told string) {
	a.sheet, a.message, a.told = nil, "", told
	if err != nil {
		a.message = err.Error()
	}
	a.show()
}

// toldCard is good news, until the next tap.
func (a *App) toldCard() fyne.CanvasObject {
	return kit.Card(kit.Face{Fill: look.SurfaceHigh, Line: look.Good, Radius: 10, PadX: apart, PadY: near}, text(a.told, good))
}
