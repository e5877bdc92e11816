package engine

import (
	"slices"
	"sync/atomic"

	"hagal/data/facts"
	"hagal/data/speech"
)

// Step is one input of a session, what it did and the table after it.
type Step struct {
	Input  Input
	Events []Event
	Table  Table
}

// Title is what the log calls the input: neither a defensive bonus nor a
// person's points, which the app is told of, are corrections.
func (s Step) Title() speech.Sentence {
	switch in, set := s.Input.(Set); {
	case s.defends():
		return say("Defensive bonus")
	case set && in.scores():
		return say("Victory points")
	}
	return s.Input.Title()
}

// Silent reports whether the log has nothing to say of the input: it brought
// nothing, and only its title is left.
func (s Step) Silent() bool {
	_, says := s.Input.(headed)
	return !says && len(s.Events) == 0
}

// Heading is the input in few words for the log, its seat or card named.
func (s Step) Heading() speech.Sentence {
	if h, ok := s.Input.(headed); ok {
		return h.heading()
	}
	return s.Title()
}

// defends reports whether a person deployed the troop that defends a location.
func (s Step) defends() bool {
	_, set := s.Input.(Set)
	return set && len(s.Events) > 0 && s.Events[0].Rule == facts.RuleRound1
}

// Session is a game as its inputs, with those undone kept for redo. It is a
// value: each change returns a new one. The zero Session waits for a Setup.
type Session struct {
	steps []Step
	at    int // steps that stand; the rest can be redone
	// used is how many places of the steps' memory hold a step of some
	// session. Whoever stands at its end may append there without a copy.
	used *atomic.Int64
}

// Do carries out an input; what was undone is gone. A refused input gives the
// session as it is and a *Refusal, and so does one line more than MaxLines.
func (s Session) Do(in Input) (Session, error) {
	if s.at >= MaxLines {
		return s, refuse(facts.NoRule, say("a session has at most {0} lines", MaxLines), say("undo, or a new table"))
	}
	r, err := s.Table().Apply(in)
	if err != nil {
		return s, err
	}
	return s.with(Step{Input: r.Input, Events: r.Events, Table: r.Table}), nil
}

// with is the session with one more step, in amortised constant time unless
// something was undone.
func (s Session) with(step Step) Session {
	next := int64(s.at + 1)
	if s.at < len(s.steps) || s.at == cap(s.steps) || !s.used.CompareAndSwap(next-1, next) {
		s = s.copied(s.at + s.at/4 + 64)
		s.used.Store(next)
	}
	s.steps = append(s.steps[:s.at], step)
	s.at++
	return s
}

// copied is what stands of the session, in memory of its own.
func (s Session) copied(room int) Session {
	s.steps = append(make([]Step, 0, room), s.steps[:s.at]...)
	s.used = new(atomic.Int64)
	s.used.Store(int64(s.at))
	return s
}

// Table is the table as it stands; the zero Table before the first input.
func (s Session) Table() Table {
	if s.at == 0 {
		return Table{}
	}
	return s.steps[s.at-1].Table
}

// Steps lists the inputs that stand.
func (s Session) Steps() []Step { return s.steps[:s.at:s.at] }

// Last is the latest input that stands.
func (s Session) Last() Step { return s.steps[s.at-1] }

// Undone lists the inputs that can be redone, the next first.
func (s Session) Undone() []Step { return slices.Clip(s.steps[s.at:]) }

// CanUndo reports whether an input beyond the set-up stands.
func (s Session) CanUndo() bool { return s.at > 1 }

// Undo takes back the latest input, as far as the table line.
func (s Session) Undo() Session {
	if s.CanUndo() {
		s.at--
	}
	return s
}

// Redo brings back the input undone last.
func (s Session) Redo() Session {
	if s.at < len(s.steps) {
		s.at++
	}
	return s
}

// UndoTo takes back every input after the first n.
func (s Session) UndoTo(n int) Session {
	s.at = min(s.at, max(1, n))
	return s
}

// Lines are all inputs as text, those undone too.
func (s Session) Lines() []string {
	lines := make([]string, len(s.steps))
	for i, step := range s.steps {
		lines[i] = step.Input.String()
	}
	return lines
}

// Head is how many of the lines stand; those after it are undone.
func (s Session) Head() int { return s.at }
