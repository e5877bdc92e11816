package rival

import (
	"hagal/data/facts"
	"hagal/data/speech"
)

// harvest picks the Maker space (R-DRAW-6), a free one before one that needs
// Invasion Ships.
func harvest(v View, id facts.CardID, use facts.Case) Verdict {
	why := v.Telling.Why(v.bonusSpice)
	if best := richest(v, free); len(best) > 0 {
		space := best[0].Space
		return Verdict{Use: true, Space: space, Case: use, Rule: facts.RuleDraw6,
			Why:     v.Telling.line(func() speech.Sentence { return say("{0} used: {1}", id, harvestLine(best)) }),
			Because: append(why, v.Telling.oneWhy(func() speech.Sentence { return whyRichest(v, free, best) })...)}
	}
	why = append(why, v.Telling.oneWhy(func() speech.Sentence { return say("No Maker space with bonus spice is free.") })...)
	if best := richest(v, byOthers); len(best) > 0 && v.has(facts.InvasionShips) {
		why = append(why, v.Telling.oneWhy(func() speech.Sentence { return whyRichest(v, byOthers, best) })...)
		return withShips(v, id, use, best[0].Space, why)
	}
	return v.skip(id, facts.RuleDraw6, func() speech.Sentence { return say("no bonus spice on a free Maker space") }, why)
}

// richest are the Maker spaces in a state with the most bonus spice, on a tie
// the one with the higher base value first.
func richest(v View, state block) []Maker {
	var best []Maker
	for _, m := range v.Makers {
		switch is, _ := v.block(m.Space); {
		case m.Bonus < 1 || is != state || len(best) > 0 && m.Bonus < best[0].Bonus:
		case len(best) == 0 || m.Bonus > best[0].Bonus:
			best = []Maker{m}
		case base(m.Space) > base(best[0].Space):
			best = append([]Maker{m}, best...)
		default:
			best = append(best, m)
		}
	}
	return best
}

func base(id facts.SpaceID) int { return facts.SpaceOf(id).Maker }

// harvestLine says why the first of the best was taken, in few words.
func harvestLine(best []Maker) speech.Sentence {
	if len(best) > 1 {
		return say("bonus spice is equal, {0} has the higher base value", best[0].Space)
	}
	return say("{0} has the most bonus spice", best[0].Space)
}

// bonusSpice is what lies on the Maker spaces, and who blocks one that has some.
func (v View) bonusSpice() []speech.Sentence {
	var list speech.List
	var taken []speech.Sentence
	for _, m := range v.Makers {
		list.Items = append(list.Items, figure(m.Space, m.Bonus))
		if state, who := v.block(m.Space); state != free && m.Bonus > 0 {
			taken = append(taken, blocked(state, who, m.Space)...)
		}
	}
	return join([]speech.Sentence{say("Bonus spice: {0}.", list)}, taken...)
}

// whyRichest says which of the Maker spaces in a state was taken.
func whyRichest(v View, state block, best []Maker) speech.Sentence {
	if len(best) > 1 {
		var tied []facts.SpaceID
		for _, m := range v.Makers {
			if is, _ := v.block(m.Space); is == state && m.Bonus == best[0].Bonus {
				tied = append(tied, m.Space)
			}
		}
		return say("{0} have {1} bonus spice each; {2} has the higher base value, {3}.", speech.ListOf(tied...).All(), best[0].Bonus, best[0].Space, base(best[0].Space))
	}
	if state == byOthers {
		return say("Of those that only others' Agents block, {0} has the most bonus spice.", best[0].Space)
	}
	return say("Of the free ones, {0} has the most.", best[0].Space)
}
