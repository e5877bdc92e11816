package engine_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"hagal/data/facts"
	"hagal/engine"
)

func Test_R_SPEND_1_points_as_soon_as_they_can_be_paid(t *testing.T) {
	for _, c := range []struct {
		line string
		want []string
	}{
		{"set left intrigue 3", []string{"left.intrigue 1>0", "left.vp 0>1"}},
		{"set left intrigue 7", []string{"left.vp 0>2"}}, // 7 leave 1, as before
		{"set left water 3", []string{"left.water 1>0", "left.vp 0>1"}},
		{"set left solari 7", []string{"left.vp 0>1"}},
		{"set left spice 7", []string{"left.vp 0>1"}},
		{"set left spice 16", []string{"left.spice 0>2", "left.vp 0>2"}},
		{"set left intrigue 2", []string{"left.intrigue 1>2"}},
		{"set left water 2", []string{"left.water 1>2"}},
		{"set left solari 6", []string{"left.solari 0>6"}},
		{"set left spice 6", []string{"left.spice 0>6"}},
	} {
		start(t, soloBase).does(c.line, c.want...)
	}
	// In the middle of a turn, from a card.
	start(t, soloBase, "set left spice 6", "round skirmish-b").does("rival left cards=arrakeen-1p",
		"agents.arrakeen >left", "left.agents 2>1", "left.garrison 3>1", "left.deployed 0>3", "left.supply 9>8", "left.spice 6>0", "left.vp 0>1")
	// In another's turn, from control.
	start(t, soloBase, "set right solari 6", "control arrakeen right", "round skirmish-b").does("rival left cards=arrakeen-1p",
		and(atCombat("arrakeen", 1), "left.spice 0>1", "right.solari 6>0", "right.vp 0>1")...)
}

func Test_R_SPEND_2_with_Ix_spice_only_in_a_Conflict_III(t *testing.T) {
	g := start(t, soloIx, tilesIx).does("set left spice 8", "left.spice 0>8").skip(6)
	g.do("set right spice 0")
	g.does("round grand-vision", "round 6>7", "phase round-start>player-turns", "conflict >grand-vision", "left.spice 8>1", "left.vp 0>1")
	g.does("set right spice 7", "right.vp 0>1")
	// Between rounds there is no current Conflict.
	g.rest().do("combat", "resolve").does("set right spice 7", "right.vp 1>2")
	g.do("recall").does("set left spice 7", "left.spice 1>7")
	// The other three prices hold all the time.
	start(t, soloIx).does("set left solari 7", "left.vp 0>1")
	start(t, soloIx).does("set left water 3", "left.water 1>0", "left.vp 0>1")
}

func Test_R_SPEND_3_Spy_Satellites(t *testing.T) {
	sold := "left.tech [down:false id:spy-satellites]>"
	scene := []string{soloIx, tilesIx, "own left spy-satellites", "round skirmish-b", "bonus imperial-basin 2"}
	g := start(t, scene...)
	g.does("rival left cards=harvest-spice", and(atCombat("imperial-basin", 0), "bonus_spice.imperial-basin 2>0", "left.vp 0>1", sold)...)
	g.told("R-SPEND-3", engine.Left, "Spy Satellites")
	for _, tile := range g.table().TilesDue() {
		if tile.ID == "spy-satellites" {
			t.Error("a trashed tile may turn up")
		}
	}
	// Not in another's turn: it waits for its own, and sells as that begins.
	g = start(t, soloIx, tilesIx, "own left spy-satellites", "set left spice 5", "round skirmish-b")
	g.does("rival left cards=secrets", and(inGarrison("secrets", 0), "left.influence.bene-gesserit 0>1", "left.spice 5>2", "left.vp 0>1", sold)...)
	g = start(t, soloIx, tilesIx, "own right spy-satellites", "set right spice 5", "round skirmish-b")
	g.does("rival left cards=secrets", and(inGarrison("secrets", 0), "left.influence.bene-gesserit 0>1")...)
	g.does("set right spice 6", "right.spice 5>6")
}

func Test_R_SPEND_3_before_all_else_the_spice_could_buy(t *testing.T) {
	// Before a Tech tile: 4 spice would buy Chaumurky.
	g := start(t, soloIx, "tiles chaumurky artillery spaceport", "own left spy-satellites", "set left spice 4", "round skirmish-b")
	g.do("rival left cards=tech-negotiation")
	if s := g.side(engine.Left); s.VP() != 1 || s.Spice != 1 || s.Negotiators != 1 || len(s.Tiles) != 0 {
		t.Errorf("%d points, %d spice, %d Negotiators, tiles %v", s.VP(), s.Spice, s.Negotiators, s.Tiles)
	}
	// Before the 7 spice of a Conflict III, when both come in one turn.
	g = start(t, soloIx, tilesIx).skip(6).do("own left spy-satellites", "round grand-vision", "set left spice 6", "bonus imperial-basin 1")
	g.do("rival left cards=harvest-spice")
	if s := g.side(engine.Left); s.VP() != 1 || s.Spice != 5 || len(s.Tiles) != 0 {
		t.Errorf("%d points, %d spice, tiles %v", s.VP(), s.Spice, s.Tiles)
	}
}

func Test_R_SPEND_4_Dividends_by_anyone(t *testing.T) {
	start(t, soloIx, tilesIx, "round skirmish-b").does("dividends you", "left.solari 0>1", "right.solari 0>1").told("R-SPEND-4", engine.You, "5")
	start(t, twoIx, "round skirmish-b").does("dividends one").told("R-SPEND-4", engine.Two, "1 Solari")
	start(t, soloIx, tilesIx, "set left freighter 1", "influence left guild +2", "influence left emperor +1", "influence left fremen +1", "round skirmish-b").
		does("rival left cards=interstellar-shipping", "agents.interstellar-shipping >left", "left.agents 2>1", "left.freighter 1>0",
			"left.solari 0>5", "right.solari 0>1", "left.influence.bene-gesserit 0>1", "left.garrison 3>5", "left.supply 9>7").
		told("R-SPEND-4", engine.You, "1 Solari")
}

func Test_R_SPEND_5_House_Hagal_has_nothing(t *testing.T) {
	g := start(t, twoIx)
	for _, field := range []string{"vp", "spice", "solari", "water", "intrigue", "negotiators"} {
		g.refused("set hagal "+field+" 3", "R-SPEND-5")
	}
	g.do("influence hagal emperor +4", "round skirmish-b", "agent one arrakeen", "bonus the-great-flat 9", "rival hagal cards=harvest-spice")
	got := g.table().State().Seats[engine.Hagal].(engine.RivalState)
	if diff := cmp.Diff([]int{0, 0, 0, 0, 0}, []int{got.VP, got.Spice, got.Solari, got.Water, got.Intrigue}); diff != "" {
		t.Error(diff)
	}
}

// What a chart of the points shows is told by the points themselves. What a
// rule gives and takes again in one round is no entry of its own.
func TestPointsCarryTheirSource(t *testing.T) {
	g := start(t, soloBase, "influence left emperor +4", "set left water 3", "set left vp +1", "set left vp +1")
	sources := func(want ...facts.PointSource) {
		t.Helper()
		var got []facts.PointSource
		for _, p := range g.side(engine.Left).Points {
			got = append(got, p.Source)
		}
		if !slices.Equal(got, want) {
			t.Errorf("sources %v, want %v", got, want)
		}
	}
	sources(facts.PointsFromInfluence, facts.PointsFromAlliances, facts.PointsBought, facts.PointsByHand)
	g.do("influence left emperor -3")
	sources(facts.PointsBought, facts.PointsByHand)
	if p := g.side(engine.Left).Points[1]; p.N != 2 {
		t.Errorf("%d points by hand, want 2", p.N)
	}
	g.do("influence left emperor +1", "round skirmish-b", "influence left emperor -1")
	sources(facts.PointsBought, facts.PointsByHand, facts.PointsFromInfluence, facts.PointsFromInfluence)
}
