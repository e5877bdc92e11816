package engine

import (
	"fmt"
)

// Opener plays the lines of a kept session some at a time, so that a screen can
// show how far it is, and stop by dropping it.
type Opener struct {
	lines   []string
	stand   int
	session Session
	err     error
}

// NewOpener looks at the limits before anything is played: the number of lines
// (1 to MaxLines), the length of each (MaxLine bytes), and how many of them are
// to stand (1 to all).
func NewOpener(lines []string, stand int) (*Opener, error) {
	if len(lines) > MaxLines {
		return nil, &Unreadable{Why: say("this session has {0} lines", len(lines)), Right: say("a session has at most {0} lines", MaxLines)}
	}
	for n, line := range lines {
		if len(line) > MaxLine {
			return nil, &LineError{n + 1, line[:40] + "…", tooLong(line)}
		}
	}
	if stand < 1 || stand > len(lines) {
		return nil, fmt.Errorf("%d of %d lines are to stand; at least 1 must, at most all can", stand, len(lines))
	}
	return &Opener{lines: lines, stand: stand, session: Session{}.copied(len(lines) + 64)}, nil
}

func tooLong(line string) error {
	return &Unreadable{Why: say("the line has {0} bytes", len(line)), Right: say("at most {0} are read", MaxLine)}
}

// Play plays at most n lines more, and says whether any are left.
func (o *Opener) Play(n int) (more bool) {
	for ; n > 0 && o.left(); n-- {
		o.line()
	}
	return o.left()
}

func (o *Opener) left() bool { return o.err == nil && o.Played() < len(o.lines) }

func (o *Opener) line() {
	text := o.lines[o.Played()]
	in, err := parseKept(text)
	if err == nil && in == nil {
		err = &Unreadable{Why: say("an empty line")}
	}
	if err == nil {
		o.session, err = o.session.Do(in)
	}
	if err != nil {
		o.err = &LineError{o.Played() + 1, text, err}
	}
}

// Played is how many of the lines were played.
func (o *Opener) Played() int { return len(o.session.steps) }

// Session is the session of the lines played so far. At a refused line it is
// the one up to there, with a *LineError.
func (o *Opener) Session() (Session, error) {
	s := o.session
	s.at = min(o.stand, len(s.steps))
	return s, o.err
}

// OpenSession plays kept lines of which the first `stand` count and the rest
// can be redone. At a refused line it returns the session up to there with a
// *LineError.
func OpenSession(lines []string, stand int) (Session, error) {
	o, err := NewOpener(lines, stand)
	if err != nil {
		return Session{}, err
	}
	for o.Play(len(lines)) {
		continue
	}
	return o.Session()
}
