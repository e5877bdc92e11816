package rival_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// texts are sentences as they are read.
func texts(list []speech.Sentence) []string {
	var all []string
	for _, s := range list {
		all = append(all, s.String())
	}
	return all
}

func same(t *testing.T, name string, got []speech.Sentence, want ...string) {
	t.Helper()
	t.Run(name, func(t *testing.T) {
		t.Helper()
		if diff := cmp.Diff(want, texts(got)); diff != "" {
			t.Errorf("(- want, + got)\n%s", diff)
		}
	})
}

func TestWhyACardIsUsedOrSkipped(t *testing.T) {
	ship := owns("invasion-ships")
	for _, c := range []struct {
		name string
		view *rival.View
		card facts.CardID
		want []string
	}{
		{"R-DRAW-1 a free space", solo(), "conspire", []string{"No Agent is on Conspire, and nothing blocks it."}},
		{"R-DRAW-2 the Agent that stands there", solo(agent("conspire", false)), "conspire", []string{"Ada has an Agent on Conspire."}},
		{"R-DRAW-2 its own Agent", solo(agent("conspire", false), agent("conspire", true)), "conspire",
			[]string{"Left Rival has an Agent on Conspire.", "A Rival's own Agents block a space for it too."}},
		{"R-DRAW-2 The Voice", solo(voice("conspire")), "conspire", []string{"The Voice blocks Conspire until the next turn of Ada."}},
		{"R-DRAW-3 Reshuffle", hagal(), "reshuffle", []string{"It sends no Agent: all House Hagal cards are shuffled, and the next one is revealed."}},
		{"R-DRAW-4 influence that is wanting", solo(influence(6, 1)), "interstellar-shipping",
			[]string{"Left Rival: 1 influence with the Spacing Guild; for Interstellar Shipping it takes 2."}},
		{"R-DRAW-4 which of two spaces", solo(influence(0, 1)), "foldspace-shipping", []string{
			"Left Rival: 1 influence with the Spacing Guild; for Interstellar Shipping it takes 2.", "So the card sends the Agent to Foldspace.",
			"No Agent is on Foldspace, and nothing blocks it."}},
		{"R-DRAW-5 no dreadnought", solo(me(func(s *rival.Self) { s.Dreads = rival.Dreads{Garrison: 1, Deployed: 1} })), "dreadnought-1p",
			[]string{"Left Rival, dreadnoughts: 0 in supply, 1 in the garrison, 1 in the Conflict."}},
		{"R-DRAW-6 the most", solo(bonus(0, 1, 2)), "harvest-spice",
			[]string{"Bonus spice: Imperial Basin 0, Hagga Basin 1, The Great Flat 2.", "Of the free ones, The Great Flat has the most."}},
		{"R-DRAW-6 a tie is told as a tie", solo(bonus(0, 1, 1)), "harvest-spice", []string{"Bonus spice: Imperial Basin 0, Hagga Basin 1, The Great Flat 1.",
			"Hagga Basin and The Great Flat have 1 bonus spice each; The Great Flat has the higher base value, 3."}},
		{"R-DRAW-6 a tie of three", solo(bonus(2, 2, 2)), "harvest-spice", []string{"Bonus spice: Imperial Basin 2, Hagga Basin 2, The Great Flat 2.",
			"Imperial Basin, Hagga Basin and The Great Flat have 2 bonus spice each; The Great Flat has the higher base value, 3."}},
		{"R-DRAW-6 more, and not free", solo(bonus(1, 0, 3), agent("the-great-flat", false)), "harvest-spice", []string{
			"Bonus spice: Imperial Basin 1, Hagga Basin 0, The Great Flat 3.", "Ada has an Agent on The Great Flat.", "Of the free ones, Imperial Basin has the most."}},
		{"R-DRAW-6 none", solo(bonus(0, 0, 3), voice("the-great-flat")), "harvest-spice", []string{"Bonus spice: Imperial Basin 0, Hagga Basin 0, The Great Flat 3.",
			"The Voice blocks The Great Flat until the next turn of Ada.", "No Maker space with bonus spice is free."}},
		{"R-DRAW-7 Invasion Ships", solo(ship, agent("conspire", false)), "conspire",
			[]string{"Ada has an Agent on Conspire.", "Invasion Ships, face up: others' Agents do not block the space."}},
		{"R-DRAW-7 to harvest", solo(ship, bonus(0, 2, 0), agent("hagga-basin", false)), "harvest-spice", []string{
			"Bonus spice: Imperial Basin 0, Hagga Basin 2, The Great Flat 0.", "Ada has an Agent on Hagga Basin.", "No Maker space with bonus spice is free.",
			"Of those that only others' Agents block, Hagga Basin has the most bonus spice.", "Invasion Ships, face up: others' Agents do not block the space."}},
	} {
		same(t, c.name, rival.Judge(c.view, c.card).Because, c.want...)
	}
}

func TestWhyAFaction(t *testing.T) {
	plain := facts.Gain{What: facts.Influence, N: 1, Any: true}
	behind := facts.Gain{What: facts.Influence, N: 1, Any: true, Behind: true}
	figures := "Left Rival, influence: Emperor 1, Spacing Guild 1, Bene Gesserit 6, Fremen 2."
	own := influence(1, 1, 6, 2)
	for _, c := range []struct {
		name   string
		view   *rival.View
		gain   facts.Gain
		except []facts.Faction
		want   []string
	}{
		{"R-INF-4 the lowest of four", solo(influence(2, 1, 3, 2)), plain, nil,
			[]string{"Left Rival, influence: Emperor 2, Spacing Guild 1, Bene Gesserit 3, Fremen 2.", "The lowest is the Spacing Guild, at 1."}},
		{"R-INF-4 a tie is told as a tie", solo(own), plain, nil,
			[]string{figures, "At the top of the track already, so no choice: Bene Gesserit.", "Emperor and Spacing Guild tie for lowest, at 1."}},
		{"R-INF-4 Leto's ring", solo(own, other(0, 3, 0, 0, 3)), behind, nil, []string{"The most any opponent has: Emperor 3, Spacing Guild 0, Bene Gesserit 0, Fremen 3.",
			figures, "At the top of the track already, so no choice: Bene Gesserit.", "Emperor 1, Fremen 2 may be chosen, an opponent has more; the lowest is the Emperor."}},
		{"R-INF-4 Leto's ring and a tie", solo(influence(1, 0, 3, 1), other(0, 3, 0, 0, 3)), behind, nil, []string{
			"The most any opponent has: Emperor 3, Spacing Guild 0, Bene Gesserit 0, Fremen 3.", "Left Rival, influence: Emperor 1, Spacing Guild 0, Bene Gesserit 3, Fremen 1.",
			"Emperor 1, Fremen 1 may be chosen, an opponent has more.", "Emperor and Fremen tie for lowest, at 1."}},
		{"R-INF-4 another than before", solo(own), plain, []facts.Faction{facts.Guild}, []string{figures, "At the top of the track already, so no choice: Bene Gesserit.",
			"Chosen just before, so no choice: Spacing Guild.", "The lowest is the Emperor, at 1."}},
		{"R-INF-4 none", solo(influence(6, 6, 6, 6)), plain, nil, []string{"Left Rival, influence: Emperor 6, Spacing Guild 6, Bene Gesserit 6, Fremen 6.",
			"At the top of the track already, so no choice: Emperor, Spacing Guild, Bene Gesserit, Fremen.", "No Faction is left to choose."}},
	} {
		same(t, c.name, rival.WhyFactions(c.view, c.gain, c.except), c.want...)
	}
}

// why are the reasons of the first thing a Rival does.
func why(t *testing.T, actions []rival.Action) []speech.Sentence {
	t.Helper()
	if len(actions) == 0 {
		t.Fatal("it does nothing")
	}
	return actions[0].Because
}

func TestWhyATile(t *testing.T) {
	stacks := func(ids ...facts.TileID) func(*rival.View) { return func(v *rival.View) { v.Board.FaceUp = ids } }
	has := func(spice, negotiators int) func(*rival.View) {
		return me(func(s *rival.Self) { s.Spice, s.Negotiators = spice, negotiators })
	}
	icon := func(v *rival.View) []rival.Action {
		return rival.Resolve(v, facts.Gain{What: facts.NegotiateTech, N: 1}, facts.RuleCard2)
	}
	open := stacks("windtraps", "holtzman-engine", "detonation-devices") // 2, 6, 3
	faceUp := "Face up for Rivals, with their cost: Windtraps 2, Holtzman Engine 6, Detonation Devices 3."
	buys := icon(solo(open, has(1, 2)))
	same(t, "R-TECH-1 the most expensive, and why no dearer one", why(t, buys), faceUp,
		"Left Rival can pay 4: discount 1, Negotiators 2, spice 1.", "Too expensive: Holtzman Engine 6.", "The most expensive it can pay for: Detonation Devices.")
	same(t, "R-TECH-2 the price", buys[0].Costs, "Detonation Devices: cost 3, discount 1, Negotiators sent home 2; the rest in spice: 0.")
	same(t, "R-TECH-1 a tie is told as a tie", why(t, icon(solo(stacks("spaceport", "training-drones", "detonation-devices"), has(9, 0)))),
		"Face up for Rivals, with their cost: Training Drones 3, Detonation Devices 3.", "Left Rival can pay 10: discount 1, Negotiators 0, spice 9.",
		"Training Drones and Detonation Devices cost 3 each; nearest the top: Training Drones.")
	same(t, "R-TECH-3 a Negotiator", why(t, icon(solo(open))), faceUp, "Left Rival can pay 1: discount 1, Negotiators 0, spice 0.",
		"Too expensive: Windtraps 2, Holtzman Engine 6, Detonation Devices 3.", "Left Rival, troops before: 9 in supply, 3 in the garrison.")
	same(t, "R-TECH-3 no tile for Rivals", why(t, icon(solo(stacks("artillery"), has(9, 0)))), "No face-up Tech tile is for Rivals.",
		"Left Rival, troops before: 9 in supply, 3 in the garrison.")
}

func TestWhyUnitsDeploy(t *testing.T) {
	at := func(recruits int) func(*rival.View) {
		return during(rival.Turn{Sent: true, Space: "arrakeen", Recruited: recruits})
	}
	mentat := func(level int) func(*rival.View) {
		return func(v *rival.View) { v.Expert, v.Level = true, level }
	}
	fights := func(troops int) func(*rival.View) { return me(func(s *rival.Self) { s.Deployed = troops }) }
	recruits := "Left Rival: 2 troops recruited this turn; also in the garrison: 1 troop."
	all := "All recruits deploy, with up to 2 units from the garrison."
	same(t, "R-DEPLOY-1 recruits and garrison", why(t, rival.DeployUnits(solo(at(2)))), "Arrakeen is a Combat space.", recruits, all)
	same(t, "R-DEPLOY-2 dreadnoughts first", why(t, rival.DeployUnits(solo(at(2), me(func(s *rival.Self) { s.Dreads.Garrison = 1 })))),
		"Arrakeen is a Combat space.", "Left Rival: 2 troops recruited this turn; also in the garrison: 1 dreadnought, 1 troop.", all, "Dreadnoughts of the garrison go first.")
	same(t, "R-DEPLOY-4 held back", why(t, rival.DeployUnits(solo(at(2), mentat(2), fights(3), other(2)))),
		"Strength of the units in the Conflict, before: Left Rival 6, Ada 0, Right Rival 0, Bo 2.", "It is 4 ahead: with 4 or more its troops stay in the garrison.",
		"Recruited this turn, and kept in the garrison: 2 troops.")
	same(t, "R-DEPLOY-4 ahead by less", why(t, rival.DeployUnits(solo(at(2), mentat(2), fights(3), other(3)))), "Arrakeen is a Combat space.", recruits, all,
		"Strength of the units in the Conflict, before: Left Rival 6, Ada 0, Right Rival 0, Bo 3.", "It is 3 ahead, less than 4: its troops deploy.")
	same(t, "R-DEPLOY-4 not ahead", why(t, rival.DeployUnits(solo(at(2), mentat(1)))), "Arrakeen is a Combat space.", recruits, all,
		"Strength of the units in the Conflict, before: Left Rival 0, Ada 0, Right Rival 0.", "It is not ahead: its troops deploy.")
	same(t, "R-DEPLOY-4 not in a Conflict III", why(t, rival.DeployUnits(solo(at(2), mentat(3), fights(9)))), "Arrakeen is a Combat space.", recruits, all,
		"In a Conflict III it holds nothing back.")
}

func TestWhyItPaysAndGains(t *testing.T) {
	had := me(func(s *rival.Self) { s.Intrigue, s.Water, s.Solari, s.Spice = 1, 3, 2, 7 })
	same(t, "R-SPEND-1 what it had", why(t, rival.Spend(solo(had))), "Left Rival had 1 Intrigue card, 3 water, 2 Solari, 7 spice.", "1 point costs 3 water.")
	ix := func(v *rival.View) { v.SpiceLevel, v.Level = 3, 3 }
	same(t, "R-SPEND-2 spice in a Conflict III", why(t, rival.Spend(solo(me(func(s *rival.Self) { s.Spice = 8 }), ix))),
		"Left Rival had 0 Intrigue cards, 0 water, 0 Solari, 8 spice.", "1 point costs 7 spice.", "In a Conflict of level 3 spice buys points.")
	same(t, "R-SPEND-3 Spy Satellites", why(t, rival.Spend(solo(owns("spy-satellites"), me(func(s *rival.Self) { s.Spice = 4 }), during(rival.Turn{Own: true})))),
		"Tile Spy Satellites: On its own turn pays 3 spice and this tile for 1 point; at the end 1 point for each Faction with 1 influence or less.",
		"Left Rival had 0 Intrigue cards, 0 water, 0 Solari, 4 spice.")
	ring := takes(facts.Gain{What: facts.SignetRing, N: 1})
	same(t, "R-CARD-2 a ring that is paid for", why(t, ring(solo(leader("vladimir-harkonnen"), had))),
		"Baron Vladimir Harkonnen, Signet Ring: Pays 1 Solari for 1 Intrigue card.", "Left Rival: 2 Solari; the Signet Ring costs 1 Solari.")
	same(t, "R-CARD-2 an Alliance", why(t, ring(solo(leader("glossu-rabban")))), `Glossu "The Beast" Rabban, Signet Ring: Recruits 1 troop, or 2 with an Alliance.`, "Left Rival: no Alliance.")
	same(t, "R-SHIP-1 a step", why(t, rival.Ship(solo(me(func(s *rival.Self) { s.Freighter = 1 })))), "Left Rival: the Freighter was on space 1.")
	same(t, "R-SHIP-1 recalled", why(t, rival.Ship(solo(me(func(s *rival.Self) { s.Freighter = 2 })))), "Left Rival: the Freighter was on space 2.",
		"It never goes to the top space: this icon recalls it, for the rewards of the first and the second space.")
}

func TestWhyALocation(t *testing.T) {
	flags := func(list ...rival.Flag) *rival.View {
		v := solo()
		v.Board.Flags = list
		return v
	}
	ada := speech.Typed("Ada")
	basin, arrakeen, carthag := rival.Flag{Location: "imperial-basin"}, rival.Flag{Location: "arrakeen"}, rival.Flag{Location: "carthag"}
	theirs := carthag
	theirs.Marker, theirs.Name = rival.Opponent, ada
	held := basin
	held.Dreadnought = true
	same(t, "R-COMBAT-5 an opponent's marker", rival.WhyLocation(flags(basin, arrakeen, theirs)),
		"Looked at in this order: Imperial Basin (no Control marker), Arrakeen (no Control marker), Carthag (Control marker: Ada).",
		"The first without a dreadnought and with an opponent's marker: Carthag.")
	same(t, "R-COMBAT-5 a place without a marker", rival.WhyLocation(flags(held, arrakeen, carthag)),
		"Looked at in this order: Imperial Basin (dreadnought), Arrakeen (no Control marker), Carthag (no Control marker).",
		"No opponent's marker is without a dreadnought; the first place without a marker: Arrakeen.")
	own := arrakeen
	own.Marker, own.Name = rival.Mine, speech.Typed("Left Rival")
	same(t, "R-COMBAT-5 its own", rival.WhyLocation(flags(held, own)), "Looked at in this order: Imperial Basin (dreadnought), Arrakeen (Control marker: Left Rival).",
		"Only its own markers are without a dreadnought; the first: Arrakeen.")
	same(t, "R-COMBAT-5 none", rival.WhyLocation(flags(held)), "Looked at in this order: Imperial Basin (dreadnought).", "Every location holds a dreadnought.")
}
