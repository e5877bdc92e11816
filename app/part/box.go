package part

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"hagal/app/kit"
	"hagal/app/look"
)

// Box is a box of a list to tick, ticked or empty.
func Box(ticked bool) fyne.CanvasObject {
	if ticked {
		return Icon(look.Icon("check"), 22)
	}
	box := canvas.NewRectangle(color.Transparent)
	box.StrokeColor, box.StrokeWidth, box.CornerRadius = theme.Color(look.Dim), 2, 4
	return kit.Fixed(22, 22, kit.Pad(2, 2, box))
}
