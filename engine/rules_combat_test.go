package engine_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"hagal/data/facts"
	"hagal/engine"
)

// fight is a table at Combat: a Conflict after empty rounds, and corrections.
func fight(t *testing.T, table string, rounds int, conflict string, lines ...string) *game {
	t.Helper()
	g := start(t, strings.Split(table, "\n")...).skip(rounds).do("round " + conflict)
	return g.do(lines...).rest()
}

const ixTable = soloIx + "\n" + tilesIx

// scores are the strengths you, left and right.
func (g *game) scores(want ...int) *game {
	g.Helper()
	var got []int
	for _, s := range g.table().Seats() {
		got = append(got, g.side(s).Strength())
	}
	if diff := cmp.Diff(want, got); diff != "" {
		g.Errorf("after %s: %s", g.s.Last().Input, diff)
	}
	return g
}

// gains plays resolve and checks what it gives a Rival and you beyond the
// troops that go home.
func (g *game) gains(want ...string) *game {
	g.Helper()
	before := flat(g.T, g.table())
	g.do("resolve")
	var got []string
	for _, c := range changes(before, flat(g.T, g.table())) {
		if !strings.Contains(c, "deployed ") && !strings.Contains(c, "supply ") && !strings.Contains(c, "strength ") && !strings.HasPrefix(c, "phase ") {
			got = append(got, c)
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		g.Errorf("resolve gives (- want, + got):\n%s", diff)
	}
	return g
}

func Test_R_COMBAT_1_sword_cards_in_turn_order(t *testing.T) {
	g := fight(t, soloBase, 0, "skirmish-b", "set left deployed 1", "set right deployed 2")
	g.refused("combat", "R-COMBAT-1").refused("combat left=heighliner", "R-COMBAT-1").refused("combat left=heighliner right=heighliner", "R-COMBAT-1")
	g.refused("combat left=carthag,carthag right=wealth", "R-COMBAT-1").refused("resolve", "R-COMBAT-1")
	g.do("combat left=heighliner right=hardy-warriors").scores(0, 8, 9).left(25).refused("combat left=wealth right=wealth", "R-COMBAT-1")
	// Only those with a unit reveal.
	fight(t, soloBase, 0, "skirmish-b", "set right deployed 1").refused("combat left=wealth right=secrets", "R-COMBAT-1").
		do("combat right=secrets").scores(0, 0, 3).left(26)
	fight(t, soloBase, 0, "skirmish-b", "set you deployed 1").do("combat").left(27)
}

func Test_R_COMBAT_1_Reshuffle_then_another_card(t *testing.T) {
	g := fight(t, twoBase, 0, "skirmish-b", "set hagal deployed 1").refused("combat hagal=reshuffle", "R-COMBAT-1")
	g.do("combat hagal=reshuffle,stillsuits").scores(0, 0, 6).left(27)
}

func Test_R_COMBAT_1_VAR_2_Brutal_Escalation(t *testing.T) {
	brutal := strings.Replace(soloBase, "deck=", "variants=brutal deck=", 1)
	g := fight(t, brutal, 6, "grand-vision", "set left deployed 1").refused("combat left=carthag", "R-COMBAT-1")
	g.refused("combat left=carthag,wealth,secrets", "R-COMBAT-1").do("combat left=heighliner,conspire").scores(0, 12, 0).left(25)
	fight(t, brutal, 5, "guild-bank-raid", "set left deployed 1").refused("combat left=carthag,wealth", "R-COMBAT-1").do("combat left=carthag")
	fight(t, soloBase, 6, "grand-vision", "set left deployed 1").refused("combat left=carthag,wealth", "R-COMBAT-1")
}

func Test_R_VAR_2_Brutal_Escalation_is_a_switch(t *testing.T) {
	for variant, n := range map[string]int{"": 1, "variants=brutal ": 2, "variants=brutal,epic ": 2, "variants=epic,churn ": 1} {
		g := fight(t, strings.Replace(ixTable, "deck=", variant+"deck=", 1), 6, "battle-for-carthag")
		if got := g.table().SwordCards(); got != n {
			t.Errorf("%q: %d sword cards, want %d", variant, got, n)
		}
	}
}

func Test_R_COMBAT_2_strength(t *testing.T) {
	g := fight(t, ixTable, 0, "skirmish-b", "set left deployed 2", "dreadnoughts left supply=1 garrison=0 deployed=1", "set you deployed 1",
		"dreadnoughts you supply=1 garrison=0 deployed=1")
	g.refused("strength you 6", "R-COMBAT-2").do("combat left=conspire").scores(5, 11, 0)
	g.do("strength you 9", "strength left 3").scores(9, 3, 0)
	// Who loses a troop loses 2; with no unit it is 0 and stays 0.
	g.do("set you deployed 0").scores(7, 3, 0).do("dreadnoughts you supply=1 garrison=1 deployed=0").scores(0, 3, 0)
	g.refused("strength you 4", "R-COMBAT-2").refused("strength right 1", "R-COMBAT-2")
}

func Test_R_COMBAT_2_a_human_tells_the_total(t *testing.T) {
	g := start(t, soloBase, "round skirmish-b", "set left agents 0", "set right agents 0", "agent you arrakeen troops=2")
	g.do("reveal you strength=7").scores(7, 0, 0).do("combat").scores(7, 0, 0)
	start(t, soloBase, "round skirmish-b", "set left agents 0", "set right agents 0").refused("reveal you strength=3", "R-COMBAT-2")
}

func Test_R_COMBAT_3_who_takes_which_reward(t *testing.T) {
	for _, c := range []struct {
		name             string
		you, left, right int
		want             []string
	}{
		{"you, left, right", 5, 4, 3, []string{"left.solari 0>4"}},
		{"left, you, right", 4, 5, 3, []string{"left.solari 0>6"}},
		{"tied for first", 1, 5, 5, []string{"left.solari 0>4", "right.solari 0>4"}},
		{"all three tied", 5, 5, 5, []string{"left.solari 0>4", "right.solari 0>4"}},
		{"tied for second", 5, 4, 4, []string{"left.solari 0>2", "right.solari 0>2"}},
		{"tied for first with you", 5, 5, 4, []string{"left.solari 0>4"}},
		{"one alone", 0, 0, 3, []string{"right.solari 0>6"}},
		{"the second at 0", 0, 5, 0, []string{"left.solari 0>6"}},
		{"all at 0", 0, 0, 0, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := fight(t, soloBase, 6-1, "guild-bank-raid", "set you deployed 1", "set left deployed 1", "set right deployed 1")
			g.do("combat left=carthag right=carthag", fmt.Sprintf("strength you %d", c.you), fmt.Sprintf("strength left %d", c.left),
				fmt.Sprintf("strength right %d", c.right)).gains(c.want...)
		})
	}
	// With House Hagal in the Conflict three are in play as well.
	g := fight(t, twoBase, 0, "skirmish-a", "set one deployed 3", "set two deployed 2", "set hagal deployed 3").do("combat hagal=carthag")
	g.gains().told("R-COMBAT-3", engine.Nobody, "Tied for first").told("R-COMBAT-3", engine.One, "second")
}

// wins lets the left Rival win alone.
func wins(t *testing.T, table string, rounds int, conflict string, lines ...string) *game {
	t.Helper()
	return fight(t, table, rounds, conflict, append(lines, "set left deployed 1")...).do("combat left=carthag")
}

func Test_R_COMBAT_4_a_Rival_takes_rewards(t *testing.T) {
	for _, c := range []struct {
		conflict string
		rounds   int
		want     []string
	}{
		{"skirmish-b", 0, []string{"left.vp 0>1"}},
		{"skirmish-e", 0, []string{"left.freighter 0>1", "left.spice 0>1"}},
		{"skirmish-f", 0, []string{"left.freighter 0>1", "left.garrison 3>4"}},
		{"trade-monopoly", 5, []string{"left.freighter 0>2", "left.garrison 3>4"}},
		{"terrible-purpose", 5, []string{"left.vp 0>1"}},
		{"raid-stockpiles", 1, []string{"left.intrigue 1>2", "left.spice 0>3"}},
		{"siege-of-carthag", 1, []string{"control.carthag.marker >left", "left.vp 0>1"}},
		{"battle-for-imperial-basin", 6, []string{"control.imperial-basin.marker >left", "left.vp 0>2"}},
	} {
		wins(t, ixTable, c.rounds, c.conflict).gains(c.want...).settled()
	}
}

func Test_R_COMBAT_4_a_choice_that_is_not_about_influence(t *testing.T) {
	g := fight(t, soloBase, 6, "battle-for-arrakeen", "set you deployed 3", "set left deployed 1").do("combat left=carthag", "resolve")
	g.asks(engine.KindReward, engine.You, "intrigue", "spice", "solari").do("pick solari").asks(engine.KindReward, engine.You, "intrigue", "spice")
	g.refused("pick solari", "R-COMBAT-4").do("pick spice").settled()
	if s := g.side(engine.Left); s.Solari != 3 || s.Spice != 2 || s.Intrigue != 1 || g.side(engine.You).VP() != 2 {
		t.Errorf("%d Solari, %d spice, %d Intrigue cards; you have %d points", s.Solari, s.Spice, s.Intrigue, g.side(engine.You).VP())
	}
	// The same choice of a human is not asked.
	fight(t, soloBase, 6, "battle-for-arrakeen", "set you deployed 1", "set left deployed 3").do("combat left=carthag").
		gains("control.arrakeen.marker >left", "left.vp 0>2").settled()
}

func Test_R_COMBAT_4_paying_for_points(t *testing.T) {
	g := wins(t, ixTable, 6, "economic-supremacy", "set left solari 6", "set left spice 4").do("resolve").asks(engine.KindPayment, engine.You, "pay", "decline")
	if d := g.table().Decision(); d.Suggest != "pay" {
		t.Errorf("suggests %q", d.Suggest)
	}
	g.do("pick pay").asks(engine.KindPayment, engine.You, "pay", "decline").do("pick decline").settled()
	if s := g.side(engine.Left); s.VP() != 2 || s.Solari != 0 || s.Spice != 4 {
		t.Errorf("%d points, %d Solari, %d spice", s.VP(), s.Solari, s.Spice)
	}
	wins(t, ixTable, 6, "economic-supremacy", "set left solari 5", "set left spice 3").gains("left.vp 0>1").settled()
}

func Test_R_COMBAT_4_a_human_pays_for_points_of_its_own(t *testing.T) {
	g := fight(t, ixTable, 6, "economic-supremacy", "set you deployed 1").do("combat", "resolve").asks(engine.KindPayment, engine.You, "pay", "decline")
	g.do("pick pay", "pick pay").settled()
	if got := g.side(engine.You).VP(); got != 3 {
		t.Errorf("%d points", got)
	}
}

func Test_R_COMBAT_4_a_human_is_given_what_is_tracked(t *testing.T) {
	g := fight(t, soloBase, 1, "siege-of-arrakeen", "set you deployed 1", "control arrakeen left").do("combat")
	g.gains("control.arrakeen.marker left>you", "you.vp 0>1")
	g = fight(t, twoBase, 6, "grand-vision", "set two deployed 1").do("combat", "resolve")
	g.asks(engine.KindFaction, engine.Two, "emperor", "guild", "bene-gesserit", "fremen").do("pick fremen").settled()
	if got := g.side(engine.Two); got.Influence != [4]int8{0, 0, 0, 2} || got.VP() != 1 {
		t.Errorf("influence %v, %d points", got.Influence, got.VP())
	}
}

func Test_R_COMBAT_6_tiles_on_a_win(t *testing.T) {
	wins(t, ixTable, 0, "skirmish-b", "own left windtraps").gains("left.vp 0>1", "left.water 1>2").told("R-COMBAT-6", engine.Left, "water")
	fight(t, ixTable, 0, "skirmish-b", "own left windtraps", "set left deployed 1", "set you deployed 2").do("combat left=carthag").
		gains("left.water 1>2", "you.vp 0>1") // the second reward alone
	// Of two dreadnoughts one goes to supply for a point, the other is placed.
	g := wins(t, ixTable, 0, "skirmish-b", "own left detonation-devices", "dreadnoughts left supply=0 garrison=0 deployed=2").
		gains("control.imperial-basin.dreadnought >left", "left.vp 0>2").told("R-COMBAT-6", engine.Left, "Detonation Devices")
	if got := g.side(engine.Left).Dreads.Supply; got != 1 {
		t.Errorf("%d in supply", got)
	}
	// The only one leaves none to place.
	wins(t, ixTable, 0, "skirmish-b", "own left detonation-devices", "dreadnoughts left supply=1 garrison=0 deployed=1").gains("left.vp 0>2")
	wins(t, ixTable, 0, "skirmish-b", "own left detonation-devices").gains("left.vp 0>1")
}

func Test_R_COMBAT_7_House_Hagal_takes_no_reward(t *testing.T) {
	g := fight(t, twoBase, 1, "siege-of-arrakeen", "control arrakeen one", "control carthag two", "set hagal deployed 3", "set one deployed 1")
	g.do("combat hagal=carthag").gains("control.arrakeen.marker one>").told("R-COMBAT-7", engine.Hagal, "no reward").told("R-COMBAT-7", engine.One, "Loses the Control marker")
	// Nothing is removed by the second place, or in a Conflict for no location.
	fight(t, twoBase, 1, "siege-of-arrakeen", "control arrakeen one", "set hagal deployed 1", "set one deployed 3").do("combat hagal=carthag").gains("one.vp 0>1")
	fight(t, twoBase, 0, "skirmish-a", "control arrakeen one", "set hagal deployed 1").do("combat hagal=carthag").gains()
}

func Test_R_COMBAT_8_troops_return_to_supply(t *testing.T) {
	g := fight(t, soloBase, 0, "skirmish-b", "set left deployed 4", "set right deployed 2", "set you deployed 3").do("combat left=carthag right=carthag")
	g.does("resolve", "left.deployed 4>0", "left.supply 5>9", "left.strength 8>0", "left.vp 0>1", "right.deployed 2>0", "right.supply 7>9",
		"right.strength 4>0", "you.deployed 3>0", "you.strength 6>0", "phase combat>combat-end")
}

func Test_R_COMBAT_9_the_Mentat_won(t *testing.T) {
	g := wins(t, soloBase, 1, "sort-through-the-chaos").gains("left.intrigue 1>2", "left.solari 0>2")
	g.does("recall", "left.agents 0>3", "right.agents 0>2", "phase combat-end>round-start", "conflict sort-through-the-chaos>", "first right>you",
		"bonus_spice.imperial-basin 0>1", "bonus_spice.hagga-basin 0>1", "bonus_spice.the-great-flat 0>1").told("R-COMBAT-9", engine.Left, "Mentat")
	// For one round.
	g.do("round desert-power").rest().do("combat", "resolve", "recall")
	if got := g.side(engine.Left).Agents; got != 2 {
		t.Errorf("%d Agents a round later", got)
	}
}

// With the app's deck Combat is saved with its cards: one sword card each,
// two with Brutal Escalation, and any Reshuffle beside.
func Test_R_COMBAT_1_the_app_draws_the_swords(t *testing.T) {
	reshuffled := false
	for seed := 1; seed <= 20; seed++ {
		app := fmt.Sprintf("deck=app seed=%d", seed)
		g := fight(t, strings.Replace(twoBase, "deck=cards", app, 1), 0, "skirmish-b", "set hagal deployed 1", "set one deployed 1").do("combat")
		n, swords := 0, 0
		for _, id := range g.s.Last().Input.(engine.Combat).Swords[0].Cards {
			card, _ := facts.CardByID(id)
			if swords += card.Swords; !card.Reshuffle {
				n++
			} else {
				reshuffled = true
			}
		}
		if g.scores(2, 0, 2+swords); n != 1 {
			t.Errorf("seed %d: %d sword cards", seed, n)
		}
	}
	if !reshuffled {
		t.Error("no seed brings a Reshuffle")
	}
	g := fight(t, strings.Replace(ixTable, "deck=cards", "variants=brutal deck=app seed=1", 1), 6, "grand-vision", "set left deployed 1", "set right deployed 1")
	for _, sw := range g.do("combat").table().Swords() {
		if len(sw.Cards) != 2 {
			t.Errorf("%s reveals %v", sw.Seat, sw.Cards)
		}
	}
}
