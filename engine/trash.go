package engine

import (
	"fmt"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// Trash is `trash`: a Rival's Tech tile taken away by hand.
type Trash struct {
	Seat Seat
	Tile facts.TileID
}

var _ = register(verb{name: "trash", order: 260, parse: parseTrash})

func parseTrash(a *args) Input { return Trash{a.rival(), a.tile()} }

func (i Trash) String() string { return fmt.Sprintf("trash %s %s", i.Seat, i.Tile) }

// About is the seat.
func (i Trash) About() Seat { return i.Seat }

// Title is what the log calls it.
func (Trash) Title() speech.Sentence { return correctionTitle() }

func (Trash) corrects() {}

func (i Trash) check(t Table) error {
	if err := t.techHere(i.Seat); err != nil {
		return err
	}
	if t.ownerOf(i.Tile) != i.Seat {
		return refuse(facts.RuleTech5, say("{0} does not own {1}", i.Seat, i.Tile), say("a tile in front of it"))
	}
	return nil
}

func (i Trash) apply(w *work) {
	w.tech(i.Seat, &rival.Action{Verb: rival.Trash, Tile: i.Tile, Rule: facts.RuleAct1})
}
