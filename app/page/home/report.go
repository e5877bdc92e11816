package home

import (
	"encoding/json"
	"errors"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
	"hagal/data/store"
	"hagal/engine"
)

// trouble is an error in the player's language, with what to do about it. One
// that the app has no words for is told as it is.
func trouble(err error) string {
	for _, known := range []struct {
		err  error
		says string
	}{
		{store.ErrInUse, words.T("The tables are open in another window of the app. Close that window, or go on there.")},
		{store.ErrReadOnly, words.T("A newer version of the app wrote these tables: they can be looked at, not changed. Update the app to go on.")},
		{store.ErrNewer, words.T("A newer version of the app wrote these tables in a way that this one cannot read. Update the app.")},
		{store.ErrNotWritable, words.T("The app may not write to the folder of the tables. Allow it, then try again.")},
		{store.ErrFolderGone, words.T("The folder of the tables is gone. Put it back, or start the app again.")},
		{store.ErrDiskFull, words.T("The disk is full: nothing was changed. Make room, then try again.")},
		{store.ErrDisk, words.T("The disk does not answer: nothing was changed. Try again, then start the app again.")},
		{store.ErrDamaged, words.T("The file of the tables is damaged. Start the app again and it will be repaired.")},
		{store.ErrStale, words.T("The table was changed elsewhere. Open it again from the list.")},
		{store.ErrNotFound, words.T("There is no such table any more.")},
		{store.ErrDeleted, words.T("The table is deleted. Bring it back first.")},
		{store.ErrTitle, words.T("A name has 1 to {0} letters, all in one line.", store.MaxTitle)},
		{engine.ErrNoSession, words.T("This is neither a backup nor a table as text.")},
	} {
		if errors.Is(err, known.err) {
			return known.says
		}
	}
	return err.Error()
}

// tellsOf reports whether an error of keeping a setting is told: of tables that
// can only be read the app forgets where the player was, and says nothing.
func (a *App) tellsOf(err error) bool {
	return !errors.Is(err, store.ErrReadOnly) || a.place == Settings
}

// keptReport is what opening the store found, kept until it is put away.
type keptReport struct {
	store.Report
	More int `json:",omitempty"` // tables that the list has no room for
}

const reportKey = "report"

// takeReport keeps a report, or brings back the one not yet put away.
func (a *App) takeReport(r store.Report) {
	a.shelf.report = keptReport{Report: r}
	switch {
	case r.Newer > 0:
	case r.Empty():
		if s, err := a.store.Setting(reportKey); err == nil && s != "" {
			_ = json.Unmarshal([]byte(s), &a.shelf.report) // one that cannot be read is none
		}
	default:
		a.keepReport(a.shelf.report)
	}
}

// keepReport saves a report, with as many of its tables as a setting holds.
func (a *App) keepReport(r keptReport) {
	for {
		b, err := json.Marshal(r)
		if err == nil && len(b) > store.MaxValue && len(r.Recovered) > 0 {
			half := len(r.Recovered) / 2
			r.More += len(r.Recovered) - half
			r.Recovered = r.Recovered[:half]
			continue
		}
		if err == nil && len(b) <= store.MaxValue {
			a.keep(reportKey, string(b))
		}
		return
	}
}

// calm reports whether there is nothing the player has to know first.
func (a *App) calm() bool { return a.shelf.report.Empty() || a.shelf.report.Newer > 0 }

// reportCards tell what opening the store found.
func (a *App) reportCards() []fyne.CanvasObject {
	r := a.shelf.report
	switch {
	case a.store.ReadOnly():
		return []fyne.CanvasObject{part.Warning("lock", words.T("These tables can only be looked at"), look.Line,
			part.Text(words.T("A newer version of the app wrote them. Update the app to go on playing; nothing is lost."), part.Body))}
	case r.Damage != "":
		return []fyne.CanvasObject{a.damageCard(r)}
	case r.From > 0:
		return []fyne.CanvasObject{part.Warning("info", words.T("The tables were brought to this version of the app"), look.Line,
			part.Text(words.T("As they were before, they are in this file:"), part.Small), part.FilePath(r.Copy), part.Button(words.T("Understood"), a.putReportAway))}
	}
	return nil
}

// warning is a card with a sign, a heading and what there is to say.
func part.Warning(sign, heading string, line fyne.ThemeColorName, more ...fyne.CanvasObject) fyne.CanvasObject {
	face := kit.Face{Fill: look.SurfaceHigh, Line: line, Width: 2, Radius: 10, PadX: part.Apart, PadY: apart}
	head := kit.Row(part.Apart, 1, part.Icon(look.Icon(sign), 28), part.Text(heading, part.Large))
	return kit.Card(face, kit.Column(part.Near, append([]fyne.CanvasObject{head}, more...)...))
}

// told is how many tables the card of a damaged file lists.
const toldTables = 6

func (a *App) damageCard(r keptReport) fyne.CanvasObject {
	n := len(r.Recovered) + r.More
	parts := []fyne.CanvasObject{part.Text(words.T("What could be read is in a new file. Tables in it: {0}.", n), part.Body)}
	for _, table := range r.Recovered[:min(toldTables, len(r.Recovered))] {
		parts = append(parts, recovered(table))
	}
	if n > toldTables {
		parts = append(parts, part.Button(words.T("Show more, {0} left", n-toldTables), func() { a.openSheet(a.recoveredSheet) }))
	}
	parts = append(parts, part.Text(words.T("The damaged file was set aside, as it was:"), part.Small), part.FilePath(r.SetAside))
	if r.Rest != "" {
		parts = append(parts, part.Text(words.T("Lines that have no place any more:"), part.Small), part.FilePath(r.Rest))
	}
	parts = append(parts, part.Text(words.T("What was found: {0}", part.Clip(r.Damage, 200)), part.Small), part.Button(words.T("Understood"), a.putReportAway))
	return part.Warning("warning", words.T("The file of your tables was damaged"), look.Bad, parts...)
}

// recovered is a table of a damaged file: how many lines came over.
func recovered(r store.Recovered) fyne.CanvasObject {
	sign, says := "check", words.T("lines brought over: {0}", r.Lines)
	if r.Missing > 0 {
		sign, says = "warning", says+" · "+words.T("missing: {0}", r.Missing)
	}
	return kit.Row(part.Near, 1, part.Icon(look.Icon(sign), 18), kit.Column(0, part.Text(r.Title, part.Strong), part.Text(says, part.Small)))
}

func (a *App) recoveredSheet() fyne.CanvasObject {
	r := a.shelf.report
	parts := []fyne.CanvasObject{kit.Row(part.Near, 0, part.Text(words.T("Tables brought over"), part.Large), part.IconButton(words.T("Close"), "close", a.closeSheet))}
	for _, table := range r.Recovered {
		parts = append(parts, recovered(table))
	}
	if r.More > 0 {
		parts = append(parts, part.Text(words.T("and {0} more", r.More), part.Body))
	}
	return kit.Column(part.Near, parts...)
}

func (a *App) putReportAway() {
	a.shelf.report = keptReport{}
	a.message = ""
	a.keep(reportKey, "")
	a.show()
}

// filePath is the place of a file: its name, and its folder in parts that wrap.
func part.FilePath(p string) fyne.CanvasObject {
	folder, name := filepath.Split(p)
	lines := []fyne.CanvasObject{part.Text(name, part.Strong)}
	if folder != "" {
		sep := string(filepath.Separator)
		lines = append(lines, part.Text(strings.ReplaceAll(strings.TrimSuffix(folder, sep), sep, " "+sep+" "), part.Small))
	}
	return kit.Column(0, lines...)
}

// NewStuck shows that the tables cannot be opened, why, and tries again.
func NewStuck(w fyne.Window, o Options, err error, again func()) *App {
	o.Awake = func(bool) {}
	a := &App{window: w, options: o, place: Stuck, offsets: map[string]float32{}}
	a.shelf.reason, a.shelf.again = err, again
	o.Style(look.Options{Variant: look.System, Scale: 1})
	if err := words.Use(words.Best(o.Locale)); err != nil {
		a.message = err.Error()
	}
	a.root = newRoot(a)
	w.SetContent(a.root)
	w.Canvas().SetOnTypedKey(a.key)
	a.show()
	return a
}

// stuck is all there is to see while the tables cannot be opened.
func (a *App) stuck() fyne.CanvasObject {
	n := part.Action{Label: words.T("Try again"), Do: a.shelf.again}
	a.main = &n
	card := part.Warning("warning", words.T("Your tables cannot be opened now"), look.Bad,
		part.Text(trouble(a.shelf.reason), part.Body), part.Text(words.T("Nothing was changed and nothing is lost."), part.Body))
	parts := []fyne.CanvasObject{card, part.Text(part.Clip(a.shelf.reason.Error(), 400), part.Small)}
	return a.narrow(a.frame(part.Text(words.T("Hagal"), part.Title), a.scroll("stuck", kit.Pad(part.Apart, 0, kit.Column(part.Near, parts...))), nil, &n))
}
