package scene

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"hagal/app/page/table/moment"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/engine"
)

// While a question is open the keyboard is its answers': it begins on the
// first one, arrows and letters go to them and not to spaces, and Enter
// answers.
func TestTheKeyboardAnswersAQuestion(t *testing.T) {
	const first = "Conspire"
	h := Open(t, Desktop)
	h.NewTable("I draw real cards")
	h.Key(fyne.KeyDown)
	if got, want := h.Focus(), "Skirmish (Intrigue)"; got != want {
		t.Fatalf("the first arrow goes to %q, want %q", got, want)
	}
	h.enter()
	if got := h.Last(); got != "round skirmish-a" {
		t.Fatalf("Enter tells %q", got)
	}
	if got := h.Focus(); got != first {
		t.Fatalf("the question begins on %q, want %q", got, first)
	}
	for !strings.HasPrefix(h.Focus(), "Wealth") {
		h.Type('w')
	}
	h.SeesNot("Bonus spice", "The Voice")
	h.enter()
	if got, want := h.Last(), "rival left cards=wealth"; got != want {
		t.Errorf("Enter tells %q, want %q", got, want)
	}
}

// A thumb leaves the focus alone.
func TestATapFocusesNoAnswer(t *testing.T) {
	h := Open(t, Desktop)
	h.NewTable("I draw real cards")
	h.Tap("Skirmish (Intrigue)")
	if got := h.Focus(); got != "" {
		t.Errorf("after a tap %q has the focus", got)
	}
}

// Answers that have a digit show it, where there is a keyboard to be expected.
func TestAnswersShowTheirDigit(t *testing.T) {
	for _, c := range []struct {
		size fyne.Size
		want bool
	}{{Desktop, true}, {Phone, false}} {
		h := Open(t, c.size)
		h.NewTable()
		if got := slices.Contains(within(h.Find("Skirmish (Intrigue)").Content), "1"); got != c.want {
			t.Errorf("%v: the first Conflict card shows its digit: %v", c.size, got)
		}
		table("table solo expansion=base difficulty=mentat you=- left=ilban-richese right=leto-atreides deck=app seed=5", "round skirmish-a",
			"set left agents 0", "set right agents 0", "influence you emperor +5", "influence left emperor +4", "influence right emperor +4", "influence you emperor -3")(h)
		d := h.Table().Decision()
		_, second := moment.Option(h.Table(), d.Options[1])
		if got := slices.Contains(within(h.Find(second).Content), "2"); got != c.want {
			t.Errorf("%v: the second answer shows its digit: %v", c.size, got)
		}
	}
}

// Esc in a field leaves the field first, then the sheet.
func TestEscapeLeavesAFieldFirst(t *testing.T) {
	h := atTurn(t)
	h.Type('1')
	h.Write(words.Seat(h.Table(), engine.You), "Anna")
	h.Key(fyne.KeyEscape)
	h.Sees(words.T("Victory points"))
	if got := h.Window.Canvas().Focused(); got != nil {
		t.Fatalf("after Esc %T has the focus", got)
	}
	h.Key(fyne.KeyEscape)
	h.SeesNot(words.T("Victory points"))
	h.App.Go(shell.Rules)
	h.Write(words.T("Search the rules"), "spice")
	h.Key(fyne.KeyEscape)
	if got := h.App.At(); got != shell.Rules {
		t.Errorf("Esc in the field leads to %s", got)
	}
}
