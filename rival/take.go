package rival

import (
	"hagal/data/facts"
	"hagal/data/speech"
)

// Resolve turns one gain into what the Rival does for it, as things stand.
func Resolve(v View, g facts.Gain, rule facts.RuleID) []Action {
	switch g.What {
	case facts.Point, facts.Spice, facts.Solari, facts.Water, facts.Intrigue:
		if !v.Solo {
			return nil
		}
		return []Action{{Verb: Gain, Good: g.What, N: g.N, Rule: rule}}
	case facts.Troop:
		return []Action{{Verb: Recruit, N: g.N, Rule: rule}}
	case facts.Influence:
		if !g.Any {
			return []Action{{Verb: Advance, Faction: g.Faction, N: g.N, Rule: rule}}
		}
		return []Action{{Verb: Choose, N: g.N, Gain: g, Rule: rule}}
	case facts.SignetRing:
		return ring(v)
	case facts.Freighter:
		return icons(g.N)
	case facts.Dreadnought:
		return []Action{{Verb: Commission, Rule: rule}}
	case facts.AcquireTech:
		return acquire(v, g.N, false)
	case facts.NegotiateTech:
		return acquire(v, g.N, true)
	case facts.MentatWon:
		return []Action{{Verb: Mentat, Rule: facts.RuleCombat9}}
	case facts.Control:
		return []Action{{Verb: PlaceMarker, Rule: facts.RuleCombat4}}
	}
	return nil
}

// ring is the Leader's Signet Ring (R-CARD-2).
func ring(v View) []Action {
	r := facts.LeaderOf(v.Me.Leader).Ring
	gains := r.Gains
	if r.Alliance != nil && v.Me.Alliance {
		gains = r.Alliance
	}
	if why, ok := canUse(v, r.Pay, gains); !ok {
		return []Action{{Verb: Note, Rule: facts.RuleCard2, Why: speech.Of("Signet Ring not used: {0}", why)}}
	}
	actions := []Action{{Verb: Note, Rule: facts.RuleCard2, Why: speech.Of("Signet Ring: {0}", speech.Term(facts.LeaderOf(v.Me.Leader).Says))}}
	if r.Pay.N > 0 {
		actions = append(actions, Action{Verb: Pay, Good: r.Pay.What, N: r.Pay.N, Rule: facts.RuleCard2})
	}
	for _, g := range gains {
		actions = append(actions, Action{Verb: Take, Gain: g, Rule: facts.RuleCard2})
	}
	return actions
}

func canUse(v View, pay facts.Gain, gains []facts.Gain) (why speech.Sentence, ok bool) {
	if v.Me.Purse(pay.What) < pay.N {
		return speech.Of("no {0} to pay", pay.What), false
	}
	for _, g := range gains {
		if g.Behind && len(Factions(v, g, nil)) == 0 {
			return speech.Of("no Faction where an opponent has more influence"), false
		}
	}
	return speech.Sentence{}, true
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

func icons(n int) []Action {
	actions := make([]Action, n)
	for i := range actions {
		actions[i] = Action{Verb: Freight, Rule: facts.RuleShip1}
	}
	return actions
}

// Ship is what one Freighter icon does: a step, or from the second space
// the recall and its rewards (R-SHIP-1).
func Ship(v View) []Action {
	if v.Me.Freighter < 2 {
		return []Action{{Verb: Sail, N: v.Me.Freighter + 1, Rule: facts.RuleShip1}}
	}
	troops := 2
	if v.has(facts.TroopTransports) {
		troops = 3
	}
	return []Action{
		{Verb: Sail, N: 0, Rule: facts.RuleShip1},
		{Verb: Dividend, Rule: facts.RuleShip1},
		{Verb: ShipTroops, N: troops, Rule: facts.RuleShip1},
		{Verb: Choose, N: 1, Gain: facts.Gain{What: facts.Influence, N: 1, Any: true}, Rule: facts.RuleShip1},
	}
}

// Acquired is what a tile does the moment a Rival takes it (R-TECH-5).
func Acquired(id facts.TileID) []Action {
	var actions []Action
	tile := facts.TileOf(id)
	for _, g := range tile.Acquire {
		actions = append(actions, Action{Verb: Take, Gain: g, Rule: facts.RuleTech5})
	}
	if tile.Power == facts.TrainingDrones {
		actions = append(actions, drones(id)...)
	}
	return actions
}
