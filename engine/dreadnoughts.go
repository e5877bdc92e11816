package engine

import (
	"fmt"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// Dreadnoughts is `dreadnoughts`: a seat's dreadnoughts put right.
type Dreadnoughts struct {
	Seat                       Seat
	Supply, Garrison, Deployed int
}

var _ = register(verb{name: "dreadnoughts", order: 240, parse: parseDreadnoughts})

func parseDreadnoughts(a *args) Input {
	return Dreadnoughts{a.seat(), a.need("supply", dreadnoughtFigure), a.need("garrison", dreadnoughtFigure), a.need("deployed", dreadnoughtFigure)}
}

func (i Dreadnoughts) String() string {
	return fmt.Sprintf("dreadnoughts %s supply=%d garrison=%d deployed=%d", i.Seat, i.Supply, i.Garrison, i.Deployed)
}

// About is the seat.
func (i Dreadnoughts) About() Seat { return i.Seat }

// Title is what the log calls it.
func (Dreadnoughts) Title() speech.Sentence { return correctionTitle() }

func (Dreadnoughts) corrects() {}

func (i Dreadnoughts) figures() []reading {
	return []reading{dreadnoughtFigure.of(i.Supply), dreadnoughtFigure.of(i.Garrison), dreadnoughtFigure.of(i.Deployed)}
}

func (i Dreadnoughts) check(t Table) error {
	if !t.Brings(facts.Dreadnoughts) {
		return refuse(facts.RuleSetup2, say("there are no dreadnoughts at this table"), t.due())
	}
	if n := i.Supply + i.Garrison + i.Deployed + t.OnLocations(i.Seat); n != facts.DreadnoughtsInAll {
		return refuse(facts.RuleSetup2, say("that makes {0} dreadnoughts with those on locations", n), say("{0} in all", facts.DreadnoughtsInAll))
	}
	return nil
}

func (i Dreadnoughts) apply(w *work) {
	side := w.at(i.Seat)
	if i.Seat.Rival() {
		side.Dreads = rival.Dreads{Supply: int8(i.Supply), Garrison: int8(i.Garrison), Deployed: int8(i.Deployed)}
	} else {
		side.Dreads.Deployed = int8(i.Deployed)
	}
	w.tell(facts.RuleAct1, i.Seat, MarkDreadnought, "Dreadnoughts, by hand: {0} in supply, {1} in the garrison, {2} in the Conflict", i.Supply, i.Garrison, i.Deployed)
}
