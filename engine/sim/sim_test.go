package sim_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"hagal/data/facts"
	"hagal/engine"
	"hagal/engine/play"
	"hagal/engine/sim"
)

// Thousands of games of every kind of table are played in place and, input by
// input, as the app plays them; at the end of each the tables are the same.
func TestInPlaceIsAsTheAppPlays(t *testing.T) {
	games := 3000
	if testing.Short() {
		games = 300
	}
	for seed := range uint64(games) {
		chance := rand.New(rand.NewPCG(seed, 5))
		setup := play.NewSensible(rand.New(rand.NewPCG(seed, 6))).Setup()
		setup.RealCards = false
		var inputs []engine.Input
		s := sim.New(chance, sim.NewPlain(chance))
		s.Each = func(in engine.Input) { inputs = append(inputs, in) }
		fast, err := s.Play(setup)
		if err != nil {
			t.Fatalf("seed %d, after %d inputs: %v", seed, len(inputs), err)
		}
		var table engine.Table
		for _, in := range inputs {
			r, err := table.Apply(in)
			if err != nil {
				t.Fatalf("seed %d: %s: %v", seed, in, err)
			}
			table = r.Table
		}
		if err := fast.Validate(); err != nil {
			t.Fatal(err)
		}
		if got, want := fast.State(), table.State(); fast.DeckLeft() != table.DeckLeft() || !reflect.DeepEqual(got, want) {
			t.Fatalf("seed %d: played in place\n%+v\nas the app plays\n%+v", seed, got, want)
		}
	}
}

// counted counts the numbers that are drawn.
type counted struct {
	*rand.Rand
	n int
}

func (c *counted) IntN(n int) int { c.n++; return c.Rand.IntN(n) }

func setup() engine.Setup {
	return engine.Setup{Solo: true, Boxes: facts.Ix, Difficulty: "sardaukar", You: "paul-atreides", Left: "memnon-thorvald", Right: "ilban-richese"}
}

// BenchmarkSim plays whole solo games with Ix; one operation is one game.
func BenchmarkSim(b *testing.B) {
	chance := rand.New(rand.NewPCG(1, 2))
	s := sim.New(chance, sim.NewPlain(chance))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := s.Play(setup()); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

// BenchmarkFloor draws as many numbers as a game of BenchmarkSim, from the same
// source, and writes as many counters as its inputs change of the table's state,
// by no rule.
func BenchmarkFloor(b *testing.B) {
	chance := &counted{Rand: rand.New(rand.NewPCG(1, 2))}
	games, writes := 20, 0
	for range games {
		var inputs []engine.Input
		s := sim.New(chance, sim.NewPlain(chance))
		s.Each = func(in engine.Input) { inputs = append(inputs, in) }
		if _, err := s.Play(setup()); err != nil {
			b.Fatal(err)
		}
		writes += changed(b, inputs)
	}
	draws := chance.n / games
	writes /= games
	var table [64]int
	source := engine.Chance(chance.Rand) // asked as the simulator asks
	for b.Loop() {
		for range draws {
			table[source.IntN(28)]++
		}
		for i := range writes {
			table[i%len(table)]++
		}
	}
	b.ReportMetric(float64(draws), "draws/game")
	b.ReportMetric(float64(writes), "writes/game")
}

// changed counts the figures of the state that the inputs change.
func changed(tb testing.TB, inputs []engine.Input) int {
	tb.Helper()
	var table engine.Table
	before, n := map[string]any{}, 0
	for _, in := range inputs {
		r, err := table.Apply(in)
		if err != nil {
			tb.Fatal(err)
		}
		table = r.Table
		text, err := json.Marshal(table.State())
		if err != nil {
			tb.Fatal(err)
		}
		var state any
		if err := json.Unmarshal(text, &state); err != nil {
			tb.Fatal(err)
		}
		after := map[string]any{}
		flatten(after, "", state)
		for k, v := range after {
			if before[k] != v {
				n++
			}
		}
		before = after
	}
	return n
}

func flatten(to map[string]any, at string, v any) {
	switch v := v.(type) {
	case map[string]any:
		for k, v := range v {
			flatten(to, at+"."+k, v)
		}
	case []any:
		for i, v := range v {
			flatten(to, fmt.Sprint(at, ".", i), v)
		}
	default:
		to[at] = v
	}
}
