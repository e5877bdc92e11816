package scene

import (
	"testing"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/shell"
	"hagal/app/words"
)

// reached is the names of all that arrows come to from the first one on.
func (h *Hand) reached() map[string]bool {
	h.Helper()
	c := h.Window.Canvas()
	c.Unfocus()
	h.Key(fyne.KeyDown)
	first, _ := c.Focused().(*kit.Tap)
	seen, due := map[*kit.Tap]bool{first: true}, []*kit.Tap{first}
	names := map[string]bool{}
	for len(due) > 0 && first != nil {
		from := due[0]
		due = due[1:]
		names[from.Name] = true
		for _, key := range []fyne.KeyName{fyne.KeyDown, fyne.KeyUp, fyne.KeyLeft, fyne.KeyRight} {
			c.Focus(from)
			h.Key(key)
			if to, ok := c.Focused().(*kit.Tap); ok && !seen[to] {
				seen[to], due = true, append(due, to)
			}
		}
	}
	c.Unfocus()
	return names
}

// Arrows come to every line and button of the table, whatever happens there.
func TestArrowsComeToEverything(t *testing.T) {
	for _, size := range sample([]fyne.Size{Desktop, Landscape, Phone, fyne.NewSize(1024, 600)}, 2) {
		h := With(t, Setting{size, 100, words.English, "light", "normal"})
		freeze(t, h)
		for _, scene := range Scenes() {
			scene.Draw(h)
			if h.App.At() != shell.Table {
				continue
			}
			reached := h.reached()
			for _, tap := range h.Seen() {
				if !tap.Disabled() && !reached[tap.Name] {
					t.Errorf("%v, %s: no arrow comes to %q", size, scene.Name, tap.Name)
				}
			}
		}
	}
}
