package engine_test

import (
	"encoding/json"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	"hagal/data/facts"
	"hagal/engine"
	"hagal/engine/odds"
	player "hagal/engine/play"
)

// many is how many times a test tries something: more with HAGAL_SOAK, a
// third with -short.
func many(t *testing.T, usual, soak int) int {
	t.Helper()
	text := os.Getenv("HAGAL_SOAK")
	switch {
	case text == "" && testing.Short():
		return usual / 3
	case text == "":
		return usual
	}
	if _, err := strconv.Atoi(text); err != nil {
		t.Fatalf("HAGAL_SOAK=%q is no number", text)
	}
	return soak
}

// sigmas is how far a count may stray from what the odds say. With a million
// comparisons one in two would stray as far as 5; the seeds are fixed.
const sigmas = 5

// Tables as games bring them: the engine's turns, each from another order of
// the cards left, agree with the odds within sampling error.
func TestOddsAgreeWithSimulatedTurns(t *testing.T) {
	tables, turns := many(t, 8, 50), many(t, 1500, 20000)
	r := rand.New(rand.NewPCG(11, 12))
	for i, table := range met(t, 3, tables, rivalDue) {
		said := odds.Turns(table)
		counts := map[string]int{}
		for range turns {
			simulate(t, r, table, len(said.Turns), counts)
		}
		check := func(what string, c odds.Chance) {
			p := c.Float()
			off := math.Abs(float64(counts[what]) - p*float64(turns))
			if off > sigmas*math.Sqrt(p*(1-p)*float64(turns))+1e-6 {
				t.Errorf("%d: %s came %d times of %d, the odds are %v\n%+v", i, what, counts[what], turns, c, table.State())
			}
			delete(counts, what)
		}
		for n, turn := range said.Turns {
			for id, c := range turn.Cards {
				check(fmt.Sprint(n, "card", id), c)
			}
			for id, c := range turn.Spaces {
				check(fmt.Sprint(n, "space", id), c)
			}
			check(fmt.Sprint(n, "pass"), turn.Pass)
		}
		for id, c := range said.Taken {
			check("taken"+string(id), c)
		}
		for what, n := range counts {
			t.Errorf("%d: %s came %d times and has no odds", i, what, n)
		}
	}
}

// simulate plays the turns ahead once, from a random order of the cards left.
func simulate(t *testing.T, r *rand.Rand, table engine.Table, turns int, counts map[string]int) {
	left := table.CardsToCome()
	r.Shuffle(len(left), func(i, j int) { left[i], left[j] = left[j], left[i] })
	table = table.WithDeck(table.HagalCards(), left, r.Uint64())
	p := player.NewSensible(r)
	taken := map[facts.SpaceID]bool{}
	for n := range turns {
		before := len(table.Agents())
		result, err := table.Apply(engine.Rival{Seat: table.Turn()})
		if err != nil {
			t.Fatal(err)
		}
		agents := result.Table.Agents()
		if len(agents) == before {
			counts[fmt.Sprint(n, "pass")]++
		} else {
			cards, at := result.Input.(engine.Rival).Cards, agents[len(agents)-1].Space
			counts[fmt.Sprint(n, "card", cards[len(cards)-1])]++
			counts[fmt.Sprint(n, "space", at)]++
			taken[at] = true
		}
		table = settle(t, result.Table, p)
	}
	for at := range taken {
		counts["taken"+string(at)]++
	}
}

// The turns after a human's are as if its Agent went to no space, and With a
// space as if it went there.
func TestOddsWithAHumanDue(t *testing.T) {
	ahead, went := 0, 0
	for _, table := range met(t, 4, many(t, 150, 5000), humanDue) {
		before := odds.Turns(table)
		for _, space := range table.Spaces() {
			r, err := table.Apply(engine.Agent{Seat: table.Turn(), Space: space.ID})
			if err != nil {
				continue
			}
			after := odds.Turns(r.Table)
			if r.Table.Turn().Human() {
				after = before // nobody comes between
				if len(before.Turns) > 0 {
					t.Fatalf("%v come after %s, and then %s is due", before.Turns, table.Turn(), r.Table.Turn())
				}
			}
			sameJSON(t, "with "+string(space.ID), odds.With(table, space.ID), after)
			if len(before.Turns) > 0 {
				ahead++
				if text(t, before) != text(t, after) {
					went++
				}
			}
			if !named(table, space.ID) {
				sameJSON(t, "to a space no card names", before, after)
			}
		}
		if table.Setup().Solo {
			r, err := table.Apply(engine.Pass{Seat: table.Turn()})
			if err != nil {
				t.Fatal(err)
			}
			if r.Table.Turn().Rival() {
				sameJSON(t, "after a pass", before, odds.Turns(r.Table))
			}
		}
		if t.Failed() {
			t.Fatalf("%+v", table.State())
		}
	}
	if ahead < many(t, 200, 200) || went < many(t, 100, 100) {
		t.Errorf("turns ahead %d times, changed by the Agent %d times", ahead, went)
	}
}

// named reports whether a House Hagal card can send an Agent to a space.
func named(t engine.Table, id facts.SpaceID) bool {
	return facts.SpaceOf(id).Maker > 0 || slices.ContainsFunc(t.HagalCards(), func(c facts.CardID) bool {
		return slices.ContainsFunc(facts.CardOf(c).Cases, func(use facts.Case) bool { return use.Space == id })
	})
}

func text(t *testing.T, v any) string {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func sameJSON(t *testing.T, what string, want, got any) {
	t.Helper()
	if a, b := text(t, want), text(t, got); a != b {
		t.Errorf("%s:\n%s\nnot\n%s", what, b, a)
	}
}

// In the player turns the Conflict is as if everybody revealed with its units
// alone and no Rival had another turn.
func TestOddsOfACombatBeforeItStarts(t *testing.T) {
	fights := 0
	for _, table := range met(t, 5, many(t, 150, 5000), humanDue) {
		want := odds.Combat(table)
		end := table
		apply := func(in engine.Input) {
			r, err := end.Apply(in)
			if err != nil {
				t.Fatalf("%s: %v", in, err)
			}
			end = r.Table
			if len(want) > 0 {
				fights++
			}
			sameJSON(t, fmt.Sprint("after ", in), want, odds.Combat(end))
		}
		for _, s := range end.Seats() {
			if s.Rival() {
				apply(engine.Set{Seat: s, Field: "agents", To: true})
			}
		}
		for end.Phase() == engine.PhasePlayerTurns {
			apply(engine.Reveal{Seat: end.Turn(), Strength: -1})
		}
	}
	if fights < many(t, 100, 100) {
		t.Errorf("only %d Conflicts with anybody in them", fights)
	}
}

// The first Rival passes for certain, and has seen every card by then; what is
// left of the deck shuffled meanwhile is the second one's (R-DRAW-8).
func TestOddsAfterATurnInVain(t *testing.T) {
	lines := []string{soloIx, tilesIx, "round skirmish-b", "rival left cards=wealth", "rival right cards=dreadnought-1p",
		"set left agents 2", "set right agents 2", "pass you", "dreadnoughts left supply=0 garrison=2 deployed=0",
		"lift right dreadnought", "influence right guild +2"}
	for _, s := range []string{"conspire", "wealth", "heighliner", "foldspace", "selective-breeding", "secrets", "hardy-warriors",
		"stillsuits", "smuggling", "tech-negotiation", "arrakeen", "carthag"} {
		lines = append(lines, "voice you "+s)
	}
	table := play(t, lines...)
	said := odds.Turns(table)
	if len(said.Turns) != 2 || !said.Turns[0].Pass.Certain() || len(said.Turns[1].Cards) != 4 {
		t.Fatalf("%+v", said)
	}
	turns := many(t, 3000, 300000)
	counts, r := map[string]int{}, rand.New(rand.NewPCG(13, 14))
	for range turns {
		simulate(t, r, table, 2, counts)
	}
	for id, c := range said.Turns[1].Cards {
		p := c.Float()
		if off := math.Abs(float64(counts["1card"+string(id)]) - p*float64(turns)); off > sigmas*math.Sqrt(p*(1-p)*float64(turns)) {
			t.Errorf("%s came %d times of %d, the odds are %v", id, counts["1card"+string(id)], turns, c)
		}
	}
}

// Of every table of random games, whatever was put right by hand, the odds add
// up, and what is taken agrees with the turns.
func TestOddsAddUp(t *testing.T) {
	for _, table := range met(t, 6, many(t, 1500, 100000), func(engine.Table) bool { return true }) {
		o := odds.Of(table)
		most := map[facts.SpaceID]float64{}
		for _, turn := range o.Turns {
			for _, sum := range []odds.Chance{sumOf(turn.Cards, turn.Pass), sumOf(turn.Spaces, turn.Pass)} {
				if !sum.Certain() {
					t.Errorf("the turn of %s adds up to %v", turn.Seat, sum)
				}
			}
			for s, c := range turn.Spaces {
				if o.Taken[s].Cmp(c) < 0 {
					t.Errorf("%s is taken with %v, by %s alone with %v", s, o.Taken[s], turn.Seat, c)
				}
				most[s] += c.Float()
			}
		}
		for s, c := range o.Taken {
			if c.Float() > most[s]+1e-9 || c.IsZero() {
				t.Errorf("%s is taken with %v, by the turns with %v at most", s, c, most[s])
			}
		}
		open := table.Phase() == engine.PhasePlayerTurns || table.Phase() == engine.PhaseCombat
		if open != (o.Combat != nil) || len(o.Turns) > 0 && (table.Phase() != engine.PhasePlayerTurns || table.Decision() != nil) {
			t.Errorf("turns %v and Combat %v in the phase %s", o.Turns, o.Combat, table.Phase())
		}
		wins := 0.0
		for s, at := range o.Combat {
			all := at.Win.Float() + at.Tie.Float() + at.Second.Float()
			if wins += at.Win.Float(); all <= 0 || all > 1+1e-9 || wins > 1+1e-9 || table.Side(s).Units() == 0 {
				t.Errorf("%s: %+v", s, at)
			}
		}
		if t.Failed() {
			t.Fatalf("%s\n%+v", text(t, o), table.State())
		}
	}
}

func sumOf[K comparable](all map[K]odds.Chance, more odds.Chance) odds.Chance {
	sum := new(big.Rat)
	for _, c := range all {
		r, _ := new(big.Rat).SetString(c.String())
		sum.Add(sum, r)
	}
	r, _ := new(big.Rat).SetString(more.String())
	sum.Add(sum, r)
	return odds.Ratio(sum.Num().Int64(), sum.Denom().Int64())
}
