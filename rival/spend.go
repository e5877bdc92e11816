package rival

import (
	"hagal/data/facts"
	"hagal/data/speech"
)

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
func Spend(v *View) []Action {
	if !v.Solo {
		return nil
	}
	if v.Turn.Own && v.has(facts.SpySatellites) && v.Me.Spice >= satelliteSpice {
		id := v.tileWith(facts.SpySatellites)
		return because(v.do(
			Action{Verb: Pay, Good: facts.Spice, N: satelliteSpice, Rule: facts.RuleSpend3},
			Action{Verb: Trash, Tile: id, Rule: facts.RuleSpend3},
			Action{Verb: Gain, Good: facts.Point, N: 1, Rule: facts.RuleSpend3},
		), v.Telling.Why(func() []speech.Sentence { return []speech.Sentence{ofTile(id), v.purse()} })...)
	}
	for _, p := range Prices {
		if v.Me.Purse(p.Good) < p.N || p.Good == facts.Spice && !v.spiceBuys() {
			continue
		}
		return because(v.do(
			Action{Verb: Pay, Good: p.Good, N: p.N, Rule: facts.RuleSpend1},
			Action{Verb: Gain, Good: facts.Point, N: 1, Rule: facts.RuleSpend1},
		), v.Telling.Why(func() []speech.Sentence { return v.whyPrice(p) })...)
	}
	return nil
}

// spiceBuys reports whether spice buys points now (R-SPEND-2).
func (v *View) spiceBuys() bool { return v.Level >= v.SpiceLevel }

// purse is what it holds of what buys points.
func (v *View) purse() speech.Sentence {
	var list speech.List
	for _, p := range Prices {
		list.Items = append(list.Items, some(v.Me.Purse(p.Good), p.Good))
	}
	return say("{0} had {1}.", v.Name, list)
}

func (v *View) whyPrice(p Price) []speech.Sentence {
	why := []speech.Sentence{v.purse(), say("1 point costs {0}.", some(p.N, p.Good))}
	if p.Good == facts.Spice && v.SpiceLevel > 0 {
		why = append(why, say("In a Conflict of level {0} spice buys points.", v.Level))
	}
	return why
}
