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

// On every scene each thing to tap or to type into has a role and a name that
// can be read out, they are told as one reads, and on a desktop Tab comes to
// each of them in that order.
func TestEverySceneCanBeToldAndReachedByKeys(t *testing.T) {
	for _, s := range sample([]Setting{
		{Desktop, 100, words.English, "light", "normal"},
		{Phone, 100, words.German, "light", "normal"},
	}, 1) {
		t.Run(s.String(), func(t *testing.T) {
			h := With(t, s)
			freeze(t, h)
			for _, scene := range sample(Scenes(), aRound) {
				scene.Draw(h)
				taps := h.told(func(fault string, about ...any) {
					t.Errorf("%s: %s", scene.Name, fmt.Sprintf(fault, about...))
				})
				if missed := h.missed(taps); missed != nil && s.Size == Desktop {
					t.Errorf("%s: Tab does not come to %s in its turn", scene.Name, told(missed.(fyne.Accessible)))
				}
			}
		})
	}
}

// told lists what can be tapped now as it is told, and says what is wrong in it.
func (h *Hand) told(wrong func(string, ...any)) (list []tapSeen) {
	for _, tap := range h.look().taps {
		named, is := tap.thing.(fyne.Accessible)
		if !is {
			wrong("a %s, to be tapped, has no role", tap.name)
			continue
		}
		if _, still := tap.thing.(*kit.Still); still {
			continue // does what is done without it
		}
		if field, is := tap.thing.(*kit.Entry); is && kit.Plain(field.PlaceHolder) == "" {
			wrong("a field does not say what it asks for")
		}
		if !strings.ContainsFunc(named.AccessibilityLabel(), readable) || named.AccessibilityRole() == fyne.AccessibleRoleContainer {
			wrong("a thing to tap is told as %s", told(named))
		}
		for _, before := range list {
			if tap.readBefore(before) {
				wrong("%s is told after %s", told(named), told(before.thing.(fyne.Accessible)))
			}
		}
		list = append(list, tap)
	}
	return list
}

// readBefore reports whether a thing is read before another: it is above it in
// the same column, or left of it in the same row of one part of the window. On
// a desktop the part that says what happens comes first, though it stands in
// the middle. Of what is scrolled all is compared with its like, and with the
// rest what is in sight.
func (t tapSeen) readBefore(o tapSeen) bool {
	a, b := t.box, o.box
	if t.within != o.within {
		a, b = t.seen, o.seen
	}
	if a.width() <= 0 || a.height() <= 0 || b.width() <= 0 || b.height() <= 0 {
		return false
	}
	both := a.with(b)
	return both.width() > 1 && a.bottom <= b.top || t.within == o.within && both.height() > 1 && a.right <= b.left
}

// readable reports whether a sign says anything when it is read out.
func readable(r rune) bool { return r > ' ' }

// missed is the first of some things that Tab does not come to after the one
// before it, or nil. Where Tab begins among them is not asked.
func (h *Hand) missed(list []tapSeen) fyne.CanvasObject {
	c := h.Window.Canvas()
	c.Unfocus()
	defer c.Unfocus()
	turn := map[fyne.CanvasObject]int{}
	for n := 0; ; n++ {
		c.FocusNext()
		at, is := c.Focused().(fyne.CanvasObject)
		if _, again := turn[at]; again || !is {
			break
		}
		turn[at] = n
	}
	back, last := 0, -1
	for _, tap := range list {
		n, reached := turn[tap.thing]
		if !reached {
			return tap.thing
		}
		if n < last {
			if back++; back > 1 {
				return tap.thing
			}
		}
		last = n
	}
	return nil
}
