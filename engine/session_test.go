package engine_test

import (
	"errors"
	"fmt"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	"hagal/engine"
)

// longSession is a lawful session of n lines, most of them put right by hand,
// with points that come and go.
func longSession(tb testing.TB, n int) []string {
	tb.Helper()
	lines := []string{
		"table solo expansion=ix difficulty=sardaukar you=- left=memnon-thorvald right=ilban-richese deck=app seed=3",
		"tiles flagship shuttle-fleet invasion-ships", "round skirmish-b", "rival left cards=stillsuits", "rival right cards=secrets",
	}
	cycle := []string{
		"influence left emperor +4", "influence right emperor +5", "bonus hagga-basin 7", "influence left emperor -4",
		"set right garrison +1", "influence right emperor -5", "set right garrison -1", "control arrakeen you", "name you Ana",
		"dividends you", "voice you arrakeen", "set you deployed 3", "own left windtraps", "trash left windtraps",
	}
	for i := 0; len(lines) < n; i++ {
		lines = append(lines, cycle[i%len(cycle)])
	}
	if s, err := engine.OpenSession(lines, len(lines)); err != nil {
		tb.Fatal(s.Head(), err)
	}
	return lines
}

// A session opens in time and memory that grow with its lines and no faster.
func BenchmarkOpenSession(b *testing.B) {
	for _, n := range []int{250, 2_000, 20_000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			lines := longSession(b, n)
			b.ReportAllocs()
			for b.Loop() {
				s, err := engine.OpenSession(lines, n)
				if err != nil {
					b.Fatal(err)
				}
				runtime.KeepAlive(s)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/line")
		})
	}
}

// One more input on a long session costs what it costs on a short one.
func BenchmarkDo(b *testing.B) {
	for _, n := range []int{250, 2_000, 19_000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			long, err := engine.OpenSession(longSession(b, n), n)
			if err != nil {
				b.Fatal(err)
			}
			b.ReportAllocs()
			s := long
			for b.Loop() {
				if s.Head() == n+900 {
					s = long
				}
				if s, err = s.Do(engine.Bonus{Space: "hagga-basin", N: s.Head() % 9}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// allocated is how many bytes f takes, given back or not.
func allocated(f func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// Ten times the lines take ten times the memory, and the longest session all
// together less than 150 MB.
func TestOpeningIsLinear(t *testing.T) {
	took := map[int]uint64{}
	for _, n := range []int{2_000, engine.MaxLines} {
		lines := longSession(t, n)
		took[n] = allocated(func() {
			s, err := engine.OpenSession(lines, n)
			if err != nil || s.Head() != n {
				t.Fatal(s.Head(), err)
			}
		})
	}
	if most := uint64(150 << 20); took[engine.MaxLines] > most {
		t.Errorf("%d lines take %d bytes, more than %d", engine.MaxLines, took[engine.MaxLines], most)
	}
	if most := took[2_000] * 12; took[engine.MaxLines] > most {
		t.Errorf("%d lines take %d bytes, ten times fewer %d", engine.MaxLines, took[engine.MaxLines], took[2_000])
	}
}

// A session is a value: whatever becomes of one, every other stays as it was.
func TestSessionsShareNothing(t *testing.T) {
	base := start(t, soloBase, "round skirmish-b", "bonus hagga-basin 1", "bonus hagga-basin 2").s
	do := func(s engine.Session, n int) engine.Session {
		t.Helper()
		s, err := s.Do(engine.Bonus{Space: "hagga-basin", N: n})
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	bonus := func(s engine.Session) (all []int) {
		for _, step := range s.Steps() {
			all = append(all, step.Table.Bonus("hagga-basin"))
		}
		return all
	}
	first, second := do(base, 7), do(base, 8) // two ways on from one place
	third := do(base.Undo(), 5)               // in place of what was undone
	fourth := do(do(first, 3).Undo(), 4)
	_ = append(base.Undo().Undone(), engine.Step{}, engine.Step{})
	_ = append(first.Steps(), engine.Step{})
	for _, c := range []struct {
		name string
		s    engine.Session
		want []int
	}{
		{"base", base, []int{0, 0, 1, 2}}, {"first", first, []int{0, 0, 1, 2, 7}}, {"second", second, []int{0, 0, 1, 2, 8}},
		{"third", third, []int{0, 0, 1, 5}}, {"fourth", fourth, []int{0, 0, 1, 2, 7, 4}}, {"redone", base.Undo().Undo().Redo().Redo(), []int{0, 0, 1, 2}},
	} {
		if got := bonus(c.s); !slices.Equal(got, c.want) {
			t.Errorf("%s: the bonus spice went %v, want %v", c.name, got, c.want)
		}
	}
	var all sync.WaitGroup
	for n := range 8 {
		all.Go(func() {
			s := base
			for range 50 {
				s, _ = s.Do(engine.Bonus{Space: "hagga-basin", N: n})
			}
			if got := bonus(s)[4:]; !slices.Equal(got, slices.Repeat([]int{n}, 50)) {
				t.Errorf("%d of others got in: %v", n, got)
			}
		})
	}
	all.Wait()
}

// The longest session is the longest: one line more is refused, by typing and
// by opening, before anything is played.
func TestSessionsHaveLimits(t *testing.T) {
	lines := longSession(t, engine.MaxLines)
	s, err := engine.OpenSession(lines, len(lines))
	if err != nil {
		t.Fatal(err)
	}
	more, err := s.Do(engine.Bonus{Space: "hagga-basin", N: 1})
	if r, ok := err.(*engine.Refusal); !ok || r.Why.IsZero() || r.Allowed.IsZero() || more.Head() != engine.MaxLines {
		t.Errorf("a line too many: %v, %d stand", err, more.Head())
	}
	if _, err := s.Undo().Do(engine.Bonus{Space: "hagga-basin", N: 1}); err != nil {
		t.Errorf("after an undo there is room: %v", err)
	}
	for name, c := range map[string]struct {
		lines []string
		stand int
	}{
		"too many lines": {append(lines, "bonus hagga-basin 1"), 1}, "a line too long": {[]string{soloBase, "name you " + strings.Repeat("x", engine.MaxLine)}, 1},
		"none to stand": {lines, 0}, "more to stand than there are": {lines[:3], 4}, "no lines": {nil, 1},
	} {
		if o, err := engine.NewOpener(c.lines, c.stand); err == nil {
			t.Errorf("%s: opens, %d played", name, o.Played())
		}
	}
}

// A text with too many lines is refused before any is played.
func TestReplayHasALimit(t *testing.T) {
	text := soloBase + "\n" + strings.Repeat("# x\n", engine.MaxLines)
	_, err := engine.Replay(text, func(int, string, engine.Result) { t.Error("a line is played") })
	var at *engine.LineError
	if !errors.As(err, &at) || at.Line != engine.MaxLines+1 {
		t.Errorf("%v", err)
	}
}

// A session opens some lines at a time, and gives the same in the end.
func TestOpeningStepByStep(t *testing.T) {
	lines := longSession(t, 500)
	o, err := engine.NewOpener(lines, 480)
	if err != nil {
		t.Fatal(err)
	}
	for n := 100; n <= 400; n += 100 {
		if more := o.Play(100); !more || o.Played() != n {
			t.Fatalf("%d are played, %v are left", o.Played(), more)
		}
	}
	if half, err := o.Session(); err != nil || half.Head() != 400 {
		t.Errorf("meanwhile %d stand, %v", half.Head(), err)
	}
	if o.Play(1000) || o.Play(1) {
		t.Error("there is no end")
	}
	got, err := o.Session()
	want, err2 := engine.OpenSession(lines, 480)
	if err != nil || err2 != nil || got.Head() != 480 || len(got.Undone()) != 20 || !reflect.DeepEqual(got.Table().State(), want.Table().State()) {
		t.Errorf("%d stand, %v, %v", got.Head(), err, err2)
	}
}
