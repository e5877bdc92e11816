package engine

import (
	"fmt"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// Acquire is `acquire`: a human acquires the face-up tile of a stack, 1 to 3.
type Acquire struct {
	Seat  Seat
	Stack int
}

var _ = register(verb{name: "acquire", order: 140, parse: parseAcquire})

func parseAcquire(a *args) Input { return Acquire{a.human(), a.number("a stack", stackFigure)} }

// String is the line of the input.
func (i Acquire) String() string { return fmt.Sprintf("acquire %s %d", i.Seat, i.Stack) }

// About is the seat.
func (i Acquire) About() Seat { return i.Seat }

// Title is what the log calls it.
func (Acquire) Title() speech.Sentence { return say("Tile") }

func (i Acquire) figures() []reading {
	return []reading{stackFigure.of(i.Stack)}
}

func (i Acquire) check(t Table) error {
	if len(t.stacks) == 0 {
		return refuse(facts.RuleSetup7, say("there are no Tech tiles to acquire at this table"), t.due())
	}
	if err := t.inPhase(facts.RuleTech4, RoundStart, PlayerTurns, Combat, CombatEnd); err != nil {
		return err
	}
	if t.stacks[i.Stack-1].Up == "" {
		return refuse(facts.RuleTech4, say("no tile lies face up on stack {0}", i.Stack), say("a stack with a face-up tile"))
	}
	return nil
}

func (i Acquire) apply(w *work) {
	id := w.stacks[i.Stack-1].Up
	w.takeTop(i.Stack - 1)
	side := w.at(i.Seat)
	side.Tiles = append(side.Tiles, rival.Tile{ID: id})
	w.tell(facts.RuleTech4, i.Seat, MarkTech, "Acquires {0} from stack {1}", id, i.Stack)
}
