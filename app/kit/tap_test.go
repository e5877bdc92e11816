package kit

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

// tapped is a Tap that counts, in a window.
type tapped struct {
	*Tap
	taps  int
	holds chan bool
}

func newTapped(t *testing.T) *tapped {
	t.Helper()
	test.NewTempApp(t)
	c := &tapped{holds: make(chan bool, 9)}
	c.Tap = NewTap("tap", Face{}, block(10, 10), func() { c.taps++ })
	c.OnHold = func() { c.holds <- true }
	w := test.NewTempWindow(t, c.Tap)
	w.Resize(fyne.NewSize(100, 100))
	return c
}

// counted checks how often it was tapped and held.
func (c *tapped) counted(t *testing.T, after string, taps, holds int) {
	t.Helper()
	if c.taps != taps || len(c.holds) != holds {
		t.Errorf("after %s there are %d taps and %d holds, want %d and %d", after, c.taps, len(c.holds), taps, holds)
	}
}

func press() *desktop.MouseEvent { return &desktop.MouseEvent{Button: desktop.MouseButtonPrimary} }

// past waits until a hold begun before has had its time.
func past() { <-time.After(HoldTime + HoldTime/2) }

func TestTapAndSecondButton(t *testing.T) {
	c := newTapped(t)
	test.Tap(c.Tap)
	c.counted(t, "a tap", 1, 0)
	test.TapSecondary(c.Tap)
	c.counted(t, "the second button", 1, 1)
	c.MouseDown(press())
	c.MouseUp(press())
	c.Tapped(nil)
	past()
	c.counted(t, "a short press", 2, 1)
}

func TestHoldIsNoTap(t *testing.T) {
	c := newTapped(t)
	c.MouseDown(press())
	<-c.holds
	c.MouseUp(press())
	c.Tapped(nil)
	c.counted(t, "a hold", 0, 0)
	test.Tap(c.Tap)
	c.counted(t, "the tap after it", 1, 0)
}

// TestTwoPressesAreOneHold: a second press without the end of the first, as
// with two fingers, does not leave a timer behind.
func TestTwoPressesAreOneHold(t *testing.T) {
	c := newTapped(t)
	c.MouseDown(press())
	c.MouseDown(press())
	<-c.holds
	past()
	c.counted(t, "two presses", 0, 0)
	c.MouseUp(press())
	c.MouseDown(press())
	c.MouseDown(press())
	c.MouseUp(press())
	past()
	c.counted(t, "two presses that ended", 0, 0)
}

func TestPressThatEndsIsNoHold(t *testing.T) {
	for name, end := range map[string]func(*tapped){
		"the finger leaves":  func(c *tapped) { c.MouseOut() },
		"the button goes up": func(c *tapped) { c.MouseUp(press()) },
	} {
		c := newTapped(t)
		c.MouseDown(press())
		end(c)
		past()
		c.counted(t, name, 0, 0)
	}
	c := newTapped(t)
	c.MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonSecondary})
	past()
	c.counted(t, "a press of the second button", 0, 0)
}

func TestKeyboard(t *testing.T) {
	c := newTapped(t)
	var others []fyne.KeyName
	enter := false
	c.Keys = &Keyboard{Key: func(e *fyne.KeyEvent) bool { others = append(others, e.Name); return enter }}
	for _, k := range []fyne.KeyName{fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter, fyne.KeyDown} {
		c.TypedKey(&fyne.KeyEvent{Name: k})
	}
	c.counted(t, "Space and Enter twice", 3, 0)
	if !slices.Equal(others, []fyne.KeyName{fyne.KeyReturn, fyne.KeyEnter, fyne.KeyDown}) {
		t.Errorf("handed on: %v, want all but Space", others)
	}
	enter = true
	c.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	c.counted(t, "an Enter that has another use", 3, 0)
	c.OnTap, c.Keys = nil, nil
	c.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	c.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	c.Tapped(nil)
	c.counted(t, "nothing to do", 3, 0)
}

// What is written is what the keyboard's layout makes of a key.
func TestWritten(t *testing.T) {
	c := newTapped(t)
	var others []rune
	less, more := 0, 0
	c.Keys = &Keyboard{Rune: func(r rune) { others = append(others, r) }}
	c.Step = func(n int) {
		if n < 0 {
			less++
		} else {
			more++
		}
	}
	for _, r := range "mM-++x" {
		c.TypedRune(r)
	}
	c.counted(t, "two M", 0, 2)
	if less != 1 || more != 2 || string(others) != "x" {
		t.Errorf("less %d times, more %d times, handed on %q", less, more, string(others))
	}
	c.OnHold, c.Step = nil, nil
	c.TypedRune('m')
	c.TypedRune('+')
	c.Keys = nil
	c.TypedRune('-')
	if string(others) != "xm+" {
		t.Errorf("handed on %q, want what it has no use for", string(others))
	}
}

// Nearest is where the eye goes: ahead, and not far aside.
func TestNearest(t *testing.T) {
	test.NewTempApp(t)
	tap := func(name string, x, y, w, h float32) *Tap {
		c := NewTap(name, Face{}, block(1, 1), func() {})
		c.Move(fyne.NewPos(x, y))
		c.Resize(fyne.NewSize(w, h))
		return c
	}
	all := []*Tap{tap("a", 0, 0, 90, 40), tap("b", 100, 0, 90, 60), tap("c", 0, 50, 90, 40), tap("wide", 0, 110, 290, 40), tap("far", 200, 0, 90, 40)}
	off := tap("off", 100, 62, 90, 20)
	off.Disable()
	all = append(all, off)
	var objects []fyne.CanvasObject
	for _, c := range all {
		objects = append(objects, c)
	}
	w := test.NewTempWindow(t, container.NewWithoutLayout(objects...))
	w.Resize(fyne.NewSize(300, 200))
	at := map[string]*Tap{}
	for _, c := range all {
		at[c.Name] = c
	}
	for _, c := range []struct {
		from, to string
		x, y     float32
	}{
		{"a", "b", 1, 0}, {"a", "c", 0, 1}, {"b", "a", -1, 0}, {"b", "far", 1, 0}, {"b", "wide", 0, 1}, {"c", "b", 1, 0}, {"wide", "c", 0, -1}, {"far", "wide", 0, 1},
		{"a", "", -1, 0}, {"a", "", 0, -1}, {"wide", "", 0, 1}, {"far", "", 1, 0},
	} {
		got := ""
		if to := Nearest(all, at[c.from], c.x, c.y); to != nil {
			got = to.Name
		}
		if got != c.to {
			t.Errorf("from %q by %v,%v to %q, want %q", c.from, c.x, c.y, got, c.to)
		}
	}
}

// A line of numbers shows as many as have room, among them the one chosen, and
// keeps its end.
func TestWindow(t *testing.T) {
	test.NewTempApp(t)
	for _, c := range []struct {
		n, chosen int
		width     float32
		want      string
	}{
		{5, 0, 300, "01234"}, {13, 0, 300, "01234+"}, {13, 2, 300, "01234+"}, {13, 5, 300, "12345+"}, {13, 12, 300, "89abc+"},
		{4, 3, 150, "23+"}, {1, 0, 300, "0"}, {13, 0, 900, "0123456+"}, {13, 7, 60, "7+"},
	} {
		var list []fyne.CanvasObject
		for i := range c.n {
			list = append(list, NewTap(string("0123456789abc"[i]), Face{}, block(1, 1), nil))
		}
		all := Window(0, c.chosen, list, NewTap("+", Face{}, block(1, 1), nil))
		all.Resize(fyne.NewSize(c.width, Target))
		got := ""
		Each(all, func(tap *Tap) { got += tap.Name })
		if got != c.want {
			t.Errorf("%d numbers, %d chosen, in %v: %q, want %q", c.n, c.chosen, c.width, got, c.want)
		}
	}
}

func TestDisabledIsPassedOverByTheKeyboard(t *testing.T) {
	c := newTapped(t)
	other := NewTap("other", Face{}, block(10, 10), func() {})
	w := test.NewTempWindow(t, Column(0, c.Tap, other))
	next := func() fyne.Focusable {
		w.Canvas().Unfocus()
		w.Canvas().FocusNext()
		return w.Canvas().Focused()
	}
	if got := next(); got != fyne.Focusable(c.Tap) {
		t.Errorf("the focus is on %v, want the first", got)
	}
	c.Disable()
	if got := next(); !c.Disabled() || got != fyne.Focusable(other) {
		t.Errorf("the focus is on %v, want the other", got)
	}
	c.Enable()
	if got := next(); c.Disabled() || got != fyne.Focusable(c.Tap) {
		t.Errorf("the focus is on %v, want the first again", got)
	}
	test.Tap(c.Tap)
	if got := w.Canvas().Focused(); got != nil {
		t.Errorf("a finger leaves the focus on %v", got)
	}
}

func TestTapIsATarget(t *testing.T) {
	test.NewTempApp(t)
	tap := NewTap("small", Face{PadX: 2, PadY: 3}, block(10, 10), nil)
	if got := tap.MinSize(); got != fyne.NewSquareSize(Target) || tap.HeightFor(10) != Target {
		t.Errorf("a small thing is a target of %v", got)
	}
	tap.Kind = Small
	if got := tap.MinSize(); got != fyne.NewSize(14, 16) || tap.HeightFor(10) != 16 {
		t.Errorf("what may be small is %v", got)
	}
	found := 0
	Each(Column(0, tap, NewScroll("test", Column(0, NewTap("in it", Face{}, block(1, 1), nil)))), func(*Tap) { found++ })
	if found != 2 {
		t.Errorf("%d Taps are found, want 2", found)
	}
	if tap.Cursor() != desktop.DefaultCursor || newTapped(t).Cursor() != desktop.PointerCursor {
		t.Error("the hand is over what cannot be tapped, or not over what can")
	}
}
