package kit

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// A list that goes on below shows a sign of it, until it is scrolled to its
// end.
func TestAListShowsThatItGoesOn(t *testing.T) {
	test.NewTempApp(t)
	s := NewScroll("list", block(100, 500))
	w := test.NewTempWindow(t, s)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(100, 200))
	r := test.WidgetRenderer(s).(*scrollRenderer)
	for _, c := range []struct {
		to   float32
		want bool
	}{{0, true}, {100, true}, {300, false}, {120, true}} {
		s.ScrollToOffset(fyne.NewPos(0, c.to))
		if got := r.arrow.Visible() && r.fade.Visible(); got != c.want {
			t.Errorf("scrolled to %.0f the sign is shown: %v", c.to, got)
		}
	}
	s.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -900)})
	if r.arrow.Visible() {
		t.Error("the sign is shown at the end")
	}
	w.Resize(fyne.NewSize(100, 600))
	if r.fade.Visible() {
		t.Error("the sign is shown where all is in sight")
	}
}

// A tap on the sign scrolls, and hits nothing below it.
func TestATapOnTheSignScrolls(t *testing.T) {
	test.NewTempApp(t)
	hit := false
	s := NewScroll("list", NewTap("all", Face{}, block(100, 500), func() { hit = true }))
	w := test.NewTempWindow(t, s)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(100, 200))
	for _, c := range []struct {
		y, want float32
		hit     bool
	}{{100, 0, true}, {195, 104, false}, {180, 208, false}, {195, 300, false}, {195, 300, true}} {
		hit = false
		test.TapCanvas(w.Canvas(), fyne.NewPos(50, c.y))
		if s.Offset.Y != c.want || hit != c.hit {
			t.Errorf("a tap at %.0f: scrolled to %.0f, what is below is hit: %v; want %.0f, %v", c.y, s.Offset.Y, hit, c.want, c.hit)
		}
	}
}

// What is to be in sight is scrolled there before anything was painted.
func TestRevealBeforeItIsPainted(t *testing.T) {
	test.NewTempApp(t)
	last := NewTap("last", Face{}, block(10, 10), func() {})
	s := NewScroll("list", Column(0, block(100, 300), Pad(0, 20, last), block(100, 300)))
	s.Resize(fyne.NewSize(100, 150))
	last.Reveal()
	if top, height := 320-s.Offset.Y, last.Size().Height; top < 0 || top+height > 150 {
		t.Errorf("it is at %v of 150, %v high", top, height)
	}
}
