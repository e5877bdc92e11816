package sqlite_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"hagal/data/store"
	"hagal/data/store/sqlite"
)

// Every store of a released version opens with nothing to tell, holds each
// line that was kept, its copy too, and can be played on: app/cmd/keep wrote
// them.
func TestStoresOfReleasedVersionsOpen(t *testing.T) {
	versions, err := os.ReadDir(filepath.Join("testdata", "releases"))
	if err != nil || len(versions) == 0 {
		t.Fatalf("%d stores are kept, %v", len(versions), err)
	}
	for _, v := range versions {
		t.Run(v.Name(), func(t *testing.T) {
			dir := copyFolder(t, filepath.Join("releases", v.Name()))
			s := open(t, dir, sqlite.WithClock(soon))
			want := sessionsOf(t, v.Name())
			if diff := cmp.Diff(want, textsOf(t, s)); diff != "" {
				t.Errorf("the tables are not as they were (- kept, + opened):\n%s", diff)
			}
			copies, err := s.Copies()
			must(t, err)
			if len(copies) != 1 || copies[0].Err != nil || copies[0].Tables != len(want) {
				t.Errorf("of copies there are %+v", copies)
			}
			id := create(t, s, "today", "a", "b")
			must(t, s.Append(id, 2, "c", ""))
			must(t, s.Close())
			s = open(t, dir, sqlite.WithClock(soon))
			want["today"] = "a\nb\nc\n"
			if diff := cmp.Diff(want, textsOf(t, s)); diff != "" {
				t.Errorf("after a change they are not as they were (- kept, + opened):\n%s", diff)
			}
			must(t, s.Close())
		})
	}
}

// textsOf is the standing lines of every table by its title.
func textsOf(t *testing.T, s *sqlite.Store) map[string]string {
	t.Helper()
	list, err := s.List(store.Filter{})
	must(t, err)
	texts := map[string]string{}
	for _, info := range list {
		g, err := s.Load(info.ID)
		must(t, err)
		texts[g.Title] = strings.Join(g.Text[:g.Lines], "\n") + "\n"
	}
	return texts
}

// sessionsOf is the sessions that were kept beside a store.
func sessionsOf(t *testing.T, version string) map[string]string {
	t.Helper()
	folder := filepath.Join("..", "..", "..", "engine", "testdata", "releases", version)
	files, err := filepath.Glob(filepath.Join(folder, "*.hagal"))
	if err != nil || len(files) == 0 {
		t.Fatalf("%d sessions in %s, %v", len(files), folder, err)
	}
	texts := map[string]string{}
	for _, file := range files {
		texts[strings.TrimSuffix(filepath.Base(file), ".hagal")] = strings.ReplaceAll(string(read(t, "", file)), "\r", "")
	}
	return texts
}
