package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"hagal/app/look"
)

// How high the sign is that a Scroll goes on below, and its part that hides
// what it lies over, in points.
const (
	moreHeight = 24
	footHeight = 16
)

// CreateRenderer draws the scrolled part, and over its lower edge the sign
// that it goes on below: the last line fades, with an arrow. A tap on it
// scrolls, and hits nothing that is faded.
func (s *Scroll) CreateRenderer() fyne.WidgetRenderer {
	ground := theme.Color(s.Ground)
	clear := look.Exact(ground)
	clear.A = 0
	return &scrollRenderer{WidgetRenderer: s.Scroll.CreateRenderer(), scroll: s, fade: canvas.NewVerticalGradient(clear, ground),
		foot: canvas.NewRectangle(ground), arrow: Icon(look.Tinted("down", look.Dim), footHeight), more: NewStill(s.goOn)}
}

type scrollRenderer struct {
	fyne.WidgetRenderer
	scroll *Scroll
	fade   *canvas.LinearGradient
	foot   *canvas.Rectangle // below the fade: the arrow lies over nothing
	arrow  fyne.CanvasObject
	more   *Still // takes a tap on the sign
}

// sign is all that the sign is made of.
func (r *scrollRenderer) sign() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.fade, r.foot, r.arrow, r.more}
}

func (r *scrollRenderer) Objects() []fyne.CanvasObject {
	return append(append([]fyne.CanvasObject{}, r.WidgetRenderer.Objects()...), r.sign()...)
}

func (r *scrollRenderer) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	r.place()
}

func (r *scrollRenderer) Refresh() {
	r.WidgetRenderer.Refresh()
	r.place()
}

// place puts the sign where it belongs, or away at the end.
func (r *scrollRenderer) place() {
	size := r.scroll.Size()
	for _, o := range r.sign() {
		if r.scroll.Below() {
			o.Show()
		} else {
			o.Hide()
		}
	}
	put := func(o fyne.CanvasObject, x, fromBottom, w, h float32) {
		o.Move(fyne.NewPos(x, size.Height-fromBottom))
		o.Resize(fyne.NewSize(w, h))
	}
	put(r.fade, 0, moreHeight, size.Width, moreHeight-footHeight)
	put(r.foot, 0, footHeight, size.Width, footHeight)
	put(r.arrow, (size.Width-footHeight)/2, footHeight, footHeight, footHeight)
	put(r.more, 0, moreHeight, size.Width, moreHeight)
}

// goOn scrolls to what is below, with the last line in sight as the first.
func (s *Scroll) goOn() { s.Turn(1) }

// Clear is the size of the part in sight that the sign does not lie over.
func (s *Scroll) Clear() fyne.Size {
	size := s.Size()
	if s.Below() {
		size.Height -= moreHeight
	}
	return size
}

// Below reports whether there is more than a sliver below what is in sight.
func (s *Scroll) Below() bool {
	return s.Size().Height > 2*moreHeight && s.Content.Size().Height-s.Offset.Y-s.Size().Height > 4
}
