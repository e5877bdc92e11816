package play

import (
	"hagal/data/facts"
	"hagal/engine"
)

// Factions is the Factions chosen for what a tile gives on acquiring.
type Factions [len(facts.Factions)]bool

// Answers reports whether as many are chosen as a tile asks for (R-ACT-3).
func (f Factions) Answers(tile facts.Tile) bool {
	_, asked := engine.OnAcquiring(tile)
	n := 0
	for _, chosen := range f {
		if chosen {
			n++
		}
	}
	return n == asked
}
