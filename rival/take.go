package rival

import (
	"hagal/data/facts"
	"hagal/data/speech"
)

// Resolve turns one gain into what the Rival does for it, as things stand.
func Resolve(v *View, g facts.Gain, rule facts.RuleID) []Action {
	switch g.What {
	case facts.Point, facts.Spice, facts.Solari, facts.Water, facts.Intrigue:
		if !v.Solo {
			return nil
		}
		return v.do(Action{Verb: Gain, Good: g.What, N: g.N, Rule: rule, Because: v.Telling.Why(func() []speech.Sentence { return v.whyGain(g) })})
	case facts.Troop:
		return v.do(Action{Verb: Recruit, N: g.N, Rule: rule, Because: v.Telling.oneWhy(v.troops)})
	case facts.Influence:
		if !g.Any {
			return v.do(Action{Verb: Advance, Faction: g.Faction, N: g.N, Rule: rule})
		}
		return v.do(Action{Verb: Choose, N: g.N, Gain: g, Rule: rule})
	case facts.SignetRing:
		return ring(v)
	case facts.Freighter:
		return v.icons(g.N)
	case facts.Dreadnought:
		return v.do(Action{Verb: Commission, Rule: rule, Because: v.Telling.oneWhy(v.dreadnoughts)})
	case facts.AcquireTech:
		return acquire(v, g.N, false)
	case facts.NegotiateTech:
		return acquire(v, g.N, true)
	case facts.MentatWon:
		return v.do(Action{Verb: Mentat, Rule: facts.RuleCombat9})
	case facts.Control:
		return v.do(Action{Verb: PlaceMarker, Rule: facts.RuleCombat4})
	}
	return nil
}

// whyGain is what it had of a good before.
func (v *View) whyGain(g facts.Gain) []speech.Sentence {
	if g.What == facts.Point {
		return nil
	}
	return []speech.Sentence{say("{0}: {1} before, {2} after.", v.Name, some(v.Me.Purse(g.What), g.What), v.Me.Purse(g.What)+g.N)}
}

// Purse is how much of a good a Rival holds.
func (s Self) Purse(g facts.Good) int {
	switch g {
	case facts.Spice:
		return s.Spice
	case facts.Solari:
		return s.Solari
	case facts.Water:
		return s.Water
	case facts.Intrigue:
		return s.Intrigue
	}
	return 0
}

func (v *View) icons(n int) []Action {
	actions := v.do()
	for range n {
		actions = v.also(actions, Action{Verb: Freight, Rule: facts.RuleShip1})
	}
	return actions
}

// Ship is what one Freighter icon does: a step, or from the second space
// the recall and its rewards (R-SHIP-1).
func Ship(v *View) []Action {
	if v.Me.Freighter < 2 {
		return v.do(Action{Verb: Sail, N: v.Me.Freighter + 1, Rule: facts.RuleShip1, Because: v.Telling.oneWhy(v.whyFreighter)})
	}
	troops := 2
	if v.has(facts.TroopTransports) {
		troops = 3
	}
	second := v.Telling.Why(func() []speech.Sentence { return v.whySecond(troops) })
	return because(v.do(
		Action{Verb: Sail, N: 0, Rule: facts.RuleShip1, Because: v.Telling.oneWhy(whyRecalled)},
		Action{Verb: Dividend, Rule: facts.RuleShip1, Because: v.Telling.oneWhy(whyFirst)},
		Action{Verb: ShipTroops, N: troops, Rule: facts.RuleShip1, Because: append(second, v.Telling.oneWhy(v.troops)...)},
		Action{Verb: Choose, N: 1, Gain: facts.Gain{What: facts.Influence, N: 1, Any: true}, Rule: facts.RuleShip1, Because: second},
	), v.Telling.oneWhy(v.whyFreighter)...)
}

func whyRecalled() speech.Sentence {
	return say("It never goes to the top space: this icon recalls it, for the rewards of the first and the second space.")
}

func whyFirst() speech.Sentence { return say("Reward of the first space: Dividends.") }

// whySecond is the reward of the track's second space.
func (v *View) whySecond(troops int) []speech.Sentence {
	reward := say("Reward of the second space: {0} and 1 influence.", some(troops, facts.Troop))
	if v.has(facts.TroopTransports) {
		return []speech.Sentence{ofTile(v.tileWith(facts.TroopTransports)), reward}
	}
	return []speech.Sentence{reward}
}

func (v *View) whyFreighter() speech.Sentence {
	if v.Me.Freighter == 0 {
		return say("{0}: the Freighter was at the bottom.", v.Name)
	}
	return say("{0}: the Freighter was on space {1}.", v.Name, v.Me.Freighter)
}

// Acquired is what a tile does the moment a Rival takes it (R-TECH-5).
func Acquired(v *View, id facts.TileID) []Action {
	actions := v.do()
	tile := facts.TileOf(id)
	for _, g := range tile.Acquire {
		actions = v.also(actions, Action{Verb: Take, Gain: g, Rule: facts.RuleTech5, Because: v.Telling.oneWhy(func() speech.Sentence { return ofTile(id) })})
	}
	if tile.Power == facts.TrainingDrones {
		return v.last(len(actions) + len(drones(v, id)))
	}
	return actions
}
