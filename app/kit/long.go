package kit

import (
	"slices"

	"fyne.io/fyne/v2"
)

// Long is a text of any length within a Scroll of its own. Only the lines in
// sight and some beside them are drawn.
type Long struct {
	Text
	scroll *Scroll
}

// NewLong makes a Long in a Scroll with space around it, in points.
func NewLong(name, text string, s Style, padX, padY float32) *Scroll {
	l := &Long{Text: Text{Text: text, Style: s}}
	l.ExtendBaseWidget(l)
	l.scroll = NewScroll(name, Pad(padX, padY, l))
	l.scroll.OnScrolled = func(fyne.Position) { l.Refresh() }
	return l.scroll
}

// beside is how many lines above and below those in sight are drawn too: what
// one turn of a wheel brings.
const beside = 12

// inSight is the first line that is drawn, and the first that is not.
func (l *Long) inSight() (first, end int) {
	h := l.lineHeight()
	n := len(l.wrap(l.Size().Width))
	first = min(n, max(0, int(l.scroll.Offset.Y/h)-beside))
	return first, min(n, first+int(l.scroll.Size().Height/h)+2*beside+1)
}

// CreateRenderer draws the lines in sight.
func (l *Long) CreateRenderer() fyne.WidgetRenderer { return &longRenderer{long: l} }

type longRenderer struct {
	long       *Long
	lines      []fyne.CanvasObject
	first, end int
	width      float32
}

func (r *longRenderer) Layout(size fyne.Size) {
	first, end := r.long.inSight()
	if first == r.first && end == r.end && size.Width == r.width {
		return
	}
	r.first, r.end, r.width = first, end, size.Width
	h := r.long.lineHeight()
	r.lines = slices.Delete(r.lines, 0, len(r.lines))
	for i, s := range r.long.wrap(size.Width)[first:end] {
		line := Line(s, r.long.Style)
		line.Move(fyne.NewPos(0, h*float32(first+i)))
		line.Resize(fyne.NewSize(size.Width, h))
		r.lines = append(r.lines, line)
	}
}

func (r *longRenderer) MinSize() fyne.Size           { return r.long.MinSize() }
func (r *longRenderer) Refresh()                     { r.Layout(r.long.Size()) }
func (r *longRenderer) Objects() []fyne.CanvasObject { return r.lines }
func (r *longRenderer) Destroy()                     {}
