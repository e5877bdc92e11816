package kit

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"hagal/app/look"
)

// moreHeight is how high the sign is that a Scroll goes on below, in points.
const moreHeight = 24

// CreateRenderer draws the scrolled part, and over its lower edge the sign
// that it goes on below: the last line fades, with an arrow.
func (s *Scroll) CreateRenderer() fyne.WidgetRenderer {
	ground := theme.Color(s.Ground)
	clear := color.NRGBAModel.Convert(ground).(color.NRGBA)
	clear.A = 0
	return &scrollRenderer{WidgetRenderer: s.Scroll.CreateRenderer(), scroll: s,
		fade: canvas.NewVerticalGradient(clear, ground), arrow: Icon(look.Tinted("down", look.Dim), 16)}
}

type scrollRenderer struct {
	fyne.WidgetRenderer
	scroll *Scroll
	fade   *canvas.LinearGradient
	arrow  fyne.CanvasObject
}

func (r *scrollRenderer) Objects() []fyne.CanvasObject {
	return append(append([]fyne.CanvasObject{}, r.WidgetRenderer.Objects()...), r.fade, r.arrow)
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
	if !r.scroll.Below() {
		r.fade.Hide()
		r.arrow.Hide()
		return
	}
	r.fade.Resize(fyne.NewSize(size.Width, moreHeight))
	r.fade.Move(fyne.NewPos(0, size.Height-moreHeight))
	w := r.arrow.MinSize().Width
	r.arrow.Resize(fyne.NewSquareSize(w))
	r.arrow.Move(fyne.NewPos((size.Width-w)/2, size.Height-w))
	r.fade.Show()
	r.arrow.Show()
}

// Below reports whether there is more than a sliver below what is in sight.
func (s *Scroll) Below() bool {
	return s.Size().Height > 2*moreHeight && s.Content.Size().Height-s.Offset.Y-s.Size().Height > 4
}
