package sqlite_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"hagal/data/store"
	"hagal/data/store/sqlite"
)

// A kept is a store at one moment: its files, and every line that ever stood in
// it. All lines of two differ, but for those of a common past.
type kept struct {
	snapshot
	copied string // name of its daily copy
}

// history is a store as it was at several moments, and another store's.
type history struct{ early, late, fork, other kept }

// makeHistory plays a store, forks it, and plays another one. Closed says
// whether they are left in peace, or as a kill leaves them.
func makeHistory(t *testing.T, closed bool) history {
	t.Helper()
	r := rand.New(rand.NewPCG(5, 6))
	base := t.TempDir()
	s := open(t, base)
	play(t, s, r, 3, 12)
	must(t, s.Close())
	day := 0
	grow := func(dir, name string, tables int) kept {
		s := open(t, dir)
		play(t, s, r, tables, 9)
		for _, g := range everything(t, s)[:3] {
			must(t, s.Append(g.ID, g.Lines, fmt.Sprintf("agent you %s late=%d", name, g.ID), "round 9"))
		}
		path, err := s.DailyCopy(noon().AddDate(0, 0, day))
		day++
		must(t, err)
		for _, g := range everything(t, s)[:3] {
			must(t, s.Append(g.ID, g.Lines, fmt.Sprintf("agent you %s later=%d", name, g.ID), "round 9"))
		}
		out := kept{copied: filepath.Join("copies", filepath.Base(path))}
		out.games = everything(t, s)
		if closed {
			must(t, s.Close())
		}
		out.files = folder(t, dir)
		return out
	}
	away := copied(t, base)
	other := t.TempDir()
	h := history{early: grow(base, "early", 1)}
	h.fork = grow(away, "fork", 2)
	h.other = grow(other, "other", 4)
	later := t.TempDir()
	h.early.write(t, later)
	h.late = grow(later, "late", 2)
	return h
}

// folder reads the files of a store, but the lock and the index of the WAL.
func folder(t testing.TB, dir string) map[string][]byte {
	t.Helper()
	out := map[string][]byte{}
	for _, pattern := range []string{"hagal.db", "hagal.db-wal", "hagal.mark", "copies/*.db"} {
		for _, path := range files(t, dir, pattern) {
			name, err := filepath.Rel(dir, path)
			must(t, err)
			out[filepath.ToSlash(name)] = read(t, "", path)
		}
	}
	return out
}

func copied(t testing.TB, dir string) string {
	t.Helper()
	to := t.TempDir()
	snapshot{files: folder(t, dir)}.write(t, to)
	return to
}

// swapCase takes files of a store away, and puts files of others in their place.
type swapCase struct {
	closed bool
	from   map[string]string // name of a file: "gone", "early", "fork" or "other"
}

func (c swapCase) String() string {
	var parts []string
	for _, name := range slices.Sorted(maps.Keys(c.from)) {
		parts = append(parts, name+" "+c.from[name])
	}
	return fmt.Sprintf("closed=%v: %s", c.closed, strings.Join(parts, ", "))
}

// files are those of the late store after the case.
func (c swapCase) files(h history) map[string][]byte {
	out := maps.Clone(h.late.files)
	sources := map[string]kept{"early": h.early, "fork": h.fork, "other": h.other}
	for name, from := range c.from {
		source, there := sources[from]
		if name == "copies" {
			maps.DeleteFunc(out, func(n string, _ []byte) bool { return strings.HasPrefix(n, "copies/") })
			for n, b := range source.files {
				if strings.HasPrefix(n, "copies/") {
					out[n] = b
				}
			}
			continue
		}
		delete(out, name)
		if b, ok := source.files[name]; there && ok {
			out[name] = b
		}
	}
	return out
}

var (
	swappedFiles = []string{"hagal.db", "hagal.db-wal", "hagal.mark", "copies"}
	swapSources  = []string{"gone", "early", "fork", "other"}
)

// swapCases are each file and each pair of files, gone or of each other store;
// then more by chance, up to a number.
func swapCases(n int) (all []swapCase) {
	for _, closed := range []bool{false, true} {
		for i, a := range swappedFiles {
			for _, from := range swapSources {
				all = append(all, swapCase{closed, map[string]string{a: from}})
				for _, b := range swappedFiles[i+1:] {
					for _, other := range swapSources {
						all = append(all, swapCase{closed, map[string]string{a: from, b: other}})
					}
				}
			}
		}
	}
	r := rand.New(rand.NewPCG(9, 9))
	for len(all) < n {
		c := swapCase{r.IntN(2) == 0, map[string]string{}}
		for _, name := range swappedFiles {
			if r.IntN(3) > 0 {
				c.from[name] = swapSources[r.IntN(len(swapSources))]
			}
		}
		all = append(all, c)
	}
	return all[:n]
}

// TestFilesOfOtherStores puts every file, and every pair of files, of a store
// out of the way, or that of another store, of a fork, or of an earlier day in
// its place. What opens is the tables of one store as they were at one moment,
// or a start of them; what is not there any more is told.
func TestFilesOfOtherStores(t *testing.T) {
	t.Parallel()
	left, peace := makeHistory(t, false), makeHistory(t, true)
	cases := swapCases(rounds(224, 1000))
	if rounds(0, 1) == 0 { // every fourth, to be quick
		for n := range len(cases) / 4 {
			cases[n] = cases[4*n+n%4]
		}
		cases = cases[:len(cases)/4]
	}
	var quiet, told, lost atomic.Int64
	atOnce(t, len(cases), func(t *testing.T, n int) {
		c := cases[n]
		h := left
		if c.closed {
			h = peace
		}
		dir := t.TempDir()
		snapshot{files: c.files(h)}.write(t, dir)
		s, report, err := sqlite.Open(dir)
		if err != nil {
			t.Fatalf("%v: %v", c, err)
		}
		got := everything(t, s)
		name := h.whose(got)
		missing := h.late.missing(got)
		switch {
		case name == "":
			t.Errorf("%v: tables of several stores, or lines that never were: told\n%s\n%v", c, report, titles(got))
		case missing > 0 && c.traceless(h):
		case report.Empty() && missing > 0:
			t.Errorf("%v: %d lines are missing without a word; it is the %s one", c, missing, name)
		case report.NothingMissing() && missing > 0 && name == "late":
			t.Errorf("%v: nothing is said to be missing, and %d lines are", c, missing)
		case name == "late" && missing == 0 && report.Loss.Changes > 0:
			t.Errorf("%v: %d changes are said to be missing, and none is", c, report.Loss.Changes)
		}
		if report.Empty() {
			quiet.Add(1)
		} else {
			told.Add(1)
		}
		if missing > 0 {
			lost.Add(1)
		}
		id := create(t, s, "after", "a", "b")
		must(t, s.Close())
		s, report, err = sqlite.Open(dir)
		must(t, err)
		wantText(t, s, id, 2, "a", "b")
		if !report.Empty() {
			t.Errorf("%v: told again:\n%s", c, report)
		}
		must(t, s.Close())
	})
	t.Logf("%d cases: %d with nothing to tell, %d told of; in %d lines were gone for good", len(cases), quiet.Load(), told.Load(), lost.Load())
}

// traceless says whether nothing that is there could tell of the late store:
// each file is another moment's too, as when somebody put a whole folder back.
func (c swapCase) traceless(h history) bool {
	for name, b := range c.files(h) {
		same := func(k kept) bool { return string(k.files[name]) == string(b) }
		if !slices.ContainsFunc([]kept{h.early, h.fork, h.other}, same) {
			return false
		}
	}
	return true
}

// whose says which of the stores the tables are of, "" for none: each line must
// be one of that store's, and at its place.
func (h history) whose(got []store.Game) string {
	switch {
	case h.late.holds(got):
		return "late"
	case h.fork.holds(got):
		return "fork"
	case h.other.holds(got):
		return "other"
	}
	return ""
}

// holds says whether tables are those of a store, or the beginning of some.
func (s kept) holds(got []store.Game) bool {
	byFirst := map[string]store.Game{}
	for _, g := range s.games {
		byFirst[g.Text[0]] = g
	}
	for _, g := range got {
		want, ok := byFirst[g.Text[0]]
		if !ok {
			return false
		}
		for i, text := range g.Text {
			// What an undo took back may stand again where the line that replaced it is gone.
			if i >= len(want.Text) || want.Text[i] != text && !s.wrote(text) {
				return false
			}
		}
	}
	return true
}

// missing counts the lines of a store that are not there.
func (s kept) missing(got []store.Game) (n int) {
	byFirst := map[string]store.Game{}
	for _, g := range got {
		byFirst[g.Text[0]] = g
	}
	for _, want := range s.games {
		g := byFirst[want.Text[0]]
		for i, text := range want.Text {
			if i >= len(g.Text) || g.Text[i] != text {
				n++
			}
		}
	}
	return n
}

func titles(games []store.Game) (out []string) {
	for _, g := range games {
		out = append(out, fmt.Sprintf("%s %d lines: %s ... %s", g.Title, len(g.Text), g.Text[0], g.Text[len(g.Text)-1]))
	}
	return out
}
