package engine

import (
	"errors"
	"fmt"
	"strings"
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

// Replay reads a session and calls each for every input carried out; it
// stops at the first line that is refused.
func Replay(text string, each func(line int, r Result)) (Table, error) {
	var t Table
	for n, line := range strings.Split(text, "\n") {
		line = strings.TrimSuffix(line, "\r")
		if n == 0 {
			line = strings.TrimPrefix(line, "\ufeff")
		}
		in, err := Parse(line)
		if in == nil && err == nil {
			continue
		}
		if _, ok := in.(Setup); t.phase == "" && !ok && !strings.HasPrefix(strings.TrimSpace(line), "table") {
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
		each(n+1, r)
	}
	if t.phase == "" {
		return t, &LineError{1, "", ErrNoSession}
	}
	return t, nil
}
