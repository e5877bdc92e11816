package store_test

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"hagal/data/store"
)

// signed puts the sum at the end of a backup.
func signed(text string) string {
	return fmt.Sprintf("%ssum %x\n", text, sha256.Sum256([]byte(text)))
}

func read(t testing.TB, dir, name string) []byte {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(dir, name))
	must(t, err)
	return b
}

// exported is a store's backup.
func exported(t testing.TB, s *store.Store) string {
	t.Helper()
	var b bytes.Buffer
	must(t, s.Export(&b))
	return b.String()
}

func bringIn(t testing.TB, s *store.Store, backup string) store.ImportReport {
	t.Helper()
	report, err := s.Import(strings.NewReader(backup))
	must(t, err)
	return report
}

// mixed is a store with tables of every kind.
func mixed(t testing.TB, dir string) *store.Store {
	t.Helper()
	c := noon()
	s := open(t, dir, store.WithClock(c.now))
	undone := create(t, s, "Friday, \"late\" 夜", "table solo", "agent you conspire", "  reveal you", "resolve")
	must(t, s.Stand(undone, 4, 2, "round 4, mentat"))
	away, gone := create(t, s, "put away", "a", "b"), create(t, s, "deleted", "c", "d")
	must(t, s.Archive(away, true))
	must(t, s.Delete(gone))
	must(t, s.SetSetting("language", "de"))
	must(t, s.SetSetting("draft:1", "two\nlines \x01 \U0010ffff \"quoted\""))
	return s
}

// plainly leaves out what a way through a backup may change: ids.
func plainly(all []store.Game) []store.Game {
	for i := range all {
		all[i].ID = 0
	}
	return all
}

func TestEverythingGoesOutAndComesInAgain(t *testing.T) {
	t.Parallel()
	from := mixed(t, t.TempDir())
	to := open(t, t.TempDir(), store.WithClock(noon().now))
	backup := exported(t, from)
	for name, text := range map[string]string{
		"as it is": backup, "with ends of Windows": strings.ReplaceAll(backup, "\n", "\r\n"),
		"with a mark of order": "\ufeff" + backup, "with empty lines behind": backup + "\n\n",
	} {
		to := open(t, t.TempDir(), store.WithClock(noon().now))
		if r := bringIn(t, to, text); r.Tables != 3 || len(r.Added) != 3 || r.Settings != 1 {
			t.Errorf("%s: %+v", name, r)
		}
		if diff := cmp.Diff(plainly(everything(t, from)), plainly(everything(t, to))); diff != "" {
			t.Errorf("%s (-out +in):\n%s", name, diff)
		}
	}
	bringIn(t, to, backup)
	if again := exported(t, to); again != backup {
		t.Errorf("out again (-first +second):\n%s", cmp.Diff(backup, again))
	}
	if v, err := to.Setting("draft:1"); err != nil || v != "" {
		t.Errorf("a draft came in: %q, %v", v, err)
	}
}

func TestComingInOverwritesNothing(t *testing.T) {
	t.Parallel()
	s := mixed(t, t.TempDir())
	backup := exported(t, s)
	before := everything(t, s)

	if r := bringIn(t, s, backup); r.Same != 3 || len(r.Added) != 0 || r.Settings != 0 {
		t.Errorf("the same lines are nothing to do: %+v", r)
	}
	if diff := cmp.Diff(before, everything(t, s)); diff != "" {
		t.Errorf("the same lines changed something:\n%s", diff)
	}

	id := before[0].ID // one line more here: the one of the backup comes beside it
	must(t, s.Append(id, 2, "recall", "round 5"))
	must(t, s.SetSetting("language", "fr"))
	here := load(t, s, id)
	r := bringIn(t, s, backup)
	if r.Same != 2 || len(r.Added) != 1 || r.Added[0].Title != before[0].Title+" (2)" {
		t.Fatalf("other lines make a copy: %+v", r)
	}
	if diff := cmp.Diff(here, load(t, s, id)); diff != "" {
		t.Errorf("the table here was changed:\n%s", diff)
	}
	wantText(t, s, r.Added[0].ID, 2, before[0].Text...)
	if v, _ := s.Setting("language"); v != "fr" {
		t.Errorf("the language was set to %q", v)
	}
	if r := bringIn(t, s, backup); r.Same != 3 {
		t.Errorf("the copy is known again: %+v", r)
	}
}

// TestATableAndItsDeletedTwin are both known again, whichever comes first.
func TestATableAndItsDeletedTwin(t *testing.T) {
	for _, later := range []bool{false, true} {
		s := open(t, t.TempDir())
		one, other := create(t, s, "one", "a", "b"), create(t, s, "other", "a", "b")
		must(t, s.Delete(one))
		if later {
			must(t, s.Rename(other, "changed last"))
		}
		if r := bringIn(t, s, exported(t, s)); r.Same != 2 || len(r.Added) != 0 {
			t.Errorf("%+v", r)
		}
	}
}

func TestABackupBringsBackWhatWasDeleted(t *testing.T) {
	s := open(t, t.TempDir())
	id := create(t, s, "Friday", "a", "b")
	backup := exported(t, s)
	must(t, s.Delete(id))
	if r := bringIn(t, s, backup); len(r.Added) != 1 || r.Added[0].Title != "Friday" {
		t.Errorf("%+v", r)
	}
	if l := list(t, s, store.Filter{Deleted: true}); len(l) != 1 || l[0].ID != id {
		t.Errorf("the deleted one is not where it was: %v", l)
	}
}

// TestABackupTooLargeToComeInSaysSo asks at each limit and one beyond it.
func TestABackupTooLargeToComeInSaysSo(t *testing.T) {
	const sum = 64 + len("sum \n")
	for _, n := range []int{0, 1} {
		for name, err := range map[string]error{
			"bytes":    store.TooMuch(store.MaxImport-sum+n, 0, 0, 0),
			"settings": store.TooMuch(0, store.MaxSettings+n, 0, 0),
			"tables":   store.TooMuch(0, 0, 2*store.MaxTables+n, 0),
			"lines":    store.TooMuch(0, 0, 0, store.MaxImportLines+n),
		} {
			if errors.Is(err, store.ErrLimit) != (n == 1) {
				t.Errorf("%s, %d beyond the limit: told %v", name, n, err)
			}
		}
	}
}

func TestACopyADaySevenKept(t *testing.T) {
	t.Parallel()
	dir, c := t.TempDir(), noon()
	s := open(t, dir, store.WithClock(c.now))
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
func openAlone(t *testing.T, path string) *store.Store {
	t.Helper()
	dir := t.TempDir()
	must(t, os.WriteFile(filepath.Join(dir, "hagal.db"), read(t, "", path), 0o600))
	s, report, err := store.Open(dir)
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
	s := open(t, dir, store.WithClock(c.now))
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

// TestAMainFileThatIsGoneComesBackFromTheCopy takes the file away.
func TestAMainFileThatIsGoneComesBackFromTheCopy(t *testing.T) {
	dir := t.TempDir()
	s := mixed(t, dir)
	want := everything(t, s)
	_, err := s.DailyCopy(noon().Time)
	must(t, err)
	must(t, s.Close())
	must(t, os.Remove(filepath.Join(dir, "hagal.db")))
	s, report, err := store.Open(dir, store.WithClock(noon().now))
	must(t, err)
	defer s.Close()
	if report.Damage == "" || len(report.Recovered) != len(want) {
		t.Errorf("told: %+v", report)
	}
	if diff := cmp.Diff(want, everything(t, s)); diff != "" {
		t.Errorf("(-before +after):\n%s", diff)
	}
}
