package engine

import (
	"fmt"
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// Own is `own`: a Tech tile put before a Rival by hand.
type Own struct {
	Seat Seat
	Tile facts.TileID
}

var _ = register(verb{name: "own", order: 250, parse: parseOwn})

func parseOwn(a *args) Input { return Own{a.rival(), a.tile()} }

func (i Own) String() string { return fmt.Sprintf("own %s %s", i.Seat, i.Tile) }

// About is the seat.
func (i Own) About() Seat { return i.Seat }

// Title is what the log calls it.
func (Own) Title() speech.Sentence { return correctionTitle() }

func (Own) corrects() {}

func (i Own) check(t Table) error {
	if err := t.techHere(i.Seat); err != nil {
		return err
	}
	if t.phase == PhaseSetUp && len(t.TilesDue()) <= facts.TechStacks {
		return refuse(facts.RuleSetup7, say("the tiles left are those of the three stacks"), t.due())
	}
	if !facts.TileOf(i.Tile).Rival {
		return refuse(facts.RuleTech1, say("{0} is not for a Rival", i.Tile), say("a tile marked for Rivals"))
	}
	if o := t.ownerOf(i.Tile); o != Nobody {
		return refuse(facts.RuleTech1, say("{0} is in front of {1} already", i.Tile, o), say("another tile"))
	}
	for n, s := range t.stacks {
		if s.Up == i.Tile {
			return refuse(facts.RuleTech1, say("{0} lies face up on stack {1}", i.Tile, n+1), say("another tile"))
		}
	}
	return nil
}

func (i Own) apply(w *work) {
	side := w.at(i.Seat)
	side.Tiles = append(side.Tiles, rival.Tile{ID: i.Tile})
	w.rarely().gone = slices.DeleteFunc(slices.Clone(w.gone), func(id facts.TileID) bool { return id == i.Tile })
	w.tell(facts.RuleAct1, i.Seat, MarkTech, "{0} put in front of the Rival, by hand", i.Tile)
}

func (t Table) techHere(s Seat) error {
	if !t.Brings(facts.TechTiles) || !s.Leads() {
		return refuse(facts.RuleTech1, say("{0} has no Tech tiles", s), say("a Rival of a solo table with Tech tiles"))
	}
	return nil
}
