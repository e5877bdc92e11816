package rival

import (
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
)

// Verdict is what a Rival makes of a card: used or set aside, and why.
type Verdict struct {
	Use   bool
	Space facts.SpaceID
	Case  facts.Case
	Ships bool // used by turning Invasion Ships down
	Rule  facts.RuleID
	Why   speech.Sentence
}

// Judge says whether a card can be used now. A Reshuffle never can.
func Judge(v View, id facts.CardID) Verdict {
	card := facts.CardOf(id)
	if card.Reshuffle {
		return Verdict{Rule: facts.RuleDraw3, Why: speech.Of("{0}: all House Hagal cards are shuffled", id)}
	}
	use := caseFor(v, card)
	if use.Harvest {
		return harvest(v, id, use)
	}
	space := facts.SpaceOf(use.Space)
	skip := func(rule facts.RuleID, why string, args ...any) Verdict {
		return Verdict{Rule: rule, Why: speech.Of("{0} skipped: {1}", id, speech.Of(why, args...))}
	}
	if has := v.Me.Influence[space.Entry.Faction]; has < space.Entry.N {
		return skip(facts.RuleDraw4, "{0} of {1} influence with the {2}", has, space.Entry.N, space.Entry.Faction)
	}
	if v.Me.Dreads.Supply == 0 && slices.ContainsFunc(use.Gains, func(g facts.Gain) bool { return g.What == facts.Dreadnought }) {
		return skip(facts.RuleDraw5, "no dreadnought in supply")
	}
	switch v.block(use.Space) {
	case byVoice:
		return skip(facts.RuleDraw2, "The Voice blocks {0}", use.Space)
	case byOwn:
		return skip(facts.RuleDraw2, "its own Agent is on {0}", use.Space)
	case byOthers:
		if !v.has(facts.InvasionShips) {
			return skip(facts.RuleDraw2, "an Agent is on {0}", use.Space)
		}
		return Verdict{Use: true, Space: use.Space, Case: use, Ships: true, Rule: facts.RuleDraw7,
			Why: speech.Of("{0} used with Invasion Ships", id)}
	}
	return Verdict{Use: true, Space: use.Space, Case: use, Rule: facts.RuleDraw1, Why: speech.Of("{0} used", id)}
}

// caseFor is the case of a card for this Rival (R-DRAW-4).
func caseFor(v View, card facts.Card) facts.Case {
	entry := facts.SpaceOf(card.Cases[0].Space).Entry
	if len(card.Cases) == 2 && v.Me.Influence[entry.Faction] < entry.N {
		return card.Cases[1]
	}
	return card.Cases[0]
}

// harvest picks the Maker space (R-DRAW-6), a free one before one that needs
// Invasion Ships.
func harvest(v View, id facts.CardID, use facts.Case) Verdict {
	if space, ok := richest(v, free); ok {
		return Verdict{Use: true, Space: space, Case: use, Rule: facts.RuleDraw6,
			Why: speech.Of("{0} used: {1} has the most bonus spice", id, space)}
	}
	if space, ok := richest(v, byOthers); ok && v.has(facts.InvasionShips) {
		return Verdict{Use: true, Space: space, Case: use, Ships: true, Rule: facts.RuleDraw7,
			Why: speech.Of("{0} used with Invasion Ships", id)}
	}
	return Verdict{Rule: facts.RuleDraw6, Why: speech.Of("{0} skipped: {1}", id, speech.Of("no bonus spice on a free Maker space"))}
}

// richest is the Maker space in the given state with the most bonus spice,
// on a tie the one with the higher base value.
func richest(v View, state block) (facts.SpaceID, bool) {
	var best Maker
	for _, m := range v.Makers {
		if m.Bonus < 1 || v.block(m.Space) != state {
			continue
		}
		if m.Bonus > best.Bonus || m.Bonus == best.Bonus && facts.SpaceOf(m.Space).Maker > facts.SpaceOf(best.Space).Maker {
			best = m
		}
	}
	return best.Space, best.Space != ""
}
