package engine_test

import (
	"testing"

	"hagal/data/facts"
	"hagal/engine"
)

func Test_R_INF_1_tracks_and_the_point_at_2(t *testing.T) {
	g := start(t, soloBase)
	g.does("influence left emperor +1", "left.influence.emperor 0>1")
	g.does("influence left emperor +1", "left.influence.emperor 1>2", "left.vp 0>1").told("R-INF-1", engine.Left, "1 point")
	g.does("influence left emperor +1", "left.influence.emperor 2>3")
	g.does("influence left emperor -2", "left.influence.emperor 3>1", "left.vp 1>0").told("R-INF-1", engine.Left, "1 point")
	g.does("influence left emperor -1", "left.influence.emperor 1>0")
	g.refused("influence left emperor -1", "R-INF-1")
	// To the top and no further; 4 gives a Rival no bonus but the Alliance.
	g.does("influence right fremen +6", "right.influence.fremen 0>6", "right.vp 0>2", "alliances.fremen >right")
	g.refused("influence right fremen +1", "R-INF-1")
	g.does("influence you guild +4", "you.influence.guild 0>4", "you.vp 0>2", "alliances.guild >you")
	g.does("influence you guild +5", "you.influence.guild 4>6")
}

func Test_R_INF_1_a_card_at_the_top_of_the_track(t *testing.T) {
	start(t, soloBase, "influence left bene-gesserit +6", "round skirmish-b").does("rival left cards=secrets", inGarrison("secrets", 0)...)
}

func Test_R_INF_2_the_Alliance(t *testing.T) {
	g := start(t, soloBase, "influence left emperor +3")
	g.does("influence left emperor +1", "left.influence.emperor 3>4", "left.vp 1>2", "alliances.emperor >left").told("R-INF-2", engine.Left, "Alliance")
	// To draw level is not to rise above.
	g.does("influence you emperor +4", "you.influence.emperor 0>4", "you.vp 0>1")
	g.does("influence you emperor +1", "you.influence.emperor 4>5", "you.vp 1>2", "left.vp 2>1", "alliances.emperor left>you")
	g.does("influence left emperor +2", "left.influence.emperor 4>6", "left.vp 1>2", "you.vp 2>1", "alliances.emperor you>left")
	// Who loses keeps it while nobody at 4 or more stands above.
	g.does("influence left emperor -1", "left.influence.emperor 6>5")
	g.does("influence left emperor -1", "left.influence.emperor 5>4", "left.vp 2>1", "you.vp 1>2", "alliances.emperor left>you")
	g.does("influence left emperor -1", "left.influence.emperor 4>3")
	g.does("influence you emperor -1", "you.influence.emperor 5>4")
	// At 3 with nobody at 4 it returns to the board.
	g.does("influence you emperor -1", "you.influence.emperor 4>3", "you.vp 2>1", "alliances.emperor you>")
	g.does("influence left emperor +1", "left.influence.emperor 3>4", "left.vp 1>2", "alliances.emperor >left")
}

func Test_R_INF_2_equals_are_the_players_choice(t *testing.T) {
	g := start(t, soloBase, "influence left guild +5", "influence you guild +4", "influence right guild +4", "influence left guild -1").settled()
	g.do("influence left guild -1").asks(engine.KindAlliance, engine.You, "you", "right").refused("pick left", "R-INF-2")
	g.refused("round skirmish-b", "R-INF-2")
	g.do("pick right").settled()
	if got := g.table().Alliance(facts.Guild); got != engine.Right {
		t.Errorf("the Alliance is with %q", got)
	}
	for seat, vp := range map[engine.Seat]int{engine.Left: 1, engine.You: 1, engine.Right: 2} {
		if got := g.side(seat).VP(); got != vp {
			t.Errorf("%s has %d points, want %d", seat, got, vp)
		}
	}
}

func Test_R_INF_2_a_correction_can_settle_the_choice(t *testing.T) {
	g := start(t, soloBase, "influence left guild +5", "influence you guild +4", "influence right guild +4", "influence left guild -2")
	g.do("influence right guild -1").settled()
	if got := g.table().Alliance(facts.Guild); got != engine.You {
		t.Errorf("the Alliance is with %q", got)
	}
}

func Test_R_INF_3_House_Hagal_holds_Alliances_without_points(t *testing.T) {
	g := start(t, twoBase, "influence one fremen +4")
	g.does("influence hagal fremen +4", "hagal.influence.fremen 0>4")
	g.does("influence hagal fremen +1", "hagal.influence.fremen 4>5", "one.vp 2>1", "alliances.fremen one>hagal")
	g.does("influence hagal fremen -2", "hagal.influence.fremen 5>3", "one.vp 1>2", "alliances.fremen hagal>one")
	g.do("influence one fremen -1", "round skirmish-b", "agent one secrets", "rival hagal cards=stillsuits")
	if g.table().Alliance(facts.Fremen) != engine.Hagal || g.side(engine.Hagal).VP() != 0 || g.side(engine.One).VP() != 1 {
		t.Errorf("the Alliance is with %q, points %d and %d", g.table().Alliance(facts.Fremen), g.side(engine.Hagal).VP(), g.side(engine.One).VP())
	}
}

// recalled is a table where a Rival's next two Freighter icons bring it a
// choice of influence.
func recalled(t *testing.T, lines ...string) *game {
	t.Helper()
	return start(t, soloIx, tilesIx, "set left freighter 2", "influence left guild +2").do(lines...).do("round skirmish-b")
}

func Test_R_INF_4_a_Rival_takes_its_own_lowest(t *testing.T) {
	recalled(t, "influence left emperor +1", "influence left fremen +3").do("rival left cards=interstellar-shipping").settled()
	g := recalled(t, "influence left emperor +1", "influence left fremen +3", "influence right bene-gesserit +5").do("rival left cards=interstellar-shipping").settled()
	if got := g.side(engine.Left).Influence; got != [4]int8{1, 2, 1, 3} {
		t.Errorf("influence %v", got)
	}
	g = recalled(t, "influence left bene-gesserit +1").do("rival left cards=interstellar-shipping")
	g.asks(engine.KindFaction, engine.You, "emperor", "fremen").refused("pick guild", "R-INF-4").refused("rival right cards=wealth", "R-INF-4")
	g.do("pick fremen").settled().turn(engine.Right)
	if got := g.side(engine.Left).Influence; got != [4]int8{0, 2, 1, 1} {
		t.Errorf("influence %v", got)
	}
}

func Test_R_INF_4_a_track_at_6_is_no_choice(t *testing.T) {
	g := recalled(t, "influence left guild +4", "influence left emperor +6", "influence left fremen +6", "influence left bene-gesserit +5")
	g.do("rival left cards=interstellar-shipping").settled()
	if got := g.side(engine.Left).Influence; got != [4]int8{6, 6, 6, 6} {
		t.Errorf("influence %v", got)
	}
	g = recalled(t, "influence left guild +4", "influence left emperor +6", "influence left fremen +6", "influence left bene-gesserit +6")
	g.do("rival left cards=interstellar-shipping").settled().told("R-INF-4", engine.Left, "no Faction")
}

func Test_R_INF_4_with_two_players_the_First_Player_decides(t *testing.T) {
	for _, first := range []engine.Seat{engine.One, engine.Two} {
		g := start(t, "table two expansion=ix first="+first.String()+" deck=cards", "set hagal freighter 1", "influence hagal guild +2",
			"round skirmish-b", "agent "+first.String()+" arrakeen", "rival hagal cards=interstellar-shipping")
		g.asks(engine.KindFaction, first, "emperor", "bene-gesserit", "fremen").do("pick emperor").settled()
	}
}

func Test_R_INF_4_two_different_Factions_one_after_the_other(t *testing.T) {
	g := start(t, soloBase).skip(4).do("influence left guild +1", "influence left fremen +1", "influence left emperor +2",
		"round machinations", "set left deployed 1").rest()
	// The lowest is Bene Gesserit; it may not be taken twice, though still at 1.
	g.do("combat left=carthag", "resolve").asks(engine.KindFaction, engine.You, "guild", "fremen").do("pick fremen").settled()
	if got := g.side(engine.Left).Influence; got != [4]int8{2, 1, 1, 2} {
		t.Errorf("influence %v", got)
	}
}
