package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
)

// Final is `final`: a human's endgame points and tie-breakers.
type Final struct {
	Seat                                   Seat
	Points, Spice, Solari, Water, Garrison int
}

var _ = register(verb{name: "final", order: 290, parse: parseFinal})

var (
	pointsFigure = newFigure("points", 0, MaxFigure)
	spiceFigure  = newFigure("spice", 0, MaxFigure)
	solariFigure = newFigure("Solari", 0, MaxFigure)
	waterFigure  = newFigure("water", 0, MaxFigure)
)

func parseFinal(a *args) Input {
	return Final{a.human(), a.option("points", pointsFigure, 0), a.option("spice", spiceFigure, 0),
		a.option("solari", solariFigure, 0), a.option("water", waterFigure, 0), a.option("garrison", troopsFigure, 0)}
}

func (i Final) String() string {
	return "final " + i.Seat.String() + option("points", i.Points) + option("spice", i.Spice) +
		option("solari", i.Solari) + option("water", i.Water) + option("garrison", i.Garrison)
}

// About is the seat.
func (i Final) About() Seat { return i.Seat }

// Title is what the log calls it.
func (Final) Title() speech.Sentence { return say("Final points") }

// Of is the figure of a good that decides a tie, 0 of any other; the troops are
// those in the garrison.
func (i Final) Of(good facts.Good) int {
	if at := i.at(good); at != nil {
		return *at
	}
	return 0
}

// With is the figures with n of a good that decides a tie.
func (i Final) With(good facts.Good, n int) Final {
	if at := i.at(good); at != nil {
		*at = n
	}
	return i
}

// at is where the figure of a good that decides a tie stands; nil of any other.
func (i *Final) at(good facts.Good) *int {
	switch good {
	case facts.Spice:
		return &i.Spice
	case facts.Solari:
		return &i.Solari
	case facts.Water:
		return &i.Water
	case facts.Troop:
		return &i.Garrison
	}
	return nil
}

func (i Final) figures() []reading {
	return []reading{
		pointsFigure.of(i.Points), spiceFigure.of(i.Spice), solariFigure.of(i.Solari), waterFigure.of(i.Water), troopsFigure.of(i.Garrison),
	}
}

func (i Final) plain() bool {
	return i.Seat.Human() && pointsFigure.holds(i.Points) && spiceFigure.holds(i.Spice) && solariFigure.holds(i.Solari) &&
		waterFigure.holds(i.Water) && troopsFigure.holds(i.Garrison)
}

func (i Final) check(t Table) error {
	if err := t.inPhase(facts.RuleEnd3, PhaseEndgame); err != nil {
		return err
	}
	if slices.ContainsFunc(t.finals, func(f Final) bool { return f.Seat == i.Seat }) {
		return refuse(facts.RuleEnd3, say("the figures of {0} have been entered already", i.Seat), t.due())
	}
	return nil
}

func (i Final) apply(w *work) {
	r := w.rarely()
	r.finals = append(r.finals, i)
	w.points(i.Seat, i.Points, facts.RuleEnd3)
	w.tell(facts.RuleEnd3, i.Seat, MarkPoint, "{0} at the end, {1} in all", some(i.Points, facts.Point), w.at(i.Seat).VP()).because(w.toldBy(i.Seat))
	if len(w.finals) == len(w.Humans()) {
		w.finish()
	}
}
