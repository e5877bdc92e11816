package words

import (
	"hagal/data/facts"
	"hagal/data/speech"
)

// Gain is a gain in few words: "2 Solari", "control".
func Gain(g facts.Gain) string { return Word(gain(g)) }

func gain(g facts.Gain) speech.Arg {
	switch {
	case g.What == facts.MentatWon:
		return speech.Term("Mentat")
	case g.What == facts.Control:
		return speech.Term("control")
	case g.What == facts.TrashCard:
		return speech.Term("trash a card")
	case g.What == facts.Influence && g.Other:
		return speech.Of("{0} influence with another Faction", g.N)
	}
	return speech.Count{N: g.N, Good: g.What}
}

func gains(list []facts.Gain) []speech.Arg {
	args := make([]speech.Arg, len(list))
	for i, g := range list {
		args[i] = gain(g)
	}
	return args
}

// Reward is a reward in few words.
func Reward(r facts.Reward) string {
	parts := speech.List{Items: gains(r.Gains)}
	switch {
	case len(r.Of) > 0 && r.Choose > 1:
		parts.Items = append(parts.Items, speech.Of("{0} of {1}", r.Choose, speech.List{Items: gains(r.Of)}))
	case len(r.Of) > 0:
		parts.Items = append(parts.Items, speech.List{Items: gains(r.Of), Or: true})
	}
	for _, g := range r.PointFor {
		parts.Items = append(parts.Items, speech.Of("a point for {0}", gain(g)))
	}
	return Word(parts)
}
