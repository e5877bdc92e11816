package part

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"hagal/app/kit"
)

// NewField is a field to type into that says what it asks for while it is
// empty; changed gets its text, at each letter. A page keeps its field from
// one picture to the next: a new one would not have the focus.
func NewField(asks, value string, changed func(string)) *widget.Entry {
	e := widget.NewEntry()
	e.SetPlaceHolder(asks)
	e.SetText(value)
	e.OnChanged = changed
	return e
}

// WideField keeps a field wide enough to read what is typed; what stands
// beside it goes below where there is no room.
func WideField(field fyne.CanvasObject) fyne.CanvasObject {
	width := canvas.NewRectangle(color.Transparent)
	width.SetMinSize(fyne.NewSize(Scaled(120), kit.Target))
	return kit.Stack(width, field)
}
