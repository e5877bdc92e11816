package engine

import (
	"hagal/data/facts"
	"hagal/data/speech"
)

// Pass is `pass`: a human's turn with no Agent and no reveal.
type Pass struct{ Seat Seat }

var _ = register(verb{name: "pass", order: 50, parse: parsePass})

func parsePass(a *args) Input { return Pass{a.human()} }

func (i Pass) String() string { return "pass " + i.Seat.String() }

// About is the seat.
func (i Pass) About() Seat { return i.Seat }

// Title is what the log calls it.
func (Pass) Title() speech.Sentence { return say("Pass") }

func (i Pass) check(t Table) error { return t.turnOf(i.Seat) }

func (i Pass) apply(w *work) {
	w.begun = true
	w.tell(facts.RuleSeat3, i.Seat, MarkNote, "Passes").because(w.toldBy(i.Seat))
	w.later(humanDone{i.Seat, false})
}
