package part

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"hagal/app/kit"
)

// NewField is a field to type into that says what it asks for while it is
// empty; changed gets its text, at each letter. A page keeps its field from
// one picture to the next: a new one would not have the focus.
func NewField(asks, value string, changed func(string)) *kit.Entry {
	e := kit.NewEntry()
	e.SetPlaceHolder(asks)
	e.SetText(value)
	e.OnChanged = changed
	return e
}

// NewLongField is a field for one line of text that is seen whole: it goes on
// in a next line where there is no room. changed is called at each letter,
// submitted at Enter.
func NewLongField(asks, value string, changed, submitted func()) *kit.Entry {
	e := kit.NewLongEntry()
	e.SetPlaceHolder(asks)
	e.SetText(value)
	before := value
	e.OnChanged = func(s string) {
		if !strings.ContainsAny(s, "\r\n") {
			before = s
			changed()
			return
		}
		entered := strings.Replace(s, "\n", "", 1) == before
		if entered {
			s = before
		}
		e.SetText(strings.Join(strings.Fields(s), " ")) // comes back here
		if entered {
			submitted()
		}
	}
	e.OnSubmitted = func(string) { submitted() }
	return e
}

// WideField keeps a field wide enough to read what is typed; what stands
// beside it goes below where there is no room.
func WideField(field fyne.CanvasObject) fyne.CanvasObject {
	width := canvas.NewRectangle(color.Transparent)
	width.SetMinSize(fyne.NewSize(Scaled(120), kit.Target))
	return kit.Stack(width, field)
}
