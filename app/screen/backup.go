package screen

import (
	"bufio"
	"errors"
	"io"
	"path"
	"slices"
	"strings"
	"unicode"

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
		a.changing("down", t("Bring in a file"), t("a backup, or one table as text; nothing is overwritten"), a.bringIn)}
}

// saveAll writes the backup where the player says.
func (a *App) saveAll() {
	a.saveAs("hagal-"+a.options.Now().Format("2006-01-02")+".txt", a.store.Export)
}

// saveAs asks where, and writes there. On a phone Fyne opens the system's own
// picker, which lists the drives and apps that files can be given to.
func (a *App) saveAs(name string, write func(io.Writer) error) {
	d := dialog.NewFileSave(func(w fyne.URIWriteCloser, err error) {
		if err != nil || w == nil {
			a.tellDone(err, "")
			return
		}
		a.tellDone(errors.Join(write(w), w.Close()), t("Saved as {0}", clip(w.URI().Name(), 60)))
	}, a.window)
	d.SetFileName(name)
	a.fill(d)
}

// fill shows a dialog of files as large as the window.
func (a *App) fill(d *dialog.FileDialog) {
	d.Show()
	d.Resize(a.size)
}

// textOf is a table as notation, the lines that count.
func (a *App) textOf(info store.Info) (string, error) {
	game, err := a.store.Load(info.ID)
	if err != nil {
		return "", err
	}
	return strings.Join(game.Text[:game.Lines], "\n") + "\n", nil
}

// saveText writes one table as notation.
func (a *App) saveText(info store.Info) {
	lines, err := a.textOf(info)
	if err != nil {
		a.tellDone(err, "")
		return
	}
	a.saveAs("table.hagal", func(w io.Writer) error {
		_, err := io.WriteString(w, lines)
		return err
	})
}

// clipText gives one table as notation to the clipboard: on a phone the
// shortest way into a message.
func (a *App) clipText(info store.Info) {
	lines, err := a.textOf(info)
	if err == nil {
		fyne.CurrentApp().Clipboard().SetContent(lines)
	}
	a.tellDone(err, t("The text is on the clipboard."))
}

// bringIn reads a backup, or a table as notation.
func (a *App) bringIn() {
	a.fill(dialog.NewFileOpen(func(r fyne.URIReadCloser, err error) {
		if err != nil || r == nil {
			a.tellDone(err, "")
			return
		}
		told, err := a.take(r.URI().Name(), r)
		a.tellDone(errors.Join(err, r.Close()), told)
	}, a.window))
}

// The first words of a backup, behind the mark that some editors put there.
const (
	backupHead = "hagal backup"
	orderMark  = "\ufeff"
)

// unwhole is what a backup that was cut or changed by hand runs into.
var unwhole = []error{store.ErrBackup, store.ErrTitle, store.ErrLine, store.ErrSetting}

// take brings a file in; which kind it is shows in its first words.
func (a *App) take(name string, r io.Reader) (string, error) {
	in := bufio.NewReader(io.LimitReader(r, store.MaxImport+1))
	head, err := in.Peek(len(orderMark + backupHead))
	if err != nil && !errors.Is(err, io.EOF) {
		return "", err
	}
	if !strings.HasPrefix(strings.TrimPrefix(string(head), orderMark), backupHead) {
		return a.takeText(name, in)
	}
	report, err := a.store.Import(in)
	switch {
	case errors.Is(err, store.ErrLimit):
		return "", errors.New(t("The backup is too large, or holds too much: nothing was brought in. {0}", err.Error()))
	case slices.ContainsFunc(unwhole, func(e error) bool { return errors.Is(err, e) }):
		return "", errors.New(t("The backup is not whole, or was changed: nothing was brought in. {0}", err.Error()))
	case err != nil:
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
	var wrong *engine.LineError
	_, err = engine.Replay(string(b), func(_ int, _ string, r engine.Result) { inputs = append(inputs, r.Input) })
	switch {
	case errors.Is(err, engine.ErrNoSession):
		return "", err
	case errors.As(err, &wrong):
		return "", errors.New(t("Line {0}, {1}: {2}. Nothing was brought in.", wrong.Line, clip(shownText(wrong.Text), 60), a.explain(wrong.Err)))
	case err != nil:
		return "", err
	}
	d, err := desk.Bring(a.store, tableName(name), inputs)
	if err != nil {
		return "", err
	}
	return t("{0}: {1} lines brought in", d.Title(), len(inputs)), nil
}

// tableName makes the name of a file the title of a table.
func tableName(file string) string {
	name := strings.TrimSpace(shownText(strings.TrimSuffix(file, path.Ext(file))))
	if name == "" {
		return t("A table from a file")
	}
	return clip(name, store.MaxTitle)
}

// shownText is a text from outside with nothing in it but what can be seen.
func shownText(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsGraphic(r) && r != unicode.ReplacementChar {
			return r
		}
		return -1
	}, s)
}

// tellDone says what came of a file.
func (a *App) tellDone(err error, told string) {
	a.sheet, a.message, a.told = nil, "", told
	if err != nil {
		a.message, a.told = a.explain(err), ""
	}
	a.show()
}

// toldCard is good news, until the next tap.
func (a *App) toldCard() fyne.CanvasObject {
	return kit.Card(kit.Face{Fill: look.SurfaceHigh, Line: look.Good, Radius: 10, PadX: apart, PadY: near},
		kit.Row(near, 1, icon(look.Tinted("check", look.Good), 18), text(a.told, good)))
}
