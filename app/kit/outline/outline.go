// Package outline writes what a window shows as an indented outline, for tests
// that compare a screen with its master. A line is a thing that is seen or
// tapped, or texts and icons that stand side by side:
//
//	tap "Undo" 8,2 74×56 surface line=line: icon undo 18,8 22×22 / "draw" 4,30 66×18 small dim centered
//
// A thing's name comes first, then its place in points within the thing it is
// indented under, then its colours by their names in the theme and its state.
// Within a line, | stands between neighbours and / before what is below. What
// is the rule is not said: a text of the usual size and colour, an icon in the
// colour of text.
package outline

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
)

// Of is the outline of all that a canvas shows, what lies over it last.
func Of(c fyne.Canvas) string {
	w := walker{focused: c.Focused(), names: namesOf(fyne.CurrentApp().Settings())}
	all := &thing{says: "window", box: box{size: c.Size()}}
	all.within = w.walk(c.Content(), fyne.Position{})
	for _, o := range c.Overlays().List() {
		over := &thing{says: "overlay", box: box{o.Position(), o.Size()}}
		over.within = w.walk(o, fyne.Position{})
		all.within = append(all.within, over)
	}
	var s strings.Builder
	all.write(&s, "", fyne.Position{})
	return s.String()
}

// box is a place in the window, in points.
type box struct {
	at   fyne.Position
	size fyne.Size
}

func (b box) right() float32  { return b.at.X + b.size.Width }
func (b box) bottom() float32 { return b.at.Y + b.size.Height }

// beside reports whether b goes on in the line of text that a stands in.
func (a box) beside(b box) bool {
	const slack = 1
	return b.at.X >= a.right()-slack && b.at.Y < a.bottom()-slack && a.at.Y < b.bottom()-slack
}

// few is how many texts and icons stand on the line of what they are in.
const few = 4

// kind tells what a thing may share a line with.
type kind int

const (
	room  kind = iota // has a line of its own, and things within
	glyph             // a text or icon: beside another
	shape             // a painted area: after any glyph
)

// thing is something to be seen, with what stands in it.
type thing struct {
	box
	kind   kind
	says   string // what it is, and its name
	state  string // colours and state, each with a space before it
	within []*thing
}

// in is the thing's own words, with its place within another.
func (t *thing) in(origin fyne.Position) string {
	at := t.at.Subtract(origin)
	return fmt.Sprintf("%s %v,%v %v×%v%s", t.says, whole(at.X), whole(at.Y), whole(t.size.Width), whole(t.size.Height), t.state)
}

func whole(f float32) int { return int(math.Round(float64(f))) }

// write writes a thing and all within it.
func (t *thing) write(s *strings.Builder, indent string, origin fyne.Position) {
	s.WriteString(indent + t.in(origin))
	lines := t.lines()
	if t.isShort() {
		for i, line := range lines {
			s.WriteString([]string{": ", " / "}[min(i, 1)] + t.line(line))
		}
		s.WriteString("\n")
		return
	}
	s.WriteString("\n")
	for _, line := range lines {
		if line[0].kind == room {
			line[0].write(s, indent+"\t", t.at)
			continue
		}
		s.WriteString(indent + "\t" + t.line(line) + "\n")
	}
}

// isShort reports whether all that is within stands on the thing's own line.
func (t *thing) isShort() bool {
	return len(t.within) <= few && !slices.ContainsFunc(t.within, func(in *thing) bool { return in.kind == room })
}

// lines puts the texts and icons that stand side by side together.
func (t *thing) lines() [][]*thing {
	var lines [][]*thing
	var last *thing // the glyph before, or what began the line
	for _, next := range t.within {
		goesOn := last != nil && last.kind != room && next.kind != room
		if goesOn && (next.kind == shape || last.kind == shape || last.beside(next.box)) {
			lines[len(lines)-1] = append(lines[len(lines)-1], next)
		} else {
			lines = append(lines, []*thing{next})
			last = next
		}
		if next.kind == glyph {
			last = next
		}
	}
	return lines
}

func (t *thing) line(things []*thing) string {
	var parts []string
	for _, part := range things {
		parts = append(parts, part.in(t.at))
	}
	return strings.Join(parts, " | ")
}
