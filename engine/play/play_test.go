package play_test

import (
	"math/rand/v2"
	"os"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"hagal/engine"
	"hagal/engine/play"
)

// soak is how many games are wanted: as many as HAGAL_SOAK says.
func soak(t *testing.T) int {
	t.Helper()
	text := os.Getenv("HAGAL_SOAK")
	switch {
	case text == "" && testing.Short():
		return 100
	case text == "":
		return 3000
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 {
		t.Fatalf("HAGAL_SOAK=%q is no number of games", text)
	}
	return n
}

// Every random game ends, and every line of it keeps what must hold. A
// failure tells its seed and the lines that lead there.
func TestRandomGames(t *testing.T) {
	n := uint64(soak(t))
	var seed, lines, failures atomic.Uint64
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for i := seed.Add(1); i <= n && failures.Load() < 5; i = seed.Add(1) {
				s, err := one(i)
				if err != nil {
					failures.Add(1)
					t.Errorf("seed %d: %v", i, shortest(err))
				}
				lines.Add(uint64(len(s.Lines)))
			}
		})
	}
	workers.Wait()
	t.Logf("%d games, %d lines", n, lines.Load())
}

func one(seed uint64) (play.Played, error) {
	p := play.NewRandom(rand.New(rand.NewPCG(seed, 1)))
	return play.Game(p, p.Setup())
}

// The random player knows each verb of the notation.
func TestRandomPlayerTriesEveryVerb(t *testing.T) {
	p, tried := play.NewRandom(rand.New(rand.NewPCG(1, 1))), map[string]bool{}
	for range 2000 {
		verb, _, _ := strings.Cut(play.Wild(p, engine.Table{}).String(), " ")
		tried[verb] = true
	}
	_, err := engine.Parse("no-verb")
	_, verbs, ok := strings.Cut(err.Error(), "one of: ")
	if !ok || len(strings.Fields(verbs)) < 25 {
		t.Fatalf("the verbs are not told: %v", err)
	}
	for _, verb := range strings.Fields(verbs) {
		if !tried[verb] {
			t.Errorf("%s is never tried: wild.go has no line for it", verb)
		}
	}
}
