package storetest

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"hagal/data/store"
)

func testATableIsItsLines(t *testing.T, open Opener) {
	dir := Place(t)
	c := Noon()
	s := open(t, dir, c.Now)
	id := Create(t, s, "Friday", "table solo", "round skirmish-a", "agent you conspire")
	WantText(t, s, id, 3, "table solo", "round skirmish-a", "agent you conspire")
	want := store.Info{ID: id, Title: "Friday", Note: "line 3", Lines: 3, All: 3, Created: c.Time, Changed: c.Time}
	if diff := cmp.Diff(want, Load(t, s, id).Info); diff != "" {
		t.Error(diff)
	}
	Must(t, s.Close())
	Must(t, s.Close())
	WantText(t, open(t, dir, nil), id, 3, "table solo", "round skirmish-a", "agent you conspire")
}

func testUndoRedoAndANewLine(t *testing.T, open Opener) {
	dir := Place(t)
	s := open(t, dir, nil)
	id := Create(t, s, "Friday", "a", "b", "c")
	Must(t, s.Stand(id, 3, 1, ""))
	Must(t, s.Close())

	s = open(t, dir, nil) // what was undone can be redone after a restart
	WantText(t, s, id, 1, "a", "b", "c")
	Must(t, s.Stand(id, 1, 2, ""))
	Must(t, s.Append(id, 2, "d", ""))
	WantText(t, s, id, 3, "a", "b", "d")
	Must(t, s.Stand(id, 3, 1, ""))
	Must(t, s.Append(id, 1, "e", ""))
	WantText(t, s, id, 2, "a", "e") // the old c does not come back as line 3
	Must(t, s.Append(id, 2, "f", ""))
	Must(t, s.Close())
	WantText(t, open(t, dir, nil), id, 3, "a", "e", "f")
}

func testALineInPlaceOfTheLast(t *testing.T, open Opener) {
	dir := Place(t)
	s := open(t, dir, nil)
	id := Create(t, s, "Friday", "a", "b", "c")
	Must(t, s.Replace(id, 3, "d", ""))
	WantText(t, s, id, 3, "a", "b", "d")
	Must(t, s.Stand(id, 3, 2, ""))
	Must(t, s.Replace(id, 2, "e", "")) // and nothing is left to be redone
	WantText(t, s, id, 2, "a", "e")
	if err := s.Replace(id, 2, "", ""); !errors.Is(err, store.ErrLine) {
		t.Errorf("an empty line: %v", err)
	}
	Must(t, s.Stand(id, 2, 1, ""))
	if err := s.Replace(id, 1, "f", ""); !errors.Is(err, store.ErrLine) {
		t.Errorf("the first line: %v", err)
	}
	Must(t, s.Close())
	WantText(t, open(t, dir, nil), id, 1, "a", "e")
}

func testAStaleWindowIsRefused(t *testing.T, open Opener) {
	s := open(t, Place(t), nil)
	id := Create(t, s, "Friday", "a", "b", "c")
	for name, err := range map[string]error{
		"append behind": s.Append(id, 2, "x", ""),
		"append ahead":  s.Append(id, 4, "x", ""),
		"replace ahead": s.Replace(id, 4, "x", ""),
		"undo":          s.Stand(id, 2, 1, ""),
	} {
		if !errors.Is(err, store.ErrStale) {
			t.Errorf("%s: %v", name, err)
		}
	}
	WantText(t, s, id, 3, "a", "b", "c")
}

func testStandStaysWithinTheLines(t *testing.T, open Opener) {
	s := open(t, Place(t), nil)
	id := Create(t, s, "Friday", "a", "b")
	for _, to := range []int{-1, 0, 3} {
		if err := s.Stand(id, 2, to, ""); !errors.Is(err, store.ErrLine) {
			t.Errorf("to %d: %v", to, err)
		}
	}
	WantText(t, s, id, 2, "a", "b")
}

func testManage(t *testing.T, open Opener) {
	s := open(t, Place(t), Noon().Ticks)
	a, b := Create(t, s, "Anna", "a"), Create(t, s, "Bert", "b1", "b2", "b3")
	Must(t, s.Stand(b, 3, 2, ""))
	Must(t, s.Rename(a, "Änne"))
	Must(t, s.Stand(a, 1, 1, "round 2,\nmentat"))
	c, err := s.Duplicate(b)
	Must(t, err)
	WantText(t, s, c, 2, "b1", "b2", "b3")
	d, err := s.Duplicate(c)
	Must(t, err)

	titles := func(f store.Filter) (out []string) {
		for _, i := range List(t, s, f) {
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
	Must(t, s.Archive(b, true))
	Must(t, s.Delete(d))
	check(store.Filter{}, "Bert (2)", "Änne")
	check(store.Filter{Archived: true}, "Bert")
	check(store.Filter{Deleted: true}, "Bert (2) (2)")
	Must(t, s.Archive(b, false))
	Must(t, s.Restore(d))
	check(store.Filter{}, "Bert (2) (2)", "Bert (2)", "Änne", "Bert")
	check(store.Filter{Deleted: true})
}

// testOnlyAPlayMovesATable has a table where it was played last, whatever else
// is done to it.
func testOnlyAPlayMovesATable(t *testing.T, open Opener) {
	s := open(t, Place(t), Noon().Ticks)
	id, other := Create(t, s, "Friday", "a", "b"), Create(t, s, "Saturday", "a")
	want := Load(t, s, id).Changed
	for name, do := range map[string]func(){
		"renamed":  func() { Must(t, s.Rename(id, "Sunday")) },
		"archived": func() { Must(t, s.Archive(id, true)); Must(t, s.Archive(id, false)) },
		"deleted":  func() { Must(t, s.Delete(id)); Must(t, s.Restore(id)) },
	} {
		do()
		if got := Load(t, s, id).Changed; !got.Equal(want) {
			t.Errorf("%s: played %v, want %v", name, got, want)
		}
		if l := List(t, s, store.Filter{}); l[0].ID != other {
			t.Errorf("%s: it comes first", name)
		}
	}
	Must(t, s.Stand(id, 2, 1, ""))
	if l := List(t, s, store.Filter{}); l[0].ID != id || !l[0].Changed.After(want) {
		t.Errorf("after an undo: %v", l)
	}
}

func testADeletedTableIsLeftAlone(t *testing.T, open Opener) {
	s := open(t, Place(t), nil)
	id := Create(t, s, "Friday", "a")
	Must(t, s.Delete(id))
	Must(t, s.Delete(id))
	_, dup := s.Duplicate(id)
	for name, err := range map[string]error{
		"append": s.Append(id, 1, "b", ""), "replace": s.Replace(id, 2, "b", ""), "stand": s.Stand(id, 1, 1, ""), "rename": s.Rename(id, "x"),
		"archive": s.Archive(id, true), "duplicate": dup,
	} {
		if !errors.Is(err, store.ErrDeleted) {
			t.Errorf("%s: %v", name, err)
		}
	}
	WantText(t, s, id, 1, "a")
	Must(t, s.Restore(id))
	Must(t, s.Append(id, 1, "b", ""))
}

func testNoSuchTable(t *testing.T, open Opener) {
	s := open(t, Place(t), nil)
	if err := s.Rename(0, "x"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("table 0: %v", err)
	}
	_, loading := s.Load(7)
	_, dup := s.Duplicate(7)
	for name, err := range map[string]error{
		"load": loading, "duplicate": dup, "append": s.Append(7, 1, "b", ""), "replace": s.Replace(7, 2, "b", ""), "stand": s.Stand(7, 1, 1, ""),
		"rename": s.Rename(7, "x"), "archive": s.Archive(7, true), "delete": s.Delete(7), "restore": s.Restore(7),
	} {
		if !errors.Is(err, store.ErrNotFound) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func testTheNewestTableIsNotPurged(t *testing.T, open Opener) {
	dir, c := Place(t), Noon()
	s := open(t, dir, c.Now)
	id := Create(t, s, "only", "a")
	Must(t, s.Delete(id))
	Must(t, s.Close())
	c.Time = c.AddDate(1, 0, 0)
	s = open(t, dir, c.Now)
	if next := Create(t, s, "next", "a"); next <= id {
		t.Errorf("id %d comes again after %d", next, id)
	}
}

func testClockSetBack(t *testing.T, open Opener) {
	c := Noon()
	s := open(t, Place(t), c.Now)
	first := Create(t, s, "first", "a")
	before := Load(t, s, first).Changed
	c.Time = c.AddDate(-3, 0, 0)
	second := Create(t, s, "second", "a")
	Must(t, s.Append(first, 1, "b", ""))
	if g := Load(t, s, first); g.Changed.Before(before) {
		t.Errorf("changed went back from %v to %v", before, g.Changed)
	}
	if l := List(t, s, store.Filter{}); l[0].ID != first || l[1].ID != second {
		t.Errorf("the table played last is not first: %v", l)
	}
	for _, year := range []int{-400, 1, 30000} {
		c.Time = time.Date(year, 1, 1, 0, 0, 0, 0, time.UTC)
		Create(t, s, fmt.Sprint("year ", year), "a")
	}
	if got := len(Everything(t, s)); got != 5 {
		t.Errorf("%d tables, want 5", got)
	}
}

func testThousandTables(t *testing.T, open Opener) {
	t.Parallel()
	s := open(t, Place(t), nil)
	Fill(t, s, 1000)
	Must(t, s.Append(500, 1, "b", "the middle one"))
	l := List(t, s, store.Filter{})
	if len(l) != 1000 || l[0].ID != 500 || l[1].ID != 1000 || l[999].ID != 1 {
		t.Errorf("%d tables, the first %v", len(l), l[0])
	}
	if l := List(t, s, store.Filter{Search: "table 77"}); len(l) != 11 {
		t.Errorf("%d tables have 77 at the start of their number, want 11", len(l))
	}
}
