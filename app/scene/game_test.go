package scene

import (
	"testing"

	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// A whole solo game of the base box, from the first start to the winner, on
// a Phone, with taps alone.
func TestWholeGameWithTaps(t *testing.T) {
	h := Open(t, Phone)
	h.NewTable("Mentat")
	h.Play(2, 400)
	if h.Table().Winner() == engine.Nobody {
		t.Fatal("nobody won")
	}
	t.Logf("%d taps in %d rounds, %s wins", h.Taps, h.Table().Round(), h.Table().Winner())
}

func TestWholeIxGameWithTaps(t *testing.T) {
	h := Open(t, Desktop)
	h.NewTable("With Rise of Ix", "Kwisatz Haderach", "Brutal Escalation")
	h.Play(2, 500)
	if got := h.Table().Setup().Variants; got != facts.Brutal {
		t.Errorf("variants %v, want Brutal Escalation", got)
	}
}

func TestWholeTwoPlayerGameWithTaps(t *testing.T) {
	h := Open(t, Phone)
	h.NewTable("Two players", "With Rise of Ix")
	h.Play(2, 500)
	if w := h.Table().Winner(); w != engine.One && w != engine.Two {
		t.Errorf("the winner is %q", w)
	}
}

// With real cards the player taps the card drawn; one that cannot be used
// asks for the next.
func TestRealCardsWithTaps(t *testing.T) {
	h := Open(t, Phone)
	h.NewTable("I draw real cards")
	h.Tap(words.Word(h.Table().ConflictsDue()[0].ID))
	h.Tap("Harvest Spice")
	if got := h.Table().Turn(); got != engine.Left {
		t.Fatalf("after a card that cannot be used it is the turn of %q", got)
	}
	h.Tap("Conspire")
	if got, want := h.Last(), "rival left cards=harvest-spice,conspire"; got != want {
		t.Fatalf("told %q, want %q", got, want)
	}
}

// A round, tap by tap: what is tapped, and the line it becomes.
func TestRoundWithTaps(t *testing.T) {
	h := Open(t, Phone)
	h.NewTable("I draw real cards")
	for _, step := range []struct{ tap, line string }{
		{"Skirmish (Intrigue)", "round skirmish-a"},
		{"Hardy Warriors", "rival left cards=hardy-warriors"},
		{"Done – next: Rabban", "rival left cards=hardy-warriors"},
		{"Wealth", "rival right cards=wealth"},
		{"Done – your turn", "rival right cards=wealth"},
		{"Heighliner", "rival right cards=wealth"},
		{"Troops into the Conflict: 1", "rival right cards=wealth"},
		{"Send with 1 troop", "agent you heighliner troops=1"},
		{"Carthag", "rival left cards=carthag"},
		{"Done – next: Rabban", "rival left cards=carthag"},
		{"Secrets", "rival right cards=secrets"},
		{"Done – your turn", "rival right cards=secrets"},
		{"Reveal", "rival right cards=secrets"},
		{"Strength: 2 more", "rival right cards=secrets"},
		{"Reveal with strength 4", "reveal you strength=4"},
		{"Stillsuits", "reveal you strength=4"},
		{"Combat", "combat left=stillsuits"},
		{"Everybody passed", "recall"},
	} {
		h.Tap(step.tap)
		if got := h.Last(); got != step.line {
			t.Fatalf("after tapping %q the last line is %q, want %q", step.tap, got, step.line)
		}
	}
	if got := h.Table().First(); got != engine.Right {
		t.Errorf("First Player is %q, want right", got)
	}
}

func TestUndoAndRedoWithTaps(t *testing.T) {
	h := Open(t, Phone)
	h.NewTable()
	h.Tap(words.Word(h.Table().ConflictsDue()[0].ID))
	h.Next()
	drawn := h.Last()
	h.Tap("Undo")
	h.Next()
	if got := h.Last(); got != drawn {
		t.Errorf("drawn again: %q, before %q", got, drawn)
	}
	h.Tap("Undo")
	h.Tap("Undo")
	if h.App.Desk().Session().CanUndo() {
		t.Error("more than the set-up stands")
	}
	h.Start(Phone)
	h.Tap("Redo")
	h.Tap("Redo")
	if got := h.Last(); got != drawn {
		t.Errorf("redone after a restart: %q, want %q", got, drawn)
	}
}

// Anything can be put right in two taps.
func TestCorrectionsWithTaps(t *testing.T) {
	h := Open(t, Phone)
	h.NewTable()
	h.Tap(words.Word(h.Table().ConflictsDue()[0].ID))
	h.Hold("Figures of Memnon Thorvald")
	h.Tap("Spice: one more")
	if got := h.Table().Side(engine.Left).Spice; got != 1 {
		t.Errorf("spice %d, want 1", got)
	}
	h.Tap("Close")
	h.Hold("Arrakeen")
	h.Tap("Say that you blocked it with The Voice")
	if got := len(h.Table().Voices()); got != 1 {
		t.Errorf("%d spaces blocked, want 1", got)
	}
	h.SeesNot("blocked it with The Voice", "The Voice blocks it")
}

// A kill at any moment comes back to the same screen.
func TestResumeAfterAKill(t *testing.T) {
	h := Open(t, Phone)
	h.NewTable()
	for range 60 {
		before := h.Primary()
		h.Start(Phone)
		if got := h.Primary(); got != before {
			t.Fatalf("after a kill the large button is %q, was %q", got, before)
		}
		h.Step(2)
	}
}
