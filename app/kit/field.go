package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Field is a field of several lines, as high as the text in it.
func Field(e *Entry) *fyne.Container {
	return &fyne.Container{Layout: field{e}, Objects: []fyne.CanvasObject{e}} // no box: what is in it changes
}

type field struct{ entry *Entry }

// heightFor is the height of the text as Text wraps it, in a little less room:
// Fyne breaks some lines a word earlier.
func (l field) heightFor(_ []fyne.CanvasObject, width float32) float32 {
	lines := NewText(l.entry.Text, Style{})
	one := NewText("o", Style{}).MinSize().Height
	inside := width - 4*theme.InnerPadding()
	l.entry.SetMinRowsVisible(max(1, int(lines.HeightFor(inside)/one+0.5)))
	return max(Target, l.entry.MinSize().Height)
}

func (l field) Layout(o []fyne.CanvasObject, size fyne.Size) { o[0].Resize(size) }

func (l field) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(Target, max(Target, l.entry.MinSize().Height))
}
