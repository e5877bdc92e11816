package words

import (
	"hagal/data/facts"
	"hagal/data/speech"
)

// Gain is a gain in few words: "2 Solari", "control".
func Gain(g facts.Gain) string { return Word(speech.Gain(g)) }

func gains(list []facts.Gain) []speech.Arg {
	args := make([]speech.Arg, len(list))
	for i, g := range list {
		args[i] = speech.Gain(g)
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
		parts.Items = append(parts.Items, speech.Of("a point for {0}", speech.Gain(g)))
	}
	return Word(parts)
}
