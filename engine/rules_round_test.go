package engine_test

import (
	"testing"

	"hagal/data/facts"
	"hagal/engine"
)

func Test_R_ROUND_1_a_Rival_defends(t *testing.T) {
	g := start(t, soloBase).skip(1).do("control arrakeen left")
	g.does("round siege-of-arrakeen", "round 1>2", "phase round-start>player-turns", "conflict >siege-of-arrakeen",
		"left.deployed 0>1", "left.supply 9>8")
	g.told("R-ROUND-1", engine.Left, "troop")
	// Not with another Conflict, and not without a troop.
	start(t, soloBase).skip(1).do("control arrakeen left").
		does("round siege-of-carthag", "round 1>2", "phase round-start>player-turns", "conflict >siege-of-carthag")
	start(t, soloBase).skip(1).do("control arrakeen left", "set left garrison 12").
		does("round siege-of-arrakeen", "round 1>2", "phase round-start>player-turns", "conflict >siege-of-arrakeen")
}

func Test_R_ROUND_1_a_human_may_defend(t *testing.T) {
	g := start(t, soloBase).skip(1).do("control carthag you")
	g.does("round siege-of-carthag", "round 1>2", "phase round-start>player-turns", "conflict >siege-of-carthag")
	g.told("R-ROUND-1", engine.You, "May deploy").does("set you deployed +1", "you.deployed 0>1")
	g.told("R-ROUND-1", engine.You, "Carthag is defended").titled("Defensive bonus").do("set you deployed +1").titled("Correction")
}

// A troop put into the Conflict by hand is a defence only for whoever controls
// its location, and before anybody's turn.
func Test_R_ROUND_1_a_correction_is_no_defence(t *testing.T) {
	start(t, soloBase).skip(1).do("control carthag you", "round siege-of-arrakeen", "set you deployed +1").titled("Correction")
	start(t, soloBase).skip(1).do("control carthag left", "round siege-of-carthag", "set you deployed +1").titled("Correction")
	start(t, soloBase).skip(1).do("control carthag you", "round siege-of-carthag", "set you deployed 1").titled("Correction")
	start(t, soloBase).skip(1).do("control carthag you", "round siege-of-carthag", "rival right cards=wealth", "set you deployed +1").titled("Correction")
	start(t, soloBase).skip(1).do("control carthag you", "round siege-of-carthag", "rival right cards=wealth", "lift right wealth", "set you deployed +1").titled("Correction")
}

// flag is a table of round 2 where a seat's dreadnought stands over your
// marker on Arrakeen.
func flag(t *testing.T) *game {
	t.Helper()
	g := start(t, soloIx, tilesIx, "round skirmish-b", "control arrakeen you", "dreadnoughts left supply=1 garrison=0 deployed=1")
	g.rest().do("combat left=carthag", "resolve", "recall")
	if c := g.table().ControlOf("arrakeen"); c.Dreadnought != engine.Left || c.Marker != engine.You {
		t.Fatalf("Arrakeen: %+v", c)
	}
	return g
}

func Test_R_ROUND_1_a_dreadnought_before_the_marker(t *testing.T) {
	g := flag(t)
	g.does("round siege-of-arrakeen", "round 1>2", "phase round-start>player-turns", "conflict >siege-of-arrakeen",
		"left.deployed 0>1", "left.supply 9>8")
}

func Test_R_ROUND_2_Rival_Swordmasters(t *testing.T) {
	for difficulty, round := range map[string]int{"mercenary": 5, "sardaukar": 4, "mentat": 3, "kwisatz-haderach": 3} {
		g := start(t, solo("base", difficulty)).skip(round - 2)
		if got := g.side(engine.Left).Agents; got != 2 {
			t.Errorf("%s: %d Agents before round %d", difficulty, got, round-1)
		}
		g.skip(1)
		g.do("round "+string(g.table().ConflictsDue()[0].ID)).told("R-ROUND-2", engine.Left, "third").told("R-ROUND-2", engine.Right, "third")
		for range 2 {
			if l, r := g.side(engine.Left).Agents, g.side(engine.Right).Agents; l != 3 || r != 3 {
				t.Errorf("%s: %d and %d Agents from round %d on", difficulty, l, r, round)
			}
			g.rest().do("combat", "resolve", "recall")
			g.do("round " + string(g.table().ConflictsDue()[0].ID))
		}
	}
}

// An Agent added by hand before that round is one of the four at the most.
func Test_R_ROUND_2_beside_Agents_added_by_hand(t *testing.T) {
	g := start(t, solo("base", "mentat")).skip(2).do("set left agents 4", "round guild-bank-raid")
	if got := g.side(engine.Left).Agents; got < 3 {
		t.Errorf("%d Agents", got)
	}
}

func Test_R_ROUND_2_no_Swordmaster_for_House_Hagal(t *testing.T) {
	g := start(t, twoBase)
	for range 6 {
		if g.skip(1); g.side(engine.Hagal).Agents != 3 {
			t.Errorf("%d Agents after round %d", g.side(engine.Hagal).Agents, g.table().Round())
		}
	}
}

func Test_R_ROUND_3_tiles_turn_up_and_Shuttle_Fleet_pays(t *testing.T) {
	g := start(t, soloIx, tilesIx, "own left training-drones", "own right shuttle-fleet")
	g.does("round skirmish-b", "round 0>1", "phase round-start>player-turns", "conflict >skirmish-b", "right.solari 0>2")
	g.told("R-ROUND-3", engine.Right, "2 Solari")
	g.do("rival left cards=secrets")
	if !g.side(engine.Left).Tiles[0].Down {
		t.Fatal("Training Drones are not used")
	}
	g.rest().do("combat", "resolve")
	g.do("recall").does("round desert-power", "round 1>2", "phase round-start>player-turns", "conflict >desert-power",
		"right.solari 2>4", "left.tech [down:true id:training-drones]>[down:false id:training-drones]")
	g.told("R-ROUND-3", engine.Left, "Training Drones")
}

func Test_R_ROUND_4_a_Conflict_III_lets_spice_buy_again(t *testing.T) {
	g := start(t, soloIx, tilesIx).skip(5)
	g.do("set left spice 14", "set right spice 6", "round trade-monopoly").rest().do("combat", "resolve", "recall")
	if g.side(engine.Left).Spice != 14 {
		t.Fatalf("%d spice before the Conflict III", g.side(engine.Left).Spice)
	}
	g.does("round grand-vision", "round 6>7", "phase round-start>player-turns", "conflict >grand-vision",
		"left.spice 14>0", "left.vp 0>2")
	if level := facts.ConflictOf("grand-vision").Level; level != 3 || g.table().Phase() != engine.PhasePlayerTurns {
		t.Errorf("level %d, phase %s", level, g.table().Phase())
	}
}
