package rival

import "hagal/data/facts"

// Price is what a Rival pays for one point (R-SPEND-1).
type Price struct {
	Good facts.Good
	N    int
}

// Prices are all of them, in the order a Rival looks at them.
var Prices = []Price{{facts.Intrigue, 3}, {facts.Water, 3}, {facts.Solari, 7}, {facts.Spice, 7}}

const satelliteSpice = 3

// Spend is the next point a Rival buys, as soon as it can; nil when it
// cannot. House Hagal never does (R-SPEND-5).
func Spend(v View) []Action {
	if !v.Solo {
		return nil
	}
	if v.Turn.Own && v.has(facts.SpySatellites) && v.Me.Spice >= satelliteSpice {
		id := v.tileWith(facts.SpySatellites)
		return []Action{
			{Verb: Pay, Good: facts.Spice, N: satelliteSpice, Rule: facts.RuleSpend3},
			{Verb: Trash, Tile: id, Rule: facts.RuleSpend3},
			{Verb: Gain, Good: facts.Point, N: 1, Rule: facts.RuleSpend3},
		}
	}
	for _, p := range Prices {
		if v.Me.Purse(p.Good) < p.N || p.Good == facts.Spice && !v.spiceBuys() {
			continue
		}
		return []Action{
			{Verb: Pay, Good: p.Good, N: p.N, Rule: facts.RuleSpend1},
			{Verb: Gain, Good: facts.Point, N: 1, Rule: facts.RuleSpend1},
		}
	}
	return nil
}

// spiceBuys reports whether spice buys points now (R-SPEND-2).
func (v View) spiceBuys() bool { return v.Level >= v.SpiceLevel }
