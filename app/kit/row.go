package kit

import "fyne.io/fyne/v2"

// Row puts things side by side; the one at grow takes the width left over,
// -1 for none. Things are centred in the row's height. Where the growing
// thing has no room for its widest word, what follows it folds below, at the
// right.
func Row(gap float32, grow int, objects ...fyne.CanvasObject) *fyne.Container {
	return box(row{gap: gap, grow: grow}, objects)
}

// Level is a Row in which all things are as high as the highest.
func Level(gap float32, grow int, objects ...fyne.CanvasObject) *fyne.Container {
	return box(row{gap, grow, true}, objects)
}

type row struct {
	gap   float32
	grow  int
	level bool
}

// folds reports whether the row needs a second line at a width.
func (l row) folds(objects []fyne.CanvasObject, width float32) bool {
	if l.grow < 0 || l.grow >= len(objects)-1 {
		return false
	}
	return l.widths(objects, width)[l.grow] < objects[l.grow].MinSize().Width
}

// widths shares the width out; the growing thing takes what is left.
func (l row) widths(objects []fyne.CanvasObject, width float32) []float32 {
	widths := make([]float32, len(objects))
	used := l.gap * float32(max(0, len(shown(objects))-1))
	for i, o := range objects {
		if i != l.grow && o.Visible() {
			widths[i] = o.MinSize().Width
			used += widths[i]
		}
	}
	if l.grow >= 0 && l.grow < len(objects) {
		widths[l.grow] = max(0, width-used)
	}
	return widths
}

func (l row) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	if l.folds(objects, size.Width) {
		top := objects[:l.grow+1]
		h := l.heightFor(top, size.Width)
		l.line(top, size.Width, fyne.Position{}, h)
		rest := objects[l.grow+1:]
		left := size.Width - row{gap: l.gap, grow: -1}.MinSize(rest).Width
		if below := (row{l.gap, -1, l.level}); left >= 0 {
			below.line(rest, size.Width-left, fyne.NewPos(left, h+l.gap), size.Height-h-l.gap)
			return
		}
		flow{l.gap}.place(rest, size.Width, func(o fyne.CanvasObject, at fyne.Position, own fyne.Size) {
			o.Move(at.AddXY(0, h+l.gap))
			o.Resize(own)
		})
		return
	}
	l.line(objects, size.Width, fyne.Position{}, size.Height)
}

// line lays things out in one line of a height, at a place.
func (l row) line(objects []fyne.CanvasObject, width float32, at fyne.Position, height float32) {
	x := at.X
	for i, w := range l.widths(objects, width) {
		o := objects[i]
		if !o.Visible() {
			continue
		}
		h := height
		if !l.level {
			h = min(height, HeightOf(o, w))
		}
		o.Move(fyne.NewPos(x, at.Y+(height-h)/2))
		o.Resize(fyne.NewSize(w, h))
		x += w + l.gap
	}
}

func (l row) heightFor(objects []fyne.CanvasObject, width float32) float32 {
	if l.folds(objects, width) {
		return l.heightFor(objects[:l.grow+1], width) + l.gap + flow{l.gap}.heightFor(objects[l.grow+1:], width)
	}
	tallest := float32(0)
	for i, w := range l.widths(objects, width) {
		if objects[i].Visible() {
			tallest = max(tallest, HeightOf(objects[i], w))
		}
	}
	return tallest
}

func (l row) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var size fyne.Size
	for _, o := range shown(objects) {
		min := o.MinSize()
		size.Width += min.Width + l.gap
		size.Height = max(size.Height, min.Height)
	}
	size.Width = max(0, size.Width-l.gap)
	return size
}
