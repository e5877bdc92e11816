package scene

import (
	"strconv"
	"testing"

	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// twice taps the large button twice, as fast as a nervous thumb does.
func (h *Hand) twice() {
	h.Helper()
	tap := h.Find(h.Primary())
	h.pause()
	tap.Tapped(nil)
	if next := h.App.Shown().Primary; next != nil && next.Do != nil {
		h.Find(next.Label).Tapped(nil)
	}
}

// A double tap on the large button is one tap: what it does has changed under
// the thumb. So too where a held key repeats itself.
func TestADoubleTapIsOne(t *testing.T) {
	h := Open(t, Phone)
	h.NewTable()
	h.Lines("round skirmish-a", "set left agents 0", "set right agents 0", "agent you secrets")
	h.Tap(Space("hardy-warriors"))
	h.twice() // the last Agent: the large button reveals next
	if got := h.Last(); got != "agent you hardy-warriors" {
		t.Fatalf("a double tap on Send tells %q", got)
	}
	h.Next()
	if got := h.Table().Phase(); got != engine.PhaseCombat {
		t.Errorf("a tap after it leads to %s", got)
	}
}

// The large button of a person's turn reveals only when no Agent is left;
// before, Reveal stands apart, and says what is given up.
func TestRevealWithAgentsLeftAsksFirst(t *testing.T) {
	h := Open(t, Phone)
	h.NewTable()
	h.Lines("round skirmish-a", "set left agents 0", "set right agents 0")
	h.Cannot(words.T("Tap a space"))
	h.Tap(words.T("Reveal"))
	h.Sees(words.T("Agents left: {0}", 2))
	h.Tap(words.T("Back to the board"))
	h.Tap(Space("secrets"))
	h.Next()
	h.Cannot(words.T("Tap a space"))
	h.Tap(Space("swordmaster"))
	h.Next()
	h.Cannot(words.T("Tap a space")) // the Swordmaster is a third
	h.Tap(Space("wealth"))
	h.Next()
	h.SeesNot(words.T("Tap a space"))
	h.Next()
	if got := h.Last(); got != "combat" {
		t.Errorf("the last line is %q", got)
	}
}

// Onto another's Agent one's own comes only to share the space, which is said
// in the words of the table's boxes; onto one's own never (R-ACT-2).
func TestASharedSpaceIsExplained(t *testing.T) {
	for first, says := range map[string]string{
		SoloLine: "by a card that lets it share the space",
		"table solo expansion=ix difficulty=mentat you=- left=ilban-richese right=leto-atreides deck=cards": "only by infiltration",
	} {
		h := Open(t, Phone)
		lines := []string{first}
		if first != SoloLine {
			lines = append(lines, "tiles windtraps flagship artillery")
		}
		h.App.Open(h.Deal("Friday", append(lines, "round skirmish-a", "rival left cards=conspire", "set left agents 0", "set right agents 0")...))
		h.Next()
		h.Tap(Space("conspire"))
		h.Sees(says)
		if first == SoloLine {
			h.SeesNot("nfiltration")
		}
		h.Next()
		if got := h.Last(); got != "agent you conspire infiltrate" {
			t.Fatalf("the last line is %q", got)
		}
		h.Tap(Space("conspire"))
		h.Sees("of its own side")
		if h.App.Message() == "" {
			t.Error("an Agent may go onto its own side's")
		}
	}
}

// The figures of the panel stand in one line and end in the plus, up to 150 %.
func TestFiguresStandInOneLine(t *testing.T) {
	inEach(t, 1, []Setting{{Small, 100, words.English, "light", "normal"}, {Phone, 150, words.German, "light", "normal"}, {Small, 150, words.Spanish, "light", "normal"},
		{Landscape, 150, words.German, "light", "normal"}, {Desktop, 150, words.English, "light", "normal"}}, func(t *testing.T, h *Hand) {
		h.App.Open(h.Deal("Friday", SoloLine, "round skirmish-a", "set left agents 0", "set right agents 0"))
		h.Tap(Space("hardy-warriors"))
		name := words.T("Troops into the Conflict")
		for n := range facts.TroopsInAll {
			h.Tap(words.T("{0}: one more", name))
			one := h.placeOf(h.Find(words.T("{0}: one more", name)))
			if chosen := h.placeOf(h.Find(name + ": " + strconv.Itoa(n+1))); chosen.top != one.top {
				t.Fatalf("%d and the plus stand in two lines", n+1)
			}
		}
	})
}
