package words

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// pattern is a sentence with places for arguments:
//
//	{0}                  the argument as it stands alone
//	{0:bei}              the argument in a form its language knows
//	{0|m=usado|f=usada}  the text for the argument's class; there may be places in it
//	{seat|you=Du|other=}  the text for the seat that the sentence is said of
type pattern []piece

// piece is text, or a place.
type piece struct {
	text   string
	place  bool
	arg    int
	form   string
	choice []choice
}

// choice is what a place says for some classes of its argument.
type choice struct {
	classes []string
	says    pattern
}

// subject stands for the seat that a sentence is said of, where an argument
// has its number. Its name says nothing, as the seat stands beside the sentence.
const subject = -1

// subjectPlace is what a place of it begins with.
const subjectPlace = "seat"

// maxDepth is how deep places may stand in one another.
const maxDepth = 3

func parsePattern(s string) (pattern, error) {
	p, rest, err := parsePieces(s, "", 0)
	if err == nil && rest != "" {
		err = fmt.Errorf("%q stands after the end", rest)
	}
	return p, err
}

// parsePieces reads up to one of the signs that end it.
func parsePieces(s, ends string, depth int) (p pattern, rest string, err error) {
	if depth > maxDepth {
		return nil, s, fmt.Errorf("places stand in one another more than %d deep", maxDepth)
	}
	for s != "" && !strings.ContainsAny(s[:1], ends) {
		i := strings.IndexAny(s, "{"+ends)
		switch {
		case i < 0:
			return append(p, piece{text: s}), "", nil
		case i > 0:
			p, s = append(p, piece{text: s[:i]}), s[i:]
		default:
			var at piece
			if at, s, err = parsePlace(s[1:], depth); err != nil {
				return nil, s, err
			}
			p = append(p, at)
		}
	}
	return p, s, nil
}

// parsePlace reads a place behind its opening brace.
func parsePlace(s string, depth int) (at piece, rest string, err error) {
	i := strings.IndexAny(s, ":|}")
	if i < 0 {
		return at, s, fmt.Errorf("%q has no closing brace", "{"+s)
	}
	at.place = true
	if s[:i] == subjectPlace {
		if at.arg = subject; s[i] != '|' {
			return at, s, fmt.Errorf("%q tells no seat: it is a choice, such as {seat|you=take|other=takes}", "{"+s[:i+1])
		}
	} else if at.arg, err = strconv.Atoi(s[:i]); err != nil || at.arg < 0 {
		return at, s, fmt.Errorf("%q is no place: a place is a number in braces, such as {0}", "{"+s[:i]+"}")
	}
	sign, s := s[i], s[i+1:]
	if sign == ':' {
		form, rest, ok := strings.Cut(s, "}")
		if at.form = form; !ok || form == "" || strings.ContainsAny(form, "{|= ") {
			return at, rest, fmt.Errorf("%q names no form; it is such as {0:dat}", "{"+s)
		}
		return at, rest, nil
	}
	for sign == '|' {
		classes, after, ok := strings.Cut(s, "=")
		if !ok || classes == "" || strings.ContainsAny(classes, "{|} ") {
			return at, s, fmt.Errorf("%q names no class; it is such as {0|one=card|other=cards}", s)
		}
		says, end, err := parsePieces(after, "|}", depth+1)
		if err != nil || end == "" {
			return at, end, fmt.Errorf("%q has no closing brace: %w", s, err)
		}
		at.choice = append(at.choice, choice{strings.Split(classes, ","), says})
		sign, s = end[0], end[1:]
	}
	return at, s, nil
}

// choose is what a place says for an argument of some classes; ok is false
// where it has nothing for them.
func (at piece) choose(classes []string) (says pattern, ok bool) {
	for _, c := range at.choice {
		if slices.ContainsFunc(c.classes, func(class string) bool { return slices.Contains(classes, class) }) {
			return c.says, true
		}
	}
	return nil, false
}

// tell puts arguments into a pattern that is said of a seat. What a language
// lacks is told as well as can be: a form as the label, a class as the last
// choice. A test finds what a language lacks.
func (p pattern) tell(args []rendered, of rendered) string {
	var b strings.Builder
	p.write(&b, args, of)
	return b.String()
}

func (p pattern) write(b *strings.Builder, args []rendered, of rendered) {
	for _, at := range p {
		arg, ok := at.argument(args, of)
		switch {
		case !at.place:
			b.WriteString(at.text)
		case !ok:
			fmt.Fprintf(b, "{%d}", at.arg)
		case at.choice != nil:
			says, ok := at.choose(arg.classes)
			if !ok {
				says = at.choice[len(at.choice)-1].says
			}
			says.write(b, args, of)
		default:
			s, _ := arg.in(at.form)
			b.WriteString(s)
		}
	}
}

// argument is what stands in a place; ok is false where nothing does.
func (at piece) argument(args []rendered, of rendered) (arg rendered, ok bool) {
	switch {
	case at.arg == subject:
		return of, true
	case at.arg < len(args):
		return args[at.arg], true
	}
	return arg, false
}
