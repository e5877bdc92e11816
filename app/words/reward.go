package words

import (
	"strings"

	"hagal/data/facts"
	"hagal/data/speech"
)

// Gain is a gain in few words: "2 Solari", "control".
func Gain(g facts.Gain) string {
	switch g.What {
	case facts.MentatWon:
		return T("Mentat")
	case facts.Control:
		return T("control")
	case facts.TrashCard:
		return T("trash a card")
	case facts.Influence:
		if g.Other {
			return T("{0} influence with another Faction", g.N)
		}
		return T("{0} influence", g.N)
	case facts.Freighter:
		return T("{0} Freighter", g.N)
	}
	return Word(speech.Count{N: g.N, Good: g.What})
}

// Reward is a reward in few words.
func Reward(r facts.Reward) string {
	var parts []string
	for _, g := range r.Gains {
		parts = append(parts, Gain(g))
	}
	if len(r.Of) > 0 {
		var of []string
		for _, g := range r.Of {
			of = append(of, Gain(g))
		}
		choice := strings.Join(of, " "+T("or")+" ")
		if r.Choose > 1 {
			choice = T("{0} of {1}", r.Choose, strings.Join(of, ", "))
		}
		parts = append(parts, choice)
	}
	for _, g := range r.PointFor {
		parts = append(parts, T("a point for {0}", Gain(g)))
	}
	return strings.Join(parts, ", ")
}
