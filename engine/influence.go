package engine

import (
	"fmt"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// Influence is `influence`: influence changed by a card or reward.
type Influence struct {
	Seat    Seat
	Faction facts.Faction
	N       int
}

var _ = register(verb{name: "influence", order: 150, parse: parseInfluence})

func parseInfluence(a *args) Input {
	in := Influence{Seat: a.seat(), Faction: a.faction()}
	n, signed := a.signed(-rival.Top, rival.Top)
	if a.err == nil && (!signed || n == 0) {
		a.fail(say("influence changes by +N or -N, N from 1 to 6"))
	}
	in.N = n
	return in
}

func (i Influence) String() string {
	return fmt.Sprintf("influence %s %s %+d", i.Seat, i.Faction.ID(), i.N)
}

// About is the seat.
func (i Influence) About() Seat { return i.Seat }

// Title is what the log calls it.
func (Influence) Title() speech.Sentence { return correctionTitle() }

func (Influence) corrects() {}

func (i Influence) plain() bool {
	return i.Seat.sits() && plainFactions(i.Faction) && i.N != 0 && i.N >= -rival.Top && i.N <= rival.Top
}

func (i Influence) check(t Table) error {
	has := t.at(i.Seat).With(i.Faction)
	if i.N > 0 && has == rival.Top || i.N < 0 && has == 0 {
		return refuse(facts.RuleInf1, say("influence with the {0} is {1} already", i.Faction, has), say("a track from 0 to {0}", rival.Top))
	}
	return nil
}

func (i Influence) apply(w *work) { w.influence(i.Seat, i.Faction, i.N, facts.RuleAct1) }
