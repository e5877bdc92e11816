package scene

import (
	"strings"
	"testing"

	"hagal/app/words"
	"hagal/engine"
)

// A point of a card is one tap on the Reveal sheet, in Combat and at the end of
// the round; the log calls it what it is, and its undo leaves the sheet open.
func TestAPointOfACardIsOneTap(t *testing.T) {
	for _, s := range everywhere {
		t.Run(s.String(), func(t *testing.T) {
			h := With(t, s)
			firstTurn(h, "set you deployed 2", "set left agents 0", "set right agents 0", "agent you wealth", "agent you secrets")
			more := words.T("{0}: one more", words.T("Victory points"))
			h.Tap(words.T("{0}: {1} more", words.T("Strength"), 2))
			if s.Scale == 100 {
				h.inSight(more)
			}
			h.Tap(more)
			h.point(1)
			h.Tap(words.T("Undo"))
			h.point(0)
			h.Tap(more)
			h.Next()
			if got, want := h.Table().Side(engine.You).Strength(), 6; got != want {
				t.Errorf("the strength is %d, want %d", got, want)
			}
			h.Tap(more)
			h.Next()
			h.Tap(more)
			h.point(3)
			told := words.T("Victory points: from {0} to {1}", 2, 3)
			if rewards := h.Within(words.T("After Combat, on the board")); strings.Contains(rewards, told) {
				t.Errorf("among the rewards to move stands %q", told)
			}
			tab("3")(h)
			h.Sees(told)
		})
	}
}

// point checks that the player has so many points.
func (h *Hand) point(n int) {
	h.Helper()
	if got := h.Table().Side(engine.You).VP(); got != n {
		h.Fatalf("the player has %d points, want %d", got, n)
	}
}

// Another space keeps the troops that were chosen, also after one that takes
// none; to put the space away lets go of them.
func TestAnotherSpaceKeepsTheTroops(t *testing.T) {
	h := Open(t, Phone)
	firstTurn(h)
	h.TapSpace("arrakeen")
	h.Tap("Troops into the Conflict: 2")
	h.TapSpace("research-station")
	h.Sees("Send with 2 troops")
	h.TapSpace("wealth")
	h.Sees("Send your Agent")
	h.TapSpace("hardy-warriors")
	h.Tap("Send with 2 troops")
	if got, want := h.Last(), "agent you hardy-warriors troops=2"; got != want {
		t.Errorf("told %q, want %q", got, want)
	}
	h.Tap("Undo")
	h.TapSpace("hardy-warriors")
	h.TapSpace("research-station")
	h.Sees("Send with 0 troops")
}

// Of two rewards to choose the question says which it is, and an answer that
// brings a point at once says so.
func TestARewardToChooseSaysWhichAndWhatItBrings(t *testing.T) {
	h := Open(t, Phone)
	table(SoloLine, "round skirmish-a")(h)
	for _, name := range []string{"desert-power", "machinations", "raid-stockpiles", "cloak-and-dagger", "siege-of-arrakeen"} {
		h.Lines("set left agents 0", "set right agents 0", "reveal you", "combat", "resolve", "recall", "round "+name)
	}
	h.Lines("set left agents 0", "set right agents 0", "reveal you", "combat", "resolve", "recall", "round battle-for-arrakeen",
		"set left deployed 2", "set right deployed 4", "set left intrigue 2", "set left solari 4", "set left agents 0", "set right agents 0", "reveal you")
	h.Lines("combat", "strength left 5", "strength right 9", "resolve")
	for d := h.Table().Decision(); d != nil && d.Kind != engine.KindReward; d = h.Table().Decision() {
		h.Lines("pick " + d.Options[0])
	}
	h.Sees("Ilban Richese: Which reward, 1 of 2?", "that brings 1 point at once", "A decision")
	if in := h.Within("2 spice"); in != "2 spice" {
		t.Errorf("2 spice: %q", in)
	}
	if in := h.Within("3 Solari"); in != "3 Solari\nthat brings 1 point at once" {
		t.Errorf("3 Solari says %q", in)
	}
	h.Tap("2 spice")
	h.Sees("Which reward, 2 of 2?")
}
