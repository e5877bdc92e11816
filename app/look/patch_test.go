package look

import (
	"image/color"
	"testing"
)

func TestAPatchHasRoundCornersAndALineWithinItsEdge(t *testing.T) {
	fill, line, clear := color.RGBA{R: 200, A: 255}, color.RGBA{B: 200, A: 255}, color.RGBA{}
	full := Patch{Fill: color.NRGBA(fill), Line: color.NRGBA(line), Width: 2, Radius: 6}
	empty, plain, square := full, full, full
	empty.Fill = color.NRGBA{}
	plain.Width = 0
	square.Radius = 0
	for _, c := range []struct {
		name                    string
		patch                   Patch
		corner, edge, in, inner color.RGBA
	}{
		{"all", full, clear, line, fill, fill},
		{"a line alone", empty, clear, line, clear, clear},
		{"no line", plain, clear, fill, fill, fill},
		{"no round corners", square, line, line, fill, fill},
	} {
		for _, size := range [][2]int{{40, 20}, {13, 13}, {14, 100}} {
			w, h := size[0], size[1]
			img := c.patch.Draw(w, h)
			for _, at := range []struct {
				x, y int
				want color.RGBA
			}{
				{0, 0, c.corner}, {w - 1, 0, c.corner}, {0, h - 1, c.corner}, {w - 1, h - 1, c.corner},
				{w / 2, 0, c.edge}, {w / 2, h - 1, c.edge}, {0, h / 2, c.edge}, {w - 1, h / 2, c.edge}, {1, h / 2, c.edge}, {w - 2, h / 2, c.edge},
				{2, h / 2, c.in}, {w - 3, h / 2, c.in}, {w / 2, 2, c.in}, {w / 2, h - 3, c.in}, {w / 2, h / 2, c.inner},
			} {
				if got := img.RGBAAt(at.x, at.y); got != at.want {
					t.Errorf("%s at %v: %d,%d is %v, want %v", c.name, size, at.x, at.y, got, at.want)
				}
			}
		}
	}
}
