package scene

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/words"
)

// told is a thing as a screen reader tells it.
func told(o fyne.Accessible) string {
	return fmt.Sprintf("%s %q", o.AccessibilityRole(), o.AccessibilityLabel())
}

// On every scene each thing to tap has a name that can be read out, and Tab
// comes to each of them, in the order they are told in.
func TestEverySceneCanBeToldAndReachedByKeys(t *testing.T) {
	h := With(t, Setting{Desktop, 100, words.English, "light", "normal"})
	freeze(t, h)
	for _, scene := range Scenes() {
		scene.Draw(h)
		var taps []*kit.Tap
		for _, tap := range h.Seen() {
			if tap.OnTap == nil && tap.OnHold == nil && tap.Step == nil {
				continue
			}
			if !strings.ContainsFunc(tap.AccessibilityLabel(), readable) || tap.AccessibilityRole() != fyne.AccessibleRoleButton {
				t.Errorf("%s: a thing to tap is told as %s", scene.Name, told(tap))
			}
			taps = append(taps, tap)
		}
		if missed := h.missed(taps); missed != nil {
			t.Errorf("%s: Tab does not come to %s in its turn", scene.Name, told(missed))
		}
	}
}

// readable reports whether a sign says anything when it is read out.
func readable(r rune) bool { return r > ' ' }

// missed is the first of some taps that Tab does not come to after the one
// before it, or nil. Where Tab begins among them is not asked.
func (h *Hand) missed(taps []*kit.Tap) *kit.Tap {
	c := h.Window.Canvas()
	c.Unfocus()
	defer c.Unfocus()
	turn := map[fyne.Focusable]int{}
	for n := 0; ; n++ {
		c.FocusNext()
		at := c.Focused()
		if _, again := turn[at]; again || at == nil {
			break
		}
		turn[at] = n
	}
	back := 0
	for i, tap := range taps {
		n, reached := turn[tap]
		if !reached {
			return tap
		}
		if i > 0 && n < turn[taps[i-1]] {
			if back++; back > 1 {
				return tap
			}
		}
	}
	return nil
}
