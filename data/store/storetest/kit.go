package storetest

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"hagal/data/store"
)

// Must ends a test at an error.
func Must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// places counts the places of this run.
var places atomic.Int64

// Place names a place where no store is yet.
func Place(t testing.TB) string { return fmt.Sprintf("%s-%d", t.Name(), places.Add(1)) }

// Create makes a table, line by line.
func Create(t testing.TB, s Store, title string, lines ...string) store.ID {
	t.Helper()
	id, err := s.CreateFrom(title, []string{lines[0]}, "")
	Must(t, err)
	for i, l := range lines[1:] {
		Must(t, s.Append(id, i+1, l, fmt.Sprintf("line %d", i+2)))
	}
	return id
}

// Load reads a table.
func Load(t testing.TB, s Store, id store.ID) store.Game {
	t.Helper()
	g, err := s.Load(id)
	Must(t, err)
	return g
}

// List lists tables.
func List(t testing.TB, s Store, f store.Filter) []store.Info {
	t.Helper()
	l, err := s.List(f)
	Must(t, err)
	return l
}

// WantText wants a table to have these lines, and so many of them to stand.
func WantText(t testing.TB, s Store, id store.ID, standing int, text ...string) {
	t.Helper()
	g := Load(t, s, id)
	if diff := cmp.Diff(text, g.Text); diff != "" {
		t.Errorf("lines (-want +got):\n%s", diff)
	}
	if g.Lines != standing || g.All != len(text) {
		t.Errorf("%d of %d lines stand, want %d of %d", g.Lines, g.All, standing, len(text))
	}
}

// Clock is a clock a test sets.
type Clock struct{ time.Time }

// Now is the time it was set to.
func (c *Clock) Now() time.Time { return c.Time }

// Ticks is the time it was set to, a second later at each look.
func (c *Clock) Ticks() time.Time {
	c.Time = c.Add(time.Second)
	return c.Time
}

// Noon is a clock at a noon in May.
func Noon() *Clock { return &Clock{time.Date(2026, 5, 4, 12, 0, 0, 0, time.UTC)} }

// Everything is all a store holds, to be compared before and after.
func Everything(t testing.TB, s Store) []store.Game {
	t.Helper()
	var all []store.Game
	for _, f := range []store.Filter{{}, {Archived: true}, {Deleted: true}} {
		for _, info := range List(t, s, f) {
			all = append(all, Load(t, s, info.ID))
		}
	}
	return all
}

// Signed puts the sum at the end of a backup.
func Signed(text string) string {
	return fmt.Sprintf("%ssum %x\n", text, sha256.Sum256([]byte(text)))
}

// Exported is a store's backup.
func Exported(t testing.TB, s Store) string {
	t.Helper()
	var b bytes.Buffer
	Must(t, s.Export(&b))
	return b.String()
}

// BringIn brings a backup in.
func BringIn(t testing.TB, s Store, backup string) store.ImportReport {
	t.Helper()
	report, err := s.Import(strings.NewReader(backup))
	Must(t, err)
	return report
}

// Plainly leaves out what a way through a backup may change: ids.
func Plainly(all []store.Game) []store.Game {
	for i := range all {
		all[i].ID = 0
	}
	return all
}

// Fill makes n small tables by way of a backup, which is one transaction.
func Fill(t testing.TB, s Store, n int) {
	t.Helper()
	var b strings.Builder
	b.WriteString("hagal backup 1\n")
	for i := range n {
		fmt.Fprintf(&b, "table table %d\ncreated 2026-01-01T00:00:00Z\nchanged 2026-01-01T00:00:00Z\nstands 1 of 1\n  table %d\n", i+1, i+1)
	}
	_, err := s.Import(strings.NewReader(Signed(b.String())))
	Must(t, err)
}

// The beginning of a backup, and of a table in one.
const (
	BackupHead = "hagal backup 1\nmade 2026-01-01T00:00:00Z\n\n"
	TableHead  = "table Friday\ncreated 2026-01-01T00:00:00Z\nchanged 2026-01-01T00:00:00Z\n"
)

// Mixed is a store with tables of every kind.
func Mixed(t testing.TB, open Opener, place string) Store {
	t.Helper()
	s := open(t, place, Noon().Now)
	Mix(t, s)
	return s
}

// Mix makes tables of every kind in a store whose clock is Noon.
func Mix(t testing.TB, s Store) {
	t.Helper()
	undone := Create(t, s, "Friday, \"late\" 夜", "table solo", "agent you conspire", "  reveal you", "resolve")
	Must(t, s.Stand(undone, 4, 2, "round 4, mentat"))
	away, gone := Create(t, s, "put away", "a", "b"), Create(t, s, "deleted", "c", "d")
	Must(t, s.Archive(away, true))
	Must(t, s.Delete(gone))
	Must(t, s.SetSetting("language", "de"))
	Must(t, s.SetSetting("draft:1", "two\nlines \x01 \U0010ffff \"quoted\""))
}
