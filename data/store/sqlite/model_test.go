package sqlite_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"hagal/data/store"
	"hagal/data/store/sqlite"
	"hagal/data/store/storetest"
)

// shadow is what a table must be, kept in memory beside the store.
type shadow struct {
	ID                store.ID
	Title, Note       string
	Text              []string
	Standing          int
	Archived, Deleted bool
	turn              int
}

// model is a store in memory: the simplest thing that could be right.
type model struct {
	t      testing.TB
	dir    string
	s      *sqlite.Store
	tables []*shadow
	turn   int
	clock  storetest.Clock
}

// open opens the store with a clock that goes on at each look.
func (m *model) open() *sqlite.Store { return open(m.t, m.dir, sqlite.WithClock(m.clock.Ticks)) }

// touch makes a table the one played last.
func (m *model) touch(g *shadow) {
	m.turn++
	g.turn = m.turn
}

func (m *model) add(g shadow) {
	m.touch(&g)
	m.tables = append(m.tables, &g)
}

// do carries out one change, here and there, on the table that pick tells.
func (m *model) do(op, pick, value byte) {
	if op %= 16; op < 3 || len(m.tables) == 0 {
		m.create(value)
		return
	}
	g := m.tables[int(pick)%len(m.tables)]
	switch op {
	case 12:
		m.expect(m.s.Delete(g.ID), nil, func() { g.Deleted = true })
	case 13:
		m.expect(m.s.Restore(g.ID), nil, func() { g.Deleted = false })
	case 14:
		m.reopen()
	case 15:
		m.outAndIn()
	default:
		m.edit(op, g, value)
	}
}

// edit does what only a table in use allows.
func (m *model) edit(op byte, g *shadow, value byte) {
	var want error
	if g.Deleted {
		want = store.ErrDeleted
	}
	word := fmt.Sprint("word ", value)
	switch op {
	case 7:
		to := int(value)%len(g.Text) + 1
		m.expect(m.s.Stand(g.ID, g.Standing, to, g.Note), want, func() { g.Standing = to; m.touch(g) })
	case 8:
		to := int(value)%len(g.Text) + 1
		m.expect(m.s.Stand(g.ID, g.Standing, to, word), want, func() { g.Standing, g.Note = to, word; m.touch(g) })
	case 9:
		away := value%2 == 0
		m.expect(m.s.Archive(g.ID, away), want, func() { g.Archived = away })
	case 10:
		m.expect(m.s.Rename(g.ID, word), want, func() { g.Title = word })
	case 11:
		m.duplicate(g, want)
	default:
		m.expect(m.s.Append(g.ID, g.Standing, word, word), want, func() {
			g.Text = append(slices.Clone(g.Text[:g.Standing]), word)
			g.Standing, g.Note = len(g.Text), word
			m.touch(g)
		})
		if want == nil {
			m.expect(m.s.Append(g.ID, g.Standing+1, word, ""), store.ErrStale, nil)
		}
	}
}

// expect compares an answer; when it is the one for success the change counts.
func (m *model) expect(err, want error, then func()) {
	m.t.Helper()
	if !errors.Is(err, want) {
		m.t.Fatalf("told %v, want %v", err, want)
	}
	if err == nil {
		then()
	}
}

func (m *model) create(value byte) {
	lines := []string{"table solo", fmt.Sprint("seed ", value)}[:1+value%2]
	title := fmt.Sprint("evening ", value%5)
	id, err := m.s.CreateFrom(title, lines, "new")
	must(m.t, err)
	m.add(shadow{ID: id, Title: title, Note: "new", Text: lines, Standing: len(lines)})
}

func (m *model) duplicate(g *shadow, want error) {
	id, err := m.s.Duplicate(g.ID)
	if !errors.Is(err, want) {
		m.t.Fatalf("told %v, want %v", err, want)
	}
	if err != nil {
		return
	}
	copied := *g
	copied.ID, copied.Title, copied.Archived = id, load(m.t, m.s, id).Title, false
	for _, other := range m.tables {
		if !other.Deleted && other.Title == copied.Title {
			m.t.Fatalf("the title %q is given twice", copied.Title)
		}
	}
	m.add(copied)
}

func (m *model) reopen() {
	must(m.t, m.s.Close())
	m.s = m.open()
	m.compare()
}

// outAndIn writes a backup and brings it in where all of it is already.
func (m *model) outAndIn() {
	if r := bringIn(m.t, m.s, exported(m.t, m.s)); r.Tables != len(m.tables) || r.Same != r.Tables {
		m.t.Fatalf("its own backup is not known: %+v", r)
	}
}

// compare holds each list of the store against the model's.
func (m *model) compare() {
	m.t.Helper()
	var want, got []shadow
	for _, g := range m.tables {
		want = append(want, *g)
	}
	slices.SortFunc(want, func(a, b shadow) int {
		if side(a) != side(b) {
			return side(a) - side(b)
		}
		return b.turn - a.turn
	})
	for i := range want {
		want[i].turn = 0
	}
	for _, g := range everything(m.t, m.s) {
		got = append(got, shadow{ID: g.ID, Title: g.Title, Note: g.Note, Text: g.Text, Standing: g.Lines, Archived: g.Archived, Deleted: g.Deleted})
	}
	if diff := cmp.Diff(want, got, cmp.AllowUnexported(shadow{})); diff != "" {
		m.t.Fatalf("(-model +store):\n%s", diff)
	}
}

// side is the list a table is in: in use, archived, deleted.
func side(g shadow) int {
	switch {
	case g.Deleted:
		return 2
	case g.Archived:
		return 1
	}
	return 0
}

// FuzzStore does what the bytes say to a store and to the model: three bytes a
// change, 200 changes at most.
func FuzzStore(f *testing.F) {
	f.Add([]byte("\x00\x00\x01\x03\x00\x01\x04\x00\x02\x05\x00\x03\x07\x00\x01\x03\x00\x09\x0b\x00\x00\x09\x01\x00\x0c\x00\x00\x0f\x00\x00\x0e\x00\x00\x0d\x00\x00\x0a\x01\x07\x0e\x00\x00"))
	f.Add([]byte(strings.Repeat("\x00\x00\x03\x03\x00\x01\x0b\x00\x01\x0a\x01\x02\x0c\x02\x00\x07\x00\x00\x0e\x00\x00", 4)))
	f.Fuzz(func(t *testing.T, changes []byte) {
		m := &model{t: t, dir: t.TempDir(), clock: *storetest.Noon()}
		m.s = m.open()
		for n := 0; n+2 < min(len(changes), 600); n += 3 {
			m.do(changes[n], changes[n+1], changes[n+2])
		}
		m.compare()
		m.reopen()
		other := open(t, t.TempDir())
		bringIn(t, other, exported(t, m.s))
		if a, b := tables(exported(t, m.s)), tables(exported(t, other)); len(m.tables) > 0 && unnumbered(a) != unnumbered(b) {
			t.Fatalf("out and in (-out +in):\n%s", cmp.Diff(a, b))
		}
	})
}

// unnumbered leaves out titles: coming in puts numbers behind those taken.
func unnumbered(backup string) string {
	lines := strings.Split(backup, "\n")
	return strings.Join(slices.DeleteFunc(lines, func(l string) bool { return strings.HasPrefix(l, "table ") }), "\n")
}
