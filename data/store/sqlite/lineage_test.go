package sqlite_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"hagal/data/store"
	"hagal/data/store/sqlite"
)

// TestARemovedFileIsToldByTable takes the main file away where a copy is older:
// how many changes, lines and tables are gone since that copy is told.
func TestARemovedFileIsToldByTable(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	id := create(t, s, "Friday", "a", "b")
	day := noon().Time
	_, err := s.DailyCopy(day)
	must(t, err)
	create(t, s, "Saturday", "c")
	for n := 2; n < 91; n++ {
		must(t, s.Append(id, n, fmt.Sprint("line ", n), ""))
	}
	must(t, s.Close())
	must(t, os.Remove(filepath.Join(dir, "hagal.db")))
	s, report, err := sqlite.Open(dir)
	must(t, err)
	defer s.Close()
	want := store.Loss{Known: true, Changes: 90, Tables: 1, Since: day.Format("2006-01-02")}
	if report.Loss != want || len(report.Recovered) != 1 || report.Recovered[0] != (store.Recovered{Title: "Friday", Lines: 2, Missing: 89}) {
		t.Errorf("told %+v", report)
	}
	if said := report.String(); !strings.Contains(said, "The last 90 changes since the copy of 2026-05-04 are missing.") || report.NothingMissing() {
		t.Errorf("told:\n%s", said)
	}
}

// TestAnOlderWALOfTheSameStart puts the WAL back as it was some changes before
// it was emptied into the file.
func TestAnOlderWALOfTheSameStart(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	id := create(t, s, "Friday", "a", "b", "c")
	must(t, s.SetSetting("language", "de"))
	older := read(t, dir, "hagal.db-wal")
	must(t, s.Append(id, 3, "d", ""))
	want := everything(t, s)
	must(t, s.Close())
	must(t, os.WriteFile(filepath.Join(dir, "hagal.db-wal"), older, 0o600))
	s, report, err := sqlite.Open(dir)
	must(t, err)
	defer s.Close()
	if diff := cmp.Diff(want, everything(t, s)); diff != "" || len(report.Foreign) != 1 || report.Foreign[0].Reason != store.Outdated || report.Damage != "" {
		t.Errorf("told %+v (-before +after):\n%s", report, diff)
	}
}

// TestAFolderPlayedInTurns is what a synced folder does when all goes well: two
// devices play one after the other, each on what the other left.
func TestAFolderPlayedInTurns(t *testing.T) {
	one := t.TempDir()
	s := open(t, one)
	id := create(t, s, "Friday", "a")
	must(t, s.Close())
	for n := range 6 {
		two := t.TempDir()
		snapshot{files: folder(t, one)}.write(t, two)
		s = open(t, two)
		must(t, s.Append(id, 1+n, fmt.Sprint("line ", n), ""))
		_, err := s.DailyCopy(noon().AddDate(0, 0, n))
		must(t, err)
		must(t, s.Close())
		one = two
	}
	if g := load(t, open(t, one), id); g.Lines != 7 {
		t.Errorf("%d lines stand", g.Lines)
	}
}

// TestAFileSyncedWithoutItsWitness takes over the file of another device, which
// went on where this one was, while the witness stayed behind.
func TestAFileSyncedWithoutItsWitness(t *testing.T) {
	here := t.TempDir()
	s := open(t, here)
	id := create(t, s, "Friday", "a", "b")
	must(t, s.Close())
	away := copied(t, here)
	for n := range 3 {
		s = open(t, away)
		must(t, s.Append(id, 2+n, fmt.Sprint("line ", n), ""))
		must(t, s.Close())
	}
	must(t, os.WriteFile(filepath.Join(here, "hagal.db"), read(t, away, "hagal.db"), 0o600))
	wantText(t, open(t, here), id, 5, "a", "b", "line 0", "line 1", "line 2")
}

// TestAForkIsTold changes the same tables on two devices, and takes over the
// file of one with the witness of the other.
func TestAForkIsTold(t *testing.T) {
	here := t.TempDir()
	s := open(t, here)
	id := create(t, s, "Friday", "a", "b")
	must(t, s.Close())
	away := copied(t, here)
	for dir, text := range map[string]string{here: "here", away: "away"} {
		s = open(t, dir)
		must(t, s.Append(id, 2, text, ""))
		must(t, s.Close())
	}
	must(t, os.WriteFile(filepath.Join(here, "hagal.db"), read(t, away, "hagal.db"), 0o600))
	s, report, err := sqlite.Open(here)
	must(t, err)
	wantText(t, s, id, 3, "a", "b", "away")
	if len(report.Foreign) != 1 || report.Foreign[0].Name != "hagal.mark" || report.Foreign[0].Reason != store.Fork || !report.WitnessGone {
		t.Errorf("told %+v", report)
	}
	must(t, s.Close())
	open(t, here)
}

// TestAWALAndAWitnessOfAnotherStore lie beside tables that are whole: those stay.
// Beside a new file without tables they are that store, whole.
func TestAWALAndAWitnessOfAnotherStore(t *testing.T) {
	other := open(t, t.TempDir())
	create(t, other, "another", "x", "y")
	stray := whatIsOpen(t, other)
	for _, tables := range []int{0, 1} {
		dir := t.TempDir()
		s := open(t, dir)
		if tables > 0 {
			create(t, s, "Friday", "a", "b")
		}
		must(t, s.Close())
		for _, name := range []string{"hagal.db-wal", "hagal.mark"} {
			must(t, os.WriteFile(filepath.Join(dir, name), stray[name], 0o600))
		}
		s, report, err := sqlite.Open(dir)
		must(t, err)
		got := everything(t, s)
		if want := []string{"another", "Friday"}[tables]; len(got) != 1 || got[0].Title != want || got[0].Lines != 2 || len(report.Foreign) != 2*tables {
			t.Errorf("%d tables: told %s\n%v", tables, report, titles(got))
		}
		must(t, s.Close())
	}
}

// TestTheStartOfAWALOfAnotherStore cuts such a WAL behind each of its frames: the
// first ones tell of no store yet.
func TestTheStartOfAWALOfAnotherStore(t *testing.T) {
	other := open(t, t.TempDir())
	create(t, other, "another", "x", "y")
	stray := whatIsOpen(t, other)
	dir := t.TempDir()
	s := mixed(t, dir)
	want := everything(t, s)
	must(t, s.Close())
	whole := snapshot{files: folder(t, dir)}
	for end := 32; end <= len(stray["hagal.db-wal"]); end += 24 + 4096 {
		dir := t.TempDir()
		whole.write(t, dir)
		must(t, os.WriteFile(filepath.Join(dir, "hagal.db-wal"), stray["hagal.db-wal"][:end], 0o600))
		must(t, os.WriteFile(filepath.Join(dir, "hagal.mark"), stray["hagal.mark"], 0o600))
		s, report, err := sqlite.Open(dir, sqlite.WithClock(noon().Now))
		must(t, err)
		if diff := cmp.Diff(want, everything(t, s)); diff != "" {
			t.Errorf("cut at %d: told %s (-before +after):\n%s", end, report, diff)
		}
		must(t, s.Close())
	}
}
