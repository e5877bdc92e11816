package rival

import (
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
)

// Verdict is what a Rival makes of a card: used or set aside, and why.
type Verdict struct {
	Use     bool
	Ships   bool // used by turning Invasion Ships down
	Rule    facts.RuleID
	Space   facts.SpaceID
	Case    *facts.Case
	Why     speech.Sentence   // in a line
	Because []speech.Sentence // what it looked at
}

// Judge says whether a card can be used now. A Reshuffle never can.
func Judge(v *View, id facts.CardID) Verdict {
	card := facts.CardOf(id)
	if card.Reshuffle {
		return Verdict{Rule: facts.RuleDraw3,
			Why:     v.Telling.line(func() speech.Sentence { return say("{0}: all House Hagal cards are shuffled", id) }),
			Because: v.Telling.Why(whyReshuffle)}
	}
	use := caseFor(v, card)
	if use.Harvest {
		return harvest(v, id, use)
	}
	verdict := judgeSpace(v, id, use)
	if v.Telling == Reasons {
		verdict.Because = join(whyCase(v, card, use), verdict.Because...)
	}
	return verdict
}

func whyReshuffle() []speech.Sentence {
	return []speech.Sentence{say("It sends no Agent: all House Hagal cards are shuffled, and the next one is revealed.")}
}

// judgeSpace says whether the space that the card names can be used.
func judgeSpace(v *View, id facts.CardID, use *facts.Case) Verdict {
	if needs := facts.SpaceOf(use.Space).Entry; v.Me.With(needs.Faction) < needs.N {
		return v.skip(id, facts.RuleDraw4, func() speech.Sentence {
			return say("{0} of {1} influence with the {2}", v.Me.With(needs.Faction), needs.N, needs.Faction)
		}, nil)
	}
	if slices.ContainsFunc(use.Gains, func(g facts.Gain) bool { return g.What == facts.Dreadnought }) && v.Me.Dreads.Supply == 0 {
		return v.skip(id, facts.RuleDraw5, func() speech.Sentence { return say("no dreadnought in supply") }, v.Telling.oneWhy(v.dreadnoughts))
	}
	state, who := v.block(use.Space)
	why := v.Telling.Why(func() []speech.Sentence { return blocked(state, who, use.Space) })
	switch {
	case state == free:
		return Verdict{Use: true, Space: use.Space, Case: use, Rule: facts.RuleDraw1, Because: why,
			Why: v.Telling.line(func() speech.Sentence { return say("{0} used", id) })}
	case state == byVoice:
		return v.skip(id, facts.RuleDraw2, func() speech.Sentence { return say("The Voice blocks {0}", use.Space) }, why)
	case state == byOwn:
		return v.skip(id, facts.RuleDraw2, func() speech.Sentence { return agentOn(id, use.Space, state, who) },
			append(why, v.Telling.oneWhy(whyOwn)...))
	case v.has(facts.InvasionShips):
		return withShips(v, id, use, use.Space, why)
	}
	return v.skip(id, facts.RuleDraw2, func() speech.Sentence { return agentOn(id, use.Space, state, who) }, why)
}

// agentOn says in few words whose Agent blocks a card's space, which needs no
// name where the card has its name.
func agentOn(id facts.CardID, space facts.SpaceID, state block, who Name) speech.Sentence {
	there := len(facts.CardOf(id).Cases) == 1
	switch own := state == byOwn; {
	case own && there:
		return say("its own Agent is there")
	case own:
		return say("its own Agent is on {0}", space)
	case there:
		return say("{0} has an Agent there", who)
	}
	return say("{0} has an Agent on {1}", who, space)
}

func whyOwn() speech.Sentence { return say("A Rival's own Agents block a space for it too.") }

// skip sets a card aside.
func (v *View) skip(id facts.CardID, rule facts.RuleID, why func() speech.Sentence, because []speech.Sentence) Verdict {
	return Verdict{Rule: rule, Because: because, Why: v.Telling.line(func() speech.Sentence { return say("{0} skipped: {1}", id, why()) })}
}

// withShips uses a card by turning Invasion Ships down (R-DRAW-7).
func withShips(v *View, id facts.CardID, use *facts.Case, space facts.SpaceID, why []speech.Sentence) Verdict {
	ships := func() speech.Sentence {
		return say("{0}, face up: others' Agents do not block the space.", v.tileWith(facts.InvasionShips))
	}
	return Verdict{Use: true, Space: space, Case: use, Ships: true, Rule: facts.RuleDraw7,
		Why:     v.Telling.line(func() speech.Sentence { return say("{0} used with Invasion Ships", id) }),
		Because: append(why, v.Telling.oneWhy(ships)...)}
}

// blocked says who is on a space, or that nobody is.
func blocked(state block, who Name, id facts.SpaceID) []speech.Sentence {
	switch state {
	case byVoice:
		return []speech.Sentence{say("The Voice blocks {0} until the next turn of {1}.", id, who)}
	case byOwn, byOthers:
		return []speech.Sentence{say("{0} has an Agent on {1}.", who, id)}
	}
	return []speech.Sentence{say("No Agent is on {0}, and nothing blocks it.", id)}
}

// caseFor is the case of a card for this Rival (R-DRAW-4).
func caseFor(v *View, card *facts.Card) *facts.Case {
	entry := facts.SpaceOf(card.Cases[0].Space).Entry
	if len(card.Cases) == 2 && v.Me.With(entry.Faction) < entry.N {
		return &card.Cases[1]
	}
	return &card.Cases[0]
}

// whyCase is what decided which space a card names.
func whyCase(v *View, card *facts.Card, use *facts.Case) []speech.Sentence {
	first := card.Cases[0].Space
	needs := facts.SpaceOf(first).Entry
	if needs.N == 0 {
		return nil
	}
	why := []speech.Sentence{say("{0}: {1} influence with the {2}; for {3} it takes {4}.", v.Name, v.Me.With(needs.Faction), needs.Faction, first, needs.N)}
	if len(card.Cases) == 2 {
		why = append(why, say("So the card sends the Agent to {0}.", use.Space))
	}
	return why
}
