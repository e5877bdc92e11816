package shell

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
)

// scrolling is where each scrolled part is, by its name.
type scrolling struct {
	offsets map[string]float32
	topped  map[string]bool // to be shown from its top next
	renewed bool            // all of it is
}

func newScrolling() scrolling {
	return scrolling{offsets: map[string]float32{}, topped: map[string]bool{}}
}

// keep notes where the parts of a picture are scrolled to.
func (s *scrolling) keep(picture fyne.CanvasObject) {
	if s.renewed {
		*s = newScrolling()
		return
	}
	kit.Scrolls(picture, func(c *kit.Scroll) {
		if !s.topped[c.Name] {
			s.offsets[c.Name] = c.Offset.Y
		}
	})
	clear(s.topped)
}

// restore scrolls the parts of a picture to where they were.
func (s scrolling) restore(picture fyne.CanvasObject) {
	kit.Scrolls(picture, func(c *kit.Scroll) {
		if y := s.offsets[c.Name]; y > 0 {
			c.ScrollToOffset(fyne.NewPos(0, y))
		}
	})
}

// renew shows everything from its top next: a page opens there.
func (s *scrolling) renew() { s.renewed = true }

func (s scrolling) top(name string) {
	delete(s.offsets, name)
	s.topped[name] = true
}

// Top scrolls what has this name to its top when it is drawn next.
func (s *Shell) Top(name string) { s.scrolling.top(name) }
