package kit

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Still is a part of the screen that is not seen and takes a tap for itself:
// what lies below does not get it.
type Still struct {
	widget.BaseWidget
	onTap func()
}

var (
	_ fyne.Tappable          = (*Still)(nil)
	_ fyne.SecondaryTappable = (*Still)(nil)
)

// NewStill makes one; onTap may be nil.
func NewStill(onTap func()) *Still {
	s := &Still{onTap: onTap}
	s.ExtendBaseWidget(s)
	return s
}

// Tapped is a tap.
func (s *Still) Tapped(*fyne.PointEvent) {
	if s.onTap != nil {
		s.onTap()
	}
}

// TappedSecondary is a hold, which does nothing.
func (s *Still) TappedSecondary(*fyne.PointEvent) {}

// CreateRenderer draws nothing.
func (s *Still) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.Transparent))
}
