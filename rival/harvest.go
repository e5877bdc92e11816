package rival

import (
	"hagal/data/facts"
	"hagal/data/speech"
)

// harvest picks the Maker space (R-DRAW-6), a free one before one that needs
// Invasion Ships.
func harvest(v *View, id facts.CardID, use *facts.Case) Verdict {
	why := v.Telling.Why(v.bonusSpice)
	if best, n := richest(v, free); n > 0 {
		return Verdict{Use: true, Space: best.Space, Case: use, Rule: facts.RuleDraw6,
			Why:     v.Telling.line(func() speech.Sentence { return say("{0} used: {1}", id, harvestLine(best, n)) }),
			Because: append(why, v.Telling.oneWhy(func() speech.Sentence { return whyRichest(v, free, best, n) })...)}
	}
	why = append(why, v.Telling.oneWhy(func() speech.Sentence { return say("No Maker space with bonus spice is free.") })...)
	if best, n := richest(v, byOthers); n > 0 && v.has(facts.InvasionShips) {
		why = append(why, v.Telling.oneWhy(func() speech.Sentence { return whyRichest(v, byOthers, best, n) })...)
		return withShips(v, id, use, best.Space, why)
	}
	return v.skip(id, facts.RuleDraw6, func() speech.Sentence { return say("no bonus spice on a free Maker space") }, why)
}

// richest is the Maker space in a state with the most bonus spice, on a tie
// the one with the highest base value, and how many have as much; 0 where none
// has any.
func richest(v *View, state block) (best Maker, n int) {
	for _, m := range v.spaces().Makers {
		if m.Bonus < 1 || m.Bonus < best.Bonus {
			continue
		}
		switch is, _ := v.block(m.Space); {
		case is != state:
		case m.Bonus > best.Bonus:
			best, n = m, 1
		case base(m.Space) > base(best.Space):
			best, n = m, n+1
		default:
			n++
		}
	}
	return best, n
}

func base(id facts.SpaceID) int { return facts.SpaceOf(id).Maker }

// harvestLine says why the best of n was taken, in few words.
func harvestLine(best Maker, n int) speech.Sentence {
	if n > 1 {
		return say("bonus spice is equal, {0} has the higher base value", best.Space)
	}
	return say("{0} has the most bonus spice", best.Space)
}

// bonusSpice is what lies on the Maker spaces, and who blocks one that has some.
func (v *View) bonusSpice() []speech.Sentence {
	var list speech.List
	var taken []speech.Sentence
	for _, m := range v.spaces().Makers {
		list.Items = append(list.Items, figure(m.Space, m.Bonus))
		if state, who := v.block(m.Space); state != free && m.Bonus > 0 {
			taken = append(taken, blocked(state, who, m.Space)...)
		}
	}
	return join([]speech.Sentence{say("Bonus spice: {0}.", list)}, taken...)
}

// whyRichest says which of the Maker spaces in a state was taken.
func whyRichest(v *View, state block, best Maker, n int) speech.Sentence {
	if n > 1 {
		var tied []facts.SpaceID
		for _, m := range v.spaces().Makers {
			if is, _ := v.block(m.Space); is == state && m.Bonus == best.Bonus {
				tied = append(tied, m.Space)
			}
		}
		return say("{0} have {1} bonus spice each; {2} has the higher base value, {3}.", speech.ListOf(tied...).All(), best.Bonus, best.Space, base(best.Space))
	}
	if state == byOthers {
		return say("Of those that only others' Agents block, {0} has the most bonus spice.", best.Space)
	}
	return say("Of the free ones, {0} has the most.", best.Space)
}
