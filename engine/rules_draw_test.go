package engine_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"hagal/engine"
)

// voiced blocks every space with The Voice except some.
func (g *game) voiced(except ...string) *game {
	g.Helper()
	for _, s := range g.table().Spaces() {
		if !slices.Contains(except, string(s.ID)) {
			g.do("voice " + g.table().Humans()[0].String() + " " + string(s.ID))
		}
	}
	return g
}

// cards are the copies left in the deck of a base solo table, some aside.
func cards(without ...string) string {
	var all []string
	for id, n := range map[string]int{
		"conspire": 2, "wealth": 1, "heighliner": 1, "foldspace": 2, "selective-breeding": 2, "secrets": 1, "hardy-warriors": 1,
		"stillsuits": 2, "rally-troops": 2, "hall-of-oratory": 2, "carthag": 3, "harvest-spice": 5, "arrakeen-1p": 3,
	} {
		if !slices.Contains(without, id) {
			all = append(all, slices.Repeat([]string{id}, n)...)
		}
	}
	slices.Sort(all)
	return strings.Join(all, ",")
}

// left checks how many cards were not revealed since the last shuffle.
func (g *game) left(want int) *game {
	g.Helper()
	if got := g.table().DeckLeft(); got != want {
		g.Errorf("after %s %d cards are left, want %d", g.s.Last().Input, got, want)
	}
	return g
}

func Test_R_DRAW_1_reveal_until_one_can_be_used(t *testing.T) {
	g := start(t, soloBase, "round skirmish-b").refused("rival left", "R-DRAW-1")
	g.refused("rival left cards=conspire,wealth", "R-DRAW-1") // the first can be used
	g.do("rival left cards=conspire").left(26)
	g.refused("rival right cards=conspire", "R-DRAW-2") // and the next card?
	g.do("rival right cards=conspire,wealth").told("R-DRAW-2", engine.Right, "Conspire skipped").told("R-DRAW-1", engine.Right, "Wealth used").left(24)
	// What was set aside stays out of the deck.
	g.do("reveal you").refused("rival left cards=conspire,secrets", "R-DRAW-1")
}

func Test_R_DRAW_2_blocked_by_any_Agent_or_The_Voice(t *testing.T) {
	g := start(t, soloBase, "round skirmish-b", "rival left cards=carthag", "rival right cards=secrets", "agent you foldspace")
	g.do("voice you wealth")
	g.refused("rival left cards=carthag", "R-DRAW-2").refused("rival left cards=foldspace", "R-DRAW-2").refused("rival left cards=wealth", "R-DRAW-2")
	g.do("rival left cards=carthag,foldspace,wealth,conspire")
	g.told("R-DRAW-2", engine.Left, "its own Agent").told("R-DRAW-2", engine.Left, "the player has an Agent there").told("R-DRAW-2", engine.Left, "The Voice")
	g.refused("rival right cards=carthag", "R-DRAW-2")
}

func Test_R_DRAW_3_Reshuffle_brings_all_cards_back(t *testing.T) {
	g := start(t, twoBase, "round skirmish-b", "agent one conspire").left(28)
	g.do("rival hagal cards=conspire,reshuffle,conspire,conspire,secrets").left(25).told("R-DRAW-3", engine.Nobody, "28")
	g.do("agent two wealth", "agent one arrakeen", "rival hagal cards=reshuffle,reshuffle,foldspace").left(27)
	g.do("agent two carthag").rest()
	start(t, twoBase, "round skirmish-b", "agent one conspire").refused("rival hagal cards=reshuffle", "R-DRAW-3")
}

func Test_R_DRAW_3_an_empty_deck_is_shuffled(t *testing.T) {
	g := start(t, soloBase, "round skirmish-b", "rival left cards=secrets").left(26)
	g.voiced("wealth").do("rival right cards=" + cards("secrets", "wealth") + ",wealth").left(27)
	g.told("R-DRAW-3", engine.Nobody, "27")
}

func Test_R_DRAW_4_Interstellar_Shipping_needs_2_influence(t *testing.T) {
	at := func(guild string) *game {
		return start(t, soloIx, tilesIx, "influence left guild "+guild, "round skirmish-b", "dreadnoughts left supply=0 garrison=2 deployed=0")
	}
	for _, c := range []struct{ guild, card, space string }{
		{"+1", "foldspace-shipping", "foldspace"},
		{"+2", "foldspace-shipping", "interstellar-shipping"},
		{"+1", "smuggling-shipping", "smuggling"},
		{"+2", "smuggling-shipping", "interstellar-shipping"},
		{"+3", "interstellar-shipping", "interstellar-shipping"},
	} {
		g := at(c.guild).do("rival left cards=" + c.card)
		if got := g.table().Agents(); len(got) != 1 || string(got[0].Space) != c.space {
			t.Errorf("%s at %s goes to %v", c.card, c.guild, got)
		}
	}
	at("+1").refused("rival left cards=interstellar-shipping", "R-DRAW-4").
		do("rival left cards=interstellar-shipping,secrets").told("R-DRAW-4", engine.Left, "1 of 2 influence")
	// Only the space named counts, though the other is free.
	at("+2").do("voice you interstellar-shipping").refused("rival left cards=foldspace-shipping", "R-DRAW-2").
		do("rival left cards=foldspace-shipping,smuggling-shipping,secrets")
	at("+1").do("voice you foldspace").refused("rival left cards=foldspace-shipping", "R-DRAW-2")
	at("+1").do("voice you interstellar-shipping", "rival left cards=foldspace-shipping")
}

func Test_R_DRAW_4_holds_for_House_Hagal(t *testing.T) {
	g := start(t, twoIx, "round skirmish-b", "agent one arrakeen")
	g.refused("rival hagal cards=interstellar-shipping", "R-DRAW-4")
	g.do("influence hagal guild +2").does("rival hagal cards=smuggling-shipping", "hagal.agents 3>2", "hagal.freighter 0>2",
		"agents.interstellar-shipping >hagal")
}

func Test_R_DRAW_5_no_dreadnought_in_supply(t *testing.T) {
	g := start(t, soloIx, tilesIx, "round skirmish-b", "dreadnoughts left supply=0 garrison=1 deployed=1")
	g.refused("rival left cards=dreadnought-1p", "R-DRAW-5")
	g.do("rival left cards=dreadnought-1p,secrets").told("R-DRAW-5", engine.Left, "Dreadnought")
	g = start(t, twoIx, "round skirmish-b", "dreadnoughts hagal supply=0 garrison=2 deployed=0", "agent one arrakeen")
	g.refused("rival hagal cards=dreadnought-2p", "R-DRAW-5")
	g.do("dreadnoughts hagal supply=1 garrison=1 deployed=0").do("rival hagal cards=dreadnought-2p")
}

func Test_R_DRAW_6_Harvest_Spice_takes_the_most_bonus_spice(t *testing.T) {
	for _, c := range []struct {
		set   string
		space string
	}{
		{"bonus imperial-basin 1", "imperial-basin"},
		{"bonus imperial-basin 2;bonus hagga-basin 1;bonus the-great-flat 1", "imperial-basin"},
		{"bonus imperial-basin 1;bonus hagga-basin 1", "hagga-basin"},
		{"bonus imperial-basin 2;bonus hagga-basin 2;bonus the-great-flat 2", "the-great-flat"},
		{"bonus hagga-basin 3;bonus the-great-flat 2", "hagga-basin"},
		{"bonus hagga-basin 1;bonus the-great-flat 3;voice you the-great-flat", "hagga-basin"},
	} {
		g := start(t, soloBase, "round skirmish-b").do(strings.Split(c.set, ";")...).do("rival left cards=harvest-spice")
		if got := g.table().Agents(); string(got[0].Space) != c.space {
			t.Errorf("%s: the Agent goes to %v", c.set, got)
		}
	}
	g := start(t, soloBase, "round skirmish-b").refused("rival left cards=harvest-spice", "R-DRAW-6")
	g.do("rival left cards=harvest-spice,secrets").told("R-DRAW-6", engine.Left, "Harvest Spice skipped")
	// Bonus spice under an Agent does not count, one's own included.
	g.do("rival right cards=wealth", "agent you the-great-flat", "bonus the-great-flat 5", "move left secrets hagga-basin", "bonus hagga-basin 4")
	g.refused("rival left cards=harvest-spice", "R-DRAW-6").do("bonus imperial-basin 1", "rival left cards=harvest-spice")
	if got := g.side(engine.Left).Spice; got != 2 {
		t.Errorf("%d spice", got)
	}
}

func ships(t *testing.T) *game {
	t.Helper()
	return start(t, soloIx, tilesIx, "own left invasion-ships", "round skirmish-b")
}

func Test_R_DRAW_7_Invasion_Ships_open_a_space(t *testing.T) {
	g := ships(t).do("rival left cards=secrets", "rival right cards=wealth", "agent you conspire")
	g.does("rival left cards=conspire", "left.agents 1>0", "left.influence.emperor 0>1", "left.garrison 3>5", "left.supply 9>7",
		"agents.conspire you>you left", "left.tech [down:false id:invasion-ships]>[down:true id:invasion-ships]")
	g.told("R-DRAW-7", engine.Left, "Invasion Ships").left(27)
}

func Test_R_DRAW_7_not_turned_down_without_need(t *testing.T) {
	ships(t).does("rival left cards=secrets", "left.agents 2>1", "left.influence.bene-gesserit 0>1", "agents.secrets >left")
}

func Test_R_DRAW_7_for_Harvest_Spice_a_free_space_first(t *testing.T) {
	g := ships(t).do("rival left cards=secrets", "rival right cards=wealth", "agent you the-great-flat", "bonus the-great-flat 3", "bonus imperial-basin 1")
	g.does("rival left cards=harvest-spice", "left.agents 1>0", "left.spice 0>2", "bonus_spice.imperial-basin 1>0",
		"agents.imperial-basin >left", "left.garrison 3>1", "left.deployed 0>2")
	g = ships(t).do("rival left cards=secrets", "rival right cards=wealth", "agent you the-great-flat", "bonus the-great-flat 1", "voice you imperial-basin",
		"bonus imperial-basin 4")
	g.does("rival left cards=harvest-spice", "left.agents 1>0", "left.spice 0>4", "bonus_spice.the-great-flat 1>0",
		"agents.the-great-flat you>you left", "left.garrison 3>1", "left.deployed 0>2",
		"left.tech [down:false id:invasion-ships]>[down:true id:invasion-ships]")
}

func Test_R_DRAW_7_nothing_for_House_Hagal(t *testing.T) {
	start(t, twoIx).refused("own hagal invasion-ships", "R-TECH-1")
}

func Test_R_DRAW_8_no_card_of_the_deck_can_be_used(t *testing.T) {
	g := start(t, soloBase, "round skirmish-b").voiced()
	g.does("rival left cards="+cards()).told("R-DRAW-8", engine.Left, "stays home").turn(engine.Right).left(27)
	if got := g.side(engine.Left).Agents; got != 2 {
		t.Errorf("%d Agents at home", got)
	}
	// Its next turn is another: The Voice is gone, and the Agents go out.
	g.do("rival right cards="+cards()).turn(engine.You).do("agent you arrakeen", "rival left cards=wealth", "rival right cards=secrets")
}

func Test_R_DRAW_8_the_app_sees_every_card(t *testing.T) {
	g := start(t, strings.Replace(soloBase, "deck=cards", "deck=app seed=5", 1), "round skirmish-b").voiced()
	g.do("rival left").told("R-DRAW-8", engine.Left, "stays home").left(27)
	if n := len(g.s.Last().Input.(engine.Rival).Cards); n != 27 {
		t.Errorf("saw %d cards of 27", n)
	}
}

func Test_R_DRAW_8_real_cards_go_on_to_the_last(t *testing.T) {
	g := start(t, soloBase, "round skirmish-b").voiced()
	all := strings.Split(cards(), ",")
	for _, n := range []int{1, 13, 26} {
		g.refused("rival left cards="+strings.Join(all[:n], ","), "R-DRAW-2")
	}
	g.does("rival left cards=" + strings.Join(all, ",")).turn(engine.Right)
}

func Test_R_DRAW_8_the_round_ends_when_only_Rivals_are_left(t *testing.T) {
	g := start(t, soloBase, "round skirmish-b", "rival left cards=secrets", "rival right cards=wealth", "reveal you").voiced()
	all := cards("secrets", "wealth")
	g.do("rival left cards="+all+",secrets,wealth").told("R-DRAW-8", engine.Left, "").turn(engine.Right)
	g.do("rival right cards="+all+",secrets,wealth").told("R-DRAW-8", engine.Right, "").turn(engine.Nobody)
	if g.table().Phase() != engine.PhaseCombat || g.side(engine.Left).Agents != 1 {
		t.Errorf("phase %s, %d Agents at home", g.table().Phase(), g.side(engine.Left).Agents)
	}
}

// House Hagal's draw starts over with each Reshuffle; long as it gets, its
// line must load again, which game.do checks.
func Test_R_DRAW_8_the_longest_draw_can_be_saved(t *testing.T) {
	for seed := 1; seed <= 30; seed++ {
		g := start(t, strings.Replace(twoBase, "deck=cards", fmt.Sprintf("deck=app seed=%d", seed), 1), "round skirmish-b").voiced()
		g.do("agent one arrakeen", "rival hagal").told("R-DRAW-8", engine.Hagal, "stays home").turn(engine.Two)
	}
}
