package engine

import (
	"fmt"
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
)

// Block is `voice`: a space blocked until that human's next turn.
type Block struct {
	Seat  Seat
	Space facts.SpaceID
}

var _ = register(verb{name: "voice", order: 200, parse: parseVoice})

func parseVoice(a *args) Input { return Block{a.human(), a.space()} }

// String is the line of the input.
func (i Block) String() string { return fmt.Sprintf("voice %s %s", i.Seat, i.Space) }

// About is the seat.
func (i Block) About() Seat { return i.Seat }

// Title is what the log calls it.
func (Block) Title() speech.Sentence { return say("The Voice") }

func (Block) corrects() {}

func (i Block) check(t Table) error {
	if err := t.onThisBoard(i.Space); err != nil {
		return err
	}
	return t.inPhase(facts.RuleAct1, RoundStart, PlayerTurns, Combat, CombatEnd)
}

func (i Block) apply(w *work) {
	v := Voice(i)
	if !slices.Contains(w.voices, v) {
		w.voices = append(w.voices, v)
	}
	w.tell(facts.RuleAct1, i.Seat, MarkNote, "The Voice blocks {0} until its next turn", i.Space)
}
