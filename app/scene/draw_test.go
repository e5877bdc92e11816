package scene

import (
	"testing"

	"hagal/app/kit/outline"
	"hagal/data/store/sqlite"
)

// Drawing reads and never writes: every scene drawn again, and in a window of
// another class and back, keeps nothing and looks the same.
func TestDrawingChangesNothing(t *testing.T) {
	writes := 0
	h := Open(t, Phone, sqlite.WithFault(func(string) error { writes++; return nil }))
	freeze(t, h)
	for _, s := range sample(Scenes(), aRound) {
		s.Draw(h)
		before, want := writes, outline.Of(h.Window.Canvas())
		h.App.Redraw()
		if got := outline.Of(h.Window.Canvas()); got != want {
			t.Errorf("%s drawn again: %s", s.Name, firstChange(want, got))
		}
		h.Window.Resize(Desktop)
		h.Window.Resize(Phone)
		if got := outline.Of(h.Window.Canvas()); got != want {
			t.Errorf("%s drawn in another window and back: %s", s.Name, firstChange(want, got))
		}
		if writes != before {
			t.Errorf("%s: drawing it has kept something, %d times", s.Name, writes-before)
		}
	}
	if writes == 0 {
		t.Error("no write was counted at all")
	}
}
