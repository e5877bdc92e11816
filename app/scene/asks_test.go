package scene

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"hagal/app/kit"
	"hagal/app/shell"
	"hagal/app/words"
)

// What a field of a page asks for can be read whole on the smallest phone with
// the largest text, in every language. At the table it is a name.
func TestWhatAFieldAsksForIsWhole(t *testing.T) {
	for _, l := range sample(words.Languages, 1) {
		h := With(t, Setting{Small, 200, l.Language, "light", "normal"})
		fields := 0
		for _, scene := range Scenes() {
			scene.Draw(h)
			if h.App.At() == shell.Table {
				continue
			}
			everything(h.Window.Content(), func(o fyne.CanvasObject) {
				e, ok := o.(*kit.Entry)
				if !ok {
					return
				}
				fields++
				needs := fyne.MeasureText(e.PlaceHolder, theme.TextSize(), fyne.TextStyle{}).Width + 2*theme.InnerPadding()
				if has := e.Size().Width; needs > has {
					t.Errorf("%s, %s: %q needs %.0f, has %.0f", l.Language, scene.Name, e.PlaceHolder, needs, has)
				}
			})
		}
		if fields < 5 {
			t.Errorf("only %d fields", fields)
		}
	}
}
