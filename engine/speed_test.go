package engine_test

import (
	"math/rand/v2"
	"testing"

	"hagal/data/facts"
	"hagal/engine"
	random "hagal/engine/play"
)

// course is the inputs of one whole game as a player gave them, before the app
// drew anything.
func course(tb testing.TB, seed uint64) []engine.Input {
	tb.Helper()
	p := random.NewSensible(rand.New(rand.NewPCG(seed, 1)))
	in := engine.Input(engine.Setup{Solo: true, Boxes: facts.Ix, Difficulty: "sardaukar", You: "paul-atreides", Left: "memnon-thorvald", Right: "ilban-richese", Seed: seed})
	var all []engine.Input
	var t engine.Table
	for {
		r, err := t.Apply(in)
		if err != nil {
			tb.Fatal(err)
		}
		all = append(all, in)
		if t = r.Table; t.Phase() == engine.PhaseOver {
			return all
		}
		in = p.Next(t)
	}
}

// BenchmarkApply plays whole solo games with Ix, an input at a time, as the
// app does; one operation is one game.
func BenchmarkApply(b *testing.B) {
	var games [][]engine.Input
	lines := 0
	for seed := range uint64(50) {
		games = append(games, course(b, seed+1))
		lines += len(games[seed])
	}
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		var t engine.Table
		for _, in := range games[n%len(games)] {
			r, err := t.Apply(in)
			if err != nil {
				b.Fatal(err)
			}
			t = r.Table
		}
		n++
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(lines)/float64(len(games)), "lines/game")
}

// BenchmarkRivalTurn is one Rival turn, cards drawn, with its events.
func BenchmarkRivalTurn(b *testing.B) {
	var t engine.Table
	for _, in := range course(b, 1) {
		r, err := t.Apply(in)
		if err != nil {
			b.Fatal(err)
		}
		if t = r.Table; t.Round() == 3 && t.Turn().Rival() && t.Decision() == nil {
			break
		}
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := t.Apply(engine.Rival{Seat: t.Turn()}); err != nil {
			b.Fatal(err)
		}
	}
}
