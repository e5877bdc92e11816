package engine

import (
	"hagal/data/facts"
	"hagal/data/speech"
)

// Dividends is `dividends`: a human chose Dividends.
type Dividends struct{ Seat Seat }

var _ = register(verb{name: "dividends", order: 170, parse: parseDividends})

func parseDividends(a *args) Input { return Dividends{a.human()} }

func (i Dividends) String() string { return "dividends " + i.Seat.String() }

// About is the seat.
func (i Dividends) About() Seat { return i.Seat }

// Title is what the log calls it.
func (Dividends) Title() speech.Sentence { return say("Dividends") }

func (i Dividends) plain() bool { return i.Seat.Human() }

func (i Dividends) check(t Table) error {
	return t.inPhase(facts.RuleSpend4, PhaseRoundStart, PhasePlayerTurns, PhaseCombat, PhaseCombatEnd)
}

func (i Dividends) apply(w *work) {
	w.tell(facts.RuleSpend4, i.Seat, MarkSolari, "Chooses Dividends: takes {0} Solari", facts.DividendsChosen).because(w.toldBy(i.Seat))
	w.dividends(i.Seat, facts.RuleSpend4)
}
