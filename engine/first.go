package engine

import (
	"hagal/data/facts"
	"hagal/data/speech"
)

// First is `first`: the First Player marker put right.
type First struct{ Seat Seat }

var _ = register(verb{name: "first", order: 230, parse: parseFirst})

func parseFirst(a *args) Input { return First{a.seat()} }

func (i First) String() string { return "first " + i.Seat.String() }

// About is the seat.
func (i First) About() Seat { return i.Seat }

// Title is what the log calls it.
func (First) Title() speech.Sentence { return correctionTitle() }

func (First) corrects() {}

func (i First) check(t Table) error {
	if i.Seat == Hagal {
		return refuse(facts.RuleSeat2, say("House Hagal never holds the First Player marker"), say("one or two"))
	}
	return nil
}

func (i First) apply(w *work) {
	w.first = i.Seat
	w.tell(facts.RuleAct1, i.Seat, MarkFirst, "Takes the First Player marker, by hand")
}
