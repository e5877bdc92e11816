package kit

import (
	"image"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"hagal/app/look"
)

// Scale is how many pixels of the window a point has; the app sets it.
var Scale float32 = 1

// drawn holds each icon as pixels. Reading an SVG is most of the time a
// screen takes, and a screen has hundreds: each is read once a colour and size.
var drawn = map[string]image.Image{}

// Icon is an SVG of a size in points.
func Icon(r fyne.Resource, size float32) fyne.CanvasObject {
	return &fyne.Container{Layout: glyph{size}, Objects: []fyne.CanvasObject{shared(pixels(r, int(size*Scale+0.5)), size)}}
}

// shownIcons holds each icon as what the window paints, one for all its places:
// the window keeps what it has painted by that.
var shownIcons = map[placing]*canvas.Image{}

type placing struct {
	image image.Image
	size  float32
}

func shared(pixels image.Image, size float32) *canvas.Image {
	key := placing{pixels, size}
	img, ok := shownIcons[key]
	if !ok {
		img = picture(pixels, size)
		shownIcons[key] = img
	}
	return img
}

func picture(pixels image.Image, size float32) *canvas.Image {
	img := canvas.NewImageFromImage(pixels)
	img.FillMode = canvas.ImageFillContain
	img.Resize(fyne.NewSquareSize(size))
	return img
}

// glyph puts an icon in the middle. In a place of its own size that is the
// shared one, which stays at the origin; in a larger one it is another.
type glyph struct{ size float32 }

func (l glyph) Layout(o []fyne.CanvasObject, size fyne.Size) {
	at := fyne.NewPos((size.Width-l.size)/2, (size.Height-l.size)/2)
	img := o[0].(*canvas.Image)
	if img.Position() == at {
		return
	}
	if at.IsZero() {
		o[0] = shared(img.Image, l.size)
		return
	}
	o[0] = picture(img.Image, l.size)
	o[0].Move(at)
}

func (l glyph) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSquareSize(l.size) }

// pixels draws an SVG; one that cannot be read is an empty picture.
func pixels(r fyne.Resource, side int) image.Image {
	key := r.Name() + strconv.Itoa(side)
	if img, ok := drawn[key]; ok {
		return img
	}
	img, err := look.Draw(r, side)
	if err != nil {
		fyne.LogError("drawing an icon", err)
		img = image.NewRGBA(image.Rect(0, 0, side, side))
	}
	drawn[key] = img
	return img
}

// NameOf is the name of an icon that was drawn, empty for another picture.
func NameOf(img image.Image) string {
	for name, known := range drawn {
		if known == img {
			return name
		}
	}
	return ""
}
