package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Entry is a field to type into, which Esc leaves.
type Entry struct{ widget.Entry }

// NewEntry makes a field of one line.
func NewEntry() *Entry {
	e := &Entry{widget.Entry{Wrapping: fyne.TextWrap(fyne.TextTruncateClip)}}
	e.ExtendBaseWidget(e)
	return e
}

// NewLongEntry makes a field of several lines.
func NewLongEntry() *Entry {
	e := &Entry{widget.Entry{MultiLine: true, Wrapping: fyne.TextWrapWord}}
	e.ExtendBaseWidget(e)
	return e
}

// TypedKey is a key typed while the field has the focus.
func (e *Entry) TypedKey(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape {
		fyne.CurrentApp().Driver().CanvasForObject(e).Unfocus()
		return
	}
	e.Entry.TypedKey(k)
}
