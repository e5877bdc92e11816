package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"hagal/app/look"
)

// Flow puts things side by side at their own width and goes on in the next
// line where there is no more room. Lines stand close together.
func Flow(gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return box(flow{gap}, objects)
}

type flow struct{ gap float32 }

// place calls f with each thing's place and gives the height of all.
func (l flow) place(objects []fyne.CanvasObject, width float32, f func(o fyne.CanvasObject, at fyne.Position, size fyne.Size)) float32 {
	var x, y, tallest float32
	for _, o := range shown(objects) {
		size := o.MinSize()
		size.Width = min(size.Width, width)
		size.Height = HeightOf(o, size.Width)
		if x > 0 && x+size.Width > width {
			x, y, tallest = 0, y+tallest+min(l.gap, look.Tight), 0
		}
		f(o, fyne.NewPos(x, y), size)
		x += size.Width + l.gap
		tallest = max(tallest, size.Height)
	}
	return y + tallest
}

func (l flow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.place(objects, size.Width, func(o fyne.CanvasObject, at fyne.Position, size fyne.Size) {
		o.Move(at)
		o.Resize(size)
	})
}

func (l flow) heightFor(objects []fyne.CanvasObject, width float32) float32 {
	return l.place(objects, width, func(fyne.CanvasObject, fyne.Position, fyne.Size) {})
}

func (l flow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	widest := float32(0)
	for _, o := range shown(objects) {
		widest = max(widest, o.MinSize().Width)
	}
	return fyne.NewSize(widest, l.heightFor(objects, widest))
}

// Phrase is a Flow that asks for the width of one line: it goes on in the next
// only where there is less.
func Phrase(gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return box(phrase{flow{gap}}, objects)
}

type phrase struct{ flow }

func (l phrase) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return row{gap: l.gap, grow: -1}.MinSize(objects)
}

// Pad keeps space around a thing.
func Pad(x, y float32, o fyne.CanvasObject) *fyne.Container {
	return box(pad{x, y}, []fyne.CanvasObject{o})
}

type pad struct{ x, y float32 }

func (l pad) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Move(fyne.NewPos(l.x, l.y))
		o.Resize(fyne.NewSize(max(0, size.Width-2*l.x), max(0, size.Height-2*l.y)))
	}
}

func (l pad) heightFor(objects []fyne.CanvasObject, width float32) float32 {
	tallest := float32(0)
	for _, o := range objects {
		tallest = max(tallest, HeightOf(o, width-2*l.x))
	}
	return tallest + 2*l.y
}

func (l pad) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var size fyne.Size
	for _, o := range objects {
		size = size.Max(o.MinSize())
	}
	return size.AddWidthHeight(2*l.x, 2*l.y)
}

// Stack lays things over one another, each as large as the stack.
func Stack(objects ...fyne.CanvasObject) *fyne.Container { return box(pad{}, objects) }

// Fixed gives a thing a size of its own.
func Fixed(w, h float32, o fyne.CanvasObject) *fyne.Container {
	return box(fixed{fyne.NewSize(w, h)}, []fyne.CanvasObject{o})
}

type fixed struct{ size fyne.Size }

func (l fixed) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	at := fyne.NewPos((size.Width-l.size.Width)/2, (size.Height-l.size.Height)/2)
	for _, o := range objects {
		o.Move(at)
		o.Resize(l.size)
	}
}

func (l fixed) MinSize([]fyne.CanvasObject) fyne.Size { return l.size }

// Wide gives a thing a width of its own and the height it needs there.
func Wide(w float32, o fyne.CanvasObject) *fyne.Container {
	return box(wide{w}, []fyne.CanvasObject{o})
}

type wide struct{ width float32 }

func (l wide) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	h := l.heightFor(objects, size.Width)
	objects[0].Move(fyne.NewPos((size.Width-l.width)/2, (size.Height-h)/2))
	objects[0].Resize(fyne.NewSize(l.width, h))
}

func (l wide) heightFor(objects []fyne.CanvasObject, _ float32) float32 {
	return HeightOf(objects[0], l.width)
}

func (l wide) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(l.width, l.heightFor(objects, 0))
}

// Center puts a thing in the middle, at its own size.
func Center(o fyne.CanvasObject) *fyne.Container { return container.NewCenter(o) }
