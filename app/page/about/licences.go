package about

import (
	_ "embed"
	"regexp"
	"strings"

	"hagal/app/kit"
	"hagal/app/words"
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

// besides reports whether a licence is none, but what else is told of a thing.
func (l Licence) besides() bool { return l.Kind == "AUTHORS" || l.Kind == "GooglePatentsFile" }

// whole is the thing that it is the licence of, whatever file it stands in.
func (l Licence) whole() string {
	return strings.TrimSuffix(strings.TrimSuffix(l.Of, "AUTHORS"), "LICENSE")
}

// together is the licences, each with what else is told of its thing below it,
// so that a thing is listed by its licences alone.
func together(all []Licence) []Licence {
	var list []Licence
	at := map[string]int{} // of a thing's first licence in the list
	for _, l := range all {
		if _, listed := at[l.whole()]; !listed && !l.besides() {
			at[l.whole()] = len(list)
		}
		if !l.besides() {
			list = append(list, l)
		}
	}
	for _, l := range all {
		i, listed := at[l.whole()]
		switch {
		case !l.besides():
		case listed:
			list[i].Text += "\n\n" + l.kind() + "\n\n" + l.Text
		default:
			list = append(list, l)
		}
	}
	return list
}

// brief is what it is the licence of as a narrow screen can show it: in parts
// that wrap, and of a version that is none of its own only its beginning.
func (l Licence) brief() string {
	of, file, within := strings.Cut(l.Of, " theme/font/")
	if within {
		return fonts[file]
	}
	of = licenceFile.ReplaceAllString(of, "")
	return strings.NewReplacer("/", "/"+kit.Joint, "_", " ", ".txt", "").Replace(between.ReplaceAllString(of, "$1"))
}

// licenceFile matches the name of a file that says no more than that it is one.
var licenceFile = regexp.MustCompile(`[ /]LICENSE(\.md)?$`)

// fonts is whose licence each file beside the toolkit's fonts is.
var fonts = map[string]string{
	"LICENSE.txt": "Noto Sans", "LICENSE_DejaVu-Powerline.txt": "DejaVu Sans Mono",
	"LICENSE_EmojiOneColor.txt": "EmojiOne Color", "LICENSE_Inter.txt": "Inter",
}

// kind is what the text is, where its file names no licence.
func (l Licence) kind() string {
	switch l.Kind {
	case "AUTHORS":
		return words.T("Authors")
	case "GooglePatentsFile":
		return words.T("Grant of patents")
	case "LICENSE-SQLITE":
		return words.T("Public domain")
	case "LICENSE_DejaVu-Powerline.txt":
		return "Bitstream Vera"
	case "LICENSE-LOGO":
		return words.T("Licence of the logo")
	}
	return l.Kind
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
