package engine_test

import (
	"fmt"
	"slices"
	"testing"

	"hagal/engine"
)

// atCombat is what any first Agent at a Combat space does at Sardaukar, with
// n troops recruited there: they and two of three in the garrison deploy.
func atCombat(space string, n int) []string {
	all := []string{"agents." + space + " >left", "left.agents 2>1", "left.garrison 3>1", fmt.Sprintf("left.deployed 0>%d", 2+n)}
	if n > 0 {
		all = append(all, fmt.Sprintf("left.supply 9>%d", 9-n))
	}
	return all
}

func inGarrison(space string, n int) []string {
	all := []string{"agents." + space + " >left", "left.agents 2>1"}
	if n > 0 {
		all = append(all, fmt.Sprintf("left.garrison 3>%d", 3+n), fmt.Sprintf("left.supply 9>%d", 9-n))
	}
	return all
}

func and(all []string, more ...string) []string { return append(slices.Clone(all), more...) }

// A space's own cost and effect are nothing to a Rival: it needs no water or
// spice to come, and takes no card, water or Solari printed there.
func Test_R_CARD_1_the_space_itself_counts_for_nothing(t *testing.T) {
	start(t, soloBase, "set left water 0", "bonus the-great-flat 1", "round skirmish-b").does("rival left cards=harvest-spice",
		and(atCombat("the-great-flat", 0), "left.spice 0>4", "bonus_spice.the-great-flat 1>0")...)
	start(t, soloBase, "set right intrigue 2", "round skirmish-b").does("rival left cards=secrets", // not even one of a Rival's cards
		and(inGarrison("secrets", 0), "left.influence.bene-gesserit 0>1")...)
	start(t, soloIx, tilesIx, "set left solari 2", "round skirmish-b").does("rival left cards=dreadnought-1p",
		and(inGarrison("dreadnought", 0), "left.dreadnoughts.supply 2>1", "left.dreadnoughts.garrison 0>1")...)
}

func Test_R_CARD_2_the_base_cards(t *testing.T) {
	for card, want := range map[string][]string{
		"conspire":           and(inGarrison("conspire", 2), "left.influence.emperor 0>1"),
		"wealth":             and(inGarrison("wealth", 0), "left.influence.emperor 0>1"),
		"heighliner":         and(atCombat("heighliner", 3), "left.influence.guild 0>1"),
		"foldspace":          and(inGarrison("foldspace", 0), "left.influence.guild 0>1"),
		"selective-breeding": and(inGarrison("selective-breeding", 0), "left.influence.bene-gesserit 0>1"),
		"secrets":            and(inGarrison("secrets", 0), "left.influence.bene-gesserit 0>1"),
		"hardy-warriors":     and(atCombat("hardy-warriors", 2), "left.influence.fremen 0>1"),
		"stillsuits":         and(atCombat("stillsuits", 0), "left.influence.fremen 0>1"),
		"rally-troops":       inGarrison("rally-troops", 4),
		"hall-of-oratory":    inGarrison("hall-of-oratory", 1),
		"carthag":            atCombat("carthag", 1),
		"harvest-spice":      and(atCombat("hagga-basin", 0), "left.spice 0>3", "bonus_spice.hagga-basin 1>0"),
		"arrakeen-1p":        and(atCombat("arrakeen", 1), "left.spice 0>1"), // Memnon Thorvald's ring
	} {
		t.Run(card, func(t *testing.T) {
			start(t, soloBase, "round skirmish-b", "bonus hagga-basin 1").does("rival left cards="+card, want...)
		})
	}
}

func Test_R_CARD_2_the_Ix_cards(t *testing.T) {
	for _, c := range []struct {
		card string
		set  string
		want []string
	}{
		{"interstellar-shipping", "influence left guild +2", and(inGarrison("interstellar-shipping", 0), "left.freighter 0>2")},
		{"foldspace-shipping", "influence left guild +2", and(inGarrison("interstellar-shipping", 0), "left.freighter 0>2")},
		{"foldspace-shipping", "influence left guild +1", and(inGarrison("foldspace", 0), "left.influence.guild 1>2", "left.vp 0>1")},
		{"smuggling-shipping", "influence left guild +1", and(inGarrison("smuggling", 0), "left.freighter 0>1")},
		{"tech-negotiation", "influence left guild +1", and(inGarrison("tech-negotiation", 0), "left.negotiators 0>1", "left.supply 9>8")},
		{"dreadnought-1p", "influence left guild +1", and(inGarrison("dreadnought", 0),
			"left.dreadnoughts.supply 2>1", "left.dreadnoughts.garrison 0>1")},
	} {
		start(t, soloIx, tilesIx, c.set, "round skirmish-b").does("rival left cards="+c.card, c.want...)
	}
	start(t, twoIx, "round skirmish-b", "agent one arrakeen").does("rival hagal cards=dreadnought-2p", "agents.dreadnought >hagal",
		"hagal.agents 3>2", "hagal.garrison 0>2", "hagal.supply 12>10", "hagal.dreadnoughts.supply 2>1", "hagal.dreadnoughts.garrison 0>1")
	start(t, twoIx, "round skirmish-b", "agent one carthag").does("rival hagal cards=arrakeen-2p", "agents.arrakeen >hagal",
		"hagal.agents 3>2", "hagal.deployed 0>1", "hagal.supply 12>11")
}

func Test_R_CARD_2_troops_as_many_as_there_are(t *testing.T) {
	g := start(t, soloBase, "round skirmish-b", "set left garrison 10")
	g.does("rival left cards=rally-troops", "agents.rally-troops >left", "left.agents 2>1", "left.garrison 10>12", "left.supply 2>0")
	g.told("R-CARD-2", engine.Left, "2 troops")
}

func Test_R_CARD_2_Signet_Rings(t *testing.T) {
	for _, c := range []struct {
		leader, name string
		set          []string
		troops       int
		ring         []string
	}{
		{"memnon-thorvald", "a spice", nil, 1, []string{"left.spice 0>1"}},
		{"ariana-thorvald", "a water", nil, 1, []string{"left.water 1>2"}},
		{"ilban-richese", "a Solari", nil, 1, []string{"left.solari 0>1"}},
		{"vladimir-harkonnen", "pays", []string{"set left solari 2"}, 1, []string{"left.solari 2>1", "left.intrigue 1>2"}},
		{"vladimir-harkonnen", "cannot pay", nil, 1, nil},
		{"glossu-rabban", "no Alliance", nil, 2, nil},
		{"leto-atreides", "one Faction", []string{"influence you fremen +1", "set left spice 1"}, 1, []string{"left.spice 1>0", "left.influence.fremen 0>1"}},
		{"leto-atreides", "a Rival is an opponent too", []string{"influence right guild +1", "set left spice 3"}, 1,
			[]string{"left.spice 3>2", "left.influence.guild 0>1"}},
		{"leto-atreides", "the lowest of its own", []string{"influence you fremen +1", "influence you guild +3", "influence left guild +1", "set left spice 1"}, 1,
			[]string{"left.spice 1>0", "left.influence.fremen 0>1"}},
		{"leto-atreides", "nobody ahead", []string{"influence you fremen +1", "influence left fremen +1", "set left spice 1"}, 1, nil},
		{"leto-atreides", "no spice", []string{"influence you fremen +1"}, 1, nil},
		{"hundro-moritani", "pays", []string{"set left spice 2"}, 1, []string{"left.spice 2>1", "left.freighter 0>1"}},
		{"hundro-moritani", "cannot pay", nil, 1, nil},
		{"rhombur-vernius", "no tile it can pay for", nil, 1, []string{"left.negotiators 0>1"}},
	} {
		t.Run(c.leader+" "+c.name, func(t *testing.T) {
			right := "ilban-richese"
			if c.leader == right {
				right = "memnon-thorvald"
			}
			want := and(atCombat("arrakeen", c.troops), c.ring...)
			if c.leader == "rhombur-vernius" { // the Negotiator comes from supply too
				want = and([]string{"left.supply 9>7"}, slices.DeleteFunc(want, func(s string) bool { return s == "left.supply 9>8" })...)
			}
			start(t, "table solo expansion=ix difficulty=sardaukar you=- left="+c.leader+" right="+right+" deck=cards", tilesIx).
				do(c.set...).do("round skirmish-b").does("rival left cards=arrakeen-1p", want...)
		})
	}
}

func Test_R_CARD_2_the_ring_where_equals_leave_a_choice(t *testing.T) {
	g := start(t, "table solo expansion=base difficulty=sardaukar you=- left=leto-atreides right=ilban-richese deck=cards",
		"influence you fremen +1", "influence you emperor +1", "set left spice 1", "round skirmish-b")
	g.do("rival left cards=arrakeen-1p").asks(engine.KindFaction, engine.You, "emperor", "fremen")
	g.does("pick emperor", "left.influence.emperor 0>1", "left.garrison 4>1", "left.deployed 0>3",
		"decision.by you>", "decision.kind faction>", "decision.options emperor fremen>", "decision.rule R-INF-4>", "decision.seat left>")
}

func Test_R_CARD_3_Harvest_Spice(t *testing.T) {
	for space, base := range map[string]int{"imperial-basin": 1, "hagga-basin": 2, "the-great-flat": 3} {
		start(t, soloBase, "round skirmish-b", "bonus "+space+" 2").does("rival left cards=harvest-spice",
			and(atCombat(space, 0), fmt.Sprintf("left.spice 0>%d", base+2), "bonus_spice."+space+" 2>0")...)
		// House Hagal leaves the bonus spice to the bank.
		start(t, twoBase, "round skirmish-b", "bonus "+space+" 2", "agent one secrets").does("rival hagal cards=harvest-spice",
			"agents."+space+" >hagal", "hagal.agents 3>2", "bonus_spice."+space+" 2>0")
		// A human takes it all.
		start(t, twoBase, "round skirmish-b", "bonus "+space+" 2").does("agent one "+space, "agents."+space+" >one", "bonus_spice."+space+" 2>0")
	}
}

func Test_R_CARD_4_control_pays_whenever_anyone_comes(t *testing.T) {
	scene := []string{soloBase, "control arrakeen left", "control carthag left", "control imperial-basin right", "bonus imperial-basin 1", "round skirmish-b"}
	start(t, scene...).does("rival left cards=carthag", and(atCombat("carthag", 1), "left.solari 0>1")...)
	start(t, scene...).does("rival left cards=harvest-spice", and(atCombat("imperial-basin", 0), "left.spice 0>2", "right.spice 0>1",
		"bonus_spice.imperial-basin 1>0")...)
	g := start(t, scene...).do("rival left cards=secrets", "rival right cards=wealth")
	g.does("agent you arrakeen", "agents.arrakeen >you", "left.solari 0>1").told("R-CARD-4", engine.Left, "1 Solari")
	start(t, soloBase, "control arrakeen you", "round skirmish-b").do("rival left cards=arrakeen-1p").told("R-CARD-4", engine.You, "1 Solari")
}

func Test_R_CARD_4_a_dreadnought_overrules_the_marker(t *testing.T) {
	g := flag(t).do("round desert-power", "rival right cards=secrets")
	g.does("agent you arrakeen", "agents.arrakeen >you", "left.solari 0>1")
}

func Test_R_CARD_4_House_Hagal_gains_nothing(t *testing.T) {
	g := start(t, twoIx, "round skirmish-b", "control arrakeen two", "dreadnoughts hagal supply=1 garrison=0 deployed=1").rest()
	g.do("combat hagal=carthag", "resolve", "recall", "round desert-power")
	if c := g.table().ControlOf("arrakeen"); c.Dreadnought != engine.Hagal {
		t.Fatalf("Arrakeen: %+v", c)
	}
	g.does("agent two arrakeen", "agents.arrakeen >two").silent("R-CARD-4")
}
