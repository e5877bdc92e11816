package rival

import (
	"hagal/data/facts"
	"hagal/data/speech"
)

// ring is the Leader's Signet Ring (R-CARD-2).
func ring(v *View) []Action {
	leader := facts.LeaderOf(v.Leader)
	r := leader.Ring
	gains := r.Gains
	if r.Alliance != nil && v.board().Alliance {
		gains = r.Alliance
	}
	why := v.Telling.Why(func() []speech.Sentence { return v.whyRing(leader) })
	if not, because, ok := canUse(v, r.Pay, gains); !ok {
		return v.do(Action{Verb: Note, Rule: facts.RuleCard2, Because: append(why, because...),
			Why: v.Telling.line(func() speech.Sentence { return say("Signet Ring not used: {0}", not) })})
	}
	actions := v.do(Action{Verb: Note, Rule: facts.RuleCard2,
		Why: v.Telling.line(func() speech.Sentence { return say("Signet Ring: {0}", speech.Term(leader.Says)) })})
	if r.Pay.N > 0 {
		actions = v.also(actions, Action{Verb: Pay, Good: r.Pay.What, N: r.Pay.N, Rule: facts.RuleCard2})
	}
	for _, g := range gains {
		actions = v.also(actions, Action{Verb: Take, Gain: g, Rule: facts.RuleCard2})
	}
	return because(actions, why...)
}

// whyRing is what the ring does, and what it depends on.
func (v *View) whyRing(leader *facts.Leader) []speech.Sentence {
	r := leader.Ring
	why := []speech.Sentence{say("{0}, Signet Ring: {1}.", leader.ID, speech.Term(leader.Says))}
	if r.Alliance != nil {
		why = append(why, v.whyAlliance())
	}
	if r.Pay.N > 0 {
		why = append(why, say("{0}: {1}; the Signet Ring costs {2}.", v.Name, some(v.Me.Purse(r.Pay.What), r.Pay.What), some(r.Pay.N, r.Pay.What)))
	}
	return why
}

func (v *View) whyAlliance() speech.Sentence {
	if v.board().Alliance {
		return say("{0}: at least one Alliance.", v.Name)
	}
	return say("{0}: no Alliance.", v.Name)
}

// canUse says whether a ring can be paid for and gives something; if not,
// why, and what was looked at beside the purse.
func canUse(v *View, pay facts.Gain, gains []facts.Gain) (why speech.Sentence, because []speech.Sentence, ok bool) {
	if v.Me.Purse(pay.What) < pay.N {
		return v.Telling.line(func() speech.Sentence { return say("no {0} to pay", pay.What) }), nil, false
	}
	for _, g := range gains {
		if g.Behind && len(Factions(v, g, nil)) == 0 {
			return v.Telling.line(func() speech.Sentence { return say("no Faction where an opponent has more influence") }),
				v.Telling.Why(func() []speech.Sentence { return WhyFactions(v, g, nil) }), false
		}
	}
	return speech.Sentence{}, nil, true
}
