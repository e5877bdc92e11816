package screen

import (
	"strings"
	"testing"

	"hagal/engine"
)

// toReveal plays the first round up to the player's Reveal turn.
func toReveal(t *testing.T) *hand {
	h := newHand(t, phone)
	h.newTable()
	for h.table().Phase() != engine.PlayerTurns || h.table().Turn() != engine.You || !strings.HasPrefix(h.app.main.label, "Reveal") || !h.sent(2) {
		h.step(2)
	}
	return h
}

func (h *hand) sent(n int) bool {
	for _, p := range h.table().Agents() {
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
	before := h.table().State()
	h.next()
	if !h.table().CombatStarted() {
		t.Fatal("the sword cards are not drawn with the last Reveal turn")
	}
	fought := h.app.desk.Session().Last().Input.String()
	h.tap("Undo")
	if got := h.table().State(); got.Phase != before.Phase || h.table().Turn() != engine.You {
		t.Fatalf("undo of the Reveal turn leads to %s, turn of %q", got.Phase, h.table().Turn())
	}
	h.tap("Redo")
	if got := h.app.desk.Session().Last().Input.String(); got != fought {
		t.Fatalf("redo leads to %q, want %q", got, fought)
	}
	h.next()
	for h.table().Decision() != nil {
		h.step(2)
	}
	if got := h.table().Phase(); got != engine.RoundStart {
		t.Fatalf("after the rewards the phase is %s, want %s: Recall follows", got, engine.RoundStart)
	}
	h.tap("Undo")
	if got := h.table().Phase(); got == engine.CombatEnd && h.table().Decision() == nil {
		t.Error("undo stops between the rewards and Recall")
	}
}

// Keys alone play a turn; what is in focus keeps it when all is drawn again.
func TestKeys(t *testing.T) {
	h := newHand(t, desktop)
	h.newTable()
	focus := func() string { return h.app.focusName() }
	for range 200 {
		h.key("Tab")
		if focus() == "Skirmish (water)" {
			break
		}
	}
	h.key("Return")
	if got := h.app.desk.Session().Last().Input.String(); got != "round skirmish-b" {
		t.Fatalf("the last line is %q, want round skirmish-b", got)
	}
	h.app.window.Canvas().Unfocus()
	h.key("Space")
	if _, ok := h.app.desk.Session().Last().Input.(engine.RivalTurn); !ok {
		t.Fatalf("Space with nothing in focus tells %q, want a Rival's turn", h.app.desk.Session().Last().Input)
	}
	h.key("U")
	if got := h.app.desk.Session().Last().Input.String(); got != "round skirmish-b" {
		t.Errorf("after U the last line is %q", got)
	}
	for focus() != "More" {
		h.key("Tab")
	}
	h.key("Space")
	for range 50 {
		h.key("Tab")
		if name := focus(); name == "Undo" || name == "Arrakeen" {
			t.Fatalf("the focus left the sheet: %q", name)
		}
	}
	h.key("Escape")
	if h.app.sheet != nil {
		t.Error("Escape leaves the sheet open")
	}
}

// A question in Combat before the rewards shows nothing of the round before.
func TestAQuestionInCombatShowsThisRound(t *testing.T) {
	h := newHand(t, phone)
	h.newTable("I draw real cards")
	play := lines("round skirmish-a", "set left agents 0", "set right agents 0", "reveal you", "combat", "resolve", "recall",
		"round machinations", "set left agents 0", "set right agents 0", "influence you emperor +5", "influence left emperor +4",
		"influence right emperor +4", "reveal you", "combat", "influence you emperor -3")
	if err := play(h.app); err != nil {
		t.Fatal(err)
	}
	if h.table().Decision() == nil || h.table().Phase() != engine.Combat {
		t.Fatalf("no question is open in %s", h.table().Phase())
	}
	for _, tap := range h.seen() {
		if tap.Name == "After Combat, on the board" || tap.Name == "Recall, on the board" {
			t.Errorf("%q is shown, and stands for the round before", tap.Name)
		}
	}
}
