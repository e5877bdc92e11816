package rival_test

import (
	"testing"

	"hagal/data/facts"
	"hagal/rival"
)

const (
	spice    = facts.Spice
	solari   = facts.Solari
	water    = facts.Water
	intrigue = facts.Intrigue
)

// buys is a point paid for.
func buys(g facts.Good, n int) []rival.Action {
	return []rival.Action{{Verb: rival.Pay, Good: g, N: n, Rule: facts.RuleSpend1}, {Verb: rival.Gain, Good: facts.Point, N: 1, Rule: facts.RuleSpend1}}
}

func TestSpending(t *testing.T) {
	purse := func(spice, solari, water, intrigue int) func(*rival.View) {
		return me(func(s *rival.Self) { s.Spice, s.Solari, s.Water, s.Intrigue = spice, solari, water, intrigue })
	}
	kept := func(level int) func(*rival.View) { // spice is kept for a Conflict III
		return func(v *rival.View) { v.Level, v.SpiceLevel = level, 3 }
	}
	own := during(rival.Turn{Own: true})
	satellites := []rival.Action{
		{Verb: rival.Pay, Good: spice, N: 3, Rule: facts.RuleSpend3},
		{Verb: rival.Trash, Tile: "spy-satellites", Rule: facts.RuleSpend3},
		{Verb: rival.Gain, Good: facts.Point, N: 1, Rule: facts.RuleSpend3},
	}
	try(t, rival.Spend, []row{
		{"R-SPEND-1 three Intrigue cards", solo(purse(0, 0, 0, 3)), buys(intrigue, 3)},
		{"R-SPEND-1 three water", solo(purse(0, 0, 3, 0)), buys(water, 3)},
		{"R-SPEND-1 seven Solari", solo(purse(0, 7, 0, 0)), buys(solari, 7)},
		{"R-SPEND-1 seven spice", solo(purse(7, 0, 0, 0)), buys(spice, 7)},
		{"R-SPEND-1 too little of each", solo(purse(6, 6, 2, 2)), nil},
		{"R-SPEND-1 one way at a time", solo(purse(7, 7, 3, 3)), buys(intrigue, 3)},
		{"R-SPEND-2 spice is kept in a Conflict II", solo(purse(9, 0, 0, 0), kept(2)), nil},
		{"R-SPEND-2 and between rounds", solo(purse(9, 0, 0, 0), kept(0)), nil},
		{"R-SPEND-2 not in a Conflict III", solo(purse(9, 0, 0, 0), kept(3)), buys(spice, 7)},
		{"R-SPEND-2 other goods are not kept", solo(purse(9, 7, 0, 0), kept(2)), buys(solari, 7)},
		{"R-SPEND-3 Spy Satellites before all else", solo(purse(7, 7, 3, 3), own, owns("spy-satellites")), satellites},
		{"R-SPEND-3 though spice is kept", solo(purse(3, 0, 0, 0), kept(1), own, owns("spy-satellites")), satellites},
		{"R-SPEND-3 only on its own turn", solo(purse(3, 0, 0, 0), owns("spy-satellites")), nil},
		{"R-SPEND-3 two spice", solo(purse(2, 0, 0, 0), own, owns("spy-satellites")), nil},
		{"R-SPEND-5 House Hagal buys nothing", hagal(purse(9, 9, 9, 9), own), nil},
	})
}
