package scene

import (
	"strings"
	"testing"

	"hagal/app/words"
	"hagal/engine"
)

// toReveal plays the first round up to the player's Reveal turn.
func toReveal(t *testing.T) *Hand {
	h := Open(t, Phone)
	h.NewTable()
	for h.Table().Phase() != engine.PhasePlayerTurns || h.Table().Turn() != engine.You || !strings.HasPrefix(h.Primary(), "Reveal") || !h.sent(2) {
		h.Step(2)
	}
	return h
}

func (h *Hand) sent(n int) bool {
	for _, p := range h.Table().Agents() {
		if p.Seat == engine.You {
			n--
		}
	}
	return n == 0
}

// What nobody has a say in follows in the same tap, and undo and redo take
// the same steps.
func TestATapRunsOn(t *testing.T) {
	h := toReveal(t)
	before := h.Table().State()
	h.Next()
	if !h.Table().CombatStarted() {
		t.Fatal("the sword cards are not drawn with the last Reveal turn")
	}
	fought := h.Last()
	h.Tap("Undo")
	if got := h.Table().State(); got.Phase != before.Phase || h.Table().Turn() != engine.You {
		t.Fatalf("undo of the Reveal turn leads to %s, turn of %q", got.Phase, h.Table().Turn())
	}
	h.Tap("Redo")
	if got := h.Last(); got != fought {
		t.Fatalf("redo leads to %q, want %q", got, fought)
	}
	h.Next()
	for h.Table().Decision() != nil {
		h.Step(2)
	}
	if got := h.Table().Phase(); got != engine.PhaseRoundStart {
		t.Fatalf("after the rewards the phase is %s, want %s: Recall follows", got, engine.PhaseRoundStart)
	}
	h.Tap("Undo")
	if got := h.Table().Phase(); got == engine.PhaseCombatEnd && h.Table().Decision() == nil {
		t.Error("undo stops between the rewards and Recall")
	}
}

// Keys alone play a turn; what is in focus keeps it when all is drawn again.
func TestKeys(t *testing.T) {
	h := Open(t, Desktop)
	h.NewTable()
	focus := func() string { return h.Focus() }
	for range 200 {
		h.Key("Tab")
		if focus() == "Skirmish (water)" {
			break
		}
	}
	h.Key("Space")
	if got := h.Last(); got != "round skirmish-b" {
		t.Fatalf("the last line is %q, want round skirmish-b", got)
	}
	h.Window.Canvas().Unfocus()
	h.Key("Space")
	if _, ok := h.App.Desk().Session().Last().Input.(engine.Rival); !ok {
		t.Fatalf("Space with nothing in focus tells %q, want a Rival's turn", h.App.Desk().Session().Last().Input)
	}
	h.Type('u')
	if got := h.Last(); got != "round skirmish-b" {
		t.Errorf("after U the last line is %q", got)
	}
	for focus() != "More" {
		h.Key("Tab")
	}
	h.Key("Space")
	for range 50 {
		h.Key("Tab")
		if name := focus(); name == "Undo" || name == "Arrakeen" {
			t.Fatalf("the focus left the sheet: %q", name)
		}
	}
	h.Key("Escape")
	if strings.Contains(h.Text(), words.T("Set-up checklist")) {
		t.Error("Escape leaves the sheet open")
	}
}

// A question in Combat before the rewards shows nothing of the round before.
func TestAQuestionInCombatShowsThisRound(t *testing.T) {
	h := Open(t, Phone)
	h.NewTable("I draw real cards")
	h.Lines("round skirmish-a", "set left agents 0", "set right agents 0", "reveal you", "combat", "resolve", "recall",
		"round machinations", "set left agents 0", "set right agents 0", "influence you emperor +5", "influence left emperor +4",
		"influence right emperor +4", "reveal you", "combat", "influence you emperor -3")
	if h.Table().Decision() == nil || h.Table().Phase() != engine.PhaseCombat {
		t.Fatalf("no question is open in %s", h.Table().Phase())
	}
	for _, tap := range h.Seen() {
		if tap.Name == "After Combat, on the board" || tap.Name == "Recall, on the board" {
			t.Errorf("%q is shown, and stands for the round before", tap.Name)
		}
	}
}
