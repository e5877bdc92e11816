package store_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"hagal/data/store"
)

// rounds is how often a test with chance in it runs: more with HAGAL_SOAK.
func rounds(normal, soak int) int {
	if os.Getenv("HAGAL_SOAK") != "" {
		return soak
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

func snap(t testing.TB) snapshot {
	t.Helper()
	dir := t.TempDir()
	s := open(t, dir)
	r := rand.New(rand.NewPCG(1, 2))
	play(t, s, r, 12, 25)
	must(t, s.Close())
	s = open(t, dir)
	play(t, s, r, 4, 6)
	for _, g := range everything(t, s)[4:8] {
		must(t, s.Append(g.ID, g.Lines, fmt.Sprintf("agent you carthag late %d", g.ID), "round 9"))
	}
	out := snapshot{map[string][]byte{}, everything(t, s)}
	for _, name := range []string{"hagal.db", "hagal.db-wal", "hagal.mark"} {
		out.files[name] = read(t, dir, name)
	}
	return out
}

// play makes tables as people do, with undo, redo and second thoughts.
func play(t testing.TB, s *store.Store, r *rand.Rand, tables, lines int) {
	t.Helper()
	for n := range tables {
		id, err := s.Create(fmt.Sprintf("Evening %d of %d", n, tables), fmt.Sprintf("table solo seed=%d", r.Uint32()))
		must(t, err)
		stand := 1
		for range lines {
			if stand > 3 && r.IntN(8) == 0 {
				must(t, s.Stand(id, stand, stand-2))
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
		must(t, os.WriteFile(filepath.Join(dir, name), b, 0o600))
	}
}

// damage is one wound: bytes from to to in a file are changed, or cut off.
type damage struct {
	file     string
	from, to int
	cut      bool
}

func (p snapshot) wound(r *rand.Rand) damage {
	d := damage{file: "hagal.db", cut: r.IntN(4) == 0}
	if r.IntN(2) == 0 {
		d.file = "hagal.db-wal"
	}
	size := len(p.files[d.file])
	d.from = r.IntN(size)
	if r.IntN(6) == 0 {
		d.from = r.IntN(100) // the head has the most to lose
	}
	d.to = min(size, d.from+1+r.IntN(1<<r.IntN(13)))
	if d.cut {
		d.to = size
	}
	return d
}

func (p snapshot) damaged(d damage, r *rand.Rand) snapshot {
	files := map[string][]byte{}
	for name, b := range p.files {
		files[name] = slices.Clone(b)
	}
	b := files[d.file]
	for i := d.from; i < d.to; i++ {
		b[i] ^= byte(1 + r.IntN(255))
	}
	if d.cut {
		files[d.file] = b[:d.from]
	}
	return snapshot{files: files}
}

// readable says whether the bytes of a line are whole somewhere: nothing of
// its row is within the wound. A row has less than 40 bytes on either side.
func (p snapshot) readable(text string, d damage) bool {
	for name, b := range p.files {
		for at := 0; ; at++ {
			i := bytes.Index(b[at:], []byte(text))
			if i < 0 {
				break
			}
			at += i
			if name != d.file || at+len(text)+40 <= d.from || at-40 >= d.to {
				return true
			}
		}
	}
	return false
}

func TestDamage(t *testing.T) {
	whole := snap(t)
	atOnce(t, rounds(100, 1000), func(t *testing.T, n int) {
		r := rand.New(rand.NewPCG(uint64(n), 7))
		d := whole.wound(r)
		defer func() {
			if t.Failed() {
				t.Logf("%+v", d)
			}
		}()
		testWound(t, whole, d, r)
	})
}

func testWound(t *testing.T, whole snapshot, d damage, r *rand.Rand) {
	dir := t.TempDir()
	hurt := whole.damaged(d, r)
	hurt.write(t, dir)
	s, report, err := store.Open(dir)
	must(t, err)
	defer s.Close()
	got := everything(t, s)
	if report.Damage == "" {
		if diff := cmp.Diff(whole.games, got); diff != "" {
			t.Fatalf("changed without a word:\n%s", diff)
		}
		return
	}
	for name, b := range hurt.files {
		if end, ok := strings.CutPrefix(name, "hagal.db"); ok && !bytes.Equal(read(t, "", report.SetAside+end), b) {
			t.Errorf("%s was changed before it was set aside", name)
		}
	}
	wantReadable(t, whole, d, report, got)
	id := create(t, s, "after", "a", "b") // and it can go on
	must(t, s.Close())
	wantText(t, open(t, dir), id, 2, "a", "b")
}

// wantReadable wants each line that can be read at its place, or in the text
// file, and no line that never was.
func wantReadable(t *testing.T, whole snapshot, d damage, report store.Report, got []store.Game) {
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
			if !placed && there && i < len(g.Text) {
				t.Errorf("line %d of %s is %q, was %q", i+1, want.Title, g.Text[i], text)
			}
			if !placed && !strings.Contains(rest, text) && whole.readable(text, d) {
				t.Errorf("line %d of %s is lost and could be read: %q\n%s", i+1, want.Title, text, report)
			}
		}
	}
	if known != len(got) {
		t.Errorf("%d tables, only %d of them from before", len(got), known)
	}
}
