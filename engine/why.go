package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
)

// Why is all there is to say of an event when somebody wonders: this turn's
// reasons, then the rule in our words, then where it is printed.
type Why struct {
	Reasons []speech.Sentence
	Title   speech.Term
	Rule    speech.Term
	Printed []speech.Term
}

// Why is the event's page.
func (e Event) Why() Why {
	w := WhyOf(e.Rule)
	w.Reasons = slices.Clone(e.Because)
	return w
}

// Why is the page of the open question.
func (d Decision) Why() Why {
	w := WhyOf(d.Rule)
	w.Reasons = slices.Clone(d.Because)
	return w
}

// WhyOf is a rule by itself, without an event.
func WhyOf(id facts.RuleID) Why {
	rule := facts.RuleOf(id)
	w := Why{Title: speech.Term(rule.Title), Rule: speech.Term(rule.Text)}
	for _, s := range rule.Sources {
		w.Printed = append(w.Printed, speech.Term(s))
	}
	return w
}

// because adds reasons to an event just told.
func (e *Event) because(why ...speech.Sentence) *Event {
	e.Because = slices.Concat(e.Because, why)
	return e
}

// item is a thing with its number, as one of a list.
func item(what speech.Arg, n int) speech.Sentence { return say("{0} {1}", what, n) }

// each is a figure of some seats.
func (t Table) each(seats []Seat, of func(Side) int) speech.List {
	var list speech.List
	for _, s := range seats {
		list.Items = append(list.Items, item(s, of(t.Side(s))))
	}
	return list
}

// track is everybody's influence with a Faction.
func (t Table) track(f facts.Faction) speech.Sentence {
	seats := t.Seats()
	return say("Influence with the {0}: {1}.", f, t.each(seats[:], func(s Side) int { return s.Influence[f] }))
}

// strengths is everybody's strength in Combat.
func (t Table) strengths() speech.Sentence {
	seats := t.Seats()
	return say("Strengths: {0}.", t.each(seats[:], Side.Strength))
}

// scores is the points of those who can have some.
func (t Table) scores() speech.Sentence {
	return say("Points: {0}.", t.each(t.scoring(), Side.VP))
}

// onFlag is who controls a location, and by what (R-CARD-4).
func (t Table) onFlag(id facts.SpaceID) []speech.Sentence {
	c := t.ControlOf(id)
	var why []speech.Sentence
	if c.Marker != Nobody {
		why = append(why, say("{0} (Control marker: {1})", id, c.Marker))
	}
	if c.Dreadnought != Nobody {
		why = append(why, say("{0} (dreadnought: {1})", id, c.Dreadnought))
	}
	return why
}

// units are what a seat has in the Conflict.
func units(side Side) speech.List {
	list := speech.ListOf(some(side.Deployed, facts.Troop))
	if side.Dreads.Deployed > 0 {
		list.Items = append(list.Items, some(side.Dreads.Deployed, facts.Dreadnought))
	}
	return list
}

// byHand is the reason for what a person put right.
func byHand() speech.Sentence { return say("Corrected by hand.") }

// toldBy is the reason for what a person did.
func toldBy(s Seat) speech.Sentence { return say("Entered by {0}.", s) }
