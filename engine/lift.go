package engine

import (
	"fmt"

	"hagal/data/facts"
	"hagal/data/speech"
)

// Lift is `lift`: an Agent taken back, to be used again.
type Lift struct {
	Seat  Seat
	Space facts.SpaceID
}

var _ = register(verb{name: "lift", order: 190, parse: parseLift})

func parseLift(a *args) Input { return Lift{a.seat(), a.space()} }

func (i Lift) String() string { return fmt.Sprintf("lift %s %s", i.Seat, i.Space) }

// About is the seat.
func (i Lift) About() Seat { return i.Seat }

// Title is what the log calls it.
func (Lift) Title() speech.Sentence { return say("Agent moved") }

func (Lift) corrects() {}

func (i Lift) check(t Table) error {
	if t.agentAt(i.Seat, i.Space) < 0 {
		return t.noAgent(i.Seat, i.Space)
	}
	return nil
}

func (i Lift) apply(w *work) {
	n := w.agentAt(i.Seat, i.Space)
	w.agents.remove(n)
	if i.Seat.Rival() {
		w.at(i.Seat).Agents++
	}
	w.tell(facts.RuleAct1, i.Seat, MarkAgent, "Agent taken back from {0}, to be used again", i.Space)
}
