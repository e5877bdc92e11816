package sqlite_test

import (
	"errors"
	"strings"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"

	"hagal/data/store"
	"hagal/data/store/sqlite"
)

func TestDeletedTablesGoAfterThirtyDays(t *testing.T) {
	dir, c := t.TempDir(), noon()
	s := open(t, dir, sqlite.WithClock(c.Now))
	old := create(t, s, "old", "a very old line", "b")
	must(t, s.Delete(old))
	c.Time = c.AddDate(0, 0, 20)
	young := create(t, s, "young", "a")
	must(t, s.Delete(young))
	kept := create(t, s, "kept", "a")
	must(t, s.Close())

	c.Time = c.AddDate(0, 0, 11)
	s = open(t, dir, sqlite.WithClock(c.Now))
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

// TestTheNoteGoesWithTheUndo changes both in one transaction, or neither.
func TestTheNoteGoesWithTheUndo(t *testing.T) {
	var answer error
	s := open(t, t.TempDir(), sqlite.WithFault(func(string) error { return answer }))
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
