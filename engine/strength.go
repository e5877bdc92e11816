package engine

import (
	"fmt"

	"hagal/data/facts"
	"hagal/data/speech"
)

// Strength is `strength`: a strength changed in Combat, total.
type Strength struct {
	Seat Seat
	N    int
}

var _ = register(verb{name: "strength", order: 90, parse: parseStrength})

func parseStrength(a *args) Input {
	return Strength{a.seat(), a.number(speech.Term("a strength"), strengthFigure)}
}

func (i Strength) String() string { return fmt.Sprintf("strength %s %d", i.Seat, i.N) }

// About is the seat.
func (i Strength) About() Seat { return i.Seat }

// Title is what the log calls it.
func (Strength) Title() speech.Sentence { return say("Strength") }

func (i Strength) figures() []reading {
	return []reading{strengthFigure.of(i.N)}
}

func (i Strength) plain() bool { return i.Seat.sits() && strengthFigure.holds(i.N) }

func (i Strength) check(t Table) error {
	if err := t.inPhase(facts.RuleCombat2, PhaseCombat); err != nil {
		return err
	}
	if !t.combat {
		return refuse(facts.RuleCombat2, say("the House Hagal cards for the Rivals' swords come first"), t.due())
	}
	if i.N > t.MostStrength(i.Seat) {
		return refuse(facts.RuleCombat2, say("with no unit in the Conflict the strength is 0"), t.due())
	}
	return nil
}

func (i Strength) apply(w *work) {
	side := w.at(i.Seat)
	side.beyond = int16(i.N - side.UnitStrength())
	w.tell(facts.RuleCombat2, i.Seat, MarkSword, "Strength {0}", i.N).because(w.byHand(), w.reason("{0}: {1} in the Conflict.", i.Seat, w.units(*side)))
}
