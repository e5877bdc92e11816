package engine

import (
	"fmt"

	"hagal/data/facts"
	"hagal/data/speech"
)

// Bonus is `bonus`: a Maker space's bonus spice put right.
type Bonus struct {
	Space facts.SpaceID
	N     int
}

var _ = register(verb{name: "bonus", order: 220, parse: parseBonus})

var bonusFigure = newFigure("bonus spice", 0, MaxFigure)

func parseBonus(a *args) Input {
	return Bonus{a.space(), a.number(speech.Term("bonus spice"), bonusFigure)}
}

func (i Bonus) String() string { return fmt.Sprintf("bonus %s %d", i.Space, i.N) }

// About is nobody: it is the whole table.
func (Bonus) About() Seat { return Nobody }

// Title is what the log calls it.
func (Bonus) Title() speech.Sentence { return correctionTitle() }

func (Bonus) corrects() {}

func (i Bonus) figures() []reading {
	return []reading{bonusFigure.of(i.N)}
}

func (i Bonus) plain() bool { return facts.SpaceNumber(i.Space) > 0 && bonusFigure.holds(i.N) }

func (i Bonus) check(t Table) error {
	if t.makerIndex(i.Space) < 0 {
		return refuse(facts.RuleEnd1, say("{0} is not a Maker space", i.Space), say("one of: {0}", speech.Options(t.terms.makers)))
	}
	return nil
}

func (i Bonus) apply(w *work) {
	w.bonus[w.makerIndex(i.Space)] = int8(i.N)
	w.tell(facts.RuleAct1, Nobody, MarkSpice, "{0} bonus spice on {1}, by hand", i.N, i.Space)
}
