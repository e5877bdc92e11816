package store_test

import (
	"database/sql"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"hagal/data/store"
)

var makeVersion = flag.Int("make-version", 0, "write testdata/version-N.db, a store of version N, anew")

// oldTables are what testdata/version-1.db holds: lines in the order they came,
// each with its number, and how many stand in the end.
var oldTables = []struct {
	title    string
	standing int
	came     []store.Came
}{
	{"First evening", 3, []store.Came{{1, "table solo"}, {2, "round skirmish-a"}, {3, "agent you conspire"}}},
	{"Undone, and played anew", 2, []store.Came{{1, "table solo"}, {2, "agent you wealth"}, {3, "resolve"}, {2, "agent you carthag"}, {3, "reveal you"}}},
	{"夜 \"quoted\" d'Été", 1, []store.Came{{1, "table two expansion=ix"}}},
}

// TestMakeVersion writes an old store when asked to with
// go test ./data/store -run TestMakeVersion -make-version 1
// It is run once, when a version comes to an end; the same bytes come each time.
func TestMakeVersion(t *testing.T) {
	v := max(1, *makeVersion)
	path := filepath.Join(t.TempDir(), "old.db")
	must(t, store.WriteVersion(path, v, func(w store.OldWriter) {
		for _, g := range oldTables {
			w.Table(g.title, g.standing, g.came)
		}
		w.Setting("language", "de")
	}))
	kept := filepath.Join("testdata", fmt.Sprintf("version-%d.db", v))
	if *makeVersion > 0 {
		must(t, os.WriteFile(kept, read(t, "", path), 0o644))
	}
	if string(read(t, "", path)) != string(read(t, "", kept)) {
		t.Errorf("%s is not what this makes", kept)
	}
}

// asVersion1 puts the old store in place of the one in a folder.
func asVersion1(t testing.TB, dir string) {
	t.Helper()
	must(t, os.WriteFile(filepath.Join(dir, "hagal.db"), read(t, "testdata", "version-1.db"), 0o600))
	must(t, os.RemoveAll(filepath.Join(dir, "hagal.mark")))
}

// TestEveryOldVersionOpens opens the store of each earlier version.
func TestEveryOldVersionOpens(t *testing.T) {
	for v := 1; v < store.Version; v++ {
		name := fmt.Sprintf("version-%d.db", v)
		dir := t.TempDir()
		must(t, os.WriteFile(filepath.Join(dir, "hagal.db"), read(t, "testdata", name), 0o600))
		s, report, err := store.Open(dir)
		must(t, err)
		if report.From != v || report.Damage != "" || report.Copy == "" {
			t.Errorf("%s: told %+v", name, report)
		}
		wantOldTables(t, s)
		must(t, s.Close())
		wantOldVersion(t, report.Copy, v)
		s = open(t, dir) // nothing more to tell
		must(t, s.Append(1, 3, "a line of today", "round 1"))
		must(t, s.Close())
		again(t, report.Copy)
	}
}

// wantOldTables checks every table and line of an old store.
func wantOldTables(t *testing.T, s *store.Store) {
	t.Helper()
	got := map[string]store.Game{}
	for _, g := range everything(t, s) {
		got[g.Title] = g
	}
	for _, want := range oldTables {
		var text []string
		for _, c := range want.came {
			text = append(text[:c.Number-1], c.Text)
		}
		g := got[want.title]
		if diff := cmp.Diff(text, g.Text); diff != "" || g.Lines != want.standing {
			t.Errorf("%s: %d lines stand, want %d\n%s", want.title, g.Lines, want.standing, diff)
		}
	}
	if len(got) != len(oldTables) {
		t.Errorf("%d tables, want %d", len(got), len(oldTables))
	}
	if v, err := s.Setting("language"); v != "de" || err != nil {
		t.Errorf("the language is %q, %v", v, err)
	}
}

// wantOldVersion checks that the copy beside the file is still of the old version.
func wantOldVersion(t *testing.T, path string, v int) {
	t.Helper()
	db, err := sql.Open("sqlite", "file:"+filepath.ToSlash(path)+"?mode=ro")
	must(t, err)
	defer db.Close()
	var got int
	must(t, db.QueryRow("PRAGMA user_version").Scan(&got))
	if got != v {
		t.Errorf("the copy has version %d, want %d", got, v)
	}
}

// again opens the copy made before a migration, as a player would who goes back.
func again(t *testing.T, copied string) {
	t.Helper()
	dir := t.TempDir()
	must(t, os.WriteFile(filepath.Join(dir, "hagal.db"), read(t, "", copied), 0o600))
	s, _, err := store.Open(dir)
	must(t, err)
	wantOldTables(t, s)
	must(t, s.Close())
}

// newer makes the store in a folder one of a version to come, by SQL.
func newer(t *testing.T, dir, statements string) (want []store.Game) {
	t.Helper()
	s := mixed(t, dir)
	want = everything(t, s)
	must(t, store.MakeNewer(s, statements))
	must(t, s.Close())
	return want
}

// TestANewerVersionIsReadAndLeftAlone opens a store with a column more.
func TestANewerVersionIsReadAndLeftAlone(t *testing.T) {
	dir := t.TempDir()
	want := newer(t, dir, "ALTER TABLE game ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'; CREATE TABLE picture (id INTEGER PRIMARY KEY) STRICT")
	before := read(t, dir, "hagal.db")
	s, report, err := store.Open(dir)
	must(t, err)
	if !s.ReadOnly() || report.Newer != store.Version+1 || report.Damage != "" || report.SetAside != "" {
		t.Errorf("told %+v", report)
	}
	if diff := cmp.Diff(want, everything(t, s)); diff != "" {
		t.Errorf("(-before +read):\n%s", diff)
	}
	backup := exported(t, s)
	for op, run := range changes(s, want[0].ID, backup) {
		if err := run(); !errors.Is(err, store.ErrReadOnly) {
			t.Errorf("%s: told %v", op, err)
		}
	}
	must(t, s.Close())
	if string(before) != string(read(t, dir, "hagal.db")) {
		t.Error("the file was changed")
	}
	if r := bringIn(t, open(t, t.TempDir()), backup); r.Tables != len(want) {
		t.Errorf("its tables do not come out: %+v", r)
	}
}

// TestANewerVersionThatCannotBeReadSaysSo opens a store of quite another form.
func TestANewerVersionThatCannotBeReadSaysSo(t *testing.T) {
	dir := t.TempDir()
	newer(t, dir, "ALTER TABLE game RENAME TO board")
	before := read(t, dir, "hagal.db")
	s, report, err := store.Open(dir)
	must(t, err)
	if _, err := s.List(store.Filter{}); !s.ReadOnly() || report.Newer == 0 || !errors.Is(err, store.ErrNewer) {
		t.Errorf("told %+v, %v", report, err)
	}
	must(t, s.Close())
	if string(before) != string(read(t, dir, "hagal.db")) {
		t.Error("the file was changed")
	}
}
