package engine

import (
	"fmt"

	"hagal/data/facts"
	"hagal/data/speech"
)

// Control is `control`: a Control marker put right; Nobody takes it off.
type Control struct {
	Location facts.SpaceID
	Seat     Seat
}

var _ = register(verb{name: "control", order: 210, parse: parseControl})

func parseControl(a *args) Input {
	in := Control{Location: a.space()}
	if !a.flag("none") {
		in.Seat = a.seat()
	}
	return in
}

func (i Control) String() string { return fmt.Sprintf("control %s %s", i.Location, orNone(i.Seat)) }

// About is the seat.
func (i Control) About() Seat { return i.Seat }

// Title is what the log calls it.
func (Control) Title() speech.Sentence { return correctionTitle() }

func (Control) corrects() {}

func (i Control) check(t Table) error {
	if t.locationIndex(i.Location) < 0 {
		return refuse(facts.RuleCard4, say("{0} has no Control flag", i.Location), say("one of: {0}", speech.Options(t.terms.locations)))
	}
	if i.Seat == Hagal {
		return refuse(facts.RuleCombat7, say("House Hagal has no Control markers"), say("a human's seat, or none"))
	}
	return nil
}

func (i Control) apply(w *work) {
	own(w, &w.rarely().control)[w.locationIndex(i.Location)].Marker = i.Seat
	if i.Seat == Nobody {
		w.tell(facts.RuleAct1, i.Seat, MarkControl, "No Control marker on {0}, by hand", i.Location)
		return
	}
	w.tell(facts.RuleAct1, i.Seat, MarkControl, "Control marker on {0}, by hand", i.Location)
}

func orNone(s Seat) string {
	if s == Nobody {
		return "none"
	}
	return s.String()
}
