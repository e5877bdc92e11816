package rival_test

import (
	"testing"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

func say(english string) speech.Sentence { return speech.Of(english) }

// drones are what Training Drones do.
var drones = []rival.Action{
	{Verb: rival.Flip, Tile: "training-drones", Rule: facts.RuleDeploy6, Why: say("Training Drones turned face down")},
	{Verb: rival.Recruit, N: 1, Rule: facts.RuleDeploy6},
}

// takes is what a Rival does for a gain.
func takes(g facts.Gain) func(*rival.View) []rival.Action {
	return func(v *rival.View) []rival.Action { return rival.Resolve(v, g, facts.RuleCard2) }
}

func leader(id facts.LeaderID) func(*rival.View) { return func(v *rival.View) { v.Leader = id } }

func TestGains(t *testing.T) {
	anyFaction := facts.Gain{What: facts.Influence, N: 1, Any: true}
	for g, rows := range map[facts.Gain][]row{
		{What: facts.Spice, N: 2}: {
			{"R-CARD-2 a good", solo(), []rival.Action{{Verb: rival.Gain, Good: facts.Spice, N: 2, Rule: facts.RuleCard2}}},
			{"R-SPEND-5 House Hagal has no resources", hagal(), nil}},
		{What: facts.Point, N: 1}: {{"R-SPEND-5 nor points", hagal(), nil}},
		{What: facts.Troop, N: 3}: {
			{"R-CARD-2 troops", solo(), []rival.Action{{Verb: rival.Recruit, N: 3, Rule: facts.RuleCard2}}},
			{"R-CARD-2 House Hagal's troops", hagal(), []rival.Action{{Verb: rival.Recruit, N: 3, Rule: facts.RuleCard2}}}},
		{What: facts.Influence, N: 1, Faction: facts.Fremen}: {
			{"R-CARD-2 the track named", solo(), []rival.Action{{Verb: rival.Advance, Faction: facts.Fremen, N: 1, Rule: facts.RuleCard2}}}},
		anyFaction:                      {{"R-INF-4 a Faction to choose", solo(), []rival.Action{{Verb: rival.Choose, N: 1, Gain: anyFaction, Rule: facts.RuleCard2}}}},
		{What: facts.Dreadnought, N: 1}: {{"R-CARD-2 a dreadnought", solo(), []rival.Action{{Verb: rival.Commission, Rule: facts.RuleCard2}}}},
		{What: facts.MentatWon, N: 1}:   {{"R-COMBAT-9 the Mentat", solo(), []rival.Action{{Verb: rival.Mentat, Rule: facts.RuleCombat9}}}},
		{What: facts.Control, N: 1}:     {{"R-COMBAT-4 control", solo(), []rival.Action{{Verb: rival.PlaceMarker, Rule: facts.RuleCombat4}}}},
		{What: facts.TrashCard, N: 1}:   {{"R-COMBAT-4 a card trashed means nothing", solo(), nil}},
		{What: facts.Freighter, N: 2}: {{"R-SHIP-1 icons one by one", solo(), []rival.Action{
			{Verb: rival.Freight, Rule: facts.RuleShip1}, {Verb: rival.Freight, Rule: facts.RuleShip1}}}},
	} {
		try(t, takes(g), rows)
	}
}

func TestSignetRings(t *testing.T) {
	ring := func(says string, more ...rival.Action) []rival.Action {
		return append([]rival.Action{{Verb: rival.Note, Rule: facts.RuleCard2, Why: say("Signet Ring: " + says)}}, more...)
	}
	unused := func(why string) []rival.Action {
		return []rival.Action{{Verb: rival.Note, Rule: facts.RuleCard2, Why: say("Signet Ring not used: " + why)}}
	}
	take := func(g facts.Gain) rival.Action { return rival.Action{Verb: rival.Take, Gain: g, Rule: facts.RuleCard2} }
	pays := func(g facts.Good) rival.Action {
		return rival.Action{Verb: rival.Pay, Good: g, N: 1, Rule: facts.RuleCard2}
	}
	behind := facts.Gain{What: facts.Influence, N: 1, Any: true, Behind: true}
	rich := me(func(s *rival.Self) { s.Spice, s.Solari = 1, 1 })
	leto := "Pays 1 spice for 1 influence where an opponent has more"
	try(t, takes(facts.Gain{What: facts.SignetRing, N: 1}), []row{
		{"R-CARD-2 a ring that is free", solo(), ring("Gains 1 spice", take(facts.Gain{What: facts.Spice, N: 1}))},
		{"R-CARD-2 a ring that is paid for", solo(leader("vladimir-harkonnen"), rich), ring("Pays 1 Solari for 1 Intrigue card",
			pays(facts.Solari), take(facts.Gain{What: facts.Intrigue, N: 1}))},
		{"R-CARD-2 nothing to pay with", solo(leader("vladimir-harkonnen")), unused("no Solari to pay")},
		{"R-CARD-2 where an opponent has more", solo(leader("leto-atreides"), rich, other(0, 1)), ring(leto, pays(facts.Spice), take(behind))},
		{"R-CARD-2 nobody has more", solo(leader("leto-atreides"), rich, influence(1, 1, 1, 1), other(0, 1, 1, 1, 1)), unused("no Faction where an opponent has more influence")},
		{"R-CARD-2 without an Alliance", solo(leader("glossu-rabban")), ring("Recruits 1 troop, or 2 with an Alliance", take(facts.Gain{What: facts.Troop, N: 1}))},
		{"R-CARD-2 with an Alliance", solo(leader("glossu-rabban"), func(v *rival.View) { v.Board.Alliance = true }),
			ring("Recruits 1 troop, or 2 with an Alliance", take(facts.Gain{What: facts.Troop, N: 2}))},
	})
}

func TestFactionsToChoose(t *testing.T) {
	plain, behind := facts.Gain{What: facts.Influence, N: 1, Any: true}, facts.Gain{What: facts.Influence, N: 1, Any: true, Behind: true}
	for _, c := range []struct {
		name   string
		view   *rival.View
		gain   facts.Gain
		except []facts.Faction
		want   []facts.Faction
	}{
		{"R-INF-4 its lowest", solo(influence(2, 1, 3, 2)), plain, nil, []facts.Faction{facts.Guild}},
		{"R-INF-4 equals are all a choice", solo(influence(1, 0, 3, 0)), plain, nil, []facts.Faction{facts.Guild, facts.Fremen}},
		{"R-INF-4 another Faction than before", solo(influence(1, 0, 3, 2)), plain, []facts.Faction{facts.Guild}, []facts.Faction{facts.Emperor}},
		{"R-INF-1 a track at 6 is no choice", solo(influence(6, 6, 6, 5)), plain, nil, []facts.Faction{facts.Fremen}},
		{"R-INF-1 all at 6", solo(influence(6, 6, 6, 6)), plain, nil, nil},
		{"R-INF-4 its lowest where an opponent has more", solo(influence(0, 1, 2, 3), other(0, 0, 0, 3, 4)), behind, nil, []facts.Faction{facts.BeneGesserit}},
		{"R-INF-4 equal is not more", solo(influence(1, 1, 1, 1), other(0, 1, 1, 1, 1)), behind, nil, nil},
	} {
		try(t, func(v *rival.View) []rival.Action { return asActions(rival.Factions(v, c.gain, c.except)) }, []row{{c.name, c.view, asActions(c.want)}})
	}
}

// asActions lets Factions be compared as the rows are.
func asActions(fs []facts.Faction) (all []rival.Action) {
	for _, f := range fs {
		all = append(all, rival.Action{Faction: f})
	}
	return all
}

func TestFreighter(t *testing.T) {
	at := func(n int) func(*rival.View) { return me(func(s *rival.Self) { s.Freighter = n }) }
	sail := func(n int) []rival.Action { return []rival.Action{{Verb: rival.Sail, N: n, Rule: facts.RuleShip1}} }
	recall := func(troops int) []rival.Action {
		return append(sail(0), rival.Action{Verb: rival.Dividend, Rule: facts.RuleShip1}, rival.Action{Verb: rival.ShipTroops, N: troops, Rule: facts.RuleShip1},
			rival.Action{Verb: rival.Choose, N: 1, Gain: facts.Gain{What: facts.Influence, N: 1, Any: true}, Rule: facts.RuleShip1})
	}
	try(t, rival.Ship, []row{
		{"R-SHIP-1 from the bottom", solo(), sail(1)},
		{"R-SHIP-1 to the second space", solo(at(1)), sail(2)},
		{"R-SHIP-1 recalled, never to the top", solo(at(2)), recall(2)},
		{"R-SHIP-1 House Hagal's too", hagal(at(2)), recall(2)},
		{"R-DEPLOY-5 Troop Transports bring one more", solo(at(2), owns("troop-transports")), recall(3)},
	})
}
