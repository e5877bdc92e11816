package scene

import (
	"testing"

	"fyne.io/fyne/v2"

	"hagal/engine"
)

// An answer that is given leaves the focus to the next answers or to nothing,
// not to a space of the same name.
func TestTheFocusLeavesWithTheAnswer(t *testing.T) {
	h := Open(t, Desktop)
	table("table solo expansion=base difficulty=mentat you=- left=ilban-richese right=leto-atreides deck=cards", "round skirmish-a")(h)
	h.tabTo("Conspire")
	h.Key(fyne.KeySpace)
	if got, want := h.Last(), "rival left cards=conspire"; got != want {
		t.Fatalf("told %q, want %q", got, want)
	}
	if got := h.Focus(); got != "" {
		t.Errorf("after the answer %q has the focus", got)
	}
	h.enter()
	if got := h.Focus(); got == "" {
		t.Error("the next question begins on no answer")
	}
}

// The space that an Agent was sent to by keys lets go of the focus.
func TestTheFocusLeavesWithTheAgent(t *testing.T) {
	h := atTurn(t)
	h.Next()
	h.tabTo(Space("secrets"))
	h.Key(fyne.KeySpace)
	h.enter()
	if got, want := h.Last(), "agent you secrets"; got != want {
		t.Fatalf("told %q, want %q", got, want)
	}
	if got := h.Focus(); got != "" {
		t.Errorf("after the turn %q has the focus", got)
	}
	h.tabTo("More")
	h.enter()
	if _, ok := h.App.Desk().Session().Last().Input.(engine.Rival); !ok {
		t.Fatalf("told %q", h.Last())
	}
}
