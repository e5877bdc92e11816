package rival

import (
	"hagal/data/facts"
	"hagal/data/speech"
)

// acquire is an Acquire Tech icon: the most expensive tile it can pay for
// (R-TECH-1, R-TECH-2), else, where the icon allows it, a Negotiator
// (R-TECH-3). House Hagal ignores Tech.
func acquire(v View, discount int, negotiate bool) []Action {
	if !v.Solo {
		return nil
	}
	best, bestCost := -1, 0
	for i, id := range v.FaceUp {
		tile := facts.TileOf(id)
		if tile.Rival && tile.Cost > bestCost && tile.Cost-discount <= v.Me.Negotiators+v.Me.Spice {
			best, bestCost = i, tile.Cost
		}
	}
	switch {
	case best >= 0:
		return []Action{purchase(v, best, discount)}
	case negotiate && v.Me.Supply > 0:
		return []Action{{Verb: Negotiate, Rule: facts.RuleTech3}}
	}
	return []Action{{Verb: Note, Rule: facts.RuleTech3, Why: speech.Of("No Tech tile it can pay for")}}
}

func purchase(v View, stack, discount int) Action {
	id := v.FaceUp[stack]
	price := max(0, facts.TileOf(id).Cost-discount)
	home := min(v.Me.Negotiators, price)
	return Action{Verb: Acquire, Stack: stack, Tile: id, N: home, Price: price - home, Rule: facts.RuleTech2}
}
