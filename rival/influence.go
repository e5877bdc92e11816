package rival

import (
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
)

// Top is the highest step of an influence track (R-INF-1).
const Top = 6

// Factions are those a Rival would choose among for a gain: its own lowest,
// among equals all of them, for the player to decide (R-INF-4). Except is
// the Factions that are no choice.
func Factions(v *View, g facts.Gain, except []facts.Faction) []facts.Faction {
	return v.lowest(v.open(g, except))
}

// WhyFactions says how Factions came to its answer.
func WhyFactions(v *View, g facts.Gain, except []facts.Faction) []speech.Sentence {
	open := v.open(g, except)
	best := v.lowest(open)
	var why []speech.Sentence
	if g.Behind {
		why = append(why, v.most())
	}
	why = append(why, say("{0}, influence: {1}.", v.Name, v.influence(facts.Factions[:])))
	if top := v.at(Top); len(top) > 0 {
		why = append(why, say("At the top of the track already, so no choice: {0}.", speech.ListOf(top...)))
	}
	if len(except) > 0 {
		why = append(why, say("Chosen just before, so no choice: {0}.", speech.ListOf(except...)))
	}
	switch {
	case len(best) == 0:
		return append(why, say("No Faction is left to choose."))
	case g.Behind && len(best) == 1:
		return append(why, say("{0} may be chosen, an opponent has more; the lowest is the {1}.", v.influence(open), best[0]))
	case g.Behind:
		why = append(why, say("{0} may be chosen, an opponent has more.", v.influence(open)))
	}
	if len(best) == 1 {
		return append(why, say("The lowest is the {0}, at {1}.", best[0], v.Me.With(best[0])))
	}
	return append(why, say("{0} tie for lowest, at {1}.", speech.ListOf(best...).All(), v.Me.With(best[0])))
}

// open are the Factions that may be chosen for a gain.
func (v *View) open(g facts.Gain, except []facts.Faction) []facts.Faction {
	var open []facts.Faction
	for _, f := range facts.Factions {
		if v.Me.Influence[f] < Top && !slices.Contains(except, f) && (!g.Behind || v.behind(f)) {
			open = append(open, f)
		}
	}
	return open
}

// lowest are those of the Factions with the least influence of its own.
func (v *View) lowest(of []facts.Faction) []facts.Faction {
	var best []facts.Faction
	for _, f := range of {
		switch {
		case len(best) == 0 || v.Me.Influence[f] < v.Me.Influence[best[0]]:
			best = []facts.Faction{f}
		case v.Me.Influence[f] == v.Me.Influence[best[0]]:
			best = append(best, f)
		}
	}
	return best
}

// at are the Factions with that influence.
func (v *View) at(n int) []facts.Faction {
	var list []facts.Faction
	for _, f := range facts.Factions {
		if v.Me.With(f) == n {
			list = append(list, f)
		}
	}
	return list
}

func (v *View) behind(f facts.Faction) bool {
	return slices.ContainsFunc(v.board().Others, func(o Other) bool { return o.Influence[f] > v.Me.Influence[f] })
}

// most is the most influence any opponent has with each Faction.
func (v *View) most() speech.Sentence {
	var list speech.List
	for _, f := range facts.Factions {
		n := 0
		for _, o := range v.board().Others {
			n = max(n, int(o.Influence[f]))
		}
		list.Items = append(list.Items, figure(f, n))
	}
	return say("The most any opponent has: {0}.", list)
}
