package engine_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"hagal/data/facts"
	"hagal/engine"
)

func Test_R_ACT_2_never_onto_an_Agent_of_its_own_side(t *testing.T) {
	g := start(t, soloBase, "round skirmish-b", "rival left cards=secrets", "rival right cards=wealth", "agent you arrakeen",
		"rival left cards=stillsuits", "rival right cards=conspire")
	g.refused("agent you arrakeen", "R-DRAW-2").refused("agent you arrakeen infiltrate", "R-ACT-2").refused("agent you secrets", "R-DRAW-2")
	g.do("agent you secrets infiltrate")
	two := start(t, twoIx, "round skirmish-b", "agent one arrakeen", "rival hagal cards=secrets", "agent two arrakeen infiltrate", "agent one secrets infiltrate",
		"rival hagal cards=wealth").refused("agent two arrakeen infiltrate", "R-ACT-2")
	// By hand an Agent is put wherever it stands on the real board.
	two.do("move two arrakeen carthag", "move one secrets carthag", "move one arrakeen carthag")
}

func Test_R_ACT_3_what_a_human_gets_with_a_tile(t *testing.T) {
	for _, c := range []struct {
		name, tile, told, note string
		gains                  []string
	}{
		{"Flagship's point", "flagship", " points=1", "", []string{"you.vp 0>1"}},
		{"Flagship, not told", "flagship", "", "1 point from Flagship", nil},
		{"Memocorders' influence", "memocorders", " influence=fremen", "", []string{"you.influence.fremen 0>1"}},
		{"Memocorders, not told", "memocorders", "", "1 influence from Memocorders", nil},
		{"Shuttle Fleet's influence", "shuttle-fleet", " influence=fremen,emperor", "", []string{"you.influence.emperor 0>1", "you.influence.fremen 0>1"}},
		{"Shuttle Fleet, not told", "shuttle-fleet", "", "2 influence from Shuttle Fleet", nil},
		{"a tile of which nothing is counted", "chaumurky", "", "", nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := start(t, soloIx, "tiles "+c.tile+" windtraps troop-transports", "round skirmish-b")
			before := flat(t, g.table())
			g.do("acquire you 1" + c.told)
			var gains []string
			for _, change := range changes(before, flat(t, g.table())) {
				if strings.HasPrefix(change, "you.") {
					gains = append(gains, change)
				}
			}
			if diff := cmp.Diff(c.gains, gains); diff != "" {
				t.Errorf("gains (- want, + got):\n%s", diff)
			}
			notes := slices.ContainsFunc(g.s.Last().Events, func(e engine.Event) bool { return strings.HasPrefix(e.Text(), "Not counted") })
			if notes != (c.note != "") {
				t.Errorf("what is not counted: want %q, told:\n%s", c.note, g.log())
			}
			if c.note != "" {
				g.told("R-ACT-3", engine.You, "Not counted: "+c.note)
			}
		})
	}
}

func Test_R_ACT_3_points_and_Alliances_follow(t *testing.T) {
	g := start(t, soloIx, "tiles shuttle-fleet windtraps troop-transports", "influence you fremen +1", "influence you guild +3", "influence left guild +4", "round skirmish-b")
	g.do("influence left guild -1").do("acquire you 1 influence=guild,fremen").told("R-INF-2", engine.You, "Takes the Alliance")
	if got := g.side(engine.You).VP(); got != 3 { // 2 influence twice, and the Alliance
		t.Errorf("%d points, want 3", got)
	}
	g = start(t, soloIx, "tiles flagship windtraps troop-transports", "round skirmish-b", "acquire you 1 points=1")
	if p := g.side(engine.You).Points; len(p) != 1 || p[0].Rule != facts.RuleAct3 || p[0].N != 1 {
		t.Errorf("the points are %+v", p)
	}
}

func Test_R_ACT_3_nothing_a_tile_does_not_give(t *testing.T) {
	g := start(t, soloIx, "tiles flagship memocorders shuttle-fleet", "round skirmish-b")
	for _, line := range []string{
		"acquire you 1 influence=fremen", "acquire you 1 points=1 influence=fremen", "acquire you 2 points=1", "acquire you 2 influence=fremen,guild",
		"acquire you 3 points=1", "acquire you 3 influence=fremen", "acquire you 3 influence=fremen,fremen", "acquire you 3 influence=fremen,guild,emperor",
	} {
		g.refused(line, "R-ACT-3")
	}
	for _, line := range []string{"acquire you 1 points=2", "acquire you 1 points=0", "acquire you 1 influence=", "acquire you 2 influence=harkonnen", "acquire you 2 influence=fremen,"} {
		if in, err := engine.Parse(line); err == nil {
			t.Errorf("%q is read as %#v", line, in)
		}
	}
	start(t, twoIx, "round skirmish-b").refused("acquire one 1 points=1", "R-SETUP-7")
}

func Test_R_ACT_4_reminders_are_no_refusals(t *testing.T) {
	after := func(lines ...string) *game {
		return start(t, append(append([]string{soloIx, tilesIx}, lines...), "round skirmish-b", "rival left cards=secrets", "rival right cards=wealth")...)
	}
	for _, c := range []struct {
		space, influence, note string
	}{
		{"sietch-tabr", "fremen", "Sietch Tabr needs 2 influence with the Fremen: 1 so far"},
		{"interstellar-shipping", "guild", "Interstellar Shipping needs 2 influence with the Spacing Guild: 1 so far"},
	} {
		after("influence you "+c.influence+" +1").do("agent you "+c.space).told("R-ACT-4", engine.You, c.note)
		after("influence you " + c.influence + " +2").do("agent you " + c.space).silent("R-ACT-4")
	}
	after().do("agent you mentat").silent("R-ACT-4")
}

func Test_R_ACT_4_while_the_Mentat_is_away(t *testing.T) {
	g := wins(t, soloBase, 1, "sort-through-the-chaos").do("resolve", "recall", "round desert-power", "set right agents 0", "agent you mentat")
	g.told("R-ACT-4", engine.You, "The Mentat is away with the left Rival: the space cannot give it")
	g.rest().do("combat", "resolve", "recall").told("R-COMBAT-9", engine.Nobody, "The Mentat returns to its space")
	g.do("round cloak-and-dagger").rest().do("combat", "resolve", "recall").silent("R-COMBAT-9")
}

func Test_R_COMBAT_9_the_Mentat_goes_home_at_Recall(t *testing.T) {
	// From its space to a human, and back.
	g := start(t, twoBase, "round skirmish-b", "agent one mentat").rest().do("combat", "resolve", "recall")
	g.told("R-COMBAT-9", engine.Nobody, "The Mentat returns to its space")
	// Won in the same round it stays with the winner.
	g = wins(t, soloBase, 1, "sort-through-the-chaos", "set left agents 0", "set right agents 0", "agent you secrets").do("move you secrets mentat").do("resolve", "recall").told("R-COMBAT-9", engine.Left, "an extra Agent")
	for _, e := range g.s.Last().Events {
		if strings.Contains(e.Text(), "returns to its space") {
			t.Errorf("told: %s", e.Text())
		}
	}
}
