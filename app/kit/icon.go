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
	img := canvas.NewImageFromImage(pixels(r, int(size*Scale+0.5)))
	img.FillMode = canvas.ImageFillContain
	return Fixed(size, size, img)
}

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
