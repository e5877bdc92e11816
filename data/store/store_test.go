package store_test

import (
	"fmt"
	"path/filepath"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"hagal/data/store"
)

// open opens a store that must have nothing to report, and closes it in the end.
func open(t testing.TB, dir string, opts ...store.Option) *store.Store {
	t.Helper()
	s, report, err := store.Open(dir, opts...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	if !report.Empty() {
		t.Fatalf("opening told:\n%+v", report)
	}
	return s
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func create(t testing.TB, s *store.Store, title string, lines ...string) store.ID {
	t.Helper()
	id, err := s.CreateFrom(title, []string{lines[0]}, "")
	must(t, err)
	for i, l := range lines[1:] {
		must(t, s.Append(id, i+1, l, fmt.Sprintf("line %d", i+2)))
	}
	return id
}

func load(t testing.TB, s *store.Store, id store.ID) store.Game {
	t.Helper()
	g, err := s.Load(id)
	must(t, err)
	return g
}

func list(t testing.TB, s *store.Store, f store.Filter) []store.Info {
	t.Helper()
	l, err := s.List(f)
	must(t, err)
	return l
}

func wantText(t testing.TB, s *store.Store, id store.ID, standing int, text ...string) {
	t.Helper()
	g := load(t, s, id)
	if diff := cmp.Diff(text, g.Text); diff != "" {
		t.Errorf("lines (-want +got):\n%s", diff)
	}
	if g.Lines != standing || g.All != len(text) {
		t.Errorf("%d of %d lines stand, want %d of %d", g.Lines, g.All, standing, len(text))
	}
}

// clock is a clock a test sets.
type clock struct{ time.Time }

func (c *clock) now() time.Time { return c.Time }

func noon() *clock { return &clock{time.Date(2026, 5, 4, 12, 0, 0, 0, time.UTC)} }

// everything is all a store holds, to be compared before and after.
func everything(t testing.TB, s *store.Store) []store.Game {
	t.Helper()
	var all []store.Game
	for _, f := range []store.Filter{{}, {Archived: true}, {Deleted: true}} {
		for _, info := range list(t, s, f) {
			all = append(all, load(t, s, info.ID))
		}
	}
	return all
}

// files lists the folder by pattern.
func files(t testing.TB, dir, pattern string) []string {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(dir, pattern))
	must(t, err)
	return names
}
