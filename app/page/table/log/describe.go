package log

import (
	"hagal/app/words"
	"hagal/engine"
)

// Actor is the seat whose input it is.
func Actor(in engine.Input) engine.Seat {
	switch i := in.(type) {
	case engine.Agent:
		return i.Seat
	case engine.Rival:
		return i.Seat
	case engine.Reveal:
		return i.Seat
	case engine.Pass:
		return i.Seat
	case engine.Final:
		return i.Seat
	}
	return engine.Nobody
}

// Describe is an input in few words for the log, its seat and card named.
func Describe(tb engine.Table, in engine.Input) string {
	switch i := in.(type) {
	case engine.Rival:
		return words.T("{0}: draw", words.At(tb, i.Seat))
	case engine.Round:
		return words.Word(i.Conflict)
	}
	return Brief(in)
}

// Brief is an input in a word or two, whose seat is shown beside it.
func Brief(in engine.Input) string {
	switch i := in.(type) {
	case engine.Agent:
		return words.Word(i.Space)
	case engine.Rival:
		return words.T("draw")
	case engine.Round:
		return words.T("Conflict")
	case engine.Reveal:
		return words.T("Reveal")
	case engine.Pass:
		return words.T("Pass")
	case engine.Combat:
		return words.T("Sword cards")
	case engine.Strength:
		return words.T("Strength")
	case engine.Resolve:
		return words.T("Rewards")
	case engine.Recall:
		return words.T("Recall")
	case engine.Pick:
		return words.T("Choice")
	case engine.Tile, engine.Tiles:
		return words.T("Tile")
	case engine.Final:
		return words.T("Final points")
	case engine.Setup:
		return words.T("Set-up")
	case engine.Voice:
		return words.T("The Voice")
	case engine.Acquire:
		return words.T("Tile")
	case engine.Dividends:
		return words.T("Dividends")
	case engine.Move, engine.Lift:
		return words.T("Agent moved")
	case engine.Name:
		return words.T("Name")
	case engine.Deck:
		return words.T("Deck")
	}
	return words.T("Correction")
}
