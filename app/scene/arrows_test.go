package scene

import (
	"testing"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/engine"
)

// unreached is the names of all that arrows do not come to from the first one on.
func (h *Hand) unreached() map[string]bool {
	h.Helper()
	names := map[string]bool{}
	for _, tap := range h.Seen() {
		if !tap.Disabled() {
			names[tap.Name] = true
		}
	}
	c := h.Window.Canvas()
	c.Unfocus()
	h.Key(fyne.KeyDown)
	seen, due := map[*kit.Tap]bool{}, []*kit.Tap(nil)
	arrive := func() {
		if to, ok := c.Focused().(*kit.Tap); ok && !seen[to] {
			seen[to], due = true, append(due, to)
			delete(names, to.Name)
		}
	}
	for arrive(); len(due) > 0 && len(names) > 0; {
		from := due[len(due)-1]
		due = due[:len(due)-1]
		for _, key := range []fyne.KeyName{fyne.KeyDown, fyne.KeyUp, fyne.KeyLeft, fyne.KeyRight} {
			c.Focus(from)
			h.Key(key)
			arrive()
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
		scenes, every, looked := sample(Scenes(), aRound), 1, 0
		if testing.Short() {
			every = 4
		}
		for i, scene := range scenes {
			scene.Draw(h)
			if i%every > 0 || h.App.At() != shell.Table || h.App.Message() != "" { // what is said lies over all, and Esc puts it away
				continue
			}
			looked++
			for name := range h.unreached() {
				t.Errorf("%v, %s: no arrow comes to %q", size, scene.Name, name)
			}
		}
		if looked < len(scenes)/every/3 {
			t.Errorf("%v: only %d scenes were looked at", size, looked)
		}
	}
}

// Up from the large button goes through what stands above it, not into the
// column beside it.
func TestArrowsStayInTheColumn(t *testing.T) {
	h := defending(t)
	h.Tap(words.T("Put the hint away"))
	h.tabTo(h.Primary())
	want := words.T("Deploy 1 troop into the Conflict")
	column := h.placeOf(h.Find(want)).box // all of it
	for range 20 {
		h.Key(fyne.KeyUp)
		name := h.Focus()
		if at := h.placeOf(h.Find(name)).box; at.right <= column.left || at.left >= column.right {
			t.Fatalf("up from the large button goes to %q, which is beside it", name)
		}
		if name == want {
			return
		}
	}
	t.Errorf("up from the large button never comes to %q", want)
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
