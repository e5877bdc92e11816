package about

import (
	_ "embed"
	"regexp"
	"strings"
)

// kept is the licences of all that the app is built of: app/cmd/licences
// collects them.
//
//go:embed licences.txt
var kept string

// Licence is the licence of something that the app is built of, or what else
// has to be told of it.
type Licence struct {
	Of   string // what it is the licence of, with its version
	Kind string // its name, such as MIT; or that of its file
	Text string
}

// Licences are those of all that the app is built of, its own first.
func Licences() []Licence {
	var list []Licence
	for part := range strings.SplitSeq("\n"+kept, "\n-- ") {
		head, text, found := strings.Cut(part, " --\n")
		of, kind, named := strings.Cut(head, ": ")
		if found && named {
			list = append(list, Licence{of, kind, text})
		}
	}
	return list
}

// brief is what it is the licence of as a narrow screen can show it: in parts
// that wrap, and of a version that is none of its own only its beginning.
func (l Licence) brief() string {
	return strings.NewReplacer("/", " / ", "_", " ", ".txt", "").Replace(between.ReplaceAllString(l.Of, "$1"))
}

// between matches a version with what Go adds to it between two releases.
var between = regexp.MustCompile(`( v\d+\.\d+\.\d+)-[0-9a-z.-]+`)

// longLine is how many letters a line has that goes on in the next: a shorter
// one was meant to end.
const longLine = 50

// flowing is a text whose lines are as long as the paragraph, so that they can
// be broken where a screen needs it.
func flowing(text string) string {
	var b strings.Builder
	last := ""
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		switch {
		case last == "" && line == "":
			continue
		case last != "" && line != "" && len(last) >= longLine:
			b.WriteByte(' ')
		case b.Len() > 0:
			b.WriteByte('\n')
		}
		b.WriteString(line)
		last = line
	}
	return b.String()
}
