package rival

import (
	"hagal/data/facts"
	"hagal/data/speech"
)

// acquire is an Acquire Tech icon: the most expensive tile it can pay for
// (R-TECH-1, R-TECH-2), else, where the icon allows it, a Negotiator
// (R-TECH-3). House Hagal ignores Tech.
func acquire(v *View, discount int, negotiate bool) []Action {
	if !v.Solo {
		return nil
	}
	can := discount + v.Me.Negotiators + v.Me.Spice
	best, bestCost := -1, 0
	for i, id := range v.board().FaceUp {
		tile := facts.TileOf(id)
		if tile.Rival && tile.Cost > bestCost && tile.Cost <= can {
			best, bestCost = i, tile.Cost
		}
	}
	why := v.Telling.Why(func() []speech.Sentence { return v.whyTile(best, discount) })
	switch {
	case best >= 0:
		return v.do(purchase(v, best, discount, why))
	case negotiate && v.Me.Supply > 0:
		return v.do(Action{Verb: Negotiate, Rule: facts.RuleTech3, Because: append(why, v.Telling.oneWhy(v.troops)...)})
	case negotiate:
		why = append(why, v.Telling.oneWhy(v.troops)...)
	}
	return v.do(Action{Verb: Note, Rule: facts.RuleTech3, Because: why,
		Why: v.Telling.line(func() speech.Sentence { return say("No Tech tile it can pay for") })})
}

// purchase takes a stack's tile: why it is this one, and why at this price.
func purchase(v *View, stack, discount int, why []speech.Sentence) Action {
	id := v.board().FaceUp[stack]
	cost := facts.TileOf(id).Cost
	price := max(0, cost-discount)
	home := min(v.Me.Negotiators, price)
	return Action{Verb: Acquire, Stack: int8(stack), Tile: id, N: home, Price: price - home, Rule: facts.RuleTech1, Because: why,
		Costs: v.Telling.oneWhy(func() speech.Sentence {
			return say("{0}: cost {1}, discount {2}, Negotiators sent home {3}; the rest in spice: {4}.", id, cost, discount, home, price-home)
		})}
}

// whyTile is the tiles face up, what it can pay, and which is the dearest of
// those; best is its stack, or below 0.
func (v *View) whyTile(best, discount int) []speech.Sentence {
	var all, dear, equal speech.List
	can := discount + v.Me.Negotiators + v.Me.Spice
	for _, id := range v.board().FaceUp {
		tile := facts.TileOf(id)
		if !tile.Rival {
			continue
		}
		all.Items = append(all.Items, figure(id, tile.Cost))
		if tile.Cost > can {
			dear.Items = append(dear.Items, figure(id, tile.Cost))
		}
		if best >= 0 && tile.Cost == facts.TileOf(v.board().FaceUp[best]).Cost {
			equal.Items = append(equal.Items, id)
		}
	}
	if len(all.Items) == 0 {
		return []speech.Sentence{say("No face-up Tech tile is for Rivals.")}
	}
	why := []speech.Sentence{say("Face up for Rivals, with their cost: {0}.", all),
		say("{0} can pay {1}: discount {2}, Negotiators {3}, spice {4}.", v.Name, can, discount, v.Me.Negotiators, v.Me.Spice)}
	if len(dear.Items) > 0 {
		why = append(why, say("Too expensive: {0}.", dear))
	}
	switch {
	case best < 0:
	case len(equal.Items) > 1:
		why = append(why, say("{0} cost {1} each; nearest the top: {2}.", equal.All(), facts.TileOf(v.board().FaceUp[best]).Cost, v.board().FaceUp[best]))
	default:
		why = append(why, say("The most expensive it can pay for: {0}.", v.board().FaceUp[best]))
	}
	return why
}
