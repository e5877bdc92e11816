package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"
)

// Entry is a field to type into, which Esc leaves, and the back button of a phone.
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
	if k.Name != fyne.KeyEscape && k.Name != mobile.KeyBack {
		e.Entry.TypedKey(k)
		return
	}
	c := fyne.CurrentApp().Driver().CanvasForObject(e)
	c.Unfocus()
	if typed := c.OnTypedKey(); k.Name == mobile.KeyBack && typed != nil {
		typed(k) // the phone has put its keyboard away before
	}
}
