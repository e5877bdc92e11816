package kit

import "fyne.io/fyne/v2"

// Sized is a thing whose height follows from its width.
type Sized interface{ HeightFor(width float32) float32 }

// sizedLayout is a layout whose height follows from its width.
type sizedLayout interface {
	fyne.Layout
	heightFor(objects []fyne.CanvasObject, width float32) float32
}

// HeightOf is the height a thing needs at a width.
func HeightOf(o fyne.CanvasObject, width float32) float32 {
	if s, ok := o.(Sized); ok {
		return s.HeightFor(width)
	}
	if c, ok := o.(*fyne.Container); ok {
		if l, ok := c.Layout.(sizedLayout); ok {
			return l.heightFor(c.Objects, width)
		}
	}
	return o.MinSize().Height
}

// box puts things together, for good: what was measured of them stays.
func box(l fyne.Layout, objects []fyne.CanvasObject) *fyne.Container {
	if sized, ok := l.(sizedLayout); ok {
		l = &measuredLayout{sizedLayout: sized}
	}
	return &fyne.Container{Layout: l, Objects: objects}
}

// measuredLayout remembers what was measured last: each thing is asked again
// and again by all that it stands in.
type measuredLayout struct {
	sizedLayout
	width, height float32 // 0 wide: not asked yet
	min           fyne.Size
	known         bool // min is
}

func (l *measuredLayout) heightFor(objects []fyne.CanvasObject, width float32) float32 {
	if l.width == 0 || l.width != width {
		l.width, l.height = width, l.sizedLayout.heightFor(objects, width)
	}
	return l.height
}

func (l *measuredLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	if !l.known {
		l.min, l.known = l.sizedLayout.MinSize(objects), true
	}
	return l.min
}

// bare is a layout without what it remembers.
func bare(l fyne.Layout) fyne.Layout {
	if m, ok := l.(*measuredLayout); ok {
		return m.sizedLayout
	}
	return l
}

func shown(objects []fyne.CanvasObject) []fyne.CanvasObject {
	var list []fyne.CanvasObject
	for _, o := range objects {
		if o.Visible() {
			list = append(list, o)
		}
	}
	return list
}

// Column stacks things from top to bottom, each as wide as the column.
func Column(gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return box(column{gap}, objects)
}

type column struct{ gap float32 }

func (l column) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for _, o := range shown(objects) {
		h := HeightOf(o, size.Width)
		o.Move(fyne.NewPos(0, y))
		o.Resize(fyne.NewSize(size.Width, h))
		y += h + l.gap
	}
}

func (l column) heightFor(objects []fyne.CanvasObject, width float32) float32 {
	list := shown(objects)
	total := l.gap * float32(max(0, len(list)-1))
	for _, o := range list {
		total += HeightOf(o, width)
	}
	return total
}

func (l column) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var size fyne.Size
	for _, o := range shown(objects) {
		min := o.MinSize()
		size.Width = max(size.Width, min.Width)
		size.Height += min.Height + l.gap
	}
	size.Height = max(0, size.Height-l.gap)
	return size
}

// Grid puts things in equal columns: as many as fit with cells at least
// narrow wide, and at most most.
func Grid(gap, narrow float32, most int, objects ...fyne.CanvasObject) *fyne.Container {
	return box(grid{gap, narrow, most}, objects)
}

type grid struct {
	gap, narrow float32
	most        int
}

func (l grid) columns(width float32, n int) int {
	c := int((width + l.gap) / (l.narrow + l.gap))
	return max(1, min(c, l.most, n))
}

// each calls f with every row of things, their cell width and row height.
func (l grid) each(objects []fyne.CanvasObject, width float32, f func(line []fyne.CanvasObject, w, h float32)) {
	list := shown(objects)
	cols := l.columns(width, len(list))
	w := (width - l.gap*float32(cols-1)) / float32(cols)
	for i := 0; i < len(list); i += cols {
		line := list[i:min(i+cols, len(list))]
		h := float32(0)
		for _, o := range line {
			h = max(h, HeightOf(o, w))
		}
		f(line, w, h)
	}
}

func (l grid) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	l.each(objects, size.Width, func(line []fyne.CanvasObject, w, h float32) {
		for i, o := range line {
			o.Move(fyne.NewPos(float32(i)*(w+l.gap), y))
			o.Resize(fyne.NewSize(w, h))
		}
		y += h + l.gap
	})
}

func (l grid) heightFor(objects []fyne.CanvasObject, width float32) float32 {
	total := float32(0)
	l.each(objects, width, func(_ []fyne.CanvasObject, _, h float32) { total += h + l.gap })
	return max(0, total-l.gap)
}

func (l grid) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(l.narrow, l.heightFor(objects, l.narrow))
}
