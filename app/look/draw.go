package look

import (
	"bytes"
	"fmt"
	"image"

	"fyne.io/fyne/v2"
	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
)

// Draw draws an icon in a square of side pixels. Its lines grow with it.
func Draw(icon fyne.Resource, side int) (*image.RGBA, error) {
	svg, err := oksvg.ReadIconStream(bytes.NewReader(icon.Content()), oksvg.StrictErrorMode)
	if err != nil {
		return nil, fmt.Errorf("icon %s: %w", icon.Name(), err)
	}
	svg.SetTarget(0, 0, float64(side), float64(side))
	for i := range svg.SVGPaths {
		svg.SVGPaths[i].LineWidth *= float64(side) / svg.ViewBox.W
	}
	img := image.NewRGBA(image.Rect(0, 0, side, side))
	svg.Draw(rasterx.NewDasher(side, side, rasterx.NewScannerGV(side, side, img, img.Bounds())), 1)
	return img, nil
}
