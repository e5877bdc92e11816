package kit

import "fyne.io/fyne/v2"

// Pinned begins a column that scrolls, and stays in sight itself.
func Pinned(o fyne.CanvasObject) *fyne.Container { return box(pinned{}, []fyne.CanvasObject{o}) }

type pinned struct{ pad }

// Split takes what is pinned off the top of a column; top is nil where the
// thing is no column or begins with nothing pinned.
func Split(o fyne.CanvasObject) (top, rest fyne.CanvasObject) {
	c, ok := o.(*fyne.Container)
	if !ok || len(c.Objects) == 0 {
		return nil, o
	}
	first, ok := c.Objects[0].(*fyne.Container)
	if !ok || bare(first.Layout) != (pinned{}) {
		return nil, o
	}
	return first, box(bare(c.Layout), c.Objects[1:])
}
