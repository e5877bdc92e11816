package engine

import (
	"fmt"
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
)

// Move is `move`: an Agent moved by hand.
type Move struct {
	Seat     Seat
	From, To facts.SpaceID
}

var _ = register(verb{name: "move", order: 180, parse: parseMove})

func parseMove(a *args) Input { return Move{a.seat(), a.space(), a.space()} }

func (i Move) String() string { return fmt.Sprintf("move %s %s %s", i.Seat, i.From, i.To) }

// About is the seat.
func (i Move) About() Seat { return i.Seat }

// Title is what the log calls it.
func (Move) Title() speech.Sentence { return say("Agent moved") }

func (Move) corrects() {}

func (i Move) check(t Table) error {
	if err := t.onThisBoard(i.To); err != nil {
		return err
	}
	if t.agentAt(i.Seat, i.From) < 0 {
		return t.noAgent(i.Seat, i.From)
	}
	if i.From == i.To {
		return refuse(facts.RuleAct1, say("the Agent is on {0} already", i.To), say("choose another space"))
	}
	return nil
}

func (i Move) apply(w *work) {
	w.agents.remove(w.agentAt(i.Seat, i.From))
	w.agents.add(newAgent(i.Seat, i.To)) // the last to come
	w.tell(facts.RuleAct1, i.Seat, MarkAgent, "Agent from {0} to {1}, by hand", i.From, i.To)
}

func (t Table) agentAt(s Seat, id facts.SpaceID) int {
	return slices.Index(t.agents.all(), newAgent(s, id))
}

func (t Table) noAgent(s Seat, id facts.SpaceID) error {
	var on []facts.SpaceID
	for _, a := range t.agents.all() {
		if a.seat == s {
			on = append(on, a.id())
		}
	}
	if len(on) == 0 {
		return refuse(facts.RuleAct1, say("{0} has no Agent on {1}", s, id), say("it has none on the board"))
	}
	return refuse(facts.RuleAct1, say("{0} has no Agent on {1}", s, id), say("its Agents are on: {0}", speech.Options(on)))
}
