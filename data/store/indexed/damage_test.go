//go:build js

package indexed_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"syscall/js"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/hack-pad/go-indexeddb/idb"

	"hagal/data/store"
	"hagal/data/store/indexed"
	"hagal/data/store/storetest"
)

// raw changes the database beside the store, which must be closed.
func raw(t *testing.T, name, box string, change func(*idb.ObjectStore) error) {
	t.Helper()
	ctx, stop := context.WithTimeout(t.Context(), 10*time.Second)
	defer stop()
	asked, err := idb.Global().Open(ctx, name, 0, func(*idb.Database, uint, uint) error { return errors.New("there is no database") })
	storetest.Must(t, err)
	db, err := asked.Await(ctx)
	storetest.Must(t, err)
	defer db.Close()
	tx, err := db.Transaction(idb.TransactionReadWrite, box)
	storetest.Must(t, err)
	objects, err := tx.ObjectStore(box)
	storetest.Must(t, err)
	storetest.Must(t, change(objects))
	storetest.Must(t, tx.Await(ctx))
}

func put(key, value any) func(*idb.ObjectStore) error {
	return func(o *idb.ObjectStore) error {
		_, err := o.PutKey(js.ValueOf(key), js.ValueOf(value))
		return err
	}
}

func remove(key any) func(*idb.ObjectStore) error {
	return func(o *idb.ObjectStore) error {
		_, err := o.Delete(js.ValueOf(key))
		return err
	}
}

// TestDamage changes records of a store of two tables in each way that storage
// can. With the replica all comes back as it was; without it what is whole stays
// as it was and the rest is recovered. It is told, and the next start has nothing
// to tell.
func TestDamage(t *testing.T) {
	for name, c := range map[string]struct {
		box     string
		change  func(*idb.ObjectStore) error
		lines   []string // left of the first table; nil: as it was
		told    bool
		missing int
	}{
		"a letter of a line":      {"line", put([]any{1, 2}, []any{2, "B", 123}), []string{"a"}, true, 2},
		"a line that is gone":     {"line", remove([]any{1, 3}), []string{"a", "b"}, true, 1},
		"a line of another kind":  {"line", put([]any{1, 1}, "x"), []string{}, true, 3},
		"a line of no table":      {"line", put([]any{77, 1}, []any{1, "x", 5}), nil, true, 0},
		"a key of no line":        {"line", put("nonsense", []any{1, "x", 5}), nil, true, 0},
		"a text without end":      {"line", put([]any{1, 2}, []any{2, strings.Repeat("x", 1<<20), 5}), []string{"a"}, true, 2},
		"a number beyond":         {"line", put([]any{1, 2}, []any{1e300, "b", 5}), []string{"a"}, true, 2},
		"a row of a table gone":   {"game", remove(1), []string{"a", "b", "c"}, true, 0},
		"a row of a table is one": {"game", put(1, true), []string{"a", "b", "c"}, true, 0},
		"a row that is short":     {"game", put(1, []any{1, "x"}), []string{"a", "b", "c"}, true, 0},
		"a row in another place":  {"game", put(9, []any{}), nil, true, 0},
		"a setting":               {"setting", put("language", []any{"xx", 1, 1}), nil, true, 0},
		"a setting of no text":    {"setting", put(5, []any{"xx", 1, 1}), nil, true, 0},
	} {
		for _, kept := range []bool{true, false} {
			t.Run(fmt.Sprint(name, ", replica ", kept), func(t *testing.T) {
				lines, missing := c.lines, c.missing
				if kept {
					lines, missing = nil, 0
				}
				testDamage(t, c.box, c.change, kept, lines, c.told, missing)
			})
		}
	}
}

func testDamage(t *testing.T, box string, change func(*idb.ObjectStore) error, kept bool, lines []string, told bool, missing int) {
	place := storetest.Place(t)
	s := open(t, place)
	first := storetest.Create(t, s, "Friday", "a", "b", "c")
	second := storetest.Create(t, s, "Saturday", "d", "e")
	storetest.Must(t, s.SetSetting("awake", "on"))
	before := storetest.Load(t, s, second)
	storetest.Must(t, s.Close())
	raw(t, place, box, change)
	if !kept {
		dropReplica(t, place)
	}

	s, report, err := indexed.Open(place)
	storetest.Must(t, err)
	if (report.Damage != "") != told {
		t.Errorf("told %+v", report)
	}
	lost := 0
	for _, r := range report.Recovered {
		lost += r.Missing
	}
	if lost != missing || kept && !report.NothingMissing() {
		t.Errorf("%d lines are told to be missing, want %d: %+v", lost, missing, report)
	}
	if diff := cmp.Diff(before, storetest.Load(t, s, second)); diff != "" {
		t.Errorf("the other table:\n%s", diff)
	}
	if got, err := s.Setting("awake"); got != "on" || err != nil {
		t.Errorf("the other setting is %q, %v", got, err)
	}
	wantFirst(t, s, first, lines)
	health, err := s.Check(t.Context())
	if err != nil || health.Damage != "" {
		t.Errorf("after it the check tells %+v, %v", health, err)
	}
	after := storetest.Everything(t, s)
	storetest.Must(t, s.Close())
	s = open(t, place)
	if diff := cmp.Diff(after, storetest.Everything(t, s)); diff != "" {
		t.Errorf("the next start:\n%s", diff)
	}
	id := storetest.Create(t, s, "Sunday", "f", "g")
	storetest.WantText(t, s, id, 2, "f", "g")
}

// wantFirst wants the first table to have these lines, under whatever name it
// was recovered; none where none are left, and as it was where lines is nil.
func wantFirst(t *testing.T, s *indexed.Store, id store.ID, lines []string) {
	t.Helper()
	if lines == nil {
		storetest.WantText(t, s, id, 3, "a", "b", "c")
		return
	}
	var got []string
	for _, g := range storetest.Everything(t, s) {
		if g.Title != "Saturday" {
			got = append(got, g.Text...)
		}
	}
	if diff := cmp.Diff(strings.Join(lines, " "), strings.Join(got, " ")); diff != "" {
		t.Errorf("of the first table is left:\n%s", diff)
	}
}

// TestCheckTellsOfDamage changes a record while the store is open.
func TestCheckTellsOfDamage(t *testing.T) {
	place := storetest.Place(t)
	s := open(t, place)
	id := storetest.Create(t, s, "Friday", "a", "b")
	raw(t, place, "line", put([]any{float64(id), 2}, []any{2, "B", 1}))
	if h, err := s.Check(t.Context()); err != nil || h.Damage == "" {
		t.Errorf("told %+v, %v", h, err)
	}
	if _, err := s.Load(id); !errors.Is(err, store.ErrDamaged) {
		t.Errorf("reading it tells %v", err)
	}
}

// TestTheBrowserDropsTheTables removes all records and the replica, as a browser
// may that lacks room: the witness in localStorage tells.
func TestTheBrowserDropsTheTables(t *testing.T) {
	place := storetest.Place(t)
	s := open(t, place)
	storetest.Create(t, s, "Friday", "a", "b", "c")
	storetest.Must(t, s.Close())
	for _, box := range []string{"game", "line", "setting"} {
		raw(t, place, box, func(o *idb.ObjectStore) error { _, err := o.Clear(); return err })
	}
	dropReplica(t, place)
	s, report, err := indexed.Open(place)
	storetest.Must(t, err)
	want := store.Loss{Known: true, Changes: 3, Tables: 1}
	if report.Damage == "" || report.NothingMissing() || report.Loss != want {
		t.Errorf("told %+v", report)
	}
	id := storetest.Create(t, s, "Saturday", "d")
	storetest.Must(t, s.Close())
	storetest.WantText(t, open(t, place), id, 1, "d")
}

// TestANewerVersion opens the database of a version to come for reading.
func TestANewerVersion(t *testing.T) {
	place := storetest.Place(t)
	s := open(t, place)
	id := storetest.Create(t, s, "Friday", "a", "b")
	storetest.Must(t, s.Close())
	ctx, stop := context.WithTimeout(t.Context(), 10*time.Second)
	defer stop()
	asked, err := idb.Global().Open(ctx, place, 7, func(*idb.Database, uint, uint) error { return nil })
	storetest.Must(t, err)
	db, err := asked.Await(ctx)
	storetest.Must(t, err)
	storetest.Must(t, db.Close())
	s, report, err := indexed.Open(place)
	storetest.Must(t, err)
	defer s.Close()
	if report.Newer != 7 || !s.ReadOnly() {
		t.Errorf("told %+v", report)
	}
	storetest.WantText(t, s, id, 2, "a", "b")
	if err := s.Append(id, 2, "c", ""); !errors.Is(err, store.ErrReadOnly) {
		t.Errorf("a change tells %v", err)
	}
}

// TestEveryChangeFailsWhole lets each change fail before it counts: nothing of it
// is there, and it goes well once the trouble is gone.
func TestEveryChangeFailsWhole(t *testing.T) {
	trouble := idb.NewDOMException("QuotaExceededError")
	failing := ""
	s := open(t, storetest.Place(t), indexed.WithFault(func(op string) error {
		if op == failing {
			return trouble
		}
		return nil
	}))
	id := storetest.Create(t, s, "Friday", "a", "b", "c")
	backup := storetest.Signed(storetest.BackupHead + "table Saturday\ncreated 2026-01-01T00:00:00Z\nchanged 2026-01-01T00:00:00Z\nstands 1 of 1\n  x\n")
	for op, change := range map[string]func() error{
		"create": func() error { _, err := s.CreateFrom("new", []string{"a"}, ""); return err },
		"append": func() error { return s.Append(id, storetest.Load(t, s, id).Lines, "d", "") },
		"stand":  func() error { n := storetest.Load(t, s, id).Lines; return s.Stand(id, n, n-1, "") },
		"rename": func() error { return s.Rename(id, "other") }, "archive": func() error { return s.Archive(id, true) },
		"duplicate": func() error { _, err := s.Duplicate(id); return err },
		"setting":   func() error { return s.SetSetting("language", "fr") },
		"import":    func() error { _, err := s.Import(strings.NewReader(backup)); return err },
		"copy":      func() error { _, err := s.DailyCopy(time.Now()); return err },
	} {
		before := storetest.Everything(t, s)
		failing = op
		if err := change(); !errors.Is(err, store.ErrDiskFull) {
			t.Errorf("%s: told %v", op, err)
		}
		if diff := cmp.Diff(before, storetest.Everything(t, s)); diff != "" {
			t.Errorf("%s left:\n%s", op, diff)
		}
		failing = ""
		storetest.Must(t, change())
	}
}

// TestASecondTabIsTurnedAway opens a store that is open.
func TestASecondTabIsTurnedAway(t *testing.T) {
	place := storetest.Place(t)
	s := open(t, place)
	if _, _, err := indexed.Open(place); !errors.Is(err, store.ErrInUse) {
		t.Errorf("told %v", err)
	}
	storetest.Create(t, s, "Friday", "a")
	storetest.Must(t, s.Close())
	open(t, place)
}

// TestACopyADaySevenKept looks into copies, and brings a table of one back.
func TestACopyADaySevenKept(t *testing.T) {
	place, c := storetest.Place(t), storetest.Noon()
	s := open(t, place, indexed.WithClock(c.Now))
	id := storetest.Create(t, s, "Friday", "a")
	for day := range 9 {
		name, err := s.DailyCopy(c.AddDate(0, 0, day))
		storetest.Must(t, err)
		if again, err := s.DailyCopy(c.AddDate(0, 0, day)); err != nil || again != name {
			t.Errorf("a second copy on day %d: %s, %v", day, again, err)
		}
		storetest.Must(t, s.Append(id, day+1, fmt.Sprint("line ", day), ""))
	}
	list, err := s.Copies()
	storetest.Must(t, err)
	if len(list) != 7 || list[0].Day != "2026-05-12" || list[0].Tables != 1 || list[0].Err != nil {
		t.Fatalf("there are %+v", list)
	}
	back, err := s.BringBack(list[6].Name, 1)
	storetest.Must(t, err)
	storetest.WantText(t, s, back, 3, "a", "line 0", "line 1")
	storetest.Must(t, s.Close())
	raw(t, place, "copy", put(list[0].Day, []any{1, 1, "hagal backup 1\n"}))
	s = open(t, place)
	if _, err := s.OpenCopy(list[0].Name); !errors.Is(err, store.ErrDamaged) {
		t.Errorf("a copy that was cut: %v", err)
	}
	if _, err := s.OpenCopy("2000-01-01"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("a copy that is not there: %v", err)
	}
}
