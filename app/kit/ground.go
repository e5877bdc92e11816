package kit

import (
	"image"
	"image/color"

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

func exact(c color.Color) color.NRGBA { return color.NRGBAModel.Convert(c).(color.NRGBA) }

// grounds are the pictures that were drawn. One object is shown in many
// places at once: it stands at the origin of each Ground, at one size.
var grounds = shelf{}

// mostGrounds is how many bytes of pictures are kept.
const mostGrounds = 32 << 20

type shelf struct {
	pictures map[groundKey]*canvas.Image
	bytes    int
}

// groundKey is all that a picture depends on.
type groundKey struct {
	patch look.Patch
	size  fyne.Size
	scale float32
}

// of is the picture of a face at a size.
func (s *shelf) of(f Face, size fyne.Size) fyne.CanvasObject {
	px := func(points float32) int { return int(points*Scale + 0.5) }
	w, h := px(size.Width), px(size.Height)
	if f.Fill == "" && f.Line == "" || w <= 0 || h <= 0 {
		return nothing
	}
	patch := look.Patch{Fill: exact(colorOf(f.Fill)), Line: exact(colorOf(f.Line)), Radius: min(px(f.Radius), w/2, h/2)}
	if f.Line != "" {
		patch.Width = max(1, px(f.Width))
	}
	if patch.Radius == 0 && patch.Width == 0 {
		w, h = 1, 1 // one colour: any size of it looks the same
	}
	key := groundKey{patch, size, Scale}
	if img, ok := s.pictures[key]; ok {
		return img
	}
	if s.bytes > mostGrounds {
		s.clear()
	}
	img := canvas.NewImageFromImage(patch.Draw(w, h))
	img.FillMode, img.ScaleMode = canvas.ImageFillStretch, canvas.ImageScalePixels
	img.Resize(size)
	if s.pictures == nil {
		s.pictures = map[groundKey]*canvas.Image{}
	}
	s.pictures[key] = img
	s.bytes += len(img.Image.(*image.RGBA).Pix)
	return img
}

// clear forgets all pictures, and has the window let go of them.
func (s *shelf) clear() {
	for _, img := range s.pictures {
		img.Refresh()
	}
	*s = shelf{}
}
