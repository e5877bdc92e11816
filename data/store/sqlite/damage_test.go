package sqlite_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"hagal/data/store"
	"hagal/data/store/sqlite"
)

// rounds is how often a test with chance in it runs: more with HAGAL_SOAK, a
// quarter with -short.
func rounds(normal, soak int) int {
	if os.Getenv("HAGAL_SOAK") != "" {
		return soak
	}
	if testing.Short() {
		return (normal + 3) / 4
	}
	return normal
}

// atOnce runs rounds of a test, eight at a time: they wait for the disk more
// than they reckon.
func atOnce(t *testing.T, rounds int, f func(t *testing.T, n int)) {
	var wait sync.WaitGroup
	numbers := make(chan int)
	for range 8 {
		wait.Go(func() {
			for n := range numbers {
				t.Run(fmt.Sprint(n), func(t *testing.T) { f(t, n) })
			}
		})
	}
	for n := range rounds {
		numbers <- n
	}
	close(numbers)
	wait.Wait()
}

// snapshot is a store as a killed program leaves it: part in the file, part in the WAL.
type snapshot struct {
	files map[string][]byte
	games []store.Game
}

// snap makes one, with a daily copy from half-way if wanted.
func snap(t testing.TB, copied bool) snapshot {
	t.Helper()
	dir := t.TempDir()
	s := open(t, dir)
	r := rand.New(rand.NewPCG(1, 2))
	play(t, s, r, 5, 18)
	out := snapshot{files: map[string][]byte{}}
	names := []string{"hagal.db", "hagal.db-wal", "hagal.mark"}
	if copied {
		path, err := s.DailyCopy(noon().Time)
		must(t, err)
		names = append(names, filepath.Join("copies", filepath.Base(path)))
	}
	must(t, s.Close())
	s = open(t, dir)
	play(t, s, r, 2, 6)
	for _, g := range everything(t, s)[2:5] {
		must(t, s.Append(g.ID, g.Lines, fmt.Sprintf("agent you carthag late %d", g.ID), "round 9"))
	}
	out.games = everything(t, s)
	for _, name := range names {
		out.files[name] = read(t, dir, name)
	}
	return out
}

// play makes tables as people do, with undo, redo and second thoughts.
func play(t testing.TB, s *sqlite.Store, r *rand.Rand, tables, lines int) {
	t.Helper()
	for n := range tables {
		id, err := s.CreateFrom(fmt.Sprintf("Evening %d of %d", n, tables), []string{fmt.Sprintf("table solo seed=%d", r.Uint32())}, "")
		must(t, err)
		stand := 1
		for range lines {
			if stand > 3 && r.IntN(8) == 0 {
				must(t, s.Stand(id, stand, stand-2, ""))
				stand -= 2
			}
			must(t, s.Append(id, stand, fmt.Sprintf("agent you carthag troops=%d seen=%d", r.IntN(4), r.Uint32()), "round 2"))
			stand++
		}
	}
	must(t, s.SetSetting("language", "de"))
}

func (p snapshot) write(t testing.TB, dir string) {
	t.Helper()
	for name, b := range p.files {
		must(t, os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o700))
		must(t, os.WriteFile(filepath.Join(dir, name), b, 0o600))
	}
}

// damage is one wound: the bytes from one place to another in a file are
// changed, made zero, or cut off.
type damage struct {
	file     string
	from, to int
	how      string
}

// wounds are one to three in the main file and the WAL, or one in the mark.
func (p snapshot) wounds(r *rand.Rand) []damage {
	if r.IntN(12) == 0 {
		return []damage{p.wound("hagal.mark", r)}
	}
	var all []damage
	for range 1 + r.IntN(6)/4 + r.IntN(6)/5 {
		all = append(all, p.wound([]string{"hagal.db", "hagal.db-wal"}[r.IntN(2)], r))
	}
	return all
}

func (p snapshot) wound(file string, r *rand.Rand) damage {
	size := len(p.files[file])
	d := damage{file: file, from: r.IntN(size), how: []string{"flip", "flip", "zero", "cut"}[r.IntN(4)]}
	if r.IntN(6) == 0 {
		d.from = r.IntN(min(100, size)) // the head has the most to lose
	}
	d.to = min(size, d.from+1+r.IntN(1<<r.IntN(13)))
	if d.how == "cut" {
		d.to = size
	}
	return d
}

func (p snapshot) damaged(wounds []damage, r *rand.Rand) snapshot {
	files := map[string][]byte{}
	for name, b := range p.files {
		files[name] = slices.Clone(b)
	}
	for _, d := range wounds {
		b := files[d.file]
		for i := d.from; i < min(d.to, len(b)); i++ {
			if b[i] ^= byte(1 + r.IntN(255)); d.how == "zero" {
				b[i] = 0
			}
		}
		if d.how == "cut" {
			files[d.file] = b[:min(d.from, len(b))]
		}
	}
	return snapshot{files: files}
}

// wrote says whether a line was ever written.
func (p snapshot) wrote(text string) bool {
	for _, b := range p.files {
		if bytes.Contains(b, []byte(text)) {
			return true
		}
	}
	return false
}

// readable says whether the bytes of a line are whole somewhere: nothing of
// its row is within a wound. A row has less than 40 bytes on either side.
func (p snapshot) readable(text string, wounds []damage) bool {
	for name, b := range p.files {
		for at := 0; ; at++ {
			i := bytes.Index(b[at:], []byte(text))
			if i < 0 {
				break
			}
			at += i
			if !slices.ContainsFunc(wounds, func(d damage) bool {
				return d.file == name && at+len(text)+40 > d.from && at-40 < d.to
			}) {
				return true
			}
		}
	}
	return false
}

// tally counts what became of the damaged stores.
type tally struct{ whole, aside, lines, lost atomic.Int64 }

func TestDamage(t *testing.T) {
	t.Parallel()
	bare, copied := snap(t, false), snap(t, true)
	var sum tally
	atOnce(t, rounds(24, 1000), func(t *testing.T, n int) {
		r := rand.New(rand.NewPCG(uint64(n), 7))
		whole := bare
		if n%4 == 0 {
			whole = copied
		}
		wounds := whole.wounds(r)
		testWounds(t, whole, wounds, r, &sum)
		if t.Failed() {
			t.Logf("%+v", wounds)
		}
	})
	t.Logf("%d opened as they were; %d set aside, %d lines of them recovered and %d under the wounds",
		sum.whole.Load(), sum.aside.Load(), sum.lines.Load(), sum.lost.Load())
	if sum.whole.Load() == 0 || sum.aside.Load() == 0 {
		t.Error("the wounds were all of one kind")
	}
}

func testWounds(t *testing.T, whole snapshot, wounds []damage, r *rand.Rand, sum *tally) {
	dir := t.TempDir()
	hurt := whole.damaged(wounds, r)
	hurt.write(t, dir)
	s, report, err := sqlite.Open(dir)
	must(t, err)
	defer s.Close()
	got := everything(t, s)
	if report.Damage == "" {
		sum.whole.Add(1)
		if diff := cmp.Diff(whole.games, got); diff != "" {
			t.Errorf("changed without a word:\n%s", diff)
		}
		return
	}
	sum.aside.Add(1)
	for name, b := range hurt.files {
		end, main := strings.CutPrefix(name, "hagal.db")
		if main && !bytes.Equal(read(t, "", report.SetAside+end), b) {
			t.Errorf("%s was changed before it was set aside", name)
		}
	}
	wantReadable(t, whole, wounds, report, got, sum)
	id := create(t, s, "after", "a", "b") // and it can go on
	must(t, s.Close())
	wantText(t, open(t, dir), id, 2, "a", "b")
}

// wantReadable wants each line that can be read at its place, or in the text
// file, and no line that never was.
func wantReadable(t *testing.T, whole snapshot, wounds []damage, report store.Report, got []store.Game, sum *tally) {
	t.Helper()
	rest := ""
	if report.Rest != "" {
		rest = string(read(t, "", report.Rest))
	}
	byFirst := map[string]store.Game{}
	for _, g := range got {
		byFirst[g.Text[0]] = g
	}
	known := 0
	for _, want := range whole.games {
		g, there := byFirst[want.Text[0]]
		if there {
			known++
		}
		for i, text := range want.Text {
			placed := there && i < len(g.Text) && g.Text[i] == text
			switch {
			case placed || strings.Contains(rest, text):
				sum.lines.Add(1)
			case whole.readable(text, wounds):
				t.Errorf("line %d of %s is lost and could be read: %q\n%+v", i+1, want.Title, text, report)
			default:
				sum.lost.Add(1)
			}
		}
		for i, text := range g.Text { // what it replaced may stand again where a line is lost
			if !whole.wrote(text) {
				t.Errorf("line %d of %s never was: %q", i+1, want.Title, text)
			}
		}
	}
	if missing := (kept{snapshot: whole}).missing(got); report.NothingMissing() && missing > 0 {
		t.Errorf("nothing is said to be missing, and %d lines are: %+v", missing, report)
	}
	if known != len(got) {
		t.Errorf("%d tables, only %d of them from before", len(got), known)
	}
}

// TestAFileFullOfHeadsOfRows has what may be a row at every tenth byte, each as
// long as a row can be, and the name of the lineage over and over: it is not
// read for much longer than a file of letters of the same size.
func TestAFileFullOfHeadsOfRows(t *testing.T) {
	letters := readDamaged(t, "letters", "abcdefghij")
	for name, full := range map[string]string{
		"heads of rows": "\x9f\x48\x05\x07\x00\x01\x01\xbf\x03\x04", // payload, id, head; an id, two numbers, a text, a sum
		"lineages":      "store.lineage",
	} {
		took := readDamaged(t, name, full)
		t.Logf("%s took %v, letters %v", name, took, letters)
		if took > 20*letters {
			t.Errorf("%s took %v, letters %v", name, took, letters)
		}
	}
}

// readDamaged opens a damaged store with 16 MiB of a text at its end, 4 with
// -short, and says how long that took.
func readDamaged(t *testing.T, name, full string) time.Duration {
	t.Helper()
	dir := t.TempDir()
	s := open(t, dir)
	id := create(t, s, "Friday", "a", "b")
	must(t, s.Close())
	b := read(t, dir, "hagal.db")
	clear(b[100:200]) // the schema
	b = append(b, strings.Repeat(full, rounds(16, 16)<<20/len(full))...)
	must(t, os.WriteFile(filepath.Join(dir, "hagal.db"), b, 0o600))
	began := time.Now()
	s, report, err := sqlite.Open(dir)
	took := time.Since(began)
	must(t, err)
	if report.Damage == "" {
		t.Errorf("%s: told %v", name, report)
	}
	wantText(t, s, id, 2, "a", "b")
	must(t, s.Close())
	return took
}
