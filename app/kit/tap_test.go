package kit

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
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
	c.OnKey = func(e *fyne.KeyEvent) { others = append(others, e.Name) }
	for _, k := range []fyne.KeyName{fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter, fyne.KeyM, fyne.KeyDown} {
		c.TypedKey(&fyne.KeyEvent{Name: k})
	}
	c.counted(t, "three taps and an M", 3, 1)
	if len(others) != 1 || others[0] != fyne.KeyDown {
		t.Errorf("handed on: %v, want the arrow alone", others)
	}
	c.OnTap, c.OnHold = nil, nil
	c.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	c.TypedKey(&fyne.KeyEvent{Name: fyne.KeyM})
	if len(others) != 3 {
		t.Errorf("what cannot be tapped keeps keys: %v", others)
	}
	c.OnKey = nil
	c.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	c.Tapped(nil)
	c.TappedSecondary(nil)
	c.counted(t, "nothing to do", 3, 1)
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
	tap.Small = true
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
