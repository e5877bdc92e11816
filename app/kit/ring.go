package kit

import "fyne.io/fyne/v2"

// How far a ring stands off what it is around, beside and above it, in points.
const ringBeside, ringAbove = 3, 1

// Ringed draws a ring around a thing, which stays where it is: the ring takes
// no room.
func Ringed(line fyne.ThemeColorName, o fyne.CanvasObject) *fyne.Container {
	return box(ringed{}, []fyne.CanvasObject{Ground(Face{Line: line, Width: 1.5, Radius: 6}), o})
}

// IsRinged reports whether Ringed made a thing.
func IsRinged(o fyne.CanvasObject) bool {
	c, ok := o.(*fyne.Container)
	return ok && bare(c.Layout) == (ringed{})
}

type ringed struct{}

func (ringed) heightFor(o []fyne.CanvasObject, width float32) float32 { return HeightOf(o[1], width) }

func (ringed) MinSize(o []fyne.CanvasObject) fyne.Size { return o[1].MinSize() }

func (ringed) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Move(fyne.NewPos(-ringBeside, -ringAbove))
	o[0].Resize(size.AddWidthHeight(2*ringBeside, 2*ringAbove))
	o[1].Move(fyne.NewPos(0, 0))
	o[1].Resize(size)
}
