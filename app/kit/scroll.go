package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// Scroll scrolls its content up and down and keeps it as wide as itself.
type Scroll struct {
	*container.Scroll
	Name   string // keeps where it was scrolled to when all is drawn again
	Ground fyne.ThemeColorName
	page   *page
}

// NewScroll makes a Scroll.
func NewScroll(name string, content fyne.CanvasObject) *Scroll {
	p := &page{}
	s := &Scroll{Name: name, Ground: theme.ColorNameBackground, Scroll: &container.Scroll{Direction: container.ScrollVerticalOnly, Content: box(p, []fyne.CanvasObject{content})}, page: p}
	s.ExtendBaseWidget(s)
	Each(content, func(t *Tap) { t.scroll = s })
	within(content, func(e *Entry) { e.around = s })
	return s
}

// Scrolls calls f with every Scroll within a thing that is in no other one.
func Scrolls(o fyne.CanvasObject, f func(*Scroll)) { within(o, f) }

// within calls f with everything of a type within containers, the outermost
// alone.
func within[T fyne.CanvasObject](o fyne.CanvasObject, f func(T)) {
	switch c := o.(type) {
	case T:
		f(c)
	case *fyne.Container:
		for _, child := range c.Objects {
			within(child, f)
		}
	}
}

// ScrollToOffset scrolls to a place, and says so where that is listened to.
func (s *Scroll) ScrollToOffset(to fyne.Position) {
	s.Scroll.ScrollToOffset(to)
	if s.OnScrolled != nil {
		s.OnScrolled(s.Offset)
	}
}

// Turn scrolls by pages, up where they are negative; what was last in sight
// stays in sight.
func (s *Scroll) Turn(pages float32) {
	s.ScrollTo(s.Offset.Y + pages*max(moreHeight, s.Size().Height-2*Target))
}

// ScrollTo scrolls until what is y points below the top of all is on top, or
// as far as there is anything.
func (s *Scroll) ScrollTo(y float32) {
	s.ScrollToOffset(fyne.NewPos(0, max(0, min(y, s.End()))))
}

// End is how far it can be scrolled, in points; 0 where all is in sight.
func (s *Scroll) End() float32 { return max(0, s.Content.Size().Height-s.Size().Height) }

// Needs is the height at which nothing has to be scrolled.
func (s *Scroll) Needs(width float32) float32 {
	return HeightOf(s.Content.(*fyne.Container).Objects[0], width)
}

// reveal scrolls until a Tap is in sight. It asks no driver where things are:
// one does not know what was not painted yet.
func (s *Scroll) reveal(t *Tap) {
	top, found := below(s.Content, t)
	if !found {
		return
	}
	top -= s.Offset.Y
	switch bottom := top + t.Size().Height + moreHeight - s.Size().Height; { // above the sign that it goes on
	case top < 0:
		s.ScrollToOffset(fyne.NewPos(0, s.Offset.Y+top))
	case bottom > 0:
		s.ScrollToOffset(fyne.NewPos(0, s.Offset.Y+min(top, bottom)))
	}
}

// below is how far below the top of a thing a Tap within it is.
func below(o fyne.CanvasObject, t *Tap) (y float32, found bool) {
	var within []fyne.CanvasObject
	switch c := o.(type) {
	case *Tap:
		if c == t {
			return 0, true
		}
		within = []fyne.CanvasObject{c.Content}
	case *fyne.Container:
		within = c.Objects
	}
	for _, o := range within {
		if y, found := below(o, t); found {
			return o.Position().Y + y, true
		}
	}
	return 0, false
}

// Resize hands the width down before the content is measured.
func (s *Scroll) Resize(size fyne.Size) {
	s.page.width = size.Width
	s.Scroll.Resize(size)
}

type page struct{ width float32 }

func (l *page) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Move(fyne.NewPos(0, 0))
		o.Resize(fyne.NewSize(size.Width, max(size.Height, HeightOf(o, size.Width))))
	}
}

func (l *page) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, HeightOf(objects[0], l.width))
}
