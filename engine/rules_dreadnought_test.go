package engine_test

import (
	"testing"

	"hagal/engine"
)

const oneShip = "dreadnoughts left supply=1 garrison=0 deployed=1"

func Test_R_COMBAT_5_where_a_Rivals_dreadnought_goes(t *testing.T) {
	for _, c := range []struct {
		name  string
		marks []string
		want  string
	}{
		{"all unmarked", nil, "imperial-basin"},
		{"an opponent's before an unmarked", []string{"control carthag you"}, "carthag"},
		{"a Rival is an opponent", []string{"control arrakeen right"}, "arrakeen"},
		{"Basin first among opponents'", []string{"control carthag you", "control imperial-basin you"}, "imperial-basin"},
		{"Arrakeen before Carthag", []string{"control carthag you", "control arrakeen right"}, "arrakeen"},
		{"an unmarked before its own", []string{"control imperial-basin left", "control arrakeen left"}, "carthag"},
		{"its own at the last", []string{"control imperial-basin left", "control arrakeen left", "control carthag left"}, "imperial-basin"},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := fight(t, ixTable, 0, "skirmish-b", append(c.marks, oneShip)...).do("combat left=carthag")
			g.gains("control."+c.want+".dreadnought >left", "left.vp 0>1").settled()
		})
	}
}

func Test_R_COMBAT_5_not_where_a_dreadnought_stands(t *testing.T) {
	g := flag(t) // the left Rival's on Arrakeen
	g.do("round desert-power", "control carthag left", "dreadnoughts right supply=1 garrison=0 deployed=1").rest().do("combat right=carthag")
	g.gains("control.arrakeen.dreadnought left>", "control.carthag.dreadnought >right", "left.dreadnoughts.garrison 0>1", "right.vp 0>1", "right.water 1>2")
}

func Test_R_COMBAT_5_all_others_go_to_the_garrison(t *testing.T) {
	g := fight(t, ixTable, 0, "skirmish-b", "dreadnoughts left supply=0 garrison=0 deployed=2", "dreadnoughts right supply=0 garrison=1 deployed=1",
		"dreadnoughts you supply=1 garrison=0 deployed=1")
	g.do("combat left=carthag right=carthag")
	g.does("resolve", "phase combat>combat-end", "control.imperial-basin.dreadnought >left", "left.vp 0>1",
		"left.dreadnoughts.deployed 2>0", "left.dreadnoughts.garrison 0>1", "left.strength 6>0",
		"right.dreadnoughts.deployed 1>0", "right.dreadnoughts.garrison 1>2", "right.strength 3>0", "right.spice 0>1",
		"you.dreadnoughts.deployed 1>0", "you.strength 3>0")
}

func Test_R_COMBAT_5_nobody_wins_nobody_places(t *testing.T) {
	g := flag(t).do("round desert-power", "set right deployed 1", "set you deployed 1",
		"dreadnoughts right supply=1 garrison=0 deployed=1", "dreadnoughts you supply=1 garrison=0 deployed=1").rest()
	g.do("combat right=carthag").gains("control.arrakeen.dreadnought left>", "left.dreadnoughts.garrison 0>1",
		"right.dreadnoughts.garrison 0>1", "right.spice 0>1", "right.water 1>2")
}

func Test_R_COMBAT_5_the_human_chooses(t *testing.T) {
	g := fight(t, ixTable, 0, "skirmish-b", "control arrakeen you", "dreadnoughts you supply=1 garrison=0 deployed=1").do("combat", "resolve")
	g.asks(engine.KindLocation, engine.You, "imperial-basin", "arrakeen", "carthag").do("pick arrakeen").settled()
	if c := g.table().ControlOf("arrakeen"); c.Dreadnought != engine.You || c.Marker != engine.You {
		t.Errorf("Arrakeen: %+v", c)
	}
}

func Test_R_COMBAT_5_House_Hagals_dreadnought(t *testing.T) {
	g := fight(t, twoIx, 0, "skirmish-b", "control carthag two", "dreadnoughts hagal supply=1 garrison=0 deployed=1").do("combat hagal=carthag")
	g.gains("control.carthag.dreadnought >hagal")
	g.do("recall", "round desert-power").silent("R-CARD-4").do("agent two carthag").silent("R-CARD-4")
	g.do("rival hagal cards=secrets").rest().do("combat").gains("control.carthag.dreadnought hagal>", "hagal.dreadnoughts.garrison 0>1")
}

// The example of Combat in the Rise of Ix rulebook: two troops, against one
// dreadnought with two swords, against a dreadnought with two troops.
func TestExampleDreadnoughtsInCombat(t *testing.T) {
	g := flag(t).do("round desert-power", "set right deployed 2", "dreadnoughts left supply=0 garrison=0 deployed=1",
		"set you deployed 2", "dreadnoughts you supply=1 garrison=0 deployed=1").rest()
	g.do("combat left=harvest-spice right=carthag").scores(7, 5, 4).do("resolve")
	// Arrakeen holds a dreadnought; the winner takes Imperial Basin.
	g.asks(engine.KindLocation, engine.You, "imperial-basin", "carthag").refused("pick arrakeen", "R-COMBAT-5")
	g.does("pick imperial-basin", "control.imperial-basin.dreadnought >you", "control.arrakeen.dreadnought left>",
		"left.dreadnoughts.deployed 1>0", "left.dreadnoughts.garrison 0>2", "left.strength 5>0",
		"right.deployed 2>0", "right.supply 7>9", "right.strength 4>0", "you.deployed 2>0", "you.dreadnoughts.deployed 1>0", "you.strength 7>0",
		"phase combat>combat-end", "decision.by you>", "decision.kind location>", "decision.options imperial-basin carthag>",
		"decision.rule R-COMBAT-5>", "decision.seat you>")
	// The marker beneath the old one counts again.
	g.do("recall", "round siege-of-arrakeen").told("R-ROUND-1", engine.You, "Arrakeen")
}

// The example of a Rival's dreadnought: opponents hold Arrakeen and Carthag,
// so Arrakeen, though Imperial Basin is free.
func TestExampleRivalDreadnoughtTakesArrakeen(t *testing.T) {
	g := fight(t, ixTable, 0, "skirmish-b", "control arrakeen right", "control carthag you", oneShip).do("combat left=carthag")
	g.gains("control.arrakeen.dreadnought >left", "left.vp 0>1")
}

// The example of the Shipping track: from the top space a Rival comes to,
// the Freighter is recalled for both rewards.
func TestExampleFreighterRecalled(t *testing.T) {
	g := start(t, soloIx, tilesIx, "set left freighter 2", "influence left emperor +1", "influence left guild +1", "influence left fremen +1", "round skirmish-b")
	g.does("rival left cards=smuggling-shipping", "agents.smuggling >left", "left.agents 2>1", "left.freighter 2>0", "left.solari 0>5", "right.solari 0>1",
		"left.garrison 3>5", "left.supply 9>7", "left.influence.bene-gesserit 0>1")
}
