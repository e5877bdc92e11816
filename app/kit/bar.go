package kit

import (
	"fyne.io/fyne/v2"

	"hagal/app/look"
)

// Bar is a bar as long as whole, from 0 to 1, of its place, filled as far as
// part in a colour; the rest is ground with an edge.
func Bar(part, whole float32, color fyne.ThemeColorName, height float32) *fyne.Container {
	ground, bar := Ground(Face{Fill: look.Line, Radius: height / 2}), Ground(Face{Fill: color, Radius: height / 2})
	within := func(f float32) float32 { return min(1, max(0, f)) }
	return box(barLayout{within(part), within(whole), height}, []fyne.CanvasObject{ground, bar})
}

type barLayout struct{ part, whole, height float32 }

func (l barLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	for i, share := range []float32{l.whole, l.part} {
		o[i].Move(fyne.NewPos(0, size.Height-l.height))
		o[i].Resize(fyne.NewSize(size.Width*share, l.height))
	}
}

func (l barLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(2*l.height, l.height)
}
