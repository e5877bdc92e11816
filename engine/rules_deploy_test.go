package engine_test

import (
	"testing"

	"hagal/engine"
)

func Test_R_DEPLOY_1_recruits_and_two_from_the_garrison(t *testing.T) {
	for _, c := range []struct {
		garrison string
		want     []string
	}{
		{"set left garrison 0", []string{"left.deployed 0>3", "left.supply 12>9"}},
		{"set left garrison 1", []string{"left.deployed 0>4", "left.garrison 1>0", "left.supply 11>8"}},
		{"set left garrison 7", []string{"left.deployed 0>5", "left.garrison 7>5", "left.supply 5>2"}},
		{"set left garrison 11", []string{"left.deployed 0>3", "left.garrison 11>9", "left.supply 1>0"}},
	} {
		start(t, soloBase, c.garrison, "round skirmish-b").does("rival left cards=heighliner",
			and(c.want, "agents.heighliner >left", "left.agents 2>1", "left.influence.guild 0>1")...)
	}
	// Away from a Combat space the recruits stay home.
	start(t, soloBase, "round skirmish-b").does("rival left cards=conspire", and(inGarrison("conspire", 2), "left.influence.emperor 0>1")...)
}

func Test_R_DEPLOY_1_whatever_the_source(t *testing.T) {
	// Hundro Moritani's ring recalls the Freighter: two more recruits at Arrakeen.
	g := start(t, "table solo expansion=ix difficulty=sardaukar you=- left=hundro-moritani right=ilban-richese deck=cards", tilesIx,
		"set left spice 1", "set left freighter 2", "influence left emperor +1", "influence left guild +1", "influence left fremen +1", "round skirmish-b")
	g.does("rival left cards=arrakeen-1p", "agents.arrakeen >left", "left.agents 2>1", "left.spice 1>0", "left.freighter 2>0",
		"left.solari 0>5", "right.solari 0>1", "left.influence.bene-gesserit 0>1", "left.garrison 3>1", "left.deployed 0>5", "left.supply 9>6")
}

func Test_R_DEPLOY_2_dreadnoughts_go_first(t *testing.T) {
	for _, c := range []struct {
		fleet string
		want  []string
	}{
		{"dreadnoughts left supply=1 garrison=1 deployed=0", []string{"left.garrison 3>2", "left.deployed 0>2",
			"left.dreadnoughts.garrison 1>0", "left.dreadnoughts.deployed 0>1"}},
		{"dreadnoughts left supply=0 garrison=2 deployed=0", []string{"left.deployed 0>1",
			"left.dreadnoughts.garrison 2>0", "left.dreadnoughts.deployed 0>2"}},
	} {
		start(t, soloIx, tilesIx, c.fleet, "round skirmish-b").does("rival left cards=carthag",
			and(c.want, "agents.carthag >left", "left.agents 2>1", "left.supply 9>8")...)
	}
	// The same for House Hagal.
	start(t, twoIx, "dreadnoughts hagal supply=1 garrison=1 deployed=0", "set hagal garrison 2", "round skirmish-b", "agent one secrets").
		does("rival hagal cards=stillsuits", "agents.stillsuits >hagal", "hagal.agents 3>2", "hagal.influence.fremen 0>1",
			"hagal.garrison 2>1", "hagal.deployed 0>1", "hagal.dreadnoughts.garrison 1>0", "hagal.dreadnoughts.deployed 0>1")
}

func flagship(t *testing.T, lines ...string) *game {
	t.Helper()
	return start(t, soloIx, tilesIx, "own left flagship", "set left solari 5").do(lines...).do("round skirmish-b")
}

const (
	flagshipUp   = "[down:false id:flagship]"
	flagshipDown = "[down:true id:flagship]"
)

func Test_R_DEPLOY_3_Flagship(t *testing.T) {
	used := "left.tech " + flagshipUp + ">" + flagshipDown
	g := flagship(t)
	g.does("rival left cards=carthag", "agents.carthag >left", "left.agents 2>1", "left.solari 5>1", used,
		"left.garrison 3>1", "left.supply 9>5", "left.deployed 0>6").told("R-DEPLOY-3", engine.Left, "")
	// Once a round.
	g.do("set left solari 6", "rival right cards=wealth", "agent you secrets")
	g.does("rival left cards=stillsuits", "agents.stillsuits >left", "left.agents 1>0", "left.influence.fremen 0>1",
		"left.garrison 1>0", "left.deployed 6>7")
	// Three troops in supply after what the card recruits will do, two will not.
	flagship(t, "set left garrison 8").does("rival left cards=carthag", "agents.carthag >left", "left.agents 2>1", "left.solari 5>1", used,
		"left.garrison 8>6", "left.supply 4>0", "left.deployed 0>6")
	flagship(t, "set left garrison 9").does("rival left cards=carthag", "agents.carthag >left", "left.agents 2>1",
		"left.garrison 9>7", "left.supply 3>2", "left.deployed 0>3")
	// Not with 3 Solari, nor away from a Combat space.
	flagship(t, "set left solari 3").does("rival left cards=carthag", atCombat("carthag", 1)...)
	flagship(t).does("rival left cards=secrets", and(inGarrison("secrets", 0), "left.influence.bene-gesserit 0>1")...)
}

const mentatIx = "table solo expansion=ix difficulty=mentat you=paul-atreides left=memnon-thorvald right=ilban-richese deck=cards"

func Test_R_DEPLOY_4_Expert_Troop_Deployment(t *testing.T) {
	held := []string{"agents.carthag >left", "left.agents 2>1", "left.garrison 3>4", "left.supply 7>6"}
	goes := []string{"agents.carthag >left", "left.agents 2>1", "left.garrison 3>1", "left.supply 7>6", "left.deployed 2>5"}
	for _, c := range []struct {
		name string
		set  []string
		want []string
	}{
		{"4 ahead of nobody", nil, held},
		{"1 ahead of your dreadnought", []string{"dreadnoughts you supply=1 garrison=0 deployed=1"}, goes},
		{"4 ahead of you, 2 of the other Rival", []string{"set right deployed 1"}, goes},
		{"behind you", []string{"set you deployed 3"}, goes},
	} {
		t.Run(c.name, func(t *testing.T) {
			start(t, mentatIx, tilesIx, "set left deployed 2", "round skirmish-b").do(c.set...).does("rival left cards=carthag", c.want...)
		})
	}
	// 4 ahead of the stronger of the two, then 3 ahead of a dreadnought.
	start(t, mentatIx, tilesIx, "set left deployed 4", "set you deployed 2", "set right deployed 1", "round skirmish-b").
		does("rival left cards=carthag", "agents.carthag >left", "left.agents 2>1", "left.garrison 3>4", "left.supply 5>4")
	start(t, mentatIx, tilesIx, "set left deployed 3", "dreadnoughts right supply=1 garrison=0 deployed=1", "round skirmish-b").
		does("rival left cards=carthag", "agents.carthag >left", "left.agents 2>1", "left.garrison 3>1", "left.supply 6>5", "left.deployed 3>6")
	// A dreadnought is 3: 5 ahead with a troop beside it, 3 without.
	start(t, mentatIx, tilesIx, "set left deployed 1", "dreadnoughts left supply=1 garrison=0 deployed=1", "round skirmish-b").
		does("rival left cards=carthag", "agents.carthag >left", "left.agents 2>1", "left.garrison 3>4", "left.supply 8>7")
	start(t, mentatIx, tilesIx, "dreadnoughts left supply=1 garrison=0 deployed=1", "round skirmish-b").
		does("rival left cards=carthag", atCombat("carthag", 1)...)
	// At Sardaukar the same table deploys.
	start(t, soloIx, tilesIx, "set left deployed 2", "round skirmish-b").does("rival left cards=carthag", goes...)
}

func Test_R_DEPLOY_4_dreadnoughts_still_deploy_and_Flagship_is_not_used(t *testing.T) {
	g := start(t, mentatIx, tilesIx, "own left flagship", "set left solari 6", "set left deployed 2",
		"dreadnoughts left supply=1 garrison=1 deployed=0", "round skirmish-b")
	g.does("rival left cards=carthag", "agents.carthag >left", "left.agents 2>1", "left.garrison 3>4", "left.supply 7>6",
		"left.dreadnoughts.garrison 1>0", "left.dreadnoughts.deployed 0>1").told("R-DEPLOY-4", engine.Left, "4")
}

func Test_R_DEPLOY_4_not_in_a_Conflict_III(t *testing.T) {
	g := start(t, mentatIx, tilesIx).skip(6).do("set left deployed 2", "round grand-vision")
	g.does("rival left cards=carthag", "agents.carthag >left", "left.agents 3>2", "left.garrison 3>1", "left.supply 7>6", "left.deployed 2>5")
}

func Test_R_DEPLOY_4_in_a_Conflict_II(t *testing.T) {
	g := start(t, mentatIx, tilesIx).skip(3).do("set left deployed 2", "round guild-bank-raid")
	g.does("rival left cards=carthag", "agents.carthag >left", "left.agents 3>2", "left.garrison 3>4", "left.supply 7>6")
}

// transports is a Rival whose next Freighter icon recalls it.
func transports(t *testing.T, table string) *game {
	t.Helper()
	return start(t, table, tilesIx, "own left troop-transports", "set left freighter 1", "influence left guild +2", "influence left emperor +1",
		"influence left fremen +1", "round skirmish-b")
}

var shipped = []string{"agents.interstellar-shipping >left", "left.agents 2>1", "left.freighter 1>0", "left.solari 0>5",
	"right.solari 0>1", "left.influence.bene-gesserit 0>1", "left.supply 9>6"}

func Test_R_DEPLOY_5_Troop_Transports(t *testing.T) {
	transports(t, soloIx).does("rival left cards=interstellar-shipping", and(shipped, "left.deployed 0>3")...).told("R-DEPLOY-5", engine.Left, "3 troops")
	// Two with the tile away, and they stay home.
	g := transports(t, soloIx).do("trash left troop-transports")
	g.do("rival left cards=interstellar-shipping")
	if s := g.side(engine.Left); s.Garrison != 5 || s.Deployed != 0 || s.Supply != 7 {
		t.Errorf("%d in garrison, %d deployed, %d in supply", s.Garrison, s.Deployed, s.Supply)
	}
	// Expert Troop Deployment keeps them in the garrison.
	g = transports(t, mentatIx).do("set you deployed 1", "set left garrison 0", "set left deployed 3")
	g.does("rival left cards=interstellar-shipping", "agents.interstellar-shipping >left", "left.agents 2>1", "left.freighter 1>0",
		"left.solari 0>5", "right.solari 0>1", "left.influence.bene-gesserit 0>1", "left.supply 9>6", "left.garrison 0>3").told("R-DEPLOY-4", engine.Left, "")
	// Other recruits of a turn away from a Combat space are not shipped.
	g = start(t, soloIx, tilesIx, "own left troop-transports", "round skirmish-b").do("rival left cards=conspire")
	if s := g.side(engine.Left); s.Deployed != 0 || s.Garrison != 5 {
		t.Errorf("%d deployed from Conspire", s.Deployed)
	}
}

func Test_R_DEPLOY_6_Training_Drones(t *testing.T) {
	g := start(t, soloIx, tilesIx, "own left training-drones", "round skirmish-b")
	g.does("rival left cards=secrets", and(inGarrison("secrets", 1), "left.influence.bene-gesserit 0>1",
		"left.tech [down:false id:training-drones]>[down:true id:training-drones]")...)
	g.do("rival right cards=wealth", "agent you mentat")
	g.does("rival left cards=foldspace", "agents.foldspace >left", "left.agents 1>0", "left.influence.guild 0>1")
	// Its troop deploys with the turn's others.
	start(t, soloIx, tilesIx, "own left training-drones", "round skirmish-b").does("rival left cards=stillsuits",
		and(atCombat("stillsuits", 1), "left.influence.fremen 0>1", "left.tech [down:false id:training-drones]>[down:true id:training-drones]")...)
	// A tile that comes by hand in mid-round waits for the next first turn.
	g = start(t, soloIx, tilesIx, "round skirmish-b", "rival left cards=secrets", "rival right cards=wealth", "agent you mentat", "own left training-drones")
	g.does("rival left cards=foldspace", "agents.foldspace >left", "left.agents 1>0", "left.influence.guild 0>1")
}
