package exchange

import (
	"hagal/app/desk"
	"hagal/app/words"
	"hagal/data/store"
	"hagal/engine"
)

// State is how far a saved table is, in the player's language.
func State(info store.Info) string {
	b := desk.ReadNote(info.Note)
	when := words.Minute(info.Changed.Local())
	if b.Phase == engine.NoPhase {
		return when
	}
	round := words.T("Round {0}", b.RoundDue())
	if b.Over() {
		round = words.T("Finished")
	}
	if mode := words.Mode(b.Two, b.Difficulty); mode != "" {
		round += " · " + mode
	}
	return round + " · " + when
}
