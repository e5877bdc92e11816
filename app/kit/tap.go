package kit

import (
	"time"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"hagal/app/look"
)

// Target is the least height and width of what a thumb hits, in points.
const Target = look.Target

// HoldTime is how long a press is a hold.
const HoldTime = 450 * time.Millisecond

// DoubleTap is the least time between two taps on the large button: what it
// does has changed with the first, and the second was for that too.
const DoubleTap = 400 * time.Millisecond

// Clock is the time, for tests to set.
var Clock = time.Now

var lastMeant time.Time

// Meant reports whether a tap on the large button, or its key, is one of its
// own and not the second half of another.
func Meant() bool {
	now := Clock()
	if since := now.Sub(lastMeant); since >= 0 && since < DoubleTap {
		return false
	}
	lastMeant = now
	return true
}

// Face is how a Tap looks. Empty colour names draw nothing.
type Face struct {
	Fill   fyne.ThemeColorName
	Line   fyne.ThemeColorName
	Width  float32             // of the line
	Edge   fyne.ThemeColorName // a stripe down the left side
	Radius float32
	PadX   float32
	PadY   float32
	Least  float32 // height, where it is more than a target's
	Top    bool    // what stands on it begins at the top, not in the middle
}

// Kind is what a Tap is under a thumb.
type Kind uint8

// The kinds.
const (
	Ordinary Kind = iota
	Small         // may be smaller than a target: never alone under a thumb
	Next          // the large button: a second tap within DoubleTap is none
	Aside         // among the answers of a question and none of them: no letter goes there
)

// Keyboard is who gets the keys.
type Keyboard struct {
	Key  func(*fyne.KeyEvent) bool // every key but Space; reports whether it had a use for it
	Rune func(rune)                // what is written
}

// Tap is a surface that is tapped, held or chosen with the keyboard.
type Tap struct {
	widget.BaseWidget
	Name    string // says what it is, for tests and readers of the screen
	Face    Face
	Content fyne.CanvasObject
	OnTap   func()
	OnHold  func()    // also the second mouse button, and the letter M
	Step    func(int) // what the signs + and - do to a figure, 1 and -1; may be nil
	Kind    Kind
	Keys    *Keyboard // gets what it has no use for; may be nil

	focused, hovered, held bool
	off                    bool    // passed over by the keyboard
	scroll                 *Scroll // around it, to bring it into sight
	timer                  *time.Timer
	press                  int // counts what began and what ended a press
}

var (
	_ fyne.Tappable          = (*Tap)(nil)
	_ fyne.SecondaryTappable = (*Tap)(nil)
	_ fyne.Focusable         = (*Tap)(nil)
	_ fyne.Disableable       = (*Tap)(nil)
	_ desktop.Mouseable      = (*Tap)(nil)
	_ desktop.Hoverable      = (*Tap)(nil)
	_ desktop.Cursorable     = (*Tap)(nil)
)

// NewTap makes a Tap.
func NewTap(name string, face Face, content fyne.CanvasObject, onTap func()) *Tap {
	t := &Tap{Name: name, Face: face, Content: content, OnTap: onTap}
	t.ExtendBaseWidget(t)
	return t
}

// Disable keeps the keyboard away, as while a sheet lies over it.
func (t *Tap) Disable() { t.off = true }

// Enable lets the keyboard come again.
func (t *Tap) Enable() { t.off = false }

// Disabled reports whether the keyboard is kept away.
func (t *Tap) Disabled() bool { return t.off }

// Each calls f with every Tap that is shown within a thing.
func Each(o fyne.CanvasObject, f func(*Tap)) {
	if !o.Visible() {
		return
	}
	switch c := o.(type) {
	case *Tap:
		f(c)
		Each(c.Content, f)
	case *Scroll:
		Each(c.Content, f)
	case *fyne.Container:
		for _, child := range c.Objects {
			Each(child, f)
		}
	}
}

// Tapped is a tap. It lets go of the focus, which is the keyboard's.
func (t *Tap) Tapped(*fyne.PointEvent) {
	t.stop()
	if t.focused {
		fyne.CurrentApp().Driver().CanvasForObject(t).Unfocus()
	}
	if t.held {
		t.held = false
		return
	}
	if t.Kind == Next && t.OnTap != nil && !Meant() {
		return
	}
	if t.OnTap != nil {
		t.OnTap()
	}
}

// TappedSecondary is a hold on a phone, or the second mouse button.
func (t *Tap) TappedSecondary(*fyne.PointEvent) {
	if t.OnHold != nil {
		t.OnHold()
	}
}

// MouseDown starts a hold, and ends one that was under way.
func (t *Tap) MouseDown(e *desktop.MouseEvent) {
	t.stop()
	t.held = false
	if t.OnHold == nil || e.Button != desktop.MouseButtonPrimary {
		return
	}
	press := t.press
	t.timer = time.AfterFunc(HoldTime, func() {
		fyne.Do(func() {
			if t.press == press { // else it has ended, and a timer stopped too late says nothing
				t.held = true
				t.OnHold()
			}
		})
	})
}

// MouseUp ends a press.
func (t *Tap) MouseUp(*desktop.MouseEvent) { t.stop() }

// stop ends the press under way, if there is one.
func (t *Tap) stop() {
	t.press++
	if t.timer != nil {
		t.timer.Stop()
		t.timer = nil
	}
}

// MouseIn shows that it can be tapped.
func (t *Tap) MouseIn(*desktop.MouseEvent) { t.hover(true) }

// MouseMoved is not of interest.
func (t *Tap) MouseMoved(*desktop.MouseEvent) {}

// MouseOut ends what MouseIn began.
func (t *Tap) MouseOut() { t.stop(); t.hover(false) }

func (t *Tap) hover(on bool) {
	t.hovered = on
	t.Refresh()
}

// Cursor is a hand over what can be tapped.
func (t *Tap) Cursor() desktop.Cursor {
	if t.OnTap == nil {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

// FocusGained shows the focus, and scrolls to where it is.
func (t *Tap) FocusGained() {
	t.focused = true
	t.Reveal()
	t.Refresh()
}

// Reveal scrolls what is around a Tap until it is in sight.
func (t *Tap) Reveal() {
	if t.scroll != nil {
		t.scroll.reveal(t)
	}
}

// Around is the innermost scrolled part that it stands in, or nil.
func (t *Tap) Around() *Scroll { return t.scroll }

// FocusLost hides the focus.
func (t *Tap) FocusLost() { t.focused = false; t.Refresh() }

// TypedRune holds with M, steps with the signs + and -, and hands on the rest.
func (t *Tap) TypedRune(r rune) {
	switch {
	case t.OnHold != nil && unicode.ToLower(r) == 'm':
		t.OnHold()
	case t.Step != nil && r == '-':
		t.Step(-1)
	case t.Step != nil && r == '+':
		t.Step(1)
	case t.Keys != nil:
		t.Keys.Rune(r)
	}
}

// TypedKey taps with Space, and with Enter where that has no other use. What was
// scrolled out of sight comes into sight first.
func (t *Tap) TypedKey(e *fyne.KeyEvent) {
	switch _, inSight := t.area(); {
	case e.Name == fyne.KeySpace && !inSight:
		t.Reveal()
	case e.Name == fyne.KeySpace && t.OnTap != nil:
		if t.Kind != Next || Meant() {
			t.OnTap()
		}
	case t.Keys != nil && t.Keys.Key(e):
	case t.OnTap != nil && (e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter):
		t.OnTap()
	}
}

// HeightFor is the content's height and the padding, at least a target.
func (t *Tap) HeightFor(width float32) float32 {
	h := HeightOf(t.Content, width-2*t.Face.PadX) + 2*t.Face.PadY
	if t.Kind == Small {
		return h
	}
	return max(Target, t.Face.Least, h)
}

// MinSize is the content's and the padding, at least a target.
func (t *Tap) MinSize() fyne.Size {
	t.ExtendBaseWidget(t)
	min := t.Content.MinSize().AddWidthHeight(2*t.Face.PadX, 2*t.Face.PadY)
	if t.Kind == Small {
		return min
	}
	return min.Max(fyne.NewSquareSize(Target))
}

// CreateRenderer draws the face, the content and the focus.
func (t *Tap) CreateRenderer() fyne.WidgetRenderer {
	r := &tapRenderer{tap: t, face: Ground(t.Face), over: Ground(Face{}), inner: Ground(Face{})}
	if t.Face.Edge != "" {
		r.edge = stripe(t.Face)
	}
	if t.focused || t.hovered {
		r.Refresh()
	}
	return r
}

type tapRenderer struct {
	tap        *Tap
	face, over *fyne.Container
	inner      *fyne.Container // of the two rings of the focus
	edge       *fyne.Container // nil without a stripe
}

func (r *tapRenderer) Layout(size fyne.Size) {
	f := r.tap.Face
	r.face.Resize(size)
	r.over.Resize(size)
	r.inner.Move(fyne.NewSquareOffsetPos(ring))
	r.inner.Resize(size.SubtractWidthHeight(2*ring, 2*ring))
	if r.edge != nil {
		r.edge.Resize(size)
	}
	h := min(size.Height-2*f.PadY, HeightOf(r.tap.Content, size.Width-2*f.PadX))
	y := (size.Height - h) / 2
	if f.Top {
		y = f.PadY
	}
	r.tap.Content.Move(fyne.NewPos(f.PadX, y))
	r.tap.Content.Resize(fyne.NewSize(size.Width-2*f.PadX, h))
}

func (r *tapRenderer) MinSize() fyne.Size { return r.tap.MinSize() }

func (r *tapRenderer) Objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{r.face}
	if r.edge != nil {
		objects = append(objects, r.edge)
	}
	objects = append(objects, r.tap.Content)
	if r.tap.focused {
		return append(objects, r.over, r.inner)
	}
	if r.tap.hovered && r.tap.OnTap != nil {
		return append(objects, r.over)
	}
	return objects
}

// ring is how wide each of the two rings of the focus is: dark and light, so
// that it stands out on any ground and looks like nothing that is chosen.
const ring = 2

func (r *tapRenderer) Destroy() {}

func (r *tapRenderer) Refresh() {
	f := r.tap.Face
	wear(r.face, f)
	switch {
	case r.tap.focused:
		wear(r.over, Face{Line: theme.ColorNameForeground, Width: ring, Radius: f.Radius})
		wear(r.inner, Face{Line: theme.ColorNameBackground, Width: ring, Radius: max(0, f.Radius-ring)})
	case r.tap.hovered:
		wear(r.over, Face{Fill: theme.ColorNameHover, Radius: f.Radius})
	}
	canvas.Refresh(r.face)
}

// Card is content on a face that is not tapped.
func Card(f Face, content fyne.CanvasObject) *fyne.Container {
	if f.Edge != "" {
		return Stack(Ground(f), stripe(f), Pad(f.PadX, f.PadY, content))
	}
	return Stack(Ground(f), Pad(f.PadX, f.PadY, content))
}

// stripe is the coloured left side of a face.
func stripe(f Face) *fyne.Container {
	return box(leftSide{}, []fyne.CanvasObject{Ground(Face{Fill: f.Edge, Radius: stripeWidth / 2})})
}

const stripeWidth = 4

type leftSide struct{}

func (leftSide) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Move(fyne.NewPos(1, stripeWidth))
	o[0].Resize(fyne.NewSize(stripeWidth, max(0, size.Height-2*stripeWidth)))
}

func (leftSide) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
