package engine

import (
	"hagal/data/facts"
	"hagal/data/speech"
)

// sentence is speech.Of that keeps nothing of the list it is given, so that an
// event nobody hears costs no memory.
func sentence(form string, args []any) speech.Sentence {
	s := speech.Sentence{Form: form}
	if len(args) > 0 {
		s.Args = make([]speech.Arg, len(args))
	}
	for i, a := range args {
		s.Args[i] = argument(a)
	}
	return s
}

// argument is what stands in a place; TestEverythingHasAReason finds a kind
// that is not here.
func argument(a any) speech.Arg {
	switch a := a.(type) {
	case int:
		return speech.Number(a)
	case Seat:
		return a.name()
	case facts.SpaceID:
		return made(spaceArgs, facts.SpaceNumber(a), a)
	case facts.CardID:
		return made(cardArgs, facts.CardNumber(a), a)
	case facts.TileID:
		return made(tileArgs, facts.TileNumber(a), a)
	case facts.LeaderID:
		return a
	case facts.ConflictID:
		return a
	case facts.DifficultyID:
		return a
	case facts.Faction:
		return a
	case speech.Count:
		return counted(a)
	case speech.Signed:
		return a
	case speech.Term:
		return a
	case speech.ID:
		return a
	case speech.Sentence:
		return a
	case speech.List:
		return a
	}
	return speech.Term(unsaid)
}

// unsaid stands where argument does not know a kind.
const unsaid = "???"
