package engine

import (
	"errors"
	"fmt"
)

// Step is one input of a session, what it did and the table after it.
type Step struct {
	Input  Input
	Events []Event
	Table  Table
}

// Session is a game as its inputs, with those undone kept for redo. It is a
// value: each change returns a new one. The zero Session waits for a Setup.
type Session struct {
	steps []Step
	at    int // steps that stand; the rest can be redone
}

// OpenSession replays saved lines of which the first `stand` count and the
// rest can be redone. At a refused line it returns the session up to there
// with a LineError.
func OpenSession(lines []string, stand int) (Session, error) {
	var s Session
	for n, line := range lines {
		in, err := parseKept(line)
		if err == nil && in == nil {
			err = errors.New("an empty line")
		}
		if err == nil {
			s, err = s.Do(in)
		}
		if err != nil {
			s.at = min(stand, len(s.steps))
			return s, &LineError{n + 1, line, err}
		}
	}
	if stand < 1 || stand > len(s.steps) {
		return s, fmt.Errorf("%d of %d lines are to stand; at least 1 must, at most all can", stand, len(s.steps))
	}
	s.at = stand
	return s, nil
}

// Do carries out an input; what was undone is gone.
func (s Session) Do(in Input) (Session, error) {
	r, err := s.Table().Apply(in)
	if err != nil {
		return s, err
	}
	step := Step{Input: r.Input, Events: r.Events, Table: r.Table}
	return Session{steps: append(s.steps[:s.at:s.at], step), at: s.at + 1}, nil
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
func (s Session) Undone() []Step { return s.steps[s.at:] }

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

// Standing is how many of the lines stand.
func (s Session) Standing() int { return s.at }
