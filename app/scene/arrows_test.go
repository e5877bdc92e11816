package scene

import (
	"testing"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/engine"
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
	for _, size := range sample([]fyne.Size{Desktop, Landscape}, 1) {
		h := With(t, Setting{size, 100, words.English, "light", "normal"})
		freeze(t, h)
		for _, scene := range Scenes() {
			scene.Draw(h)
			if h.App.At() != shell.Table || h.App.Message() != "" { // what is said lies over all, and Esc puts it away
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

// Up from the large button goes to what stands above it, not into the column
// beside it.
func TestArrowsStayInTheColumn(t *testing.T) {
	h := defending(t)
	h.tabTo(h.Primary())
	h.Key(fyne.KeyUp)
	if got, want := h.Focus(), words.T("Deploy 1 troop into the Conflict"); got != want {
		t.Errorf("up from the large button goes to %q, want %q", got, want)
	}
}

// defending is a table at whose round start the player may defend Arrakeen.
func defending(t *testing.T) *Hand {
	h := Open(t, Desktop)
	defended(h)
	return h
}

// What was scrolled away with the focus on it comes into sight before the space
// bar taps it.
func TestTheSpaceBarTapsNothingOutOfSight(t *testing.T) {
	h := Open(t, Small)
	h.App.Go(shell.Settings)
	h.Key(fyne.KeyDown)
	first := h.Focus()
	h.Key(fyne.KeyEnd)
	if h.placeOf(h.Find(first)).seen.height() > 0 {
		t.Fatalf("%q is still in sight", first)
	}
	page := h.Text()
	h.Key(fyne.KeySpace)
	if h.Text() != page || h.placeOf(h.Find(first)).seen.height() <= 0 {
		t.Errorf("the space bar taps %q out of sight", first)
	}
}

// The troop that defends Arrakeen is deployed by a key of its own, and by
// arrows and the space bar.
func TestADefenceIsDeployedByKeys(t *testing.T) {
	deploy := words.T("Deploy 1 troop into the Conflict")
	for name, press := range map[string]func(*Hand){
		"a key of its own": func(h *Hand) { h.Type('+') },
		"arrows": func(h *Hand) {
			for range 12 {
				if h.Focus() != deploy {
					h.Key(fyne.KeyDown)
				}
			}
			h.Key(fyne.KeySpace)
		},
	} {
		h := defending(t)
		h.Find(deploy)
		press(h)
		if got := h.Table().Side(engine.You).Deployed; got != 1 {
			t.Errorf("%s: %d troops are deployed, want 1; %q is in focus, told %q", name, got, h.Focus(), h.Last())
		}
		h.Sees("Defensive bonus", "A troop from supply into the Conflict: Arrakeen is defended")
		h.Type('+')
		if got := h.Table().Side(engine.You).Deployed; got != 1 {
			t.Errorf("%s: another key deploys %d troops", name, got)
		}
	}
}
