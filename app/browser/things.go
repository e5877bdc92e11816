package browser

import (
	"cmp"
	"fmt"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
)

// Thing is something drawn that has a name: what a reader of the screen says,
// and where it is, in points from the top left of the window.
type Thing struct {
	Kind  string  `json:"kind"` // "tap", "field" or "text"
	Name  string  `json:"name"`
	X     float32 `json:"x"`
	Y     float32 `json:"y"`
	W     float32 `json:"w"`
	H     float32 `json:"h"`
	Off   bool    `json:"off,omitempty"`   // its middle is not in sight, or under the sign that a Scroll goes on: it has to be scrolled to
	Idle  bool    `json:"idle,omitempty"`  // a tap does nothing
	Hold  bool    `json:"hold,omitempty"`  // a tap that can be held
	ID    string  `json:"id,omitempty"`    // of a field, as long as it lives
	Value string  `json:"value,omitempty"` // of a field
	Long  bool    `json:"long,omitempty"`  // a field of several lines

	tap   *kit.Tap
	entry *kit.Entry
}

// slack is how far a finger may miss the middle of a thing, in points.
const slack = 6

// most is how many things are told of at once.
const most = 2_000

// Things lists what is drawn within an object that fills a window, in the order
// of drawing. What lies under a sheet is left out.
func Things(o fyne.CanvasObject, window fyne.Size) []Thing {
	l := lister{}
	l.walk(o, fyne.NewPos(0, 0), frame{fyne.NewPos(0, 0), window}, false)
	return l.things
}

// frame is what is in sight of what is within it.
type frame struct {
	at   fyne.Position
	size fyne.Size
}

func (f frame) holds(x, y float32) bool {
	return x >= f.at.X && y >= f.at.Y && x < f.at.X+f.size.Width && y < f.at.Y+f.size.Height
}

// within is the part of a frame that is in sight through another.
func (f frame) within(o frame) frame {
	x, y := max(f.at.X, o.at.X), max(f.at.Y, o.at.Y)
	right, low := min(f.at.X+f.size.Width, o.at.X+o.size.Width), min(f.at.Y+f.size.Height, o.at.Y+o.size.Height)
	return frame{fyne.NewPos(x, y), fyne.NewSize(max(0, right-x), max(0, low-y))}
}

type lister struct {
	things []Thing
	text   string // the last one, which names a field that asks for nothing
}

// walk goes through an object at a place; a text within a tap is part of its name.
func (l *lister) walk(o fyne.CanvasObject, at fyne.Position, sight frame, inTap bool) {
	if o == nil || !o.Visible() || len(l.things) >= most {
		return
	}
	at = at.Add(o.Position())
	switch c := o.(type) {
	case *kit.Tap:
		if c.Disabled() {
			return
		}
		l.add(Thing{Kind: "tap", Name: kit.Plain(c.Name), Idle: c.OnTap == nil && c.OnHold == nil, Hold: c.OnHold != nil, tap: c}, at, c.Size(), sight)
		l.walk(c.Content, at, sight, true)
	case *kit.Text:
		if !inTap {
			l.text = kit.Plain(c.Text)
			l.add(Thing{Kind: "text", Name: kit.Plain(c.Text)}, at, c.Size(), sight)
		}
	case *kit.Entry:
		if !c.Disabled() {
			l.add(Thing{Kind: "field", Name: cmp.Or(c.PlaceHolder, l.text), ID: fmt.Sprintf("%p", c), Value: c.Text, Long: c.MultiLine, entry: c}, at, c.Size(), sight)
		}
	case *kit.Scroll:
		l.walk(c.Content, at, sight.within(frame{at, c.Clear()}), inTap)
	case *fyne.Container:
		for _, child := range c.Objects {
			l.walk(child, at, sight, inTap)
		}
	}
}

func (l *lister) add(t Thing, at fyne.Position, size fyne.Size, sight frame) {
	t.X, t.Y, t.W, t.H = at.X, at.Y, size.Width, size.Height
	x, y := at.X+size.Width/2, at.Y+size.Height/2
	t.Off = !sight.holds(x, y-slack) || !sight.holds(x, y+slack)
	l.things = append(l.things, t)
}

// scrollAt is the innermost Scroll at a place, or nil.
func scrollAt(o fyne.CanvasObject, at, place fyne.Position) *kit.Scroll {
	if o == nil || !o.Visible() {
		return nil
	}
	at = at.Add(o.Position())
	switch c := o.(type) {
	case *kit.Scroll:
		if !(frame{at, c.Size()}).holds(place.X, place.Y) {
			return nil
		}
		if inner := scrollAt(c.Content, at, place); inner != nil {
			return inner
		}
		return c
	case *fyne.Container:
		for i := len(c.Objects) - 1; i >= 0; i-- { // what is drawn last lies on top
			if found := scrollAt(c.Objects[i], at, place); found != nil {
				return found
			}
		}
	}
	return nil
}
