package sqlite_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"hagal/data/store"
	"hagal/data/store/sqlite"
)

func read(t testing.TB, dir, name string) []byte {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(dir, name))
	must(t, err)
	return b
}

func TestACopyADaySevenKept(t *testing.T) {
	t.Parallel()
	dir, c := t.TempDir(), noon()
	s := open(t, dir, sqlite.WithClock(c.Now))
	id := create(t, s, "Friday", "a")
	must(t, os.MkdirAll(filepath.Join(dir, "copies"), 0o700))
	must(t, os.WriteFile(filepath.Join(dir, "copies", "hagal-2026-01-01-1.db.part"), []byte("half"), 0o600))
	var first string
	for day := range 10 {
		path, err := s.DailyCopy(c.AddDate(0, 0, day))
		must(t, err)
		again, err := s.DailyCopy(c.AddDate(0, 0, day))
		must(t, err)
		if path != again {
			t.Errorf("a second copy on day %d: %s and %s", day, path, again)
		}
		if day == 0 {
			first = path
		}
		must(t, s.Append(id, day+1, fmt.Sprint("line ", day), ""))
		if _, err := s.DailyCopy(c.AddDate(0, 0, day)); err != nil {
			t.Error(err)
		}
	}
	if names := files(t, dir, "copies/*"); len(names) != 7 {
		t.Errorf("%d copies: %v", len(names), names)
	}
	if _, err := os.Stat(first); !os.IsNotExist(err) {
		t.Errorf("the oldest copy is still there: %v", err)
	}
	path, err := s.DailyCopy(c.AddDate(0, 0, 30))
	must(t, err)
	same, err := s.DailyCopy(c.AddDate(0, 0, 31))
	must(t, err)
	if same != path {
		t.Errorf("nothing changed, and there is another copy: %s", same)
	}
	wantCopy(t, path, everything(t, s))
}

// wantCopy opens a copy as a store of its own.
func wantCopy(t *testing.T, path string, want []store.Game) {
	t.Helper()
	if diff := cmp.Diff(want, everything(t, openAlone(t, path))); diff != "" {
		t.Errorf("the copy is another:\n%s", diff)
	}
}

// openAlone opens one file in a folder of its own, where nothing can tell
// whether it is the newest.
func openAlone(t *testing.T, path string) *sqlite.Store {
	t.Helper()
	dir := t.TempDir()
	must(t, os.WriteFile(filepath.Join(dir, "hagal.db"), read(t, "", path), 0o600))
	s, report, err := sqlite.Open(dir)
	must(t, err)
	t.Cleanup(func() { s.Close() })
	if diff := cmp.Diff(store.Report{WitnessGone: true}, report); diff != "" {
		t.Errorf("%s (-want +told):\n%s", path, diff)
	}
	return s
}

// TestAClockSetBackCostsNoCopy keeps the copies with the most in them.
func TestAClockSetBackCostsNoCopy(t *testing.T) {
	t.Parallel()
	dir, c := t.TempDir(), noon()
	s := open(t, dir, sqlite.WithClock(c.Now))
	id := create(t, s, "Friday", "a")
	last := ""
	for n := range 12 { // the clock runs backwards
		must(t, s.Append(id, n+1, fmt.Sprint("line ", n), ""))
		path, err := s.DailyCopy(c.AddDate(0, 0, -n))
		must(t, err)
		last = path
	}
	if names := files(t, dir, "copies/*"); len(names) != 7 {
		t.Errorf("%d copies: %v", len(names), names)
	}
	wantCopy(t, last, everything(t, s))
}

// TestTheDaysFirstTableComesIntoACopy starts the day with no table: the copy
// waits for the first, and a deleted one is a table too.
func TestTheDaysFirstTableComesIntoACopy(t *testing.T) {
	t.Parallel()
	dir, c := t.TempDir(), noon()
	s := open(t, dir, sqlite.WithClock(c.Now))
	must(t, s.SetSetting("language", "de"))
	for range 2 {
		if path, err := s.DailyCopy(c.Time); path != "" || err != nil {
			t.Errorf("of no table there is the copy %q, %v", path, err)
		}
	}
	id := create(t, s, "Friday", "a")
	must(t, s.Delete(id))
	path, err := s.DailyCopy(c.Time)
	must(t, err)
	wantCopy(t, path, everything(t, s))
}

// TestAMainFileThatIsGoneComesBackFromTheCopy takes the file away.
func TestAMainFileThatIsGoneComesBackFromTheCopy(t *testing.T) {
	dir := t.TempDir()
	s := mixed(t, dir)
	want := everything(t, s)
	_, err := s.DailyCopy(noon().Time)
	must(t, err)
	must(t, s.Close())
	must(t, os.Remove(filepath.Join(dir, "hagal.db")))
	s, report, err := sqlite.Open(dir, sqlite.WithClock(noon().Now))
	must(t, err)
	defer s.Close()
	if report.Damage == "" || len(report.Recovered) != len(want) {
		t.Errorf("told: %+v", report)
	}
	if diff := cmp.Diff(want, everything(t, s)); diff != "" {
		t.Errorf("(-before +after):\n%s", diff)
	}
}
