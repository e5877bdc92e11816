package rival_test

import (
	"testing"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// agent puts an Agent on a space.
func agent(id facts.SpaceID, mine bool) func(*rival.View) {
	return func(v *rival.View) {
		v.Board.Posts = append(v.Board.Posts, rival.Post{Space: id, Mine: mine, Name: speech.Typed("Ada")})
	}
}

func voice(id facts.SpaceID) func(*rival.View) {
	return func(v *rival.View) {
		v.Board.Voiced = append(v.Board.Voiced, rival.Voice{Space: id, Name: speech.Typed("Ada")})
	}
}

// bonus is the spice on Imperial Basin, Hagga Basin and The Great Flat.
func bonus(n ...int) func(*rival.View) {
	return func(v *rival.View) {
		for i := range n {
			v.Board.Makers[i].Bonus = n[i]
		}
	}
}

func noDreadnoughts(s *rival.Self) { s.Dreads.Supply = 0 }

func TestCardsUsedAndSkipped(t *testing.T) {
	const ships = true
	ship := owns("invasion-ships")
	for _, c := range []struct {
		name  string
		view  *rival.View
		card  facts.CardID
		space facts.SpaceID // where the Agent goes; empty for a card skipped
		ships bool
		rule  facts.RuleID
		why   string
	}{
		{"R-DRAW-1 a free space is used", solo(), "conspire", "conspire", false, facts.RuleDraw1, "Conspire used"},
		{"R-DRAW-1 House Hagal too", hagal(agent("wealth", true)), "conspire", "conspire", false, facts.RuleDraw1, "Conspire used"},
		{"R-DRAW-2 another's Agent", solo(agent("conspire", false)), "conspire", "", false, facts.RuleDraw2, "Conspire skipped: Ada has an Agent there"},
		{"R-DRAW-2 its own Agent", solo(agent("conspire", true)), "conspire", "", false, facts.RuleDraw2, "Conspire skipped: its own Agent is there"},
		{"R-DRAW-2 The Voice", solo(voice("conspire")), "conspire", "", false, facts.RuleDraw2, "Conspire skipped: The Voice blocks Conspire"},
		{"R-DRAW-2 The Voice elsewhere", solo(voice("wealth")), "conspire", "conspire", false, facts.RuleDraw1, "Conspire used"},
		{"R-DRAW-3 Reshuffle is never used", hagal(), "reshuffle", "", false, facts.RuleDraw3, "Reshuffle: all House Hagal cards are shuffled"},
		{"R-DRAW-4 too little influence", solo(influence(6, 1, 6, 6)), "interstellar-shipping", "", false, facts.RuleDraw4, "Interstellar Shipping skipped: 1 of 2 influence with the Spacing Guild"},
		{"R-DRAW-4 enough influence", solo(influence(0, 2)), "interstellar-shipping", "interstellar-shipping", false, facts.RuleDraw1, "Interstellar Shipping used"},
		{"R-DRAW-4 the second space with less", solo(influence(0, 1)), "foldspace-shipping", "foldspace", false, facts.RuleDraw1, "Foldspace / Interstellar Shipping used"},
		{"R-DRAW-4 the first space with enough", solo(influence(0, 2)), "foldspace-shipping", "interstellar-shipping", false, facts.RuleDraw1, "Foldspace / Interstellar Shipping used"},
		{"R-DRAW-4 only the named space counts", solo(influence(0, 2), agent("interstellar-shipping", false)), "smuggling-shipping", "", false,
			facts.RuleDraw2, "Smuggling / Interstellar Shipping skipped: Ada has an Agent on Interstellar Shipping"},
		{"R-DRAW-5 no dreadnought left", solo(me(noDreadnoughts)), "dreadnought-1p", "", false, facts.RuleDraw5, "Dreadnought skipped: no dreadnought in supply"},
		{"R-DRAW-5 a dreadnought left", solo(), "dreadnought-1p", "dreadnought", false, facts.RuleDraw1, "Dreadnought used"},
		{"R-DRAW-6 the most bonus spice", solo(bonus(2, 1, 1)), "harvest-spice", "imperial-basin", false, facts.RuleDraw6, "Harvest Spice used: Imperial Basin has the most bonus spice"},
		{"R-DRAW-6 a tie", solo(bonus(2, 2, 1)), "harvest-spice", "hagga-basin", false, facts.RuleDraw6, "Harvest Spice used: bonus spice is equal, Hagga Basin has the higher base value"},
		{"R-DRAW-6 a blocked space is passed over", solo(bonus(1, 3, 0), agent("hagga-basin", false)), "harvest-spice", "imperial-basin", false,
			facts.RuleDraw6, "Harvest Spice used: Imperial Basin has the most bonus spice"},
		{"R-DRAW-6 no bonus spice", solo(), "harvest-spice", "", false, facts.RuleDraw6, "Harvest Spice skipped: no bonus spice on a free Maker space"},
		{"R-DRAW-6 all with bonus blocked", solo(bonus(0, 3, 0), voice("hagga-basin")), "harvest-spice", "", false,
			facts.RuleDraw6, "Harvest Spice skipped: no bonus spice on a free Maker space"},
		{"R-DRAW-7 others' Agents", solo(ship, agent("conspire", false)), "conspire", "conspire", ships, facts.RuleDraw7, "Conspire used with Invasion Ships"},
		{"R-DRAW-7 not against its own Agent", solo(ship, agent("conspire", false), agent("conspire", true)), "conspire", "", false,
			facts.RuleDraw2, "Conspire skipped: its own Agent is there"},
		{"R-DRAW-7 not against The Voice", solo(ship, agent("conspire", false), voice("conspire")), "conspire", "", false,
			facts.RuleDraw2, "Conspire skipped: The Voice blocks Conspire"},
		{"R-DRAW-7 not face down", solo(down("invasion-ships"), agent("conspire", false)), "conspire", "", false,
			facts.RuleDraw2, "Conspire skipped: Ada has an Agent there"},
		{"R-DRAW-7 not for a free space", solo(ship), "conspire", "conspire", false, facts.RuleDraw1, "Conspire used"},
		{"R-DRAW-7 a free Maker space goes first", solo(ship, bonus(1, 0, 5), agent("the-great-flat", false)), "harvest-spice", "imperial-basin", false,
			facts.RuleDraw6, "Harvest Spice used: Imperial Basin has the most bonus spice"},
		{"R-DRAW-7 no free Maker space has bonus", solo(ship, bonus(0, 0, 5), agent("the-great-flat", false)), "harvest-spice", "the-great-flat", ships,
			facts.RuleDraw7, "Harvest Spice used with Invasion Ships"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := rival.Judge(c.view, c.card)
			if got.Use != (c.space != "") || got.Space != c.space || got.Ships != c.ships || got.Rule != c.rule || got.Why.String() != c.why {
				t.Errorf("used %v at %q, ships %v, by %s: %q", got.Use, got.Space, got.Ships, got.Rule, got.Why)
			}
		})
	}
}

func TestSteps(t *testing.T) {
	spice := facts.Gain{What: facts.Spice, N: 1}
	try(t, rival.DrawCard, []row{{"R-DRAW-1 a turn draws", solo(), []rival.Action{{Verb: rival.Draw, Rule: facts.RuleDraw1}}}})
	try(t, rival.SendAgent, []row{
		{"R-CARD-1 the Agent goes", solo(during(rival.Turn{Space: "wealth"})), []rival.Action{
			{Verb: rival.Send, Space: "wealth", Rule: facts.RuleCard1}}},
		{"R-DRAW-7 Invasion Ships turn down first", solo(owns("invasion-ships"), during(rival.Turn{Space: "wealth", Ships: true})), []rival.Action{
			{Verb: rival.Flip, Tile: "invasion-ships", Rule: facts.RuleDraw7, Why: say("Invasion Ships turned face down: others' Agents do not block Wealth")},
			{Verb: rival.Send, Space: "wealth", Rule: facts.RuleCard1}}},
		{"R-DRAW-1 no card, no Agent", solo(), nil},
	})
	try(t, rival.TakeCard, []row{
		{"R-CARD-2 each icon in order", solo(during(rival.Turn{Sent: true, Case: &facts.Case{Gains: []facts.Gain{spice, {What: facts.Troop, N: 2}}}})), []rival.Action{
			{Verb: rival.Take, Gain: spice, Rule: facts.RuleCard2}, {Verb: rival.Take, Gain: facts.Gain{What: facts.Troop, N: 2}, Rule: facts.RuleCard2}}},
		{"R-CARD-3 spice is harvested", solo(during(rival.Turn{Sent: true, Space: "hagga-basin", Case: &facts.Case{Harvest: true}})), []rival.Action{
			{Verb: rival.Collect, Space: "hagga-basin", Rule: facts.RuleCard3}}},
		{"R-CARD-2 nothing without an Agent sent", solo(during(rival.Turn{Case: &facts.Case{Gains: []facts.Gain{spice}}})), nil},
	})
	try(t, rival.Ready, []row{
		{"R-DEPLOY-6 drones train on the first turn", solo(owns("training-drones"), during(rival.Turn{Own: true, First: true})), drones},
		{"R-DEPLOY-6 not on the second", solo(owns("training-drones"), during(rival.Turn{Own: true})), nil},
		{"R-DEPLOY-6 not face down", solo(down("training-drones"), during(rival.Turn{Own: true, First: true})), nil},
	})
}
