package engine_test

import (
	"strings"
	"testing"

	"hagal/data/facts"
	"hagal/engine"
)

func TestTrapImperialBasinPaysSpice(t *testing.T) {
	start(t, soloBase, "control imperial-basin right", "bonus imperial-basin 1", "round skirmish-b").does("rival left cards=harvest-spice",
		and(atCombat("imperial-basin", 0), "left.spice 0>2", "bonus_spice.imperial-basin 1>0", "right.spice 0>1")...)
}

func TestTrapMarkerWhenARivalWins(t *testing.T) {
	// Solo the marker changes hands; House Hagal only takes it off.
	wins(t, soloBase, 1, "siege-of-carthag", "control carthag you").gains("control.carthag.marker you>left", "left.vp 0>1")
	wins(t, soloBase, 1, "siege-of-carthag", "control carthag right").gains("control.carthag.marker right>left", "left.vp 0>1")
	fight(t, twoBase, 1, "siege-of-carthag", "control carthag two", "set hagal deployed 1").do("combat hagal=carthag").gains("control.carthag.marker two>")
}

func TestTrapControlPaysForOnesOwnAgent(t *testing.T) {
	start(t, soloBase, "control arrakeen left", "round skirmish-b").does("rival left cards=arrakeen-1p",
		and(atCombat("arrakeen", 1), "left.spice 0>1", "left.solari 0>1")...)
	start(t, soloBase, "control imperial-basin left", "bonus imperial-basin 1", "round skirmish-b").does("rival left cards=harvest-spice",
		and(atCombat("imperial-basin", 0), "left.spice 0>3", "bonus_spice.imperial-basin 1>0")...)
	start(t, twoBase, "control carthag one", "round skirmish-b").do("agent one carthag").told("R-CARD-4", engine.One, "1 Solari")
}

func TestTrapNoHagalTurnAfterTheFirstPlayersReveal(t *testing.T) {
	g := start(t, twoBase, "round skirmish-b", "agent one arrakeen", "rival hagal cards=secrets", "agent two carthag")
	g.do("reveal one").turn(engine.Two)
	// The other player goes on alone, a third Agent and all, without it.
	g.do("agent two wealth").turn(engine.Two).do("agent two mentat").turn(engine.Two).do("reveal two").turn(engine.Nobody)
	if g.side(engine.Hagal).Agents != 2 || g.table().Phase() != engine.PhaseCombat {
		t.Errorf("%d Agents at home in phase %s", g.side(engine.Hagal).Agents, g.table().Phase())
	}
}

func TestTrapNoHagalTurnAfterTheOtherPlayersAgent(t *testing.T) {
	g := start(t, twoBase, "round skirmish-b", "pass one", "agent two carthag").turn(engine.One)
	g.do("pass one", "agent two wealth").turn(engine.One).do("pass one", "agent two mentat").turn(engine.One)
}

func TestTrapRabbansTwoTroopsWithAnAlliance(t *testing.T) {
	scene := []string{solo("base", "sardaukar"), "influence right fremen +4", "round skirmish-b", "rival left cards=secrets"}
	g := start(t, scene...).does("rival right cards=arrakeen-1p", "agents.arrakeen >right", "right.agents 2>1", "right.garrison 3>1",
		"right.supply 9>6", "right.deployed 0>5")
	// One without: an Alliance of another's does nothing.
	start(t, scene[0], "influence left fremen +4", "round skirmish-b", "rival left cards=secrets").does("rival right cards=arrakeen-1p",
		"agents.arrakeen >right", "right.agents 2>1", "right.garrison 3>1", "right.supply 9>7", "right.deployed 0>4")
	if got := g.table().Alliance(facts.Fremen); got != engine.Right {
		t.Errorf("the Alliance is with %q", got)
	}
}

func TestTrapTwoDifferentFactions(t *testing.T) {
	// Machinations: the lowest stays lowest after one step, and is no choice for the second.
	g := wins(t, soloBase, 4, "machinations", "influence left emperor +5", "influence left guild +4", "influence left bene-gesserit +3")
	g.gains("alliances.bene-gesserit >left", "left.influence.bene-gesserit 3>4", "left.influence.fremen 0>1", "left.vp 5>6")
	// Shuttle Fleet, the first chosen by the player.
	g = start(t, soloIx, "tiles shuttle-fleet artillery spaceport", "set left spice 6", "influence left emperor +1", "influence left guild +1", "round skirmish-b")
	g.do("rival left cards=dreadnought-1p").asks(engine.KindFaction, engine.You, "bene-gesserit", "fremen").do("pick fremen").asks(engine.KindTurnUp, engine.You, "1")
	if got := g.side(engine.Left).Influence; got != [4]int8{1, 1, 1, 1} {
		t.Errorf("influence %v", got)
	}
	// All four equal: three are left for the second.
	g = start(t, soloIx, "tiles shuttle-fleet artillery spaceport", "set left spice 6", "round skirmish-b", "rival left cards=dreadnought-1p", "pick guild")
	g.asks(engine.KindFaction, engine.You, "emperor", "bene-gesserit", "fremen")
	// A human too takes two.
	g = fight(t, soloBase, 4, "machinations", "set you deployed 1").do("combat", "resolve", "pick guild")
	g.asks(engine.KindFaction, engine.You, "emperor", "bene-gesserit", "fremen").do("pick emperor").settled()
}

func TestTrapSwordmastersInTheVeryRound(t *testing.T) {
	g := start(t, solo("base", "kwisatz-haderach")).skip(2).do("round guild-bank-raid").turn(engine.You).do("reveal you")
	for _, card := range []string{"secrets", "wealth", "foldspace", "conspire", "stillsuits", "carthag"} {
		g.do("rival " + g.table().Turn().String() + " cards=" + card)
	}
	n := map[engine.Seat]int{}
	for _, a := range g.table().Agents() {
		n[a.Seat]++
	}
	if g.table().Phase() != engine.PhaseCombat || n[engine.Left] != 3 || n[engine.Right] != 3 {
		t.Errorf("phase %s, Agents on the board %v", g.table().Phase(), n)
	}
}

func TestTrapTwoPointsBoughtAtOnce(t *testing.T) {
	g := start(t, soloBase).does("set left solari 14", "left.vp 0>2")
	g.does("set left water 6", "left.water 1>0", "left.vp 2>4")
	// Two kinds in one reward: the third water and the third Intrigue card.
	g = fight(t, ixTable, 5, "trade-monopoly", "set you deployed 3", "set left deployed 1", "set left water 2", "set left intrigue 2")
	g.do("combat left=carthag").gains("left.intrigue 2>0", "left.vp 0>2", "left.water 2>0")
}

func TestTrapSevenSpiceKeptUntilAConflictIII(t *testing.T) {
	g := start(t, soloIx, tilesIx).skip(5).do("bonus the-great-flat 4", "round trade-monopoly", "reveal you", "rival left cards=harvest-spice")
	has := func(when string, spice, points int) {
		t.Helper()
		if s := g.side(engine.Left); s.Spice != spice || s.VP() != points {
			t.Errorf("%s: %d spice, %d points; want %d and %d", when, s.Spice, s.VP(), spice, points)
		}
	}
	has("in a Conflict II", 7, 0)
	g.rest().do("combat left=carthag", "resolve", "recall") // Trade Monopoly gives no spice
	has("after Recall", 7, 0)
	g.do("round grand-vision")
	has("in a Conflict III", 0, 1)
}

func TestTrapNegotiatorsCountedAndHomeAgain(t *testing.T) {
	g := start(t, soloIx, "tiles flagship artillery spaceport", "set left negotiators 3", "set left spice 4", "round skirmish-b")
	// 8 less 1, less 3 Negotiators, is 4 spice; the three troops are in supply again.
	g.does("rival left cards=tech-negotiation", "agents.tech-negotiation >left", "left.agents 2>1", "left.negotiators 3>0", "left.supply 6>9",
		"left.spice 4>0", "left.vp 0>1", "left.tech >[down:false id:flagship]",
		"stacks [left:6 up:flagship] [left:6 up:artillery] [left:6 up:spaceport]>[left:5 up:] [left:6 up:artillery] [left:6 up:spaceport]",
		"decision.by >you", "decision.kind >turn-up", "decision.options >1", "decision.rule >R-TECH-4")
}

func TestTrapTrainingDronesTheTurnTheyAreAcquired(t *testing.T) {
	g := start(t, "table solo expansion=ix difficulty=sardaukar you=- left=rhombur-vernius right=ilban-richese deck=cards",
		"tiles training-drones artillery spaceport", "set left spice 3", "round skirmish-b")
	g.do("rival left cards=arrakeen-1p").asks(engine.KindTurnUp, engine.You, "1").do("tile 1 windtraps").turn(engine.Right)
	// The card's troop, the drones' troop and two of the garrison.
	if s := g.side(engine.Left); s.Deployed != 4 || s.Garrison != 1 || s.Supply != 7 || !s.Tiles[0].Down {
		t.Errorf("%d deployed, %d in garrison, %d in supply, tiles %v", s.Deployed, s.Garrison, s.Supply, s.Tiles)
	}
	g.rest().do("combat left=carthag", "resolve", "recall", "round desert-power", "rival right cards=secrets", "reveal you")
	if g.side(engine.Left).Tiles[0].Down {
		t.Error("they are not turned up")
	}
	g.do("rival left cards=wealth")
	if s := g.side(engine.Left); s.Garrison != 2 || !s.Tiles[0].Down {
		t.Errorf("%d in garrison, tiles %v", s.Garrison, s.Tiles)
	}
}

func TestTrapInvasionShipsOnceARound(t *testing.T) {
	g := ships(t).do("rival left cards=secrets", "rival right cards=wealth", "agent you conspire", "set left agents 2", "deck cards")
	// Never against its own Agent, another's beside it or not, nor The Voice.
	g.refused("rival left cards=secrets", "R-DRAW-2").do("move right wealth secrets").refused("rival left cards=secrets", "R-DRAW-2")
	g.do("voice you conspire").refused("rival left cards=conspire", "R-DRAW-2")
	g.do("move right secrets wealth", "rival left cards=wealth").told("R-DRAW-7", engine.Left, "Invasion Ships")
	g.do("rival right cards=foldspace", "agent you arrakeen").refused("rival left cards=arrakeen-1p", "R-DRAW-2").do("rival left cards=carthag")
	// Up again in the next round.
	g.rest().do("combat left=harvest-spice", "resolve", "recall", "round desert-power", "rival right cards=selective-breeding", "agent you foldspace")
	g.do("rival left cards=foldspace").told("R-DRAW-7", engine.Left, "Invasion Ships")
}

func TestTrapTheDeckRunsOutInTheMiddleOfATurn(t *testing.T) {
	g := start(t, soloBase, "round skirmish-b", "rival left cards=secrets", "lift left secrets").voiced("secrets")
	g.does("rival right cards="+cards("secrets")+",secrets", "agents.secrets >right", "right.agents 2>1", "right.influence.bene-gesserit 0>1")
	g.told("R-DRAW-3", engine.Nobody, "27").left(26)
	// The app draws the same way, and what it drew replays.
	g = start(t, strings.Replace(soloBase, "deck=cards", "deck=app seed=11", 1), "round skirmish-b").voiced("secrets", "wealth")
	g.do("rival left", "rival right")
	if n := len(g.table().Agents()); n != 2 {
		t.Errorf("%d Agents on the board", n)
	}
}

func TestTrapYourPurchaseLeavesNoTileForARival(t *testing.T) {
	g := start(t, soloIx, "tiles artillery spaceport windtraps", "round skirmish-b", "rival left cards=secrets", "rival right cards=wealth")
	g.does("acquire you 3", "stacks [left:6 up:artillery] [left:6 up:spaceport] [left:6 up:windtraps]>[left:6 up:artillery] [left:6 up:spaceport] [left:5 up:]",
		"decision.by >you", "decision.kind >turn-up", "decision.options >3", "decision.rule >R-TECH-4").refused("agent you arrakeen", "R-TECH-4")
	// Nothing for a Rival yet: the topmost of the two largest stacks loses its tile.
	g.do("tile 3 minimic-film").told("R-TECH-4", engine.Nobody, "Artillery trashed").asks(engine.KindTurnUp, engine.You, "1")
	g.do("tile 1 holoprojectors").told("R-TECH-4", engine.Nobody, "Spaceport trashed").asks(engine.KindTurnUp, engine.You, "2")
	g.refused("tile 2 artillery", "R-SETUP-7").refused("tile 2 windtraps", "R-SETUP-7").do("tile 2 flagship").settled().do("agent you arrakeen")
}
