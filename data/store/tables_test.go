package store_test

import (
	"errors"
	"fmt"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"hagal/data/store"
)

func TestATableIsItsLines(t *testing.T) {
	dir := t.TempDir()
	c := noon()
	s := open(t, dir, store.WithClock(c.now))
	id := create(t, s, "Friday", "table solo", "round skirmish-a", "agent you conspire")
	wantText(t, s, id, 3, "table solo", "round skirmish-a", "agent you conspire")
	want := store.Info{ID: id, Title: "Friday", Note: "line 3", Lines: 3, All: 3, Created: c.Time, Changed: c.Time}
	if diff := cmp.Diff(want, load(t, s, id).Info); diff != "" {
		t.Error(diff)
	}
	must(t, s.Close())
	must(t, s.Close())
	if names := files(t, dir, "*-wal"); len(names) > 0 {
		t.Errorf("after closing there is still %v", names)
	}
	wantText(t, open(t, dir), id, 3, "table solo", "round skirmish-a", "agent you conspire")
}

func TestUndoRedoAndANewLine(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	id := create(t, s, "Friday", "a", "b", "c")
	must(t, s.Stand(id, 3, 1, ""))
	must(t, s.Close())

	s = open(t, dir) // what was undone can be redone after a restart
	wantText(t, s, id, 1, "a", "b", "c")
	must(t, s.Stand(id, 1, 2, ""))
	must(t, s.Append(id, 2, "d", ""))
	wantText(t, s, id, 3, "a", "b", "d")
	must(t, s.Stand(id, 3, 1, ""))
	must(t, s.Append(id, 1, "e", ""))
	wantText(t, s, id, 2, "a", "e") // the old c does not come back as line 3
	must(t, s.Append(id, 2, "f", ""))
	must(t, s.Close())
	wantText(t, open(t, dir), id, 3, "a", "e", "f")
}

func TestAStaleWindowIsRefused(t *testing.T) {
	s := open(t, t.TempDir())
	id := create(t, s, "Friday", "a", "b", "c")
	for name, err := range map[string]error{
		"append behind": s.Append(id, 2, "x", ""),
		"append ahead":  s.Append(id, 4, "x", ""),
		"undo":          s.Stand(id, 2, 1, ""),
	} {
		if !errors.Is(err, store.ErrStale) {
			t.Errorf("%s: %v", name, err)
		}
	}
	wantText(t, s, id, 3, "a", "b", "c")
}

func TestStandStaysWithinTheLines(t *testing.T) {
	s := open(t, t.TempDir())
	id := create(t, s, "Friday", "a", "b")
	for _, to := range []int{-1, 0, 3} {
		if err := s.Stand(id, 2, to, ""); !errors.Is(err, store.ErrLine) {
			t.Errorf("to %d: %v", to, err)
		}
	}
	wantText(t, s, id, 2, "a", "b")
}

func TestManage(t *testing.T) {
	s := open(t, t.TempDir())
	a, b := create(t, s, "Anna", "a"), create(t, s, "Bert", "b1", "b2", "b3")
	must(t, s.Stand(b, 3, 2, ""))
	must(t, s.Rename(a, "Änne"))
	must(t, s.Stand(a, 1, 1, "round 2,\nmentat"))
	c, err := s.Duplicate(b)
	must(t, err)
	wantText(t, s, c, 2, "b1", "b2", "b3")
	d, err := s.Duplicate(c)
	must(t, err)

	titles := func(f store.Filter) (out []string) {
		for _, i := range list(t, s, f) {
			out = append(out, i.Title)
		}
		return out
	}
	check := func(f store.Filter, want ...string) {
		t.Helper()
		if diff := cmp.Diff(want, titles(f)); diff != "" {
			t.Errorf("%+v (-want +got):\n%s", f, diff)
		}
	}
	check(store.Filter{}, "Bert (2) (2)", "Bert (2)", "Änne", "Bert")
	check(store.Filter{Search: " ÄNN"}, "Änne")
	check(store.Filter{Search: "round 2, MENTAT"}, "Änne")
	must(t, s.Archive(b, true))
	must(t, s.Delete(d))
	check(store.Filter{}, "Bert (2)", "Änne")
	check(store.Filter{Archived: true}, "Bert")
	check(store.Filter{Deleted: true}, "Bert (2) (2)")
	must(t, s.Archive(b, false))
	must(t, s.Restore(d))
	check(store.Filter{}, "Bert (2) (2)", "Bert", "Bert (2)", "Änne")
	check(store.Filter{Deleted: true})
}

func TestADeletedTableIsLeftAlone(t *testing.T) {
	s := open(t, t.TempDir())
	id := create(t, s, "Friday", "a")
	must(t, s.Delete(id))
	must(t, s.Delete(id))
	_, dup := s.Duplicate(id)
	for name, err := range map[string]error{
		"append": s.Append(id, 1, "b", ""), "stand": s.Stand(id, 1, 1, ""), "rename": s.Rename(id, "x"),
		"archive": s.Archive(id, true), "duplicate": dup,
	} {
		if !errors.Is(err, store.ErrDeleted) {
			t.Errorf("%s: %v", name, err)
		}
	}
	wantText(t, s, id, 1, "a")
	must(t, s.Restore(id))
	must(t, s.Append(id, 1, "b", ""))
}

func TestNoSuchTable(t *testing.T) {
	s := open(t, t.TempDir())
	if err := s.Rename(0, "x"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("table 0: %v", err)
	}
	_, loading := s.Load(7)
	_, dup := s.Duplicate(7)
	for name, err := range map[string]error{
		"load": loading, "duplicate": dup, "append": s.Append(7, 1, "b", ""), "stand": s.Stand(7, 1, 1, ""),
		"rename": s.Rename(7, "x"), "archive": s.Archive(7, true), "delete": s.Delete(7), "restore": s.Restore(7),
	} {
		if !errors.Is(err, store.ErrNotFound) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestDeletedTablesGoAfterThirtyDays(t *testing.T) {
	dir, c := t.TempDir(), noon()
	s := open(t, dir, store.WithClock(c.now))
	old := create(t, s, "old", "a very old line", "b")
	must(t, s.Delete(old))
	c.Time = c.AddDate(0, 0, 20)
	young := create(t, s, "young", "a")
	must(t, s.Delete(young))
	kept := create(t, s, "kept", "a")
	must(t, s.Close())

	c.Time = c.AddDate(0, 0, 11)
	s = open(t, dir, store.WithClock(c.now))
	if _, err := s.Load(old); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("a table deleted 31 days ago: %v", err)
	}
	wantText(t, s, young, 1, "a")
	wantText(t, s, kept, 1, "a")
	next := create(t, s, "next", "a")
	if next <= kept {
		t.Errorf("id %d comes again after %d", next, kept)
	}
	must(t, s.Close())
	if strings.Contains(string(read(t, dir, "hagal.db")), "a very old line") {
		t.Error("the purged line is still in the file")
	}
}

func TestTheNewestTableIsNotPurged(t *testing.T) {
	dir, c := t.TempDir(), noon()
	s := open(t, dir, store.WithClock(c.now))
	id := create(t, s, "only", "a")
	must(t, s.Delete(id))
	must(t, s.Close())
	c.Time = c.AddDate(1, 0, 0)
	s = open(t, dir, store.WithClock(c.now))
	if next := create(t, s, "next", "a"); next <= id {
		t.Errorf("id %d comes again after %d", next, id)
	}
}

// TestTheNoteGoesWithTheUndo changes both in one transaction, or neither.
func TestTheNoteGoesWithTheUndo(t *testing.T) {
	var answer error
	s := open(t, t.TempDir(), store.WithFault(func(string) error { return answer }))
	id := create(t, s, "Friday", "a", "b", "c")
	before := load(t, s, id)
	for _, answer = range []error{syscall.ENOSPC, syscall.EIO} {
		if err := s.Stand(id, 3, 2, "round 1"); err == nil {
			t.Error("kept, though the disk refused")
		}
	}
	answer = nil
	if err := s.Stand(id, 2, 1, "round 1"); !errors.Is(err, store.ErrStale) {
		t.Errorf("from another place: told %v", err)
	}
	if err := s.Stand(id, 3, 4, "round 1"); !errors.Is(err, store.ErrLine) {
		t.Errorf("beyond the end: told %v", err)
	}
	if diff := cmp.Diff(before, load(t, s, id)); diff != "" {
		t.Errorf("refused, and changed all the same:\n%s", diff)
	}
	must(t, s.Stand(id, 3, 2, "round\n1"))
	wantText(t, s, id, 2, "a", "b", "c")
	if g := load(t, s, id); g.Note != "round 1" {
		t.Errorf("the note is %q", g.Note)
	}
	must(t, s.Stand(id, 2, 3, "round 1"))
	if g := load(t, s, id); g.Note != "round 1" || g.Lines != 3 {
		t.Errorf("the note is %q, %d lines stand", g.Note, g.Lines)
	}
}

func TestClockSetBack(t *testing.T) {
	c := noon()
	s := open(t, t.TempDir(), store.WithClock(c.now))
	first := create(t, s, "first", "a")
	before := load(t, s, first).Changed
	c.Time = c.AddDate(-3, 0, 0)
	second := create(t, s, "second", "a")
	must(t, s.Append(first, 1, "b", ""))
	if g := load(t, s, first); g.Changed.Before(before) {
		t.Errorf("changed went back from %v to %v", before, g.Changed)
	}
	if l := list(t, s, store.Filter{}); l[0].ID != first || l[1].ID != second {
		t.Errorf("the table changed last is not first: %v", l)
	}
	for _, year := range []int{-400, 1, 30000} {
		c.Time = time.Date(year, 1, 1, 0, 0, 0, 0, time.UTC)
		create(t, s, fmt.Sprint("year ", year), "a")
	}
	if got := len(everything(t, s)); got != 5 {
		t.Errorf("%d tables, want 5", got)
	}
}

func TestThousandTables(t *testing.T) {
	t.Parallel()
	s := open(t, t.TempDir())
	fill(t, s, 1000)
	must(t, s.Append(500, 1, "b", "the middle one"))
	l := list(t, s, store.Filter{})
	if len(l) != 1000 || l[0].ID != 500 || l[1].ID != 1000 || l[999].ID != 1 {
		t.Errorf("%d tables, the first %v", len(l), l[0])
	}
	if l := list(t, s, store.Filter{Search: "table 77"}); len(l) != 11 {
		t.Errorf("%d tables have 77 at the start of their number, want 11", len(l))
	}
}

// fill makes n small tables by way of a backup, which is one transaction.
func fill(t testing.TB, s *store.Store, n int) {
	t.Helper()
	var b strings.Builder
	b.WriteString("hagal backup 1\n")
	for i := range n {
		fmt.Fprintf(&b, "table table %d\ncreated 2026-01-01T00:00:00Z\nchanged 2026-01-01T00:00:00Z\nstands 1 of 1\n  table %d\n", i+1, i+1)
	}
	_, err := s.Import(strings.NewReader(signed(b.String())))
	must(t, err)
}
