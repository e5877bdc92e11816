package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// Resolve is `resolve`: rewards are given, the Conflict is cleared.
type Resolve struct{}

var _ = register(verb{name: "resolve", order: 100, parse: func(*args) Input { return Resolve{} }})

func (Resolve) String() string { return "resolve" }

// About is nobody: it is the whole table.
func (Resolve) About() Seat { return Nobody }

// Title is what the log calls it.
func (Resolve) Title() speech.Sentence { return say("Rewards") }

func (Resolve) plain() bool { return true }

func (Resolve) check(t Table) error {
	if err := t.inPhase(facts.RuleCombat3, PhaseCombat); err != nil {
		return err
	}
	if !t.combat {
		return refuse(facts.RuleCombat1, say("Combat has not started"), t.due())
	}
	return nil
}

func (Resolve) apply(w *work) {
	places := w.Places()
	if len(places) > 1 && !places[0].Wins {
		w.tellTie(places)
	}
	for i := range places {
		p := &places[i]
		w.tellPlace(p, places).because(w.whyPlace(p, places)...)
		w.later(reward{p})
	}
	for _, p := range places {
		if p.Wins {
			w.later(spoils{p.Seat})
			w.later(placeDreadnought{p.Seat})
		}
	}
	w.later(clearConflict{})
}

// tellTie says that nobody wins.
func (w *work) tellTie(places []Place) {
	if slices.ContainsFunc(places, func(p Place) bool { return p.Seat == Hagal }) {
		w.tell(facts.RuleCombat3, Nobody, MarkNote, "Tied for first: nobody wins, each but House Hagal takes the second reward").because(w.strengths())
		return
	}
	w.tell(facts.RuleCombat3, Nobody, MarkNote, "Tied for first: nobody wins, each takes the second reward").because(w.strengths())
}

// tellPlace says what a seat takes, and that it is tied. What House Hagal does
// not take has a line of its own (R-COMBAT-7).
func (w *work) tellPlace(p *Place, places []Place) *Event {
	strength := w.Table.at(p.Seat).Strength()
	hagal := p.Seat == Hagal
	switch {
	case hagal && p.Reward == 2:
		return w.tell(facts.RuleCombat3, p.Seat, MarkSword, "Tied for second with strength {0}", strength)
	case hagal && !places[0].Wins:
		return w.tell(facts.RuleCombat3, p.Seat, MarkSword, "Tied for first with strength {0}", strength)
	case hagal && !p.Wins:
		return w.tell(facts.RuleCombat3, p.Seat, MarkSword, "Second highest with strength {0}", strength)
	case p.Wins:
		return w.tell(facts.RuleCombat3, p.Seat, MarkSword, "Wins the Conflict with strength {0}", strength)
	case p.Reward == 2:
		return w.tell(facts.RuleCombat3, p.Seat, MarkSword, "Tied for second with strength {0}: takes the third reward", strength)
	case !places[0].Wins:
		return w.tell(facts.RuleCombat3, p.Seat, MarkSword, "Tied for first with strength {0}: takes the second reward", strength)
	}
	return w.tell(facts.RuleCombat3, p.Seat, MarkSword, "Takes the second reward with strength {0}", strength)
}

// whyPlace is the strengths, and who is equal with a seat.
func (w *work) whyPlace(p *Place, places []Place) []speech.Sentence {
	if w.telling != rival.Reasons {
		return nil
	}
	var equal []Seat
	for _, s := range w.turnOrder() {
		if w.Table.at(s).Strength() == w.Table.at(p.Seat).Strength() {
			equal = append(equal, s)
		}
	}
	why := []speech.Sentence{w.strengths()}
	won := places[0].Wins
	switch {
	case p.Wins:
		return append(why, say("Highest: {0}.", p.Seat))
	case len(equal) > 1 && slices.Contains(equal, Hagal) && won:
		return append(why, say("Tied for second: {0}. Each but House Hagal takes the third reward.", speech.ListOf(equal...).All()))
	case len(equal) > 1 && slices.Contains(equal, Hagal):
		return append(why, say("Tied for first: {0}. Nobody wins, and each but House Hagal takes the second reward.", speech.ListOf(equal...).All()))
	case len(equal) > 1 && won:
		return append(why, say("Tied for second: {0}. Each takes the third reward.", speech.ListOf(equal...).All()))
	case len(equal) > 1:
		return append(why, say("Tied for first: {0}. Nobody wins, and each takes the second reward.", speech.ListOf(equal...).All()))
	}
	return append(why, say("Second highest: {0}.", p.Seat))
}
