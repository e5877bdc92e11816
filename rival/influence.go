package rival

import (
	"slices"

	"hagal/data/facts"
)

// Top is the highest step of an influence track (R-INF-1).
const Top = 6

// Factions are those a Rival would choose among for a gain: its own lowest,
// among equals all of them, for the player to decide (R-INF-4). Except is
// the Factions that are no choice.
func Factions(v View, g facts.Gain, except []facts.Faction) []facts.Faction {
	var best []facts.Faction
	for _, f := range facts.Factions {
		if v.Me.Influence[f] >= Top || slices.Contains(except, f) || g.Behind && !v.behind(f) {
			continue
		}
		switch {
		case len(best) == 0 || v.Me.Influence[f] < v.Me.Influence[best[0]]:
			best = []facts.Faction{f}
		case v.Me.Influence[f] == v.Me.Influence[best[0]]:
			best = append(best, f)
		}
	}
	return best
}

func (v View) behind(f facts.Faction) bool {
	return slices.ContainsFunc(v.Others, func(o Other) bool { return o.Influence[f] > v.Me.Influence[f] })
}
