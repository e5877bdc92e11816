package kit

import "fyne.io/fyne/v2"

// Window puts things in one line, all as wide, as many as there is room for:
// among them the one at chosen. Where not all have room, last ends the line.
func Window(gap float32, chosen int, objects []fyne.CanvasObject, last fyne.CanvasObject) *fyne.Container {
	all := append(append([]fyne.CanvasObject{}, objects...), last)
	return box(window{gap, chosen}, all)
}

type window struct {
	gap    float32
	chosen int
}

// mostShown is how many are shown where there is room for more: wider ones
// are hit more easily.
const mostShown = 8

// width is that of the widest thing.
func (window) width(objects []fyne.CanvasObject) float32 {
	widest := float32(0)
	for _, o := range objects {
		widest = max(widest, o.MinSize().Width)
	}
	return widest
}

func (l window) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	n := len(objects) - 1
	room := max(2, min(mostShown, int((size.Width+l.gap)/(l.width(objects)+l.gap))))
	first, shown := 0, n
	if n > room {
		shown = room - 1
		first = min(max(0, l.chosen-shown+1), n-shown)
	}
	cells := min(room, max(n, 1))
	w := (size.Width - l.gap*float32(cells-1)) / float32(cells)
	at := 0
	for i, o := range objects {
		if i < first || i >= first+shown && i < n || i == n && shown == n {
			o.Hide()
			continue
		}
		o.Show()
		o.Move(fyne.NewPos(float32(at)*(w+l.gap), 0))
		o.Resize(fyne.NewSize(w, size.Height))
		at++
	}
}

func (l window) heightFor(objects []fyne.CanvasObject, _ float32) float32 {
	tallest := float32(0)
	for _, o := range objects {
		tallest = max(tallest, o.MinSize().Height)
	}
	return tallest
}

func (l window) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(2*l.width(objects)+l.gap, l.heightFor(objects, 0))
}

// Either shows the first of several things that stays on one line in the width
// there is, else the last.
func Either(objects ...fyne.CanvasObject) *fyne.Container {
	for _, o := range objects[1:] {
		o.Hide()
	}
	return box(either{}, objects)
}

type either struct{}

// pick is the thing that is shown at a width.
func (either) pick(objects []fyne.CanvasObject, width float32) fyne.CanvasObject {
	for _, o := range objects {
		if HeightOf(o, width) <= o.MinSize().Height {
			return o
		}
	}
	return objects[len(objects)-1]
}

func (l either) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	pick := l.pick(objects, size.Width)
	for _, o := range objects {
		if o != pick {
			o.Hide()
		}
	}
	pick.Show()
	pick.Move(fyne.NewPos(0, 0))
	pick.Resize(size)
}

func (l either) heightFor(objects []fyne.CanvasObject, width float32) float32 {
	return HeightOf(l.pick(objects, width), width)
}

func (either) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[len(objects)-1].MinSize()
}
