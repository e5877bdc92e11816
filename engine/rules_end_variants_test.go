package engine_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"hagal/data/facts"
	"hagal/engine"
)

func Test_R_END_1_Makers(t *testing.T) {
	g := start(t, soloBase, "round skirmish-b", "bonus imperial-basin 1", "rival left cards=harvest-spice", "rival right cards=wealth", "agent you the-great-flat")
	g.rest().do("combat left=carthag", "resolve")
	g.does("recall", "phase combat-end>round-start", "conflict skirmish-b>", "first left>right", "bonus_spice.hagga-basin 0>1",
		"agents.imperial-basin left>", "agents.wealth right>", "agents.the-great-flat you>", "left.agents 0>2", "right.agents 0>2")
	g.do("round desert-power").rest().do("combat", "resolve", "recall")
	for space, want := range map[string]int{"imperial-basin": 1, "hagga-basin": 2, "the-great-flat": 1} {
		if got := g.table().State().Bonus; got[facts.SpaceID(space)] != want {
			t.Errorf("%d bonus spice on %s, want %d", got[facts.SpaceID(space)], space, want)
		}
	}
}

func Test_R_END_2_the_game_ends_at_Recall(t *testing.T) {
	epic := strings.Replace(ixTable, "deck=", "variants=epic deck=", 1)
	for _, c := range []struct {
		table string
		set   string
		phase engine.Phase
	}{
		{soloBase, "set you vp 9", engine.PhaseRoundStart},
		{soloBase, "set you vp 10", engine.PhaseEndgame},
		{soloBase, "set right vp 10", engine.PhaseEndgame},
		{twoBase, "set two vp 11", engine.PhaseEndgame},
		{epic, "set left vp 11", engine.PhaseRoundStart},
		{epic, "set left vp 12", engine.PhaseEndgame},
	} {
		g := fight(t, c.table, 1, "raid-stockpiles", c.set)
		if g.do("combat", "resolve"); g.table().Phase() != engine.PhaseCombatEnd {
			t.Errorf("%s: phase %s before Recall", c.set, g.table().Phase())
		}
		if g.do("recall"); g.table().Phase() != c.phase {
			t.Errorf("%s: phase %s, want %s", c.set, g.table().Phase(), c.phase)
		}
	}
}

func Test_R_END_2_when_the_Conflict_deck_is_empty(t *testing.T) {
	for _, table := range []string{twoBase, twoIx, "table two expansion=ix first=two variants=epic deck=cards"} {
		g := start(t, table).skip(9)
		g.do("round "+string(g.table().ConflictsDue()[0].ID)).rest().do("combat", "resolve", "recall")
		if g.table().Phase() != engine.PhaseEndgame || g.table().Round() != 10 {
			t.Errorf("%s: phase %s after round %d", table, g.table().Phase(), g.table().Round())
		}
		g.refused("round battle-for-carthag", "R-ROUND-1")
	}
}

// ended is a table in the endgame, the points given.
func ended(t *testing.T, table string, lines ...string) *game {
	t.Helper()
	g := start(t, strings.Split(table, "\n")...).do(lines...).do("round skirmish-b").rest().do("combat", "resolve", "recall")
	if g.table().Phase() != engine.PhaseEndgame {
		t.Fatalf("phase %s", g.table().Phase())
	}
	return g
}

func Test_R_END_3_endgame_points_of_Rivals(t *testing.T) {
	for _, c := range []struct {
		name string
		set  []string
		vp   int // beyond those before
	}{
		{"Holtzman Engine", []string{"own left holtzman-engine"}, 1},
		{"Memocorders at 3 on all", []string{"own left memocorders", "influence left emperor +3", "influence left guild +3",
			"influence left bene-gesserit +3", "influence left fremen +6"}, 1},
		{"Memocorders at 2 on one", []string{"own left memocorders", "influence left emperor +3", "influence left guild +3",
			"influence left bene-gesserit +3", "influence left fremen +2"}, 0},
		{"Spy Satellites, two Factions at 1 or less", []string{"own left spy-satellites", "influence left emperor +1", "influence left guild +2",
			"influence left bene-gesserit +3"}, 2},
		{"Spy Satellites, none", []string{"own left spy-satellites", "influence left emperor +2", "influence left guild +2",
			"influence left bene-gesserit +3", "influence left fremen +2"}, 0},
		{"all but those", []string{"own left chaumurky", "own left shuttle-fleet", "own left windtraps", "own left detonation-devices"}, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := start(t, soloIx, "tiles invasion-ships artillery spaceport").do(c.set...).do("set you vp 10", "round skirmish-b").rest().do("combat", "resolve")
			before := g.side(engine.Left).VP()
			if g.do("recall"); g.side(engine.Left).VP()-before != c.vp {
				t.Errorf("%d points at the end, want %d", g.side(engine.Left).VP()-before, c.vp)
			}
		})
	}
}

func Test_R_END_3_the_player_enters_endgame_points(t *testing.T) {
	g := ended(t, twoBase, "set one vp 10", "set two vp 9").does("final two points=2", "two.vp 9>11").refused("final two points=1", "R-END-3")
	if g.do("final one"); g.table().Winner() != engine.Two || g.table().DecidedBy() != "points" {
		t.Errorf("%q wins by %s", g.table().Winner(), g.table().DecidedBy())
	}
	start(t, twoBase).refused("final one points=1", "R-END-3")
}

func Test_R_END_4_most_points_then_the_ties(t *testing.T) {
	tied := []string{"set you vp 10", "set left vp 10"}
	for _, c := range []struct {
		name  string
		set   []string
		final string
		want  engine.Seat
	}{
		{"most points", []string{"set you vp 10", "set left vp 11"}, "final you spice=9", engine.Left},
		{"points told at the end", []string{"set you vp 9", "set left vp 10"}, "final you points=2", engine.You},
		{"Chaumurky before spice", and(tied, "own left chaumurky"), "final you spice=9", engine.Left},
		{"spice", and(tied, "set left spice 3", "set left solari 0"), "final you spice=4", engine.You},
		{"more spice", and(tied, "set left spice 3"), "final you spice=2 solari=9", engine.Left},
		{"Solari", and(tied, "set left spice 3", "set left solari 4"), "final you spice=3 solari=3 water=9", engine.Left},
		{"water", and(tied, "set left spice 3", "set left water 2"), "final you spice=3 water=1 garrison=9", engine.Left},
		{"troops in garrison", and(tied, "set left garrison 5"), "final you water=1 garrison=4", engine.Left},
		{"who revealed last: a Rival never", and(tied, "set left garrison 5"), "final you water=1 garrison=5", engine.You},
		{"between two Rivals", []string{"set right vp 10", "set left vp 10", "set right spice 1"}, "final you spice=9", engine.Right},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := ended(t, ixTable, c.set...).do(c.final)
			if g.table().Winner() != c.want || g.table().Phase() != engine.PhaseOver {
				t.Errorf("%q wins by %s, want %s", g.table().Winner(), g.table().DecidedBy(), c.want)
			}
			g.refused("set you vp 12", "R-END-4").do("name you Paul")
		})
	}
}

func Test_R_END_4_Chaumurky_of_the_player(t *testing.T) {
	g := start(t, soloIx, "tiles chaumurky holtzman-engine spaceport", "set you vp 10", "set left vp 10", "set left spice 5", "round skirmish-b",
		"acquire you 1", "tile 1 windtraps").rest().do("combat", "resolve", "recall", "final you")
	if g.table().Winner() != engine.You {
		t.Errorf("%q wins by %s; you own Chaumurky", g.table().Winner(), g.table().DecidedBy())
	}
}

func Test_R_END_4_two_players_who_revealed_last(t *testing.T) {
	for _, first := range []string{"one", "two"} {
		g := ended(t, "table two expansion=base first="+first+" deck=cards", "set one vp 10", "set two vp 10").do("final one spice=1", "final two spice=1")
		if want := map[string]engine.Seat{"one": engine.Two, "two": engine.One}[first]; g.table().Winner() != want {
			t.Errorf("%s reveals first, and %q wins", first, g.table().Winner())
		}
	}
}

func Test_R_END_4_asks_only_when_needed(t *testing.T) {
	g := ended(t, twoBase, "set one vp 10", "set two vp 8")
	for points, want := range map[int]bool{0: false, 1: false, 2: true, 3: false} {
		for _, s := range []engine.Seat{engine.One, engine.Two} {
			tied, _ := g.table().Tie(s, map[engine.Seat]engine.Final{engine.Two: {Points: points}})
			if got := len(tied) > 0; got != want {
				t.Errorf("with %d points more of two, tie-breakers of %s needed: %v", points, s, got)
			}
		}
	}
	g = ended(t, soloBase, "set you vp 8", "set left vp 10", "set right vp 8")
	if tied, asked := g.table().Tie(engine.You, nil); len(tied)+len(asked) > 0 {
		t.Error("a tie for second asks for tie-breakers")
	}
}

// Each figure is asked for only where those before it are equal to the best of
// those tied with.
func Test_R_END_4_asks_no_more_than_decides(t *testing.T) {
	g := ended(t, soloBase, "set you vp 10", "set left vp 10", "set right vp 8", "set left spice 5", "set left solari 5", "set left water 1", "set left garrison 2")
	if v := g.table().Side(engine.Left).VP(); v != 10 {
		t.Fatalf("the Rival has %d points", v)
	}
	all := []facts.Good{facts.Spice, facts.Solari, facts.Water, facts.Troop}
	for _, c := range []struct {
		told string
		want int
	}{
		{"final you", 1},
		{"final you spice=4 solari=9", 1},
		{"final you spice=6", 1},
		{"final you spice=5", 2},
		{"final you spice=5 solari=6", 2},
		{"final you spice=5 solari=5", 3},
		{"final you spice=5 solari=5 water=1", 4},
		{"final you spice=5 solari=5 water=1 garrison=2", 4},
	} {
		tied, asked := g.table().Tie(engine.You, map[engine.Seat]engine.Final{engine.You: parsed(t, c.told).(engine.Final)})
		if want := all[:c.want]; !slices.Equal(tied, []engine.Seat{engine.Left}) || !slices.Equal(asked, want) {
			t.Errorf("%s: tied with %v, asked for %v, want %v", c.told, tied, asked, want)
		}
	}
}

func Test_R_VAR_1_Imperium_Row_churn(t *testing.T) {
	churn := strings.Replace(soloBase, "deck=", "variants=churn deck=", 1)
	trash := func(n int) string { return fmt.Sprintf("card %d ", n) }
	for _, c := range []struct {
		dice       string
		gone, stay []int
	}{
		{"2,5", []int{2, 5}, []int{1, 3, 4, 6}},
		{"4,4", []int{4}, []int{1, 2, 3, 5, 6}},
		{"6,1", []int{1}, []int{2, 3, 4, 5, 6}},
		{"6,6", nil, []int{1, 2, 3, 4, 5, 6}},
	} {
		g := start(t, churn, "round skirmish-b", "set left agents 0", "set right agents 0").do("reveal you dice=" + c.dice)
		for _, n := range c.gone {
			if g.told("R-VAR-1", engine.Nobody, trash(n)); strings.Count(g.log(), trash(n)) != 1 {
				t.Errorf("%s: card %d is not trashed once", c.dice, n)
			}
		}
		for _, n := range c.stay {
			if strings.Contains(g.log(), trash(n)) {
				t.Errorf("%s: card %d is trashed", c.dice, n)
			}
		}
	}
	// Without dice the app rolls and saves them; without the variant none are taken.
	g := start(t, churn, "round skirmish-b", "set left agents 0", "set right agents 0", "reveal you").told("R-VAR-1", engine.Nobody, "Dice")
	dice := g.s.Last().Input.(engine.Reveal).Dice
	if dice[0] < 1 || dice[0] > 6 || dice[1] < 1 || dice[1] > 6 || !strings.Contains(g.s.Lines()[4], fmt.Sprintf("dice=%d,%d", dice[0], dice[1])) {
		t.Errorf("rolls %v, saves %q", dice, g.s.Lines()[4])
	}
	start(t, soloBase, "round skirmish-b", "set left agents 0", "set right agents 0").refused("reveal you dice=1,2", "R-VAR-1").do("reveal you").silent("R-VAR-1")
}

func Test_R_VAR_3_Epic(t *testing.T) {
	epic := "table two expansion=ix first=one variants=epic deck=cards"
	g := start(t, epic).refused("round skirmish-b", "R-SETUP-6").skip(4)
	g.refused("round grand-vision", "R-SETUP-6").skip(1)
	g.refused("round siege-of-carthag", "R-SETUP-6").do("round grand-vision", "set one vp 11").rest().do("combat", "resolve", "recall")
	if g.table().Phase() != engine.PhaseRoundStart {
		t.Errorf("phase %s at 11 points", g.table().Phase())
	}
}

// The base box has four Conflicts III, and Epic asks for five.
func Test_R_VAR_3_Epic_only_with_Ix(t *testing.T) {
	for _, mode := range []string{"two expansion=%s first=one variants=epic deck=app",
		"solo expansion=%s difficulty=mentat you=- left=leto-atreides right=glossu-rabban variants=brutal,epic deck=app"} {
		(&game{T: t}).refused("table "+fmt.Sprintf(mode, "base"), "R-VAR-3")
		start(t, "table "+fmt.Sprintf(mode, "ix"))
	}
}

func Test_R_ACT_1_what_the_player_can_do_to_a_Rival(t *testing.T) {
	g := start(t, soloIx, tilesIx, "round skirmish-b", "rival left cards=stillsuits", "rival right cards=wealth")
	g.does("set left garrison -1", "left.garrison 1>0", "left.supply 9>10").does("set left deployed -1", "left.deployed 2>1", "left.supply 10>11")
	g.does("influence left fremen -1", "left.influence.fremen 1>0").does("set left intrigue -1", "left.intrigue 1>0")
	g.does("move left stillsuits carthag", "agents.stillsuits left>", "agents.carthag >left")
	g.does("lift left carthag", "agents.carthag left>", "left.agents 1>2").refused("lift left carthag", "R-ACT-1").refused("move left carthag arrakeen", "R-ACT-1")
	g.refused("set left garrison -1", "R-ACT-1").refused("set left deployed 13", "R-ACT-1").refused("set left agents 5", "R-ACT-1")
	g.does("set left vp +2", "left.vp 0>2").does("set left water 0", "left.water 1>0").does("set left negotiators 2", "left.negotiators 0>2", "left.supply 11>9")
	g.does("own left windtraps", "left.tech >[down:false id:windtraps]").does("trash left windtraps", "left.tech [down:false id:windtraps]>")
	g.does("first you", "first left>you").does("control carthag right", "control.carthag.marker >right").does("control carthag none", "control.carthag.marker right>")
	g.does("dreadnoughts left supply=0 garrison=1 deployed=1", "left.dreadnoughts.supply 2>0", "left.dreadnoughts.garrison 0>1", "left.dreadnoughts.deployed 0>1")
}

func Test_R_ACT_1_points_set_by_hand_are_what_was_set(t *testing.T) {
	g := start(t, soloBase, "influence left emperor +2", "set left vp 0", "influence left emperor -1").does("set left vp 3", "left.vp 0>3")
	g.does("influence left emperor +1", "left.influence.emperor 1>2", "left.vp 3>4")
}

func Test_R_ACT_1_an_Intrigue_card_only_from_a_Rival_with_4(t *testing.T) {
	// A Rival sells three at once, so it never has four: the hand correction
	// alone is left, and it serves every other case.
	g := start(t, soloBase).does("set left intrigue 4", "left.vp 0>1")
	if got := g.side(engine.Left).Intrigue; got >= 4 {
		t.Errorf("%d Intrigue cards kept", got)
	}
}

func Test_R_ACT_1_The_Voice_until_the_next_turn(t *testing.T) {
	g := start(t, soloBase, "round skirmish-b", "rival left cards=secrets", "rival right cards=wealth", "voice you carthag", "agent you arrakeen")
	g.refused("rival left cards=carthag", "R-DRAW-2").do("rival left cards=foldspace").refused("rival right cards=carthag", "R-DRAW-2")
	g.do("rival right cards=conspire").turn(engine.You)
	if v := g.table().Voices(); len(v) != 0 {
		t.Errorf("still blocked: %v", v)
	}
	// It blocks the other human, not its owner; and lasts over a Recall.
	g = start(t, twoBase, "round skirmish-b", "voice one carthag", "agent one arrakeen", "rival hagal cards=secrets")
	g.refused("agent two carthag", "R-ACT-1").refused("agent two carthag infiltrate", "R-ACT-1").do("agent two wealth").turn(engine.One).do("agent one carthag")
	g = start(t, twoBase, "round skirmish-b", "voice one carthag", "reveal one").do("reveal two", "combat", "resolve", "recall", "round desert-power").turn(engine.Two)
	g.refused("agent two carthag", "R-ACT-1").do("agent two wealth").turn(engine.Hagal)
}

func Test_R_ACT_2_infiltration_shares_a_space(t *testing.T) {
	g := start(t, soloBase, "round skirmish-b", "rival left cards=secrets", "rival right cards=wealth")
	g.refused("agent you secrets", "R-DRAW-2").does("agent you secrets infiltrate", "agents.secrets left>left you", "you.influence.bene-gesserit 0>1")
}
