package pace_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"hagal/data/facts"
	"hagal/engine"
	"hagal/engine/pace"
	"hagal/engine/sim"
)

func chance(stream uint64) *rand.Rand { return rand.New(rand.NewPCG(7, stream)) }

func TestMatchesAreEveryTwoLeaders(t *testing.T) {
	seen := map[string]bool{}
	for _, m := range pace.Matches() {
		name := m.String()
		if seen[name] || m.Leaders[0] == m.Leaders[1] {
			t.Errorf("%s is there twice, or one Leader is", name)
		}
		seen[name] = true
	}
	// Six Leaders lead Rivals in the base game, eight with Rise of Ix.
	if want := (6*5/2 + 8*7/2) * 4 * 3; len(seen) != want {
		t.Errorf("%d matches, want %d", len(seen), want)
	}
	if !seen["ix/mentat/glossu-rabban/rhombur-vernius/fighting"] || seen["base/mentat/glossu-rabban/rhombur-vernius/fighting"] {
		t.Error("a Leader of Rise of Ix leads Rivals with that box alone")
	}
}

// A game is counted as one who watched it would: the points at each Recall,
// the rounds, who won.
func TestSumsAreWhatWasSeen(t *testing.T) {
	for n, m := range pace.Matches() {
		if n%29 != 0 {
			continue
		}
		played := pace.NewPlay(m, chance(uint64(n)))
		c := chance(uint64(n))
		again := sim.New(c, []sim.People{sim.NewPlain(c), sim.NewPeaceful(c), sim.NewFighter(c)}[m.Against])
		var want pace.Sums
		for left := range 2 {
			if err := played.Games(1); err != nil {
				t.Fatal(err)
			}
			watch(t, again, m, left, &want)
		}
		got := played.Sums()
		got.From = want.From // told elsewhere
		if got != want {
			t.Errorf("%s:\ncounted %+v\nseen    %+v", m, got, want)
		}
		if err := played.Sums().Check(); err != nil {
			t.Errorf("%s: %v", m, err)
		}
	}
}

// watch plays a game, goes through its inputs one by one, and counts.
func watch(t *testing.T, s *sim.Sim, m pace.Match, left int, to *pace.Sums) {
	t.Helper()
	var inputs []engine.Input
	s.Each = func(in engine.Input) { inputs = append(inputs, in) }
	if _, err := s.Play(engine.Setup{Solo: true, Boxes: m.Boxes, Difficulty: m.Difficulty, Left: m.Leaders[left], Right: m.Leaders[1-left]}); err != nil {
		t.Fatal(err)
	}
	var table engine.Table
	var points [3]int // you, left, right, at the last Recall
	reached := false
	for _, in := range inputs {
		if _, recall := in.(engine.Recall); recall {
			for i, seat := range table.Seats() {
				points[i] = table.Side(seat).VP()
			}
			better := max(points[1], points[2])
			reached = better >= 10
			set(to, table.Round(), points[0], better, min(points[1], points[2]))
		}
		r, err := table.Apply(in)
		if err != nil {
			t.Fatal(err)
		}
		table = r.Table
	}
	for r := table.Round() + 1; r <= facts.Rounds; r++ {
		set(to, r, points[0], max(points[1], points[2]), min(points[1], points[2]))
	}
	to.Seated[left].Games++
	to.Seated[left].Sum += table.Round()
	to.Seated[left].Squares += table.Round() * table.Round()
	if !reached {
		to.Unreached++
	}
	switch table.Winner() {
	case engine.You:
		to.Won[0]++
	case engine.Left:
		to.LeftWon++
		to.Won[1+left]++
	case engine.Right:
		to.Won[2-left]++
	}
}

func set(to *pace.Sums, round, you, better, other int) {
	to.Points[pace.You][round-1] += you
	to.Points[pace.Better][round-1] += better
	to.Points[pace.Other][round-1] += other
}

func TestPointsFromAllSourcesAreAllPoints(t *testing.T) {
	m := pace.Matches()[0]
	s := pace.NewPlay(m, chance(1))
	want := 0
	for range 50 {
		table, err := s.Game()
		if err != nil {
			t.Fatal(err)
		}
		want += table.Side(engine.Left).VP() + table.Side(engine.Right).VP()
	}
	got := 0
	for _, n := range s.Sums().From {
		got += n
	}
	if got != want {
		t.Errorf("%d points by source, %d in all", got, want)
	}
}

func TestMeansAndHowNearTheyAre(t *testing.T) {
	// Rounds 6, 8, 8, 10: mean 8, variance 8/3, and 1.96·√(8/3/4) on either side.
	r := pace.Rounds{Games: 4, Sum: 32, Squares: 36 + 64 + 64 + 100}
	if r.Mean() != 8 || math.Abs(r.Variance()-8.0/3) > 1e-12 || math.Abs(r.Within()-1.96*math.Sqrt(2.0/3)) > 1e-12 {
		t.Errorf("mean %v, variance %v, within %v", r.Mean(), r.Variance(), r.Within())
	}
	s := pace.Sums{Seated: [2]pace.Rounds{r, r}, Unreached: 1, Won: [3]int{3, 4, 1}}
	if got, want := s.Measured(), (facts.Measured{Rounds: 800, Within: 105, Unreached: 125, Won: 375}); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
	if s.Done(2) {
		t.Error("eight games are enough")
	}
}

func TestSumsThatNoGamesComeToAreRefused(t *testing.T) {
	p := pace.NewPlay(pace.Matches()[3], chance(1))
	if err := p.Games(20); err != nil {
		t.Fatal(err)
	}
	sound := p.Sums()
	if err := sound.Check(); err != nil {
		t.Fatal(err)
	}
	for name, damage := range map[string]func(*pace.Sums){
		"no game":              func(s *pace.Sums) { *s = pace.Sums{} },
		"a seat too often":     func(s *pace.Sums) { s.Seated[0].Games += 2; s.Seated[0].Sum += 10; s.Seated[0].Squares += 50 },
		"fewer than no games":  func(s *pace.Sums) { s.Seated[0].Games = -10 },
		"games without end":    func(s *pace.Sums) { s.Seated[0].Games = math.MaxInt },
		"rounds without end":   func(s *pace.Sums) { s.Seated[1].Sum = 1000 },
		"squares too small":    func(s *pace.Sums) { s.Seated[0].Squares = 10 },
		"squares too large":    func(s *pace.Sums) { s.Seated[0].Squares = math.MaxInt },
		"more won than played": func(s *pace.Sums) { s.Won[0] = 21 },
		"nobody wins":          func(s *pace.Sums) { s.Won = [3]int{} },
		"more unreached":       func(s *pace.Sums) { s.Unreached = 21 },
		"left wins more":       func(s *pace.Sums) { s.LeftWon = 21 },
		"too many points":      func(s *pace.Sums) { s.Points[pace.Better][4] = 100_000 },
		"too few points":       func(s *pace.Sums) { s.From[2] = math.MinInt },
	} {
		s := sound
		damage(&s)
		if s.Check() == nil {
			t.Errorf("%s: nothing is wrong with %+v", name, s)
		}
	}
}

// The table of the facts is what games come to: other games than those it was
// made of, of some of its tables, are as near as chance allows. The bound is
// four standard errors and the seed is fixed, so that only other rules fail it.
func TestAFewGamesAgreeWithTheTable(t *testing.T) {
	const games, apart = 200, 4.0
	for n, m := range pace.Matches() {
		if n%37 != 0 {
			continue
		}
		p, ok := facts.PaceOf(m.Boxes, 0, m.Difficulty, m.Leaders[1], m.Leaders[0])
		if !ok {
			t.Errorf("%s is not in the table; make strength writes it", m)
			continue
		}
		play := pace.NewPlay(m, chance(uint64(n)+100))
		if err := play.Games(games); err != nil {
			t.Fatal(err)
		}
		told := p.Against[m.Against]
		r := play.Sums().Rounds()
		off := math.Hypot(r.Within(), float64(told.Within)/100) / 1.96
		if got, want := r.Mean(), float64(told.Rounds)/100; math.Abs(got-want) > apart*off {
			t.Errorf("%s: round %.2f in %d games, %.2f in the table, where %.2f is possible; where the rules changed, make strength", m, got, games, want, apart*off)
		}
		share := float64(told.Won) / 1000
		bound := apart*math.Sqrt(share*(1-share)/games) + 0.05
		if got := float64(play.Sums().Won[0]) / games; math.Abs(got-share) > bound {
			t.Errorf("%s: the person won %.3f of the games, %.3f in the table", m, got, share)
		}
	}
}
