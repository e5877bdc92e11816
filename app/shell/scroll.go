package shell

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
)

// scrolling is where each scrolled part is, by its name.
type scrolling struct {
	offsets map[string]float32
	topped  map[string]bool // to be shown from its top next
	walked  *walked         // another page is shown next, or nil
	at      Route           // the page that is drawn
	left    map[Route]map[string]float32
}

// walked is the way to another page, back to where it was left or not.
type walked struct {
	to   Route
	back bool
}

func newScrolling() scrolling {
	return scrolling{offsets: map[string]float32{}, topped: map[string]bool{}, left: map[Route]map[string]float32{}}
}

// keep notes where the parts of a picture are scrolled to.
func (s *scrolling) keep(picture fyne.CanvasObject) {
	if w := s.walked; w != nil {
		at := map[string]float32{}
		kit.Scrolls(picture, func(c *kit.Scroll) { at[c.Name] = c.Offset.Y })
		s.left[s.at], s.at = at, w.to
		s.offsets = map[string]float32{}
		if w.back && s.left[w.to] != nil {
			s.offsets = s.left[w.to]
		}
		s.walked = nil
		clear(s.topped)
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

// walk shows another page next: from its top, or gone back to where it was left.
func (s *scrolling) walk(to Route, back bool) { s.walked = &walked{to, back} }

func (s scrolling) top(name string) {
	delete(s.offsets, name)
	s.topped[name] = true
}

// Top scrolls what has this name to its top when it is drawn next.
func (s *Shell) Top(name string) { s.scrolling.top(name) }

// scroll moves what the keyboard scrolls, if anything does.
func (s *Shell) scroll(move func(*kit.Scroll)) {
	if c := s.scrolled(); c != nil {
		move(c)
	}
}

// scrolled is the part that the keyboard scrolls: what is around the focus
// where there is more of that than is in sight, else the largest such part of
// what lies on top; nil where all is in sight.
func (s *Shell) scrolled() *kit.Scroll {
	if tap := s.focus(); tap != nil && tap.Around() != nil && tap.Around().End() > 0 {
		return tap.Around()
	}
	var most *kit.Scroll
	kit.Scrolls(s.root, func(c *kit.Scroll) {
		onSheet := c.Name == sheetScroll
		if onSheet != (s.sheet != nil) || c.End() == 0 {
			return
		}
		if most == nil || area(c.Size()) > area(most.Size()) {
			most = c
		}
	})
	return most
}

func area(s fyne.Size) float32 { return s.Width * s.Height }
