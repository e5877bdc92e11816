package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// chooseFaction gives influence with a Faction that is chosen (R-INF-4).
type chooseFaction struct {
	seat   Seat
	n      int
	gain   facts.Gain
	rule   facts.RuleID
	except []facts.Faction
	why    []speech.Sentence
}

func (j chooseFaction) options(w *work) []facts.Faction {
	if j.seat.Rival() {
		return rival.Factions(w.view(j.seat), j.gain, j.except)
	}
	var open []facts.Faction
	for _, f := range facts.Factions {
		if w.Table.at(j.seat).Influence[f] < rival.Top && !slices.Contains(j.except, f) {
			open = append(open, f)
		}
	}
	return open
}

// reasons is what led to the choice, and what a Rival looks at.
func (j chooseFaction) reasons(w *work) []speech.Sentence {
	if w.telling != rival.Reasons {
		return nil
	}
	if j.seat.Rival() {
		return slices.Concat(j.why, rival.WhyFactions(w.view(j.seat), j.gain, j.except))
	}
	return j.why
}

func (j chooseFaction) run(w *work) {
	options := j.options(w)
	switch len(options) {
	case 0:
		w.tell(facts.RuleInf4, j.seat, MarkInfluence, "No influence: there is no Faction to choose").because(j.reasons(w)...)
	case 1:
		w.chosen(j, options[0], j.reasons(w)...)
	default:
		ids := make([]string, len(options))
		for i, f := range options {
			ids[i] = f.ID()
		}
		w.ask(j, Decision{Seat: j.seat, By: w.decider(j.seat), Kind: KindFaction, Options: ids, Rule: facts.RuleInf4,
			Say: w.question("{0} influence with which Faction?", j.n), reasons: j.reasons(w)})
	}
}

func (j chooseFaction) answer(w *work, option string) {
	f, _ := facts.FactionByID(option)
	w.chosen(j, f, append(j.reasons(w), w.reason("Chosen by {0}: {1}.", w.decider(j.seat), f))...)
}

// chosen gives the influence; a choice still to come of another Faction may
// not take the same.
func (w *work) chosen(j chooseFaction, f facts.Faction, why ...speech.Sentence) {
	w.excludeNext(j.seat, f)
	w.influence(j.seat, f, j.n, j.rule, why...)
}

func (w *work) excludeNext(s Seat, f facts.Faction) {
	for i := len(w.todo) - 1; i >= 0; i-- {
		t := &w.todo[i]
		if n, ok := t.job.(rewardGain); ok && n.seat == s && n.gain.Other {
			t.job = chooseFaction{seat: s, n: n.gain.N, gain: n.gain, rule: ruleOfChoice(n.seat, n.rule), why: n.why, except: []facts.Faction{f}}
			return
		}
		other := slices.IndexFunc(t.actions, isOther)
		if t.seat == s && other >= 0 {
			t.actions = slices.Clone(t.actions)
			a := &t.actions[other]
			a.Verb, a.N, a.Except = rival.Choose, a.Gain.N, []facts.Faction{f}
			return
		}
	}
}

// ruleOfChoice is the rule by which a seat's Faction is chosen: a Rival's own,
// a human's as what gave it says.
func ruleOfChoice(s Seat, rule facts.RuleID) facts.RuleID {
	if s.Rival() {
		return facts.RuleInf4
	}
	return rule
}

func isOther(a rival.Action) bool { return a.Gain.Other }
