package sim_test

import (
	"math/rand/v2"
	"testing"

	"hagal/data/facts"
	"hagal/engine"
	"hagal/engine/play"
	"hagal/engine/sim"
)

// people are the plain ways to play, each with what it must never do.
var people = map[string]struct {
	make func(engine.Chance) sim.People
	odd  func(before engine.Table, in engine.Input) bool
}{
	"random": {func(c engine.Chance) sim.People { return sim.NewPlain(c) }, func(_ engine.Table, in engine.Input) bool {
		a, _ := in.(engine.Agent)
		return a.Troops > 3
	}},
	"peaceful": {func(c engine.Chance) sim.People { return sim.NewPeaceful(c) }, func(t engine.Table, in engine.Input) bool {
		a, sent := in.(engine.Agent)
		return a.Troops > 0 || sent && facts.SpaceOf(a.Space).Combat && freeOf(t, a.Seat, false) || declines(in)
	}},
	"fighter": {func(c engine.Chance) sim.People { return sim.NewFighter(c) }, func(t engine.Table, in engine.Input) bool {
		switch in := in.(type) {
		case engine.Agent:
			combat := facts.SpaceOf(in.Space).Combat
			return combat && (in.Troops < 1 || in.Troops > 2) || !combat && freeOf(t, in.Seat, true)
		case engine.Reveal:
			units := t.Side(in.Seat).UnitStrength()
			return units > 0 && (in.Strength < units || in.Strength > units+3)
		}
		return declines(in)
	}},
}

func declines(in engine.Input) bool {
	p, ok := in.(engine.Pick)
	return ok && p.Option == engine.OptionDecline
}

// freeOf reports whether a person could go to a Combat space, or to another.
func freeOf(t engine.Table, s engine.Seat, combat bool) bool {
	for _, space := range t.Spaces() {
		if space.Combat == combat && t.CanGo(s, space.ID, false) == nil && t.Side(s).With(space.Entry.Faction) >= space.Entry.N {
			return true
		}
	}
	return false
}

// Each input of each of them is allowed at every table there can be, and is
// what its doc says.
func TestPeoplePlayAsTheirDocsSay(t *testing.T) {
	for name, p := range people {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(60) {
				setup := play.NewSensible(rand.New(rand.NewPCG(seed, 8))).Setup()
				setup.RealCards = false
				chance := rand.New(rand.NewPCG(seed, 9))
				s := sim.New(chance, p.make(chance))
				var table engine.Table
				s.Each = func(in engine.Input) {
					r, err := table.Apply(in)
					if err != nil {
						t.Fatalf("seed %d: %s: %v", seed, in, err)
					}
					if p.odd(table, in) {
						t.Errorf("seed %d, round %d: %s", seed, table.Round(), in)
					}
					if a, ok := in.(engine.Agent); ok {
						space := facts.SpaceOf(a.Space)
						if table.Side(a.Seat).With(space.Entry.Faction) < space.Entry.N {
							t.Errorf("seed %d: %s without the influence", seed, in)
						}
						most := 3
						if table.Round() < 4 || facts.DifficultyOf(setup.Difficulty).NoSwordmaster {
							most = 2
						}
						if table.OnBoard(a.Seat) >= most {
							t.Errorf("seed %d: %s in round %d with %d Agents", seed, in, table.Round(), table.OnBoard(a.Seat))
						}
					}
					table = r.Table
				}
				if _, err := s.Play(setup); err != nil {
					t.Fatalf("seed %d: %v", seed, err)
				}
			}
		})
	}
}
