package engine

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"hagal/data/speech"
)

// Parse reads one line of the notation. A comment or blank line gives nil
// and no error.
func Parse(line string) (Input, error) { return parse(line, false) }

// parseKept reads a line that was kept before the limits were: a figure
// beyond its range is brought to the end of it.
func parseKept(line string) (Input, error) { return parse(line, true) }

func parse(line string, kept bool) (Input, error) {
	if len(line) > MaxLine {
		return nil, tooLong(line)
	}
	if !utf8.ValidString(line) {
		return nil, &Unreadable{Why: say("the line is not UTF-8 text")}
	}
	line, _, _ = strings.Cut(line, "#")
	line = strings.TrimSpace(line)
	if line == "" {
		return nil, nil
	}
	name, rest := line, ""
	if i := strings.IndexFunc(line, unicode.IsSpace); i >= 0 {
		name, rest = line[:i], line[i:]
	}
	v, ok := registry[name]
	if !ok {
		return nil, &Unreadable{Why: say("unknown verb {0}", quoted(name)), Right: say("a line starts with one of: {0}", speech.ID(verbNames()))}
	}
	a := &args{verb: name, kept: kept}
	if v.rest {
		a.left = []string{strings.TrimSpace(rest)}
	} else {
		a.left = strings.Fields(rest)
	}
	in := v.parse(a)
	a.end()
	if a.err != nil {
		return nil, a.err
	}
	return in, nil
}
