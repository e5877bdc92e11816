package engine

import (
	"errors"
	"fmt"
	"strings"

	"hagal/data/facts"
)

// ErrNoSession says that a text is no session: it has no table line first.
var ErrNoSession = errors.New("not a session: the first line is no table line")

// LineError is what was wrong with a line of a session.
type LineError struct {
	Line int // 1 is the first
	Text string
	Err  error
}

func (e *LineError) Error() string { return fmt.Sprintf("%d: %q: %v", e.Line, e.Text, e.Err) }

// Unwrap is the error without its line.
func (e *LineError) Unwrap() error { return e.Err }

// Replay reads a session and calls each for every input carried out, with the
// number of its line and the line. It stops with a *LineError at the first line
// that is refused, with ErrNoSession in it when the text begins with no table
// line, and refuses what is longer than MaxLines before anything is played.
func Replay(text string, each func(n int, line string, r Result)) (Table, error) {
	var t Table
	if n := strings.Count(text, "\n"); n > MaxLines {
		return t, &LineError{MaxLines + 1, "", refuse(facts.NoRule, say("a session has at most {0} lines", MaxLines), say("undo, or a new table"))}
	}
	for n, line := range strings.Split(text, "\n") {
		line = strings.TrimSuffix(line, "\r")
		if n == 0 {
			line = strings.TrimPrefix(line, "\ufeff")
		}
		in, err := Parse(line)
		if in == nil && err == nil {
			continue
		}
		if _, ok := in.(Setup); t.Phase() == NoPhase && !ok && !strings.HasPrefix(strings.TrimSpace(line), "table") {
			return t, &LineError{n + 1, line, ErrNoSession}
		}
		var r Result
		if err == nil {
			r, err = t.Apply(in)
		}
		if err != nil {
			return t, &LineError{n + 1, line, err}
		}
		t = r.Table
		each(n+1, written(line, in, r.Input), r)
	}
	if t.Phase() == NoPhase {
		return t, &LineError{1, "", ErrNoSession}
	}
	return t, nil
}

// written is a line as it stands in the text, or with the cards and dice that
// the app added.
func written(line string, in, done Input) string {
	if printed := done.String(); printed != in.String() {
		return printed
	}
	line, _, _ = strings.Cut(line, "#")
	return strings.Join(strings.Fields(line), " ")
}
