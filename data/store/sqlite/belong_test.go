package sqlite_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"hagal/data/store"
	"hagal/data/store/sqlite"
)

// hung is longer than any opening takes on a busy machine: past it, something is waited for or read without end.
const hung = 30 * time.Second

// TestAWALOfAnotherDatabase lies beside the tables: one of any program, and one
// of another store. It is set aside untouched, and the tables are as they were.
func TestAWALOfAnotherDatabase(t *testing.T) {
	dir, elsewhere := t.TempDir(), t.TempDir()
	s := mixed(t, dir)
	want := everything(t, s)
	must(t, s.Close())
	other, err := sql.Open("sqlite", "file:"+filepath.ToSlash(filepath.Join(elsewhere, "hagal.db"))+"?_pragma=journal_mode(WAL)")
	must(t, err)
	defer other.Close()
	_, err = other.Exec("CREATE TABLE game (id INTEGER); INSERT INTO game VALUES (1)")
	must(t, err)
	another := open(t, t.TempDir())
	create(t, another, "another", "x", "y")
	for name, wal := range map[string][]byte{
		"of a program": read(t, elsewhere, "hagal.db-wal"), "of a store": whatIsOpen(t, another)["hagal.db-wal"],
	} {
		must(t, os.WriteFile(filepath.Join(dir, "hagal.db-wal"), wal, 0o600))
		s, report, err := sqlite.Open(dir, sqlite.WithClock(noon().Now))
		must(t, err)
		if diff := cmp.Diff(want, everything(t, s)); diff != "" {
			t.Errorf("%s (-before +after):\n%s", name, diff)
		}
		if len(report.Foreign) != 1 || report.Foreign[0].Name != "hagal.db-wal" || report.Foreign[0].Reason != store.OtherStore || report.Damage != "" {
			t.Fatalf("%s: told %+v", name, report)
		}
		if string(read(t, "", report.Foreign[0].Path)) != string(wal) {
			t.Errorf("%s: it was changed", name)
		}
		must(t, s.Close())
	}
}

// TestAJournalBesideTheTables is none of theirs: SQLite would play it into them.
// The rows of another store in it are mixed into nothing, also not where the
// tables are brought back from a copy.
func TestAJournalBesideTheTables(t *testing.T) {
	another := t.TempDir()
	s := open(t, another)
	for _, title := range []string{"1", "2", "3", "4", "5", "6", "7", "8", "9"} {
		create(t, s, title, "x", "y")
	}
	must(t, s.Close())
	for name, gone := range map[string]bool{"beside the file": false, "the file is gone": true} {
		dir := t.TempDir()
		s := mixed(t, dir)
		want := everything(t, s)
		_, err := s.DailyCopy(noon().Time)
		must(t, err)
		must(t, s.Close())
		journal := read(t, another, "hagal.db")
		must(t, os.WriteFile(filepath.Join(dir, "hagal.db-journal"), journal, 0o600))
		if gone {
			must(t, os.Remove(filepath.Join(dir, "hagal.db")))
		}
		s, report, err := sqlite.Open(dir, sqlite.WithClock(noon().Now))
		must(t, err)
		if diff := cmp.Diff(want, everything(t, s)); diff != "" {
			t.Errorf("%s (-before +after):\n%s", name, diff)
		}
		if !gone && (report.Damage != "" || len(report.Foreign) != 1 || string(read(t, "", report.Foreign[0].Path)) != string(journal)) {
			t.Errorf("%s: told %+v", name, report)
		}
		must(t, s.Close())
	}
}

// whatIsOpen are the files of a store as a kill would leave them now.
func whatIsOpen(t *testing.T, s *sqlite.Store) map[string][]byte {
	t.Helper()
	var seq int
	var name, path string
	must(t, s.Writer().QueryRow("PRAGMA database_list").Scan(&seq, &name, &path))
	return folder(t, filepath.Dir(path))
}

// TestAStrayFileReplacesNothing puts new, empty and half files in the place of a
// good one, and beside it under the name of a repair.
func TestAStrayFileReplacesNothing(t *testing.T) {
	stray := t.TempDir()
	must(t, open(t, stray).Close())
	fresh := read(t, stray, "hagal.db")
	s := open(t, stray)
	create(t, s, "stray", "x")
	must(t, s.Close())
	other := read(t, stray, "hagal.db")
	for name, c := range map[string]struct {
		file string
		text []byte
	}{
		"a new store":               {"hagal.db", fresh},
		"another store":             {"hagal.db", other},
		"an empty file":             {"hagal.db", nil},
		"one page":                  {"hagal.db", fresh[:4096]},
		"a repair of a new store":   {"hagal-new-20260101-120000.db", fresh},
		"a repair of another store": {"hagal-new-20260101-120000.db", other},
		"an empty repair":           {"hagal-new-20260101-120000.db", nil},
	} {
		dir := t.TempDir()
		s := mixed(t, dir)
		want := everything(t, s)
		_, err := s.DailyCopy(noon().Time)
		must(t, err)
		must(t, s.Close())
		must(t, os.WriteFile(filepath.Join(dir, c.file), c.text, 0o600))
		s, report, err := sqlite.Open(dir, sqlite.WithClock(noon().Now))
		must(t, err)
		if diff := cmp.Diff(want, everything(t, s)); diff != "" || report.Empty() {
			t.Errorf("%s: told %+v (-before +after):\n%s", name, report, diff)
		}
		if c.file == "hagal.db" && !report.NothingMissing() {
			t.Errorf("%s: nothing is missing, and that is not said: %+v", name, report)
		}
		must(t, s.Close())
		open(t, dir)
	}
}

// TestAWitnessThatClaimsTooMuch locks nobody out and has nothing said to be
// missing that nobody saw.
func TestAWitnessThatClaimsTooMuch(t *testing.T) {
	base := func(revision int64) []byte { // as the first stores wrote it
		sum := crc32.MakeTable(crc32.Castagnoli)
		b := []byte("marki")
		for u := uint64(revision) << 1; ; u >>= 7 {
			if u < 0x80 {
				b = append(b, byte(u))
				break
			}
			b = append(b, byte(u)|0x80)
		}
		return fmt.Appendf(nil, "%020d %010d\n", revision, crc32.Checksum(b, sum))
	}
	for _, revision := range []int64{1<<32 - 1, 1 << 31, 1 << 42, 1<<42 + 1, 1 << 40, 1<<63 - 1} {
		dir := t.TempDir()
		s := mixed(t, dir)
		want := everything(t, s)
		must(t, s.Close())
		must(t, os.WriteFile(filepath.Join(dir, "hagal.mark"), base(revision), 0o600))
		s, report, err := sqlite.Open(dir, sqlite.WithClock(noon().Now))
		must(t, err)
		if diff := cmp.Diff(want, everything(t, s)); diff != "" || report.Damage != "" || report.Loss.Changes != 0 || !report.WitnessGone {
			t.Errorf("%d: told %+v (-before +after):\n%s", revision, report, diff)
		}
		create(t, s, "after", "a")
		must(t, s.Close())
		open(t, dir)
	}
	dir := t.TempDir() // one that can be believed, so that the above is more than a wrong sum
	s := open(t, dir)
	create(t, s, "Friday", "a")
	must(t, s.Close())
	must(t, os.WriteFile(filepath.Join(dir, "hagal.mark"), base(8), 0o600))
	s, report, err := sqlite.Open(dir)
	must(t, err)
	defer s.Close()
	if report.Loss.Changes != 7 {
		t.Errorf("told %+v", report)
	}
}

// TestACopyThatClaimsTooMuch has the name of a copy of this store, and nothing
// of it: nothing is said to be missing.
func TestACopyThatClaimsTooMuch(t *testing.T) {
	dir := t.TempDir()
	s := mixed(t, dir)
	want := everything(t, s)
	path, err := s.DailyCopy(noon().Time)
	must(t, err)
	must(t, s.Close())
	name := filepath.Base(path)
	for revision, text := range map[string]string{"9999": "", "99999": "no store", "999999": string(make([]byte, 9000))} {
		stray := name[:strings.LastIndex(name, "-")+1] + revision + ".db"
		must(t, os.WriteFile(filepath.Join(dir, "copies", stray), []byte(text), 0o600))
	}
	if diff := cmp.Diff(want, everything(t, open(t, dir, sqlite.WithClock(noon().Now)))); diff != "" {
		t.Errorf("(-before +after):\n%s", diff)
	}
}

// TestAFileThatNeverEnds names a view as a table, in this version's name and in
// a newer one's. Neither is read for long.
func TestAFileThatNeverEnds(t *testing.T) {
	const endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
	for name, statements := range map[string]string{
		"a view":        "DROP TABLE line; DROP TABLE game; CREATE VIEW game AS " + endless + "SELECT i AS id, 'x' AS title FROM n",
		"a view beside": "CREATE VIEW another AS " + endless + "SELECT i FROM n",
		"a column":      "ALTER TABLE game ADD COLUMN more TEXT AS (hex(zeroblob(1000000))) VIRTUAL",
	} {
		for _, newer := range []bool{false, true} {
			dir := t.TempDir()
			s := mixed(t, dir)
			version := sqlite.Version
			if newer {
				version++
			}
			_, err := s.Writer().Exec(fmt.Sprintf("PRAGMA foreign_keys = 0; %s; PRAGMA user_version = %d", statements, version))
			must(t, err)
			must(t, s.Close())
			began := time.Now()
			s, report, err := sqlite.Open(dir)
			must(t, err)
			_, listing := s.List(store.Filter{})
			_, loading := s.Load(1)
			if took := time.Since(began); took > hung {
				t.Errorf("%s, newer %v: it took %v", name, newer, took)
			}
			if newer && (!errors.Is(listing, store.ErrNewer) || !errors.Is(loading, store.ErrNewer) || !s.ReadOnly()) {
				t.Errorf("%s: told %v, %v, %+v", name, listing, loading, report)
			}
			if !newer && (report.Damage == "" || listing != nil) {
				t.Errorf("%s: told %v, %+v", name, listing, report)
			}
			must(t, s.Close())
		}
	}
}

// TestCopiesCanBeUsed lists the daily copies, looks into one, and brings a table
// of it back as a new one.
func TestCopiesCanBeUsed(t *testing.T) {
	dir := t.TempDir()
	s := mixed(t, dir)
	before := everything(t, s)
	path, err := s.DailyCopy(noon().Time)
	must(t, err)
	id := before[0].ID
	must(t, s.Append(id, 2, "recall", ""))
	create(t, s, "Saturday", "a")
	_, err = s.DailyCopy(noon().AddDate(0, 0, 1))
	must(t, err)
	list, err := s.Copies()
	must(t, err)
	name := filepath.Base(path)
	if len(list) != 2 || list[0].Day != "2026-05-05" || list[0].Tables != 3 || list[1].Name != name || list[1].Day != "2026-05-04" ||
		list[1].Tables != 2 || list[1].Size < 4096 || list[1].Revision >= list[0].Revision || list[1].Err != nil {
		t.Errorf("listed %+v", list)
	}
	c, err := s.OpenCopy(name)
	must(t, err)
	var got []store.Game
	for _, f := range []store.Filter{{}, {Archived: true}, {Deleted: true}} {
		infos, err := c.List(f)
		must(t, err)
		for _, info := range infos {
			g, err := c.Load(info.ID)
			must(t, err)
			got = append(got, g)
		}
	}
	must(t, c.Close())
	if diff := cmp.Diff(before, got); diff != "" {
		t.Errorf("(-then +in the copy):\n%s", diff)
	}
	here := load(t, s, id)
	brought, err := s.BringBack(name, id)
	must(t, err)
	wantText(t, s, brought, 2, before[0].Text...)
	if g := load(t, s, brought); g.Title != before[0].Title+" (2)" || g.Note != before[0].Note || brought == id {
		t.Errorf("brought back %+v", g)
	}
	if diff := cmp.Diff(here, load(t, s, id)); diff != "" {
		t.Errorf("the table here was changed:\n%s", diff)
	}
	if names := files(t, dir, "copies/*"); len(names) != 2 {
		t.Errorf("looking left %v", names)
	}
	_, gone := s.BringBack(name, 99)
	_, noCopy := s.OpenCopy("../hagal.db")
	if !errors.Is(gone, store.ErrNotFound) || !errors.Is(noCopy, store.ErrNotFound) {
		t.Errorf("told %v, %v", gone, noCopy)
	}
}

// TestACopyThatCannotBeUsed offers copies that are damaged, or another store's
// under the name of one of ours.
func TestACopyThatCannotBeUsed(t *testing.T) {
	other := open(t, t.TempDir())
	create(t, other, "another", "x")
	foreign, err := other.DailyCopy(noon().Time)
	must(t, err)
	dir := t.TempDir()
	s := open(t, dir)
	id := create(t, s, "Friday", "conspire in the first place", "b")
	path, err := s.DailyCopy(noon().Time)
	must(t, err)
	good := read(t, "", path)
	for name, c := range map[string]struct {
		text []byte
		want error
	}{
		"another store's": {read(t, "", foreign), store.ErrForeign},
		"cut short":       {good[:9000], store.ErrDamaged},
		"empty":           {nil, store.ErrDamaged},
		"another letter":  {[]byte(strings.Replace(string(good), "conspire", "conspirE", 1)), store.ErrDamaged},
		"no store":        {[]byte(strings.Repeat("not a store ", 900)), store.ErrDamaged},
	} {
		must(t, os.WriteFile(path, c.text, 0o600))
		if _, err := s.BringBack(filepath.Base(path), id); !errors.Is(err, c.want) {
			t.Errorf("%s: told %v", name, err)
		}
		list, err := s.Copies()
		must(t, err)
		if name != "another letter" && !errors.Is(list[0].Err, c.want) { // that shows when all is read
			t.Errorf("%s: listed %+v", name, list)
		}
	}
	if l := list(t, s, store.Filter{}); len(l) != 1 {
		t.Errorf("there is %+v", l)
	}
}

// TestCheckWhileOpen checks a whole store, and one that is damaged behind its back.
func TestCheckWhileOpen(t *testing.T) {
	s := open(t, t.TempDir())
	id := create(t, s, "Friday", "a", "b", "c")
	must(t, s.Stand(id, 3, 1, ""))
	must(t, s.Append(id, 1, "d", ""))
	h, err := s.Check(t.Context())
	if want := (store.Health{Tables: 1, Lines: 4, Revision: 5}); err != nil || h != want {
		t.Errorf("found %+v, %v", h, err)
	}
	stopped, stop := context.WithCancel(t.Context())
	stop()
	if _, err := s.Check(stopped); !errors.Is(err, context.Canceled) {
		t.Errorf("stopped: told %v", err)
	}
	_, err = s.Writer().Exec("UPDATE line SET text = 'B' WHERE text = 'b'")
	must(t, err)
	if h, err := s.Check(t.Context()); err != nil || !strings.Contains(h.Damage, "line 2") {
		t.Errorf("damaged: found %+v, %v", h, err)
	}
	must(t, s.Close())
	if _, err := s.Check(t.Context()); !errors.Is(err, store.ErrClosed) {
		t.Errorf("closed: told %v", err)
	}
}

// TestTheStoresOwnSettingsStay offers to set what the store keeps for itself.
func TestTheStoresOwnSettingsStay(t *testing.T) {
	s := open(t, t.TempDir())
	create(t, s, "Friday", "a")
	for _, key := range []string{"store.lineage", "store.", "store.x"} {
		if err := s.SetSetting(key, "x"); !errors.Is(err, store.ErrSetting) {
			t.Errorf("%s: told %v", key, err)
		}
	}
	if value, err := s.Setting("store.lineage"); len(strings.Fields(value)) != 3 || err != nil {
		t.Errorf("the lineage is %q, %v", value, err)
	}
	if !slices.Contains(strings.Fields(exported(t, s)), "Friday") || strings.Contains(exported(t, s), "store.") {
		t.Error("the lineage goes out with a backup")
	}
}
