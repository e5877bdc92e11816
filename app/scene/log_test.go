package scene

import (
	"slices"
	"strings"
	"testing"
)

// The log tells each thing once, as what has happened, and has no entry that
// says nothing.
func TestTheLogTellsEachThingOnce(t *testing.T) {
	h := Open(t, Phone)
	table("table two expansion=base first=one deck=app seed=5", "name one Anna", "round skirmish-a", "agent one conspire", "rival hagal cards=wealth", "pass two",
		"reveal one strength=0", "reveal two strength=0", "combat", "resolve")(h)
	h.Tap("Log")
	seen := 0
	for _, tap := range h.Seen() {
		if !strings.HasPrefix(tap.Name, "Back to ") || tap.Name == "Back to the table" {
			continue
		}
		seen++
		said := map[string]bool{}
		for _, text := range within(tap.Content) {
			if said[text] {
				t.Errorf("%s says %q twice", tap.Name, text)
			}
			said[text] = true
		}
		if slices.Contains([]string{"Pass", "Name", "Swords", "Rewards", "Reveal turn"}, within(tap.Content)[0]) && len(said) == 1 {
			t.Errorf("%s says only %q", tap.Name, within(tap.Content)[0])
		}
	}
	if seen < 8 {
		t.Errorf("only %d entries are seen", seen)
	}
	h.Sees("Named Anna", "Skirmish (Intrigue)", "Passes", "Agent to Conspire", "House Hagal's turn", "The table is set up")
	h.SeesNot("Round 1: Skirmish", ": draw")
}

// An entry of the log and the sheet that it opens tell the same, and why.
func TestAnEntryAndItsSheetTellTheSame(t *testing.T) {
	h := Open(t, Phone)
	table("table two expansion=base first=one deck=app seed=5", "round skirmish-a", "agent one conspire", "rival hagal cards=wealth", "pass two")(h)
	h.Tap("Log")
	for name, says := range map[string]string{"Back to 3": "Agent to Conspire", "Back to 5": "Passes"} {
		if got := within(h.Find(name).Content)[0]; got != says {
			t.Fatalf("%s is headed %q, want %q", name, got, says)
		}
		h.Tap(name)
		sheet := h.Layers()[len(h.Layers())-1]
		if got := within(sheet)[0]; got != says {
			t.Errorf("the sheet of %q is headed %q", says, got)
		}
		if n := strings.Count(textIn(sheet), says); n != 1 {
			t.Errorf("the sheet says %q %d times", says, n)
		}
		h.Tap(says)
		h.Sees("Entered by")
		for range 2 {
			h.App.Close()
		}
	}
}
