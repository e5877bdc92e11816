package engine

import (
	"fmt"
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
)

// Voice is `voice`: a space blocked until that human's next turn.
type Voice struct {
	Seat  Seat
	Space facts.SpaceID
}

var _ = register(verb{name: "voice", order: 200, parse: parseVoice})

func parseVoice(a *args) Input { return Voice{a.human(), a.space()} }

func (i Voice) String() string { return fmt.Sprintf("voice %s %s", i.Seat, i.Space) }

// About is the seat.
func (i Voice) About() Seat { return i.Seat }

// Title is what the log calls it.
func (Voice) Title() speech.Sentence { return say("The Voice") }

func (Voice) corrects() {}

func (i Voice) check(t Table) error {
	if err := t.onThisBoard(i.Space); err != nil {
		return err
	}
	return t.inPhase(facts.RuleAct1, PhaseRoundStart, PhasePlayerTurns, PhaseCombat, PhaseCombatEnd)
}

func (i Voice) apply(w *work) {
	if !slices.Contains(w.voices, i) {
		r := w.rarely()
		r.voices = append(r.voices, i)
	}
	w.tell(facts.RuleAct1, i.Seat, MarkNote, "The Voice blocks {0} until the next turn of {1}", i.Space, i.Seat)
}
