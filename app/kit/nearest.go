package kit

import "fyne.io/fyne/v2"

// Nearest is the Tap among some that the eye finds next from another in a
// direction, x to the right and y down, of which one is 0; nil where there is
// none. Where the other is scrolled, what is scrolled with it comes first; of
// all else only what is in sight is found, and what is straight ahead comes
// before what is not.
func Nearest(all []*Tap, from *Tap, x, y float32) *Tap {
	at, inSight := from.area()
	if !inSight {
		at = areaOf(from)
	}
	var best [2]*Tap
	var least [2]float32
	for _, t := range all {
		if t == from || t.off {
			continue
		}
		to, class := areaOf(t), 0
		if t.scroll == nil || t.scroll != from.scroll {
			class = 1
			if to, inSight = t.area(); !inSight {
				continue
			}
		}
		far, aside, ok := at.way(to, x, y)
		if class == 1 && aside > 0 {
			far += elsewhere
		}
		if ok && (best[class] == nil || far < least[class]) {
			best[class], least[class] = t, far
		}
	}
	if best[0] != nil {
		return best[0]
	}
	return best[1]
}

// elsewhere is farther than anything straight ahead, in points.
const elsewhere = 1e5

// area is where something stands in the window.
type area struct{ left, top, right, bottom float32 }

// area is where a Tap is in sight, if it is.
func (t *Tap) area() (a area, inSight bool) {
	a = areaOf(t)
	if t.scroll == nil {
		return a, true
	}
	port := areaOf(t.scroll)
	if !a.meets(port) {
		return a, false
	}
	return area{max(a.left, port.left), max(a.top, port.top), min(a.right, port.right), min(a.bottom, port.bottom)}, true
}

func areaOf(o fyne.CanvasObject) area {
	at, size := fyne.CurrentApp().Driver().AbsolutePositionForObject(o), o.Size()
	return area{at.X, at.Y, at.X + size.Width, at.Y + size.Height}
}

func (a area) meets(b area) bool {
	return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

// way is how far the eye finds something in a direction, and how far of that it
// stands aside: that counts as farther, and what is more aside than ahead is not
// there at all.
func (a area) way(b area, x, y float32) (far, aside float32, ok bool) {
	ahead, aside := b.left-a.right, apart(a.top, a.bottom, b.top, b.bottom)
	middle := (b.top + b.bottom - a.top - a.bottom) / 2
	switch {
	case x < 0:
		ahead = a.left - b.right
	case y != 0:
		aside, middle = apart(a.left, a.right, b.left, b.right), (b.left+b.right-a.left-a.right)/2
		ahead = b.top - a.bottom
		if y < 0 {
			ahead = a.top - b.bottom
		}
	}
	if ahead < -1 || aside > ahead+Target {
		return 0, 0, false
	}
	return ahead + 3*aside + max(middle, -middle)/20, aside, true
}

// apart is the gap between two stretches, 0 where they overlap.
func apart(a, b, c, d float32) float32 { return max(0, c-b, a-d) }
