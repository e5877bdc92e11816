package sqlite_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"hagal/data/store"
	"hagal/data/store/sqlite"
)

// baseTables are what testdata/base holds, a store as the first code that kept
// one for good left it, and testdata/base-killed, the same one killed: lines,
// and how many of them stand.
var baseTables = map[string]struct {
	standing int
	text     []string
}{
	"First evening":           {3, []string{"table solo", "round skirmish-a", "agent you conspire"}},
	"Undone, and played anew": {2, []string{"table solo", "agent you carthag", "reveal you"}},
	"夜 \"quoted\" d'Été":      {1, []string{"table two expansion=ix"}},
	"Deleted":                 {2, []string{"table solo", "resolve"}},
}

// copyFolder copies a folder of testdata.
func copyFolder(t testing.TB, from string) (dir string) {
	t.Helper()
	dir = t.TempDir()
	must(t, os.CopyFS(dir, os.DirFS(filepath.Join("testdata", from))))
	return dir
}

// soon after the base was made, so that its deleted table is there.
func soon() time.Time { return time.Date(2026, 1, 2, 12, 0, 0, 0, time.UTC) }

// TestAStoreOfTheBaseOpens opens stores from before they had a lineage. There is
// nothing to tell; they get one with the first change, and open again in peace.
func TestAStoreOfTheBaseOpens(t *testing.T) {
	for _, name := range []string{"base", "base-killed"} {
		dir := copyFolder(t, name)
		s := open(t, dir, sqlite.WithClock(soon))
		wantBaseTables(t, s)
		must(t, s.Close())
		s = open(t, dir, sqlite.WithClock(soon))
		id := create(t, s, "today", "a", "b")
		wantBaseTables(t, s, "today")
		must(t, s.Close())
		s = open(t, dir, sqlite.WithClock(soon))
		must(t, s.Append(id, 2, "c", ""))
		wantBaseTables(t, s, "today")
		must(t, s.Close())
	}
}

// TestADamagedStoreOfTheBaseIsRepaired takes the file, or its WAL, away.
func TestADamagedStoreOfTheBaseIsRepaired(t *testing.T) {
	for name, gone := range map[string]string{"base": "hagal.db", "base-killed": "hagal.db"} {
		dir := copyFolder(t, name)
		must(t, os.Remove(filepath.Join(dir, gone)))
		s, report, err := sqlite.Open(dir, sqlite.WithClock(soon))
		must(t, err)
		defer s.Close()
		if report.Damage == "" || len(report.Recovered) < 3 || report.Loss.Changes != map[string]int64{"base": 3}[name] {
			t.Errorf("%s: told %+v", name, report)
		}
	}
}

// wantBaseTables checks every table and line of the base store, beside others.
func wantBaseTables(t *testing.T, s *sqlite.Store, others ...string) {
	t.Helper()
	got := map[string]store.Game{}
	for _, g := range everything(t, s) {
		got[g.Title] = g
	}
	for title, want := range baseTables {
		if diff := cmp.Diff(want.text, got[title].Text); diff != "" || got[title].Lines != want.standing {
			t.Errorf("%s: %d lines stand, want %d\n%s", title, got[title].Lines, want.standing, diff)
		}
	}
	if len(got) != len(baseTables)+len(others) {
		t.Errorf("%d tables, want %d", len(got), len(baseTables)+len(others))
	}
	if v, err := s.Setting("language"); v != "de" || err != nil {
		t.Errorf("the language is %q, %v", v, err)
	}
}

// newer makes the store in a folder one of a version to come, by SQL.
func newer(t *testing.T, dir, statements string) (want []store.Game) {
	t.Helper()
	s := mixed(t, dir)
	want = everything(t, s)
	must(t, sqlite.MakeNewer(s, statements))
	must(t, s.Close())
	return want
}

// TestANewerVersionIsReadAndLeftAlone opens a store with a column more.
func TestANewerVersionIsReadAndLeftAlone(t *testing.T) {
	dir := t.TempDir()
	want := newer(t, dir, "ALTER TABLE game ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'; CREATE TABLE picture (id INTEGER PRIMARY KEY) STRICT")
	before := read(t, dir, "hagal.db")
	s, report, err := sqlite.Open(dir)
	must(t, err)
	if !s.ReadOnly() || report.Newer != sqlite.Version+1 || report.Damage != "" || report.SetAside != "" {
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
	s, report, err := sqlite.Open(dir)
	must(t, err)
	if _, err := s.List(store.Filter{}); !s.ReadOnly() || report.Newer == 0 || !errors.Is(err, store.ErrNewer) {
		t.Errorf("told %+v, %v", report, err)
	}
	must(t, s.Close())
	if string(before) != string(read(t, dir, "hagal.db")) {
		t.Error("the file was changed")
	}
}
