package engine

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"hagal/data/facts"
	"hagal/data/speech"
)

// Name is `name`: the name shown for a seat, as a person typed it.
type Name struct {
	Seat Seat
	Name string
}

var _ = register(verb{name: "name", order: 280, parse: parseName, rest: true})

func parseName(a *args) Input {
	seat, name := a.left[0], ""
	if i := strings.IndexFunc(seat, unicode.IsSpace); i >= 0 {
		seat, name = seat[:i], strings.TrimSpace(seat[i:])
	}
	a.left = strings.Fields(seat)
	in := Name{Seat: a.seat(), Name: name}
	if a.kept {
		if in.Name = strings.TrimSpace(strings.Map(shown, name)); !strings.ContainsFunc(in.Name, inked) {
			in.Name = ""
		}
	}
	if err := in.check(Table{}); err != nil && a.err == nil {
		a.err = err
	}
	return in
}

func (i Name) String() string { return strings.TrimRight("name "+i.Seat.String()+" "+i.Name, " ") }

// About is the seat.
func (i Name) About() Seat { return i.Seat }

// Title is what the log calls it.
func (Name) Title() speech.Sentence { return say("Name") }

func (i Name) heading() speech.Sentence {
	if i.Name == "" {
		return say("Name removed")
	}
	return say("Named {0}", speech.Typed(i.Name))
}

func (Name) corrects() {}

func (i Name) check(Table) error {
	allowed := say("a name of at most {0} letters, without # and without invisible characters", MaxName)
	switch n := utf8.RuneCountInString(i.Name); {
	case n > MaxName:
		return refuse(facts.NoRule, say("the name has {0} letters", n), allowed)
	case !utf8.ValidString(i.Name):
		return refuse(facts.NoRule, say("the name is not text"), allowed)
	case strings.Contains(i.Name, "#"):
		return refuse(facts.NoRule, say("the name has a # in it"), allowed)
	case strings.TrimSpace(i.Name) != i.Name:
		return refuse(facts.NoRule, say("the name begins or ends with a space"), allowed)
	case strings.Map(shown, i.Name) != i.Name:
		return refuse(facts.NoRule, say("the name has an invisible character in it"), allowed)
	case i.Name != "" && !strings.ContainsFunc(i.Name, inked):
		return refuse(facts.NoRule, say("the name has no visible character"), allowed)
	}
	return nil
}

func (i Name) apply(w *work) { w.rarely().names[w.index(i.Seat)] = i.Name }

// shown drops what a reader cannot see and what turns the text around it:
// control and format characters, bidi controls among them, and line ends. The
// two joiners stay, which emoji and several scripts need.
func shown(r rune) rune {
	const nonJoiner, joiner = '\u200c', '\u200d'
	if r != nonJoiner && r != joiner && unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp, unicode.Co, unicode.Cs) {
		return -1
	}
	return r
}

// inked reports whether a character leaves something to see by itself.
func inked(r rune) bool { return unicode.In(r, unicode.L, unicode.N, unicode.P, unicode.S) }
