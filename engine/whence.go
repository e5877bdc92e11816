package engine

import (
	"slices"

	"hagal/data/speech"
	"hagal/rival"
)

// origin is an input and the table it was carried out on. The reasons of what
// it brought are found by carrying it out once more, when somebody asks.
type origin struct {
	before  Table
	input   Input
	reasons *[]speech.Sentence // of the one event whose origin it is, where they are known already
}

// again carries the input out once more, with reasons. What a decision left to
// do has its reasons from the input that brought the decision.
func (o *origin) again() *work {
	w, before := new(work), o.before
	if before.position != nil && before.decision != nil {
		before = before.decision.of.again().Table
	}
	w.lay(before.clone(), rival.Reasons)
	w.carryOut(o.input)
	w.leave()
	return w
}

// reasons are those known already.
func (e *Event) reasons() []speech.Sentence {
	if e.of == nil || e.of.reasons == nil {
		return nil
	}
	return *e.of.reasons
}

// give tells an event its reasons.
func (e *Event) give(why []speech.Sentence) { e.of = &origin{reasons: &why} }

// Because is why, from this very table: what was possible, the figures looked
// at, what was chosen.
func (e Event) Because() []speech.Sentence {
	if e.of == nil || e.of.input == nil {
		return slices.Clone(e.reasons())
	}
	return e.of.again().events[e.n].reasons()
}

// Because is why it is open: what was possible, the figures looked at.
func (d Decision) Because() []speech.Sentence {
	if d.of == nil {
		return slices.Clone(d.reasons)
	}
	return d.of.again().decision.reasons
}

// Event is the decision as something that happened.
func (d Decision) Event() Event {
	e := Event{Rule: d.Rule, Say: d.Say}
	e.give(d.Because())
	return e
}
