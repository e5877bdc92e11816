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

// What is focused is scrolled into sight wherever in the window the list is.
func TestRevealBelowAHead(t *testing.T) {
	test.NewTempApp(t)
	last := NewTap("last", Face{}, block(10, 10), func() {})
	s := NewScroll("list", Column(0, block(100, 300), last))
	w := test.NewTempWindow(t, underHead(150, s))
	w.SetPadded(false)
	w.Resize(fyne.NewSize(100, 300))
	last.Reveal()
	where := fyne.CurrentApp().Driver().AbsolutePositionForObject(last)
	if where.Y < 150 || where.Y+last.Size().Height > 300 {
		t.Errorf("it is at %v, %v high", where, last.Size().Height)
	}
}

// underHead is a thing below a head of a height.
func underHead(head float32, o fyne.CanvasObject) *fyne.Container {
	return box(below{head}, []fyne.CanvasObject{o})
}

type below struct{ head float32 }

func (l below) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Move(fyne.NewPos(0, l.head))
	o[0].Resize(fyne.NewSize(size.Width, size.Height-l.head))
}

func (below) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
