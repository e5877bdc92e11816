package home_test

import (
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"hagal/app/scene"
	"hagal/app/shell"
	"hagal/data/store"
)

// folder is a store's folder, to be closed, hurt and opened again.
type folder struct {
	testing.TB
	path string
}

// with opens the folder's store and the app on it, and closes it after f.
func (d folder) with(f func(*scene.Hand, store.Report)) {
	d.Helper()
	kept, report, err := store.Open(d.path)
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
		h.Sees("The file of your tables was damaged", "Tables in it: 2.", "Friday", fmt.Sprintf("lines brought over: %d", len(scene.WonGame)), aside)
		h.Tap("Friday")
	})
	d.with(func(h *scene.Hand, r store.Report) {
		if !r.Empty() {
			t.Errorf("the new file is damaged too: %+v", r)
		}
		h.Sees("The file of your tables was damaged", aside)
		h.Tap("Understood")
		h.SeesNot("The file of your tables was damaged")
	})
	d.with(func(h *scene.Hand, _ store.Report) {
		h.App.Go(shell.Home)
		h.SeesNot("The file of your tables was damaged")
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
	h.Sees("Tables in it: 400.", scene.LongName+" 1", "lines brought over: 1 · missing: 1")
	h.Start(scene.Phone)
	h.Sees("Tables in it: 400.", "hagal-damaged.db")
	h.Tap("Show more, 394 left")
	h.Sees("Tables brought over", "and ")
}

func TestNewerTablesCanOnlyBeLookedAt(t *testing.T) {
	d := folder{t, t.TempDir()}
	d.with(func(h *scene.Hand, _ store.Report) { h.Deal("Friday", scene.SoloLine) })
	d.change("CREATE TABLE later (x INTEGER) STRICT; PRAGMA user_version = 99")
	d.with(func(h *scene.Hand, r store.Report) {
		if r.Newer != 99 {
			t.Fatalf("the store tells of version %d", r.Newer)
		}
		h.Sees("These tables can only be looked at", "Update the app")
		h.Tap("More for Friday")
		for _, name := range []string{"Copy", "Put away", "Delete"} {
			h.Cannot(name)
		}
		h.SeesNot("Rename")
		h.Sees("not while these tables can only be looked at")
		h.Tap("Close")
		h.Tap("Settings")
		h.SeesNot("A newer version of the app wrote these tables")
		h.Cannot("Bring in a file")
		h.Tap("Dark")
		h.Sees("A newer version of the app wrote these tables")
		h.Tap("Back")
		h.Tap("Friday")
		h.SeesNot("A newer version of the app wrote these tables")
		h.Step(2)
		h.Sees("A newer version of the app wrote these tables: they can be looked at, not changed.")
		if got := h.App.Desk().Session().Head(); got != 1 {
			t.Errorf("%d lines stand", got)
		}
	})
}

// A report comes back from a setting that anybody may have written.
func TestAReportThatCannotBe(t *testing.T) {
	const damaged = "The file of your tables was damaged"
	for name, c := range map[string]struct {
		kept          string
		sees, seesNot []string
	}{
		"no report":           {"{", nil, []string{damaged, "Understood"}},
		"half a report":       {`{"Damage":"page 7","More":"many"}`, nil, []string{damaged}},
		"nothing to tell":     {`{"Recovered":[{"Title":"Friday","Lines":3}]}`, nil, []string{"Friday", "Understood"}},
		"newer tables":        {`{"Newer":5}`, []string{"New table"}, []string{"Understood", "can only be looked at"}},
		"no copy":             {`{"From":1}`, nil, []string{"brought to this version"}},
		"a copy":              {`{"From":1,"Copy":"/tables/before.db"}`, []string{"brought to this version", "before.db"}, nil},
		"too large":           {`{"Damage":"page 7` + strings.Repeat(" ", store.MaxValue) + `"}`, nil, []string{damaged}},
		"numbers below zero":  {`{"Damage":"page 7","More":-9,"Recovered":[{"Title":"Friday","Lines":-3},{"Title":"Sunday","Missing":-1}]}`, []string{damaged, "Tables in it: 0."}, []string{"Friday", "Sunday"}},
		"numbers too large":   {`{"Damage":"page 7","More":99999999999,"Recovered":[{"Title":"Friday","Lines":99999999999}]}`, []string{damaged, "Tables in it: 0."}, []string{"Friday"}},
		"a table of no name":  {`{"Damage":"page 7","Recovered":[{},{"Title":"\u202e"},{"Title":"Friday","Lines":3}]}`, []string{"Tables in it: 1.", "Friday"}, nil},
		"a title of no title": {`{"Damage":"page 7","Recovered":[{"Title":"` + strings.Repeat("o", 2*store.MaxTitle) + `"}]}`, []string{strings.Repeat("o", store.MaxTitle-1) + "…"}, []string{strings.Repeat("o", store.MaxTitle)}},
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
		h.Sees("The file of your tables was damaged")
	}
	h.Store.Settings = nil
	h.Start(scene.Phone)
	if got := h.App.At(); got != shell.Table {
		t.Errorf("without a report the app opens at %q", got)
	}
}
