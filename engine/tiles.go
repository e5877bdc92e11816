package engine

import (
	"hagal/data/facts"
	"hagal/data/speech"
)

// Tiles is `tiles`: the face-up Tech tiles, topmost stack first.
type Tiles struct{ IDs [3]facts.TileID }

var _ = register(verb{name: "tiles", order: 20, parse: parseTiles})

func parseTiles(a *args) Input {
	return Tiles{[3]facts.TileID{a.tile(), a.tile(), a.tile()}}
}

func (i Tiles) String() string { return "tiles " + joined(i.IDs[:], " ") }

// About is nobody: it is the whole table.
func (Tiles) About() Seat { return Nobody }

// Title is what the log calls it.
func (Tiles) Title() speech.Sentence { return say("Tech tiles") }

func (i Tiles) plain() bool {
	return known(facts.TileByID(i.IDs[0])) && known(facts.TileByID(i.IDs[1])) && known(facts.TileByID(i.IDs[2]))
}

func (i Tiles) check(t Table) error {
	if t.phase != PhaseSetUp {
		return refuse(facts.RuleSetup7, say("the tiles are entered before round 1, in a solo game with Tech tiles"), t.due())
	}
	if i.IDs[0] == i.IDs[1] || i.IDs[1] == i.IDs[2] || i.IDs[0] == i.IDs[2] {
		return refuse(facts.RuleSetup7, say("a tile is named twice"), say("three different tiles"))
	}
	for _, id := range i.IDs {
		if !t.TileFree(id) {
			return refuse(facts.RuleSetup7, say("{0} has been seen already", id), say("one of the tiles not yet seen"))
		}
	}
	return nil
}

func (i Tiles) apply(w *work) {
	w.phase = PhaseRoundStart
	sizes := facts.StackSizes(w.terms.setup.Boxes)
	for n, id := range i.IDs {
		w.stacks = append(w.stacks, Stack{Up: id, Left: sizes[n]})
		w.tell(facts.RuleSetup7, Nobody, MarkTech, "{0} lies face up on stack {1}", id, n+1).because(w.reason("Entered by hand."))
	}
}
