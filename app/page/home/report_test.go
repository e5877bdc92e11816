package home_test

import (
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"hagal/app/scene"
	"hagal/app/shell"
	"hagal/data/store"
	"hagal/data/store/sqlite"
)

// folder is a store's folder, to be closed, hurt and opened again.
type folder struct {
	testing.TB
	path string
}

// with opens the folder's store and the app on it, and closes it after f.
func (d folder) with(f func(*scene.Hand, store.Report)) {
	d.Helper()
	kept, report, err := sqlite.Open(d.path)
	if err != nil {
		d.Fatal(err)
	}
	h := &scene.Hand{T: d.TB, Store: scene.NewFacade(kept), Report: report}
	h.Start(scene.Phone)
	f(h, report)
	if err := kept.Close(); err != nil {
		d.Fatal(err)
	}
}

// hurt changes bytes of the store's file.
func (d folder) hurt(from int, what ...byte) {
	d.Helper()
	name := filepath.Join(d.path, "hagal.db")
	b, err := os.ReadFile(name)
	if err != nil {
		d.Fatal(err)
	}
	copy(b[from:], what)
	if err := os.WriteFile(name, b, 0o600); err != nil {
		d.Fatal(err)
	}
}

// change does what a version to come might to the store's file.
func (d folder) change(statements string) {
	d.Helper()
	db, err := sql.Open("sqlite", filepath.Join(d.path, "hagal.db"))
	if err == nil {
		_, err = db.Exec(statements)
	}
	if err = errors.Join(err, db.Close()); err != nil {
		d.Fatal(err)
	}
}

func TestDamageIsToldUntilPutAway(t *testing.T) {
	d := folder{t, t.TempDir()}
	d.with(func(h *scene.Hand, _ store.Report) {
		h.Deal("Friday", scene.WonGame...)
		id := h.Deal("Saturday", scene.SoloLine)
		h.App.Redraw()
		h.Tap("Saturday")
		if h.App.Desk().ID() != id {
			t.Fatal("another table was opened")
		}
	})
	d.hurt(0, []byte("not a file of tables")...)
	var aside string
	d.with(func(h *scene.Hand, r store.Report) {
		if r.Damage == "" {
			t.Fatal("the store saw no damage")
		}
		aside = filepath.Base(r.SetAside)
		if h.App.At() != shell.Home {
			t.Errorf("the app opened at %q, before the damage was told", h.App.At())
		}
		h.Sees("The file with your tables was damaged", "Tables in it: 2.", "Friday", fmt.Sprintf("lines recovered: %d", len(scene.WonGame)), aside)
		h.Tap("Friday")
	})
	d.with(func(h *scene.Hand, r store.Report) {
		if !r.Empty() {
			t.Errorf("the new file is damaged too: %+v", r)
		}
		h.Sees("The file with your tables was damaged", aside)
		h.Tap("OK")
		h.SeesNot("The file with your tables was damaged")
	})
	d.with(func(h *scene.Hand, _ store.Report) {
		h.App.Go(shell.Home)
		h.SeesNot("The file with your tables was damaged")
	})
}

// Only the file of the tables is gone: what came after the copy is missing,
// and is told.
func TestWhatIsMissingIsSaid(t *testing.T) {
	d := folder{t, t.TempDir()}
	kept, _, err := sqlite.Open(d.path)
	if err != nil {
		t.Fatal(err)
	}
	h := scene.NewHand(t, kept, scene.Phone)
	h.Deal("Friday", scene.SoloLine)
	if _, err := kept.DailyCopy(time.Date(2026, 5, 4, 12, 0, 0, 0, time.UTC)); err != nil {
		t.Fatal(err)
	}
	h.Deal("Saturday", scene.SoloLine)
	h.Deal("Sunday", scene.SoloLine)
	if err := kept.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(filepath.Join(d.path, "hagal.db")); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		d.with(func(h *scene.Hand, _ store.Report) {
			h.Sees("The file with your tables was damaged", "changes since the copy of 2026-05-04 are missing.", "Friday", "lines recovered: 1")
			h.SeesNot("Nothing is missing", "not known", "Saturday")
		})
	}
}

// That nothing is missing is said where it is known.
func TestNothingIsMissingIsSaidWhereItIsKnown(t *testing.T) {
	for name, c := range map[string]struct {
		report        store.Report
		sees, seesNot string
	}{
		"known":          {store.Report{Damage: "page 7", Loss: store.Loss{Known: true}}, "Nothing is missing.", "not known"},
		"not known":      {store.Report{Damage: "page 7"}, "Whether changes are missing is not known.", "Nothing is missing"},
		"since a copy":   {store.Report{Damage: "page 7", Loss: store.Loss{Since: "2026-05-04"}}, "Whether changes since the copy of 2026-05-04 are missing is not known.", "Nothing"},
		"a table's line": {store.Report{Damage: "page 7", Loss: store.Loss{Known: true}, Recovered: []store.Recovered{{Title: "Friday", Lines: 3, Missing: 1}}}, "missing: 1", "Nothing is missing"},
		"one change":     {store.Report{Damage: "page 7", Loss: store.Loss{Known: true, Changes: 1}}, "Up to 1 of the last changes is missing.", "Nothing is missing"},
		"a table":        {store.Report{Damage: "page 7", Loss: store.Loss{Known: true, Tables: 2}}, "Tables of which nothing is left: 2.", "Nothing is missing"},
		"the mark":       {store.Report{WitnessGone: true}, "The last changes may be missing", "damaged"},
	} {
		t.Run(name, func(t *testing.T) {
			h := scene.Open(t, scene.Phone)
			h.Report = c.report
			h.Start(scene.Phone)
			h.Report = store.Report{}
			for range 2 {
				h.Sees(c.sees, "OK")
				h.SeesNot(c.seesNot)
				h.Start(scene.Phone)
			}
		})
	}
}

// Files that do not belong to the tables are told with why and where, until
// they are put away.
func TestOtherFilesAreSaid(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	var files []store.Foreign
	for reason := store.NotPlain; reason <= store.Leftover; reason++ {
		files = append(files, store.Foreign{Name: "hagal.db", Path: fmt.Sprintf("/tables/hagal-foreign-%d.db", reason), Reason: reason})
	}
	for i, says := range []string{"a link, a folder", "too large to be a file", "from a different set of tables", "played on somewhere else", "an older state", "left over from a repair"} {
		h.Report = store.Report{Foreign: files[i : i+1]}
		h.Start(scene.Phone)
		h.Sees("Other files were set aside", "hagal.db: ", says, fmt.Sprintf("hagal-foreign-%d.db", i+1))
		h.SeesNot("The file with your tables was damaged")
	}
	h.Report = store.Report{Foreign: files}
	h.Start(scene.Phone)
	h.Report = store.Report{}
	h.Start(scene.Phone)
	h.Sees("Other files were set aside", "and 2 more")
	h.Tap("OK")
	h.Start(scene.Phone)
	h.SeesNot("Other files were set aside")
}

// A file of another store beside ours is set aside by the start, and said.
func TestAFileOfAnotherStoreIsSaid(t *testing.T) {
	d, other := folder{t, t.TempDir()}, folder{t, t.TempDir()}
	d.with(func(h *scene.Hand, _ store.Report) { h.Deal("Friday", scene.SoloLine) })
	other.with(func(h *scene.Hand, _ store.Report) { h.Deal("Monday", scene.SoloLine) })
	b, err := os.ReadFile(filepath.Join(other.path, "hagal.mark"))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(d.path, "hagal.mark"), b, 0o600); err != nil {
		t.Fatal(err)
	}
	d.with(func(h *scene.Hand, r store.Report) {
		if len(r.Foreign) == 0 {
			t.Fatalf("the store set nothing aside: %+v", r)
		}
		h.Sees("Other files were set aside", "hagal.mark: from a different set of tables", "Friday")
	})
}

func TestDamageOfManyTables(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	r := store.Report{Damage: "page 7", SetAside: "/tables/hagal-damaged.db"}
	for i := range 400 {
		r.Recovered = append(r.Recovered, store.Recovered{Title: fmt.Sprintf("%s %d", scene.LongName, i), Lines: i, Missing: i % 2})
	}
	h.Report = r
	h.Start(scene.Phone)
	h.Report = store.Report{}
	h.Sees("Tables in it: 400.", scene.LongName+" 1", "lines recovered: 1 · missing: 1")
	h.Start(scene.Phone)
	h.Sees("Tables in it: 400.", "hagal-damaged.db")
	h.Tap("Show more, 394 left")
	h.Sees("Recovered tables", "and ")
}

func TestNewerTablesCanOnlyBeLookedAt(t *testing.T) {
	d := folder{t, t.TempDir()}
	d.with(func(h *scene.Hand, _ store.Report) { h.Deal("Friday", scene.SoloLine) })
	d.change("CREATE TABLE later (x INTEGER) STRICT; PRAGMA user_version = 99")
	d.with(func(h *scene.Hand, r store.Report) {
		if r.Newer != 99 {
			t.Fatalf("the store tells of version %d", r.Newer)
		}
		h.Sees("These tables are read-only", "Update the app")
		h.Tap("More for Friday")
		for _, name := range []string{"Duplicate", "Archive", "Delete"} {
			h.Cannot(name)
		}
		h.SeesNot("Rename")
		h.Sees("not while these tables are read-only")
		h.Tap("Close")
		h.Tap("Settings")
		h.SeesNot("A newer version of the app wrote these tables")
		h.Cannot("Import a file")
		h.Tap("Dark")
		h.Sees("A newer version of the app wrote these tables")
		h.Tap("Back")
		h.Tap("Friday")
		h.SeesNot("A newer version of the app wrote these tables")
		h.Step(2)
		h.Sees("A newer version of the app wrote these tables: they are read-only here.")
		if got := h.App.Desk().Session().Head(); got != 1 {
			t.Errorf("%d lines stand", got)
		}
	})
}

// A report comes back from a setting that anybody may have written.
func TestAReportThatCannotBe(t *testing.T) {
	const damaged = "The file with your tables was damaged"
	for name, c := range map[string]struct {
		kept          string
		sees, seesNot []string
	}{
		"no report":           {"{", nil, []string{damaged, "OK"}},
		"half a report":       {`{"Damage":"page 7","More":"many"}`, nil, []string{damaged}},
		"nothing to tell":     {`{"Recovered":[{"Title":"Friday","Lines":3}]}`, nil, []string{"Friday", "OK"}},
		"newer tables":        {`{"Newer":5}`, []string{"New table"}, []string{"OK", "read-only"}},
		"no copy":             {`{"From":1}`, nil, []string{"updated for this version"}},
		"a copy":              {`{"From":1,"Copy":"/tables/before.db"}`, []string{"updated for this version", "before.db"}, nil},
		"too large":           {`{"Damage":"page 7` + strings.Repeat(" ", store.MaxValue) + `"}`, nil, []string{damaged}},
		"numbers below zero":  {`{"Damage":"page 7","More":-9,"Recovered":[{"Title":"Friday","Lines":-3},{"Title":"Sunday","Missing":-1}]}`, []string{damaged, "Tables in it: 0."}, []string{"Friday", "Sunday"}},
		"numbers too large":   {`{"Damage":"page 7","More":99999999999,"Recovered":[{"Title":"Friday","Lines":99999999999}]}`, []string{damaged, "Tables in it: 0."}, []string{"Friday"}},
		"a table of no name":  {`{"Damage":"page 7","Recovered":[{},{"Title":"\u202e"},{"Title":"Friday","Lines":3}]}`, []string{"Tables in it: 1.", "Friday"}, nil},
		"a title of no title": {`{"Damage":"page 7","Recovered":[{"Title":"` + strings.Repeat("o", 2*store.MaxTitle) + `"}]}`, []string{strings.Repeat("o", store.MaxTitle-1) + "…"}, []string{strings.Repeat("o", store.MaxTitle)}},
		"losses that cannot":  {`{"Damage":"page 7","Whole":true,"Loss":{"Known":true,"Changes":-4,"Tables":99999999,"Since":"\u202e4 May"}}`, []string{"Whether changes are missing is not known."}, []string{"Nothing is missing", "99", "-4", "\u202e"}},
		"a whole that is not": {`{"Damage":"page 7","Whole":true,"Loss":{"Known":true,"Changes":4}}`, []string{"Up to 4 of the last changes are missing."}, []string{"Nothing is missing"}},
		"files that cannot":   {`{"Foreign":[{"Name":"a","Path":"b","Reason":77},{"Name":"","Reason":1},{"Name":"c\u202ed","Path":"/\u0007e","Reason":3}]}`, []string{"cd: from a different set of tables"}, []string{"\u202e", "\x07", "a: "}},
		"no file at all":      {`{"Foreign":[{"Name":"a","Reason":-1}]}`, nil, []string{"Other files", "OK"}},
		"controls":            {`{"Damage":"page\u001b[31m 7","SetAside":"/tables/\u202easide.db"}`, []string{"page[31m 7", "aside.db"}, []string{"\x1b", "\u202e"}},
	} {
		t.Run(name, func(t *testing.T) {
			h := scene.Open(t, scene.Phone)
			h.Store.Settings = map[string]string{"report": c.kept}
			h.Start(scene.Phone)
			h.Sees(append(c.sees, "Hagal")...)
			h.SeesNot(c.seesNot...)
		})
	}
}

// A damage that is kept is told before the table that was open last.
func TestAKeptReportComesBeforeTheOpenTable(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.App.Open(h.Deal("Friday", scene.SoloLine))
	for _, kept := range []string{`{"Damage":"page 7"}`, `{"Damage":"page 7","Newer":5}`} {
		h.Store.Settings = map[string]string{"report": kept}
		h.Start(scene.Phone)
		h.Sees("The file with your tables was damaged")
	}
	h.Store.Settings = nil
	h.Start(scene.Phone)
	if got := h.App.At(); got != shell.Table {
		t.Errorf("without a report the app opens at %q", got)
	}
}
