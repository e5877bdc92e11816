package odds_test

import (
	"math/rand/v2"
	"testing"

	"hagal/data/facts"
	"hagal/engine"
	"hagal/engine/odds"
	"hagal/engine/play"
)

// found is a table of random games that is wanted.
func found(tb testing.TB, want func(engine.Table) bool) engine.Table {
	tb.Helper()
	for r := rand.New(rand.NewPCG(1, 1)); ; {
		p := play.NewSensible(r)
		setup := p.Setup()
		setup.RealCards = false
		at, err := engine.Table{}.Apply(setup)
		if err != nil {
			tb.Fatal(err)
		}
		for table := at.Table; table.Phase() != engine.PhaseOver; table = at.Table {
			if want(table) {
				return table
			}
			if at, err = table.Apply(p.Next(table)); err != nil {
				tb.Fatal(err)
			}
		}
	}
}

func bothAhead(t engine.Table) bool {
	return t.Setup().Boxes.Has(facts.Ix) && t.Turn().Human() && t.DeckLeft() > 25 && len(t.Agents()) > 3 && len(odds.Turns(t).Turns) == 2
}

func brutal(t engine.Table) bool {
	return t.SwordCards() == 2 && t.Phase() == engine.PhaseCombat && !t.CombatStarted() && len(t.Fighting()) == 2 &&
		t.DeckLeft() > 10 && t.Side(engine.You).Units() > 0
}

func BenchmarkTurns(b *testing.B) {
	t := found(b, bothAhead)
	b.ReportAllocs()
	for b.Loop() {
		odds.Turns(t)
	}
}

func BenchmarkCombat(b *testing.B) {
	t := found(b, brutal)
	b.ReportAllocs()
	for b.Loop() {
		odds.Combat(t)
	}
}

func BenchmarkTable(b *testing.B) {
	t := found(b, func(t engine.Table) bool { return bothAhead(t) && t.SwordCards() == 2 && len(t.Fighting()) == 2 })
	b.ReportAllocs()
	for b.Loop() {
		odds.Of(t)
	}
}

func BenchmarkReveal(b *testing.B) {
	t := found(b, brutal)
	b.ReportAllocs()
	for b.Loop() {
		r, _ := odds.Reveal(t, engine.You)
		r.More(t.Side(engine.You).UnitStrength())
	}
}

// The slowest table there is: the first Rival passes for certain, and the
// second can use a few cards.
func BenchmarkAfterVain(b *testing.B) {
	lines := []string{soloIx, tilesIx, "first you", "round skirmish-b", "reveal you", "rival left cards=wealth", "rival right cards=secrets",
		"dreadnoughts left supply=0 garrison=2 deployed=0", "influence right guild +2"}
	for _, s := range []string{"conspire", "heighliner", "foldspace", "selective-breeding", "hardy-warriors", "stillsuits",
		"smuggling", "tech-negotiation", "arrakeen", "carthag"} {
		lines = append(lines, "voice you "+s)
	}
	t := after(b, lines...)
	if turns := odds.Turns(t).Turns; len(turns) != 2 || !turns[0].Pass.Certain() || turns[1].Pass.Certain() {
		b.Fatalf("%+v", turns)
	}
	b.ReportAllocs()
	for b.Loop() {
		odds.Of(t)
	}
}
