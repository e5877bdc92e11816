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

// Corner is how many pixels from each edge the patch is not of one colour.
func (p Patch) Corner() int { return max(p.Radius, p.Width) }

// Draw draws the patch at a size, which is at least twice its radius each
// way: the corners are drawn, what is between them is copied.
func (p Patch) Draw(w, h int) *image.RGBA {
	corner := p.Corner()
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
	all, inner := p.within(side, 0), p.within(side, p.Width)
	for i := 0; i < len(img.Pix); i += 4 {
		fill := int(inner.Pix[i+3]) * int(p.Fill.A) / 0xff
		line := max(0, int(all.Pix[i+3])-int(inner.Pix[i+3])) * int(p.Line.A) / 0xff
		for c, of := range [3][2]uint8{{p.Fill.R, p.Line.R}, {p.Fill.G, p.Line.G}, {p.Fill.B, p.Line.B}} {
			img.Pix[i+c] = uint8((int(of[0])*fill + int(of[1])*line) / 0xff)
		}
		img.Pix[i+3] = uint8(fill + line)
	}
	return img
}

// within is what lies within the edge of the patch and so far from it, white.
func (p Patch) within(side, inset int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, side, side))
	filler := rasterx.NewFiller(side, side, rasterx.NewScannerGV(side, side, img, img.Rect))
	filler.SetColor(color.White)
	low, high, r := float64(inset), float64(side-inset), float64(max(0, p.Radius-inset))
	rasterx.AddRoundRect(low, low, high, high, r, r, 0, rasterx.RoundGap, filler)
	filler.Draw()
	return img
}
