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

// How large the dot is, and how far it stands beside and above the upper right
// corner of what it marks, in points: within the padding of a face.
const dot, dotBeside, dotAbove = 7, 5, 2

// Dotted marks a thing with a dot at its upper right corner, which takes no
// room.
func Dotted(color fyne.ThemeColorName, o fyne.CanvasObject) *fyne.Container {
	return box(dotted{}, []fyne.CanvasObject{Ground(Face{Fill: color, Radius: dot / 2.0}), o})
}

// IsDotted reports whether Dotted made a thing.
func IsDotted(o fyne.CanvasObject) bool {
	c, ok := o.(*fyne.Container)
	return ok && bare(c.Layout) == (dotted{})
}

type dotted struct{}

func (dotted) heightFor(o []fyne.CanvasObject, width float32) float32 { return HeightOf(o[1], width) }

func (dotted) MinSize(o []fyne.CanvasObject) fyne.Size { return o[1].MinSize() }

func (dotted) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Move(fyne.NewPos(size.Width+dotBeside-dot, -dotAbove))
	o[0].Resize(fyne.NewSquareSize(dot))
	o[1].Move(fyne.NewPos(0, 0))
	o[1].Resize(size)
}
