package rival

import (
	"hagal/data/facts"
	"hagal/data/speech"
)

// Name is what a seat is called in a sentence.
type Name interface{ speech.Arg }

// say shortens speech.Of.
func say(form string, args ...any) speech.Sentence { return speech.Of(form, args...) }

// line is a sentence that is made only when it is to be told.
func (t Telling) line(made func() speech.Sentence) (s speech.Sentence) {
	if t != Silence {
		s = made()
	}
	return s
}

// Why is reasons that are found only when they are to be told.
func (t Telling) Why(found func() []speech.Sentence) []speech.Sentence {
	if t != Reasons {
		return nil
	}
	return found()
}

// oneWhy is Why with one reason.
func (t Telling) oneWhy(found func() speech.Sentence) []speech.Sentence {
	if t != Reasons {
		return nil
	}
	return []speech.Sentence{found()}
}

// figure is a thing with its number, as one of a list.
func figure(what speech.Arg, n int) speech.Sentence { return say("{0} {1}", what, n) }

// some is a number of a good in a sentence.
func some(n int, g facts.Good) speech.Count { return speech.Count{N: n, Good: g} }

// because puts reasons before those that the actions have already.
func because(actions []Action, why ...speech.Sentence) []Action {
	if len(why) == 0 {
		return actions
	}
	for i := range actions {
		actions[i].Because = join(why, actions[i].Because...)
	}
	return actions
}

// join is both lists in one that shares memory with neither.
func join(why []speech.Sentence, more ...speech.Sentence) []speech.Sentence {
	return append(append([]speech.Sentence{}, why...), more...)
}

// influence is its own influence with some Factions.
func (v *View) influence(with []facts.Faction) speech.List {
	var list speech.List
	for _, f := range with {
		list.Items = append(list.Items, figure(f, v.Me.With(f)))
	}
	return list
}

// ofTile is what a tile does, in our words.
func ofTile(id facts.TileID) speech.Sentence {
	return say("Tile {0}: {1}.", id, speech.Term(facts.TileOf(id).Says))
}

// dreadnoughts are its dreadnoughts by place.
func (v *View) dreadnoughts() speech.Sentence {
	d := v.Me.Dreads
	return say("{0}, dreadnoughts: {1} in supply, {2} in the garrison, {3} in the Conflict.", v.Name, int(d.Supply), int(d.Garrison), int(d.Deployed))
}

// troops are its troops at home before a thing is done.
func (v *View) troops() speech.Sentence {
	return say("{0}, troops before: {1} in supply, {2} in the garrison.", v.Name, v.Me.Supply, v.Me.Garrison)
}
