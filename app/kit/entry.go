package kit

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Entry is a field to type into, which Esc leaves, and the back button of a
// phone. It has no use for the wheel, and one of a single line none for Page Up
// and Page Down: it hands them on.
type Entry struct {
	widget.Entry
	around *Scroll // the innermost scrolled part that it stands in, or nil
}

// NewEntry makes a field of one line.
func NewEntry() *Entry {
	e := &Entry{Entry: widget.Entry{Wrapping: fyne.TextWrap(fyne.TextTruncateClip)}}
	e.ExtendBaseWidget(e)
	return e
}

// NewLongEntry makes a field of several lines, to stand in a Field.
func NewLongEntry() *Entry {
	e := &Entry{Entry: widget.Entry{MultiLine: true, Wrapping: fyne.TextWrapWord}}
	e.ExtendBaseWidget(e)
	return e
}

// TypedKey is a key typed while the field has the focus.
func (e *Entry) TypedKey(k *fyne.KeyEvent) {
	turns := !e.MultiLine && (k.Name == fyne.KeyPageUp || k.Name == fyne.KeyPageDown)
	if k.Name != fyne.KeyEscape && k.Name != mobile.KeyBack && !turns {
		e.Entry.TypedKey(k)
		return
	}
	c := fyne.CurrentApp().Driver().CanvasForObject(e)
	if !turns {
		c.Unfocus()
	}
	if typed := c.OnTypedKey(); k.Name != fyne.KeyEscape && typed != nil {
		typed(k) // the phone has put its keyboard away before
	}
}

// CreateRenderer draws the field, and over it what takes the wheel.
func (e *Entry) CreateRenderer() fyne.WidgetRenderer {
	w := &wheel{entry: e}
	w.ExtendBaseWidget(w)
	return &entryRenderer{e.Entry.CreateRenderer(), w}
}

type entryRenderer struct {
	fyne.WidgetRenderer
	wheel *wheel
}

func (r *entryRenderer) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	r.wheel.Resize(size)
}

func (r *entryRenderer) Objects() []fyne.CanvasObject {
	return append(slices.Clip(r.WidgetRenderer.Objects()), r.wheel)
}

// wheel hands the wheel to what is scrolled around a field.
type wheel struct {
	widget.BaseWidget
	entry *Entry
}

var _ fyne.Scrollable = (*wheel)(nil)

// Scrolled turns what is around the field.
func (w *wheel) Scrolled(e *fyne.ScrollEvent) {
	if w.entry.around != nil {
		w.entry.around.Scrolled(e)
	}
}

// CreateRenderer draws nothing.
func (w *wheel) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.Transparent))
}

// Field is a field of several lines, as high as the text in it or what it asks
// for.
func Field(e *Entry) *fyne.Container {
	return &fyne.Container{Layout: field{e}, Objects: []fyne.CanvasObject{e}} // no box: what is in it changes
}

type field struct{ entry *Entry }

// heightFor is the height of the text as Text wraps it, in a little less room:
// Fyne breaks some lines a word earlier.
func (l field) heightFor(_ []fyne.CanvasObject, width float32) float32 {
	says := l.entry.Text
	if says == "" {
		says = l.entry.PlaceHolder
	}
	lines := NewText(says, Style{})
	one := NewText("o", Style{}).MinSize().Height
	inside := width - 4*theme.InnerPadding()
	l.entry.SetMinRowsVisible(max(1, int(lines.HeightFor(inside)/one+0.5)))
	return max(Target, l.entry.MinSize().Height)
}

func (l field) Layout(o []fyne.CanvasObject, size fyne.Size) { o[0].Resize(size) }

func (l field) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(Target, max(Target, l.entry.MinSize().Height))
}
