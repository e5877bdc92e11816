package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// Why is all there is to say of an event when somebody wonders: this turn's
// reasons, then the rule in our words, then where it is printed.
type Why struct {
	Reasons []speech.Sentence
	Title   speech.Term
	Rule    []speech.Term // one part of its text after the other; none where the table has no use for it
	Printed []speech.Term
}

// Why is the event's page at a table.
func (e Event) Why(t Table) Why {
	w := WhyOf(t, e.Rule)
	w.Reasons = e.Because()
	return w
}

// Why is the page of the open question at a table.
func (d Decision) Why(t Table) Why {
	w := WhyOf(t, d.Rule)
	w.Reasons = d.Because()
	return w
}

// WhyOf is a rule by itself, without an event: what it says at a table.
func WhyOf(t Table, id facts.RuleID) Why {
	s, rule := t.Setup(), facts.RuleOf(id)
	return why(rule, rule.At(s.Solo, s.Boxes, s.Variants), s.Boxes)
}

// WhyWith is all that a rule says with these boxes, where no table is set up.
func WhyWith(b facts.Boxes, id facts.RuleID) Why {
	rule := facts.RuleOf(id)
	return why(rule, rule.With(b), b)
}

func why(rule *facts.Rule, says []string, b facts.Boxes) Why {
	w := Why{Title: speech.Term(rule.Title)}
	for _, s := range says {
		w.Rule = append(w.Rule, speech.Term(s))
	}
	for _, s := range rule.SourcesAt(b) {
		w.Printed = append(w.Printed, speech.Term(s))
	}
	return w
}

// because adds reasons to an event just told.
func (e *Event) because(why ...speech.Sentence) *Event {
	for _, s := range why {
		if !s.IsZero() {
			e.give(append(slices.Clip(e.reasons()), s))
		}
	}
	return e
}

// reason is a sentence that is made only when reasons are told.
func (w *work) reason(form string, args ...any) speech.Sentence {
	if w.telling != rival.Reasons {
		return speech.Sentence{}
	}
	return sentence(form, args)
}

// alone is a list of one reason, or of none where none is told.
func alone(s speech.Sentence) []speech.Sentence {
	if s.IsZero() {
		return nil
	}
	return []speech.Sentence{s}
}

// question is a sentence that is made only when something is told.
func (w *work) question(form string, args ...any) speech.Sentence {
	if w.telling == rival.Silence {
		return speech.Sentence{}
	}
	return sentence(form, args)
}

// item is a thing with its number, as one of a list.
func item(what speech.Arg, n int) speech.Sentence { return say("{0} {1}", what, n) }

// each is a figure of some seats.
func (w *work) each(seats []Seat, of func(Side) int) speech.List {
	if w.telling != rival.Reasons {
		return speech.List{}
	}
	var list speech.List
	for _, s := range seats {
		list.Items = append(list.Items, item(s, of(w.Side(s))))
	}
	return list
}

// track is everybody's influence with a Faction.
func (w *work) track(f facts.Faction) speech.Sentence {
	if w.telling != rival.Reasons {
		return speech.Sentence{}
	}
	seats := w.Seats()
	return say("Influence with the {0}: {1}.", f, w.each(seats[:], func(s Side) int { return s.With(f) }))
}

// strengths is everybody's strength in Combat.
func (w *work) strengths() speech.Sentence {
	if w.telling != rival.Reasons {
		return speech.Sentence{}
	}
	seats := w.Seats()
	return say("Strengths: {0}.", w.each(seats[:], Side.Strength))
}

// scores is the points of those who can have some.
func (w *work) scores() speech.Sentence {
	if w.telling != rival.Reasons {
		return speech.Sentence{}
	}
	return say("Points: {0}.", w.each(w.scoring(), Side.VP))
}

// onFlag is who controls a location, and by what (R-CARD-4).
func (w *work) onFlag(id facts.SpaceID) []speech.Sentence {
	if w.telling != rival.Reasons {
		return nil
	}
	c := w.ControlOf(id)
	var why []speech.Sentence
	if c.Marker != Nobody {
		why = append(why, say("Control marker on {0}: {1}.", id, c.Marker))
	}
	if c.Dreadnought != Nobody {
		why = append(why, say("Dreadnought on {0}: {1}.", id, c.Dreadnought))
	}
	return why
}

// units are what a seat has in the Conflict.
func (w *work) units(side Side) speech.List {
	if w.telling != rival.Reasons {
		return speech.List{}
	}
	list := speech.ListOf(some(side.Deployed, facts.Troop))
	if side.Dreads.Deployed > 0 {
		list.Items = append(list.Items, some(int(side.Dreads.Deployed), facts.Dreadnought))
	}
	return list
}

// byHand is the reason for what a person put right.
func (w *work) byHand() speech.Sentence { return w.reason("Corrected by hand.") }

// toldBy is the reason for what a person did.
func (w *work) toldBy(s Seat) speech.Sentence { return w.reason("Entered by {0}.", s) }
