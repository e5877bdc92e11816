package scene

import (
	"testing"

	"fyne.io/fyne/v2"

	"hagal/app/words"
	"hagal/engine"
)

// What is no longer on screen has no focus: neither the space bar nor Enter
// taps it again, with a sheet open neither.
func TestWhatIsGoneIsNotTappedAgain(t *testing.T) {
	h := Open(t, Desktop)
	h.NewTable()
	h.Key(fyne.KeyDown)
	h.Key(fyne.KeySpace)
	if got := h.Last(); got != "round skirmish-d" {
		t.Fatalf("the space bar tells %q", got)
	}
	if got := h.Focus(); got != "" {
		t.Errorf("%q is in focus, which is gone", got)
	}
	h.Tap(words.T("Figures of {0}", words.At(h.Table(), engine.Left)))
	h.Key(fyne.KeyReturn)
	if said := h.App.Message(); said != "" {
		t.Errorf("Enter in a sheet is answered with %q", said)
	}
}

// What a sheet came over has the focus again when it is closed.
func TestTheFocusComesBackFromASheet(t *testing.T) {
	h := Open(t, Desktop)
	h.NewTable()
	h.Type('1')
	seat := words.T("Figures of {0}", words.At(h.Table(), engine.Left))
	for h.Focus() != seat {
		h.Key(fyne.KeyTab)
	}
	h.Key(fyne.KeySpace)
	h.Key(fyne.KeyTab)
	if got := h.Focus(); got == "" || got == seat {
		t.Errorf("in the sheet Tab goes to %q", got)
	}
	h.Key(fyne.KeyEscape)
	if got := h.Focus(); got != seat {
		t.Errorf("after the sheet %q is in focus, want %q", got, seat)
	}
}
