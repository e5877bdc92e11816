package engine

import (
	"hagal/data/facts"
	"hagal/data/speech"
)

// GiveFirst is `first`: the First Player marker put right.
type GiveFirst struct{ Seat Seat }

var _ = register(verb{name: "first", order: 230, parse: parseFirst})

func parseFirst(a *args) Input { return GiveFirst{a.seat()} }

// String is the line of the input.
func (i GiveFirst) String() string { return "first " + string(i.Seat) }

// About is the seat.
func (i GiveFirst) About() Seat { return i.Seat }

// Title is what the log calls it.
func (GiveFirst) Title() speech.Sentence { return correctionTitle() }

func (GiveFirst) corrects() {}

func (i GiveFirst) check(t Table) error {
	if i.Seat == Hagal {
		return refuse(facts.RuleSeat2, say("House Hagal never holds the First Player marker"), say("one or two"))
	}
	return nil
}

func (i GiveFirst) apply(w *work) {
	w.first = i.Seat
	w.tell(facts.RuleAct1, i.Seat, MarkFirst, "Takes the First Player marker, by hand")
}
