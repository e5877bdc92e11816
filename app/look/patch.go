package look

import (
	"image"
	"image/color"

	"github.com/srwiley/rasterx"
)

// Patch is a rectangle with round corners and a line within its edge, in
// pixels. A colour that is clear draws nothing.
type Patch struct {
	Fill, Line    color.NRGBA
	Width, Radius int // of the line, of the corners
}

// Draw draws the patch at a size, at least twice its radius each way: the
// corners are drawn, what is between them is copied.
func (p Patch) Draw(w, h int) *image.RGBA {
	corner := max(p.Radius, p.Width)
	small := p.small(2*corner + 1)
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	from := func(i, length int) int {
		switch last := length - 1 - i; {
		case i <= last:
			return min(i, corner)
		default:
			return 2*corner - min(last, corner)
		}
	}
	for y := range h {
		line := img.Pix[y*img.Stride:][:4*w]
		if y > corner && y < h-corner-1 {
			copy(line, img.Pix[(y-1)*img.Stride:])
			continue
		}
		source := small.Pix[from(y, h)*small.Stride:]
		for x := range w {
			copy(line[4*x:4*x+4], source[4*from(x, w):])
		}
	}
	return img
}

// small is the patch in a square: its corners, and one pixel between them.
func (p Patch) small(side int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, side, side))
	filler := rasterx.NewFiller(side, side, rasterx.NewScannerGV(side, side, img, img.Bounds()))
	outline := func(inset int) {
		low, high, r := float64(inset), float64(side-inset), float64(max(0, p.Radius-inset))
		if r == 0 {
			rasterx.AddRect(low, low, high, high, 0, filler)
			return
		}
		rasterx.AddRoundRect(low, low, high, high, r, r, 0, rasterx.RoundGap, filler)
	}
	if p.Width > 0 && p.Line.A > 0 {
		filler.SetColor(p.Line)
		outline(0)
		if p.Fill.A == 0 {
			filler.SetWinding(false)
			outline(p.Width)
		}
		filler.Draw()
		filler.Clear()
	}
	if p.Fill.A > 0 {
		filler.SetColor(p.Fill)
		outline(p.Width)
		filler.Draw()
	}
	return img
}
