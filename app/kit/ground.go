package kit

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"hagal/app/look"
)

// Ground is what a face lies on: its fill, line and round corners. It takes
// no room of its own.
//
// It is a picture, drawn once for each size and colour and then shown
// wherever it is wanted: Fyne works out round corners for each pixel of each
// frame, which was most of what a frame cost.
func Ground(f Face) *fyne.Container {
	return &fyne.Container{Layout: &ground{f}, Objects: []fyne.CanvasObject{nothing}}
}

// nothing stands where nothing is painted.
var nothing = canvas.NewRectangle(color.Transparent)

type ground struct{ face Face }

func (l *ground) Layout(o []fyne.CanvasObject, size fyne.Size) { o[0] = grounds.of(l.face, size) }

func (l *ground) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// wear has a Ground look like another face.
func wear(c *fyne.Container, f Face) {
	l := c.Layout.(*ground)
	l.face = f
	l.Layout(c.Objects, c.Size())
}

// Shape is the rectangle that a Ground looks like, for who judges what is
// seen; nil for another thing.
func Shape(o fyne.CanvasObject) *canvas.Rectangle {
	c, ok := o.(*fyne.Container)
	if !ok {
		return nil
	}
	l, ok := c.Layout.(*ground)
	if !ok {
		return nil
	}
	r := canvas.NewRectangle(colorOf(l.face.Fill))
	r.CornerRadius, r.StrokeColor = l.face.Radius, colorOf(l.face.Line)
	if l.face.Line != "" {
		r.StrokeWidth = max(1, l.face.Width)
	}
	r.Move(o.Position())
	r.Resize(o.Size())
	return r
}

func colorOf(name fyne.ThemeColorName) color.Color {
	if name == "" {
		return color.Transparent
	}
	return theme.Color(name)
}

// grounds is what Grounds show. One object is in many places at once: it
// stands at the origin of each, at one size.
var grounds = shelf{}

type shelf struct {
	shown map[groundKey]fyne.CanvasObject
	drawn map[patchKey]*image.RGBA
	bytes int // of what was drawn
}

type groundKey struct {
	patch look.Patch
	size  fyne.Size
	scale float32
}

type patchKey struct {
	patch look.Patch
	w, h  int
}

// mostGrounds is how many bytes of pictures are kept.
const mostGrounds = 16 << 20

// low is up to which height, in points, a face is one picture: there are few
// such heights. A higher one is three, which are drawn once for all heights.
const low = 72

// of is what is shown of a face at a size.
func (s *shelf) of(f Face, size fyne.Size) fyne.CanvasObject {
	if f.Fill == "" && f.Line == "" || size.Width <= 0 || size.Height <= 0 {
		return nothing
	}
	w, h := int(math.Ceil(float64(size.Width*Scale))), int(math.Ceil(float64(size.Height*Scale)))
	patch := look.Patch{Fill: look.Exact(colorOf(f.Fill)), Line: look.Exact(colorOf(f.Line)), Radius: min(pixelsOf(f.Radius), w/2, h/2)}
	if f.Line != "" {
		patch.Width = max(1, pixelsOf(f.Width))
	}
	key := groundKey{patch, size, Scale}
	if o, ok := s.shown[key]; ok {
		return o
	}
	if s.shown == nil || s.bytes > mostGrounds {
		s.clear()
	}
	var o fyne.CanvasObject
	switch corner := patch.Corner(); {
	case corner == 0:
		o = s.stretched(patchKey{patch, 1, 1}, 0, 1, 0, size)
	case size.Height <= low:
		o = s.stretched(patchKey{patch, w, h}, 0, h, 0, size)
	default:
		all, edge := patchKey{patch, w, 2*corner + 1}, float32(corner)/Scale
		cut := func(from, to int, y, height float32) fyne.CanvasObject {
			return s.stretched(all, from, to, y, fyne.NewSize(size.Width, height))
		}
		o = &fyne.Container{Objects: []fyne.CanvasObject{
			cut(0, corner, 0, edge), cut(corner, corner+1, edge, size.Height-2*edge), cut(corner+1, 2*corner+1, size.Height-edge, edge),
		}}
	}
	s.shown[key] = o
	return o
}

func pixelsOf(points float32) int { return int(points*Scale + 0.5) }

// draw is a patch at a size in pixels.
func (s *shelf) draw(key patchKey) *image.RGBA {
	img, ok := s.drawn[key]
	if !ok {
		img = key.patch.Draw(key.w, key.h)
		s.drawn[key] = img
		s.bytes += len(img.Pix)
	}
	return img
}

// stretched is rows of a patch at a size and a height, in points. It holds no
// pixels: Fyne keeps what was shown for a minute after it is gone.
func (s *shelf) stretched(key patchKey, from, to int, y float32, size fyne.Size) fyne.CanvasObject {
	s.draw(key)
	o := canvas.NewRaster(func(int, int) image.Image {
		all := s.draw(key)
		return &image.RGBA{Pix: all.Pix[from*all.Stride : to*all.Stride], Stride: all.Stride, Rect: image.Rect(0, 0, key.w, to-from)}
	})
	o.ScaleMode = canvas.ImageScalePixels
	o.Move(fyne.NewPos(0, y))
	o.Resize(size)
	return o
}

// clear forgets all, and has the window let go of it.
func (s *shelf) clear() {
	for _, o := range s.shown {
		o.Refresh()
	}
	*s = shelf{shown: map[groundKey]fyne.CanvasObject{}, drawn: map[patchKey]*image.RGBA{}}
}
