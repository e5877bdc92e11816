package engine_test

import (
	"fmt"
	"testing"

	"hagal/engine"
)

func Test_R_SHIP_1_the_Freighter(t *testing.T) {
	scene := func(at int, lines ...string) *game {
		return start(t, soloIx, tilesIx, fmt.Sprintf("set left freighter %d", at), "influence left guild +1", "influence left emperor +1", "influence left fremen +1").
			do(lines...).do("round skirmish-b")
	}
	// One icon on the plain side of the card.
	scene(0).does("rival left cards=smuggling-shipping", and(inGarrison("smuggling", 0), "left.freighter 0>1")...)
	scene(1).does("rival left cards=smuggling-shipping", and(inGarrison("smuggling", 0), "left.freighter 1>2")...)
	rewards := []string{"left.solari 0>5", "right.solari 0>1", "left.influence.bene-gesserit 0>1", "left.agents 2>1", "left.garrison 3>5", "left.supply 9>7"}
	scene(2).does("rival left cards=smuggling-shipping", and(rewards, "agents.smuggling >left", "left.freighter 2>0")...)
	// Two icons: 0 to the second space, 1 to the second and back, 2 back and up one.
	two := []string{"influence left guild +1"}
	scene(0, two...).does("rival left cards=interstellar-shipping", and(inGarrison("interstellar-shipping", 0), "left.freighter 0>2")...)
	scene(1, two...).does("rival left cards=interstellar-shipping", and(rewards, "agents.interstellar-shipping >left", "left.freighter 1>0")...)
	scene(2, two...).does("rival left cards=interstellar-shipping", and(rewards, "agents.interstellar-shipping >left", "left.freighter 2>1")...)
}

func Test_R_SHIP_1_never_to_the_top_space(t *testing.T) {
	start(t, soloIx).refused("set left freighter 3", "R-ACT-1").do("set left freighter 2")
}

func Test_R_SHIP_1_House_Hagal(t *testing.T) {
	g := start(t, twoIx, "set hagal freighter 2", "influence hagal guild +1", "influence hagal emperor +1", "influence hagal fremen +1",
		"round skirmish-b", "agent one arrakeen")
	g.does("rival hagal cards=smuggling-shipping", "agents.smuggling >hagal", "hagal.agents 3>2", "hagal.freighter 2>0",
		"hagal.influence.bene-gesserit 0>1", "hagal.garrison 0>2", "hagal.supply 12>10")
	g.told("R-SPEND-4", engine.One, "1 Solari").told("R-SPEND-4", engine.Two, "1 Solari")
}

// tech is a table before the left Rival's Tech Negotiation.
func tech(t *testing.T, tiles string, lines ...string) *game {
	t.Helper()
	return start(t, soloIx, "tiles "+tiles).do(lines...).do("round skirmish-b")
}

// bought checks the tiles, spice and Negotiators the left Rival has.
func (g *game) bought(tile string, spice, negotiators int) *game {
	g.Helper()
	s, got := g.side(engine.Left), ""
	for _, tile := range s.Tiles {
		got += string(tile.ID)
	}
	if got != tile || s.Spice != spice || s.Negotiators != negotiators {
		g.Errorf("%s: owns %q, %d spice, %d Negotiators; want %q, %d, %d", g.s.Last().Input, got, s.Spice, s.Negotiators, tile, spice, negotiators)
	}
	return g
}

func Test_R_TECH_1_the_most_expensive_it_can_pay_for(t *testing.T) {
	for _, c := range []struct {
		tiles string
		spice int
		tile  string
		rest  int
	}{
		{"troop-transports detonation-devices holtzman-engine", 6, "holtzman-engine", 1},
		{"troop-transports detonation-devices holtzman-engine", 4, "detonation-devices", 2},
		{"troop-transports detonation-devices holtzman-engine", 1, "troop-transports", 0},
		{"spaceport restricted-ordnance holtzman-engine", 4, "", 4}, // never a tile not marked for Rivals
		{"sonic-snoopers troop-transports windtraps", 1, "sonic-snoopers", 0},
		{"artillery troop-transports sonic-snoopers", 2, "troop-transports", 1},
		{"spy-satellites chaumurky artillery", 3, "spy-satellites", 0},
	} {
		g := tech(t, c.tiles, fmt.Sprintf("set left spice %d", c.spice)).do("rival left cards=tech-negotiation")
		negotiators := 0
		if c.tile == "" {
			negotiators = 1
		} else {
			g.asks(engine.KindTurnUp, engine.You, g.table().Decision().Options...)
		}
		g.bought(c.tile, c.rest, negotiators)
	}
}

func Test_R_TECH_2_the_price(t *testing.T) {
	for _, c := range []struct {
		negotiators, spice, neg, rest int
	}{
		{0, 5, 0, 0}, {2, 3, 0, 0}, {2, 5, 0, 2}, {5, 2, 0, 2}, {6, 2, 1, 2}, {4, 1, 0, 0},
	} {
		g := tech(t, "holtzman-engine artillery spaceport", fmt.Sprintf("set left negotiators %d", c.negotiators), fmt.Sprintf("set left spice %d", c.spice))
		supply := g.side(engine.Left).Supply
		g.do("rival left cards=tech-negotiation").bought("holtzman-engine", c.rest, c.neg)
		if got, want := g.side(engine.Left).Supply, supply+c.negotiators-c.neg; got != want {
			t.Errorf("%d Negotiators: %d troops in supply, want %d", c.negotiators, got, want)
		}
	}
	// One short buys nothing and pays nothing.
	tech(t, "holtzman-engine artillery spaceport", "set left negotiators 2", "set left spice 2").do("rival left cards=tech-negotiation").bought("", 2, 3)
}

func Test_R_TECH_3_three_ways_to_acquire(t *testing.T) {
	// Tech Negotiation without a troop in supply: nothing.
	tech(t, "holtzman-engine artillery spaceport", "set left garrison 12").
		does("rival left cards=tech-negotiation", "agents.tech-negotiation >left", "left.agents 2>1")
	// Dreadnought: no discount, no Negotiator.
	tech(t, "holtzman-engine artillery spaceport", "set left spice 6").do("rival left cards=dreadnought-1p").bought("holtzman-engine", 0, 0)
	tech(t, "holtzman-engine artillery spaceport", "set left spice 5").does("rival left cards=dreadnought-1p",
		"agents.dreadnought >left", "left.agents 2>1", "left.dreadnoughts.supply 2>1", "left.dreadnoughts.garrison 0>1")
	// Rhombur's ring: no discount, but a Negotiator.
	rhombur := func(lines ...string) *game {
		return start(t, "table solo expansion=ix difficulty=sardaukar you=- left=rhombur-vernius right=ilban-richese deck=cards", tilesIx).
			do(lines...).do("round skirmish-b", "rival left cards=arrakeen-1p")
	}
	rhombur("set left spice 6").bought("holtzman-engine", 0, 0)
	rhombur("set left spice 5").bought("", 5, 1)
	rhombur("set left spice 4", "set left negotiators 2").bought("holtzman-engine", 0, 0)
}

func Test_R_TECH_3_two_players_ignore_Tech(t *testing.T) {
	g := start(t, twoIx, "round skirmish-b", "agent one arrakeen")
	g.does("rival hagal cards=dreadnought-2p", "agents.dreadnought >hagal", "hagal.agents 3>2", "hagal.garrison 0>2", "hagal.supply 12>10",
		"hagal.dreadnoughts.supply 2>1", "hagal.dreadnoughts.garrison 0>1")
	g.refused("acquire two 1", "R-SETUP-7")
}

func Test_R_TECH_4_until_a_tile_is_for_a_Rival(t *testing.T) {
	// From set-up on: stacks alike, so the topmost.
	g := start(t, soloIx, "tiles artillery spaceport holoprojectors").asks(engine.KindTurnUp, engine.You, "1")
	g.refused("round skirmish-b", "R-TECH-4").refused("tile 2 flagship", "R-TECH-4").refused("tile 1 artillery", "R-SETUP-7")
	g.do("tile 1 minimic-film").asks(engine.KindTurnUp, engine.You, "2") // 5, 6, 6: the second is larger
	g.does("tile 2 windtraps", "decision.by you>", "decision.kind turn-up>", "decision.options 2>", "decision.rule R-TECH-4>",
		"stacks [left:5 up:minimic-film] [left:5 up:] [left:6 up:holoprojectors]>[left:5 up:minimic-film] [left:5 up:windtraps] [left:6 up:holoprojectors]")
}

func Test_R_TECH_4_after_a_purchase_of_the_player(t *testing.T) {
	g := start(t, soloIx, "tiles windtraps artillery spaceport", "round skirmish-b").do("acquire you 1").asks(engine.KindTurnUp, engine.You, "1")
	// 5 tiles are left in stack 1, 6 in the others: the second gives one up.
	g.do("tile 1 minimic-film").asks(engine.KindTurnUp, engine.You, "2").do("tile 2 flagship").settled()
	g.do("acquire you 1").asks(engine.KindTurnUp, engine.You, "1").do("tile 1 empty").settled()
	g.refused("acquire you 1", "R-TECH-4")
}

func Test_R_TECH_4_until_the_stacks_are_empty(t *testing.T) {
	g := start(t, soloIx, "tiles windtraps artillery spaceport", "round skirmish-b", "acquire you 1", "tile 1 empty")
	g.asks(engine.KindTurnUp, engine.You, "2").do("tile 2 empty").asks(engine.KindTurnUp, engine.You, "3").do("tile 3 empty").settled()
	for _, s := range g.table().Stacks() {
		if s.Left != 0 || s.Up != "" {
			t.Errorf("a stack of %d with %q", s.Left, s.Up)
		}
	}
	g.do("rival left cards=tech-negotiation").bought("", 0, 1)
}

func Test_R_TECH_5_what_a_tile_does_on_acquiring(t *testing.T) {
	for _, c := range []struct {
		tile string
		cost int
		want []string
	}{
		{"windtraps", 2, []string{"left.water 1>2"}},
		{"memocorders", 2, []string{"left.influence.guild 0>1"}},
		{"sonic-snoopers", 2, []string{"left.intrigue 1>2"}},
		{"troop-transports", 2, nil},
		{"detonation-devices", 3, nil},
		{"training-drones", 3, []string{"left.garrison 3>4", "left.supply 9>8"}},
		{"chaumurky", 4, []string{"left.intrigue 1>0", "left.vp 3>4"}}, // three Intrigue cards, so a point
		{"spy-satellites", 4, nil},
		{"invasion-ships", 5, []string{"left.garrison 3>7", "left.supply 9>5"}},
		{"holtzman-engine", 6, nil},
		{"shuttle-fleet", 6, []string{"left.influence.guild 0>1", "left.influence.emperor 2>3"}},
		{"flagship", 8, []string{"left.vp 3>4"}},
	} {
		t.Run(c.tile, func(t *testing.T) {
			g := start(t, soloIx, "tiles "+c.tile+" artillery spaceport", fmt.Sprintf("set left spice %d", c.cost),
				"influence left emperor +2", "influence left bene-gesserit +3", "influence left fremen +3", "round skirmish-b")
			down := c.tile == "training-drones"
			want := and(c.want, "agents.dreadnought >left", "left.agents 2>1", "left.dreadnoughts.supply 2>1", "left.dreadnoughts.garrison 0>1",
				fmt.Sprintf("left.spice %d>0", c.cost), fmt.Sprintf("left.tech >[down:%v id:%s]", down, c.tile),
				"stacks [left:6 up:"+c.tile+"] [left:6 up:artillery] [left:6 up:spaceport]>[left:5 up:] [left:6 up:artillery] [left:6 up:spaceport]",
				"decision.by >you", "decision.kind >turn-up", "decision.options >1", "decision.rule >R-TECH-4")
			g.does("rival left cards=dreadnought-1p", want...)
		})
	}
}
