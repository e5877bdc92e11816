package sqlite_test

import (
	"path/filepath"
	"testing"
	"time"

	"hagal/data/store/sqlite"
	"hagal/data/store/storetest"
)

// open opens a store that must have nothing to report, and closes it in the end.
func open(t testing.TB, dir string, opts ...sqlite.Option) *sqlite.Store {
	t.Helper()
	s, report, err := sqlite.Open(dir, opts...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	if !report.Empty() {
		t.Fatalf("opening told:\n%+v", report)
	}
	return s
}

// files lists the folder by pattern.
func files(t testing.TB, dir, pattern string) []string {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(dir, pattern))
	must(t, err)
	return names
}

// What the tests of any store use too.
var (
	must       = storetest.Must
	load       = storetest.Load
	list       = storetest.List
	everything = storetest.Everything
	exported   = storetest.Exported
	bringIn    = storetest.BringIn
	signed     = storetest.Signed
	plainly    = storetest.Plainly
	noon       = storetest.Noon
	create     = storetest.Create
	wantText   = storetest.WantText
)

const (
	backupHead = storetest.BackupHead
	tableHead  = storetest.TableHead
)

// TestWhatAnyStorePromises runs the promises against SQLite in a folder.
func TestWhatAnyStorePromises(t *testing.T) {
	t.Parallel()
	top := t.TempDir()
	storetest.Run(t, func(t testing.TB, place string, now func() time.Time) storetest.Store {
		if now == nil {
			now = time.Now
		}
		return open(t, filepath.Join(top, filepath.FromSlash(place)), sqlite.WithClock(now))
	})
}

// mixed is a store with tables of every kind.
func mixed(t testing.TB, dir string) *sqlite.Store {
	t.Helper()
	s := open(t, dir, sqlite.WithClock(noon().Now))
	storetest.Mix(t, s)
	return s
}

// TestAClosedStoreLeavesOneFile closes a store after changes.
func TestAClosedStoreLeavesOneFile(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	create(t, s, "Friday", "a", "b")
	must(t, s.Close())
	if names := files(t, dir, "hagal.db*"); len(names) != 1 {
		t.Errorf("there is %v", names)
	}
}
