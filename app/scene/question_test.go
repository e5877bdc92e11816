package scene

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"fyne.io/fyne/v2"

	"hagal/app/page/table/moment"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/engine"
)

// While a question is open the keyboard is its answers': it begins on the
// first one, arrows and letters go to them and not to spaces, and the space bar
// answers. Enter, which is the large button, says what that waits for.
func TestTheKeyboardAnswersAQuestion(t *testing.T) {
	const first = "Conspire"
	h := Open(t, Desktop)
	h.NewTable("I draw real cards")
	h.Key(fyne.KeyDown)
	if got, want := h.Focus(), "Skirmish (influence and Solari)"; got != want {
		t.Fatalf("the first arrow goes to %q, want %q", got, want)
	}
	h.enter()
	h.Sees("tap its card above")
	if n := h.Table().Round(); n != 0 {
		t.Fatalf("Enter begins round %d", n)
	}
	h.Key(fyne.KeySpace)
	if got := h.Last(); got != "round skirmish-d" {
		t.Fatalf("the space bar tells %q", got)
	}
	if got := h.Focus(); got != first {
		t.Fatalf("the question begins on %q, want %q", got, first)
	}
	for !strings.HasPrefix(h.Focus(), "Wealth") {
		h.Type('w')
	}
	h.SeesNot("Bonus spice", "The Voice")
	h.Key(fyne.KeySpace)
	if got, want := h.Last(), "rival left cards=wealth"; got != want {
		t.Errorf("the space bar tells %q, want %q", got, want)
	}
}

// A letter goes to the answers of a question alone, one after another where
// several begin with it; no space, no button below and no rule is among them.
func TestALetterWalksTheAnswersAlone(t *testing.T) {
	h := Open(t, Desktop)
	h.NewTable("I draw real cards")
	h.Type('1')
	want := map[rune][]string{}
	for _, id := range h.Table().CardsLeft() {
		name := words.CardName(id)
		r := unicode.ToLower([]rune(name)[0])
		want[r] = append(want[r], name)
	}
	for r, names := range want {
		var got []string
		for range 2 * len(names) {
			h.Type(r)
			got = append(got, h.Focus())
		}
		if round := got[:len(names)]; !slices.Equal(round, got[len(names):]) || !slices.Equal(slices.Sorted(slices.Values(round)), slices.Sorted(slices.Values(names))) {
			t.Errorf("%q goes to %q, want each of %q in turn", r, got, names)
		}
	}
	h.enter()
	h.Sees("Tap the card drawn: ")
	if got := len(h.App.Desk().Session().Lines()); got != 2 {
		t.Errorf("Enter tells a card: %q", h.App.Desk().Session().Lines())
	}
}

// The open tiles are told with letters and the space bar: the focus goes on to
// the tiles that can lie on the next stack, and no letter takes one back.
func TestTilesAreToldByKeys(t *testing.T) {
	h := Open(t, Desktop)
	h.NewTable("With Rise of Ix", "I draw real cards")
	h.Key(fyne.KeyDown)
	for n := range 3 {
		for range 12 {
			h.Type('t')
			if strings.HasPrefix(h.Focus(), "Take ") {
				t.Fatalf("a letter goes to %q", h.Focus())
			}
		}
		tile := h.Focus()
		h.Key(fyne.KeySpace)
		h.Sees(words.T("Stack {0}: {1}", n+1, tile))
		if n == 2 {
			break
		}
		if got := h.Focus(); got == "" || strings.HasPrefix(got, "Take ") {
			t.Fatalf("after %d tiles %q has the focus", n+1, got)
		}
		h.enter()
		h.Sees("three tiles are needed", words.T("Stack {0}: {1}", n+1, tile))
		h.Key(fyne.KeyEscape)
	}
	h.enter()
	if got := h.Last(); !strings.HasPrefix(got, "tiles ") {
		t.Errorf("told %q", got)
	}
}

// What is said goes when a sheet opens, whose head it would hide.
func TestASheetOpensWithNothingSaid(t *testing.T) {
	h := atTurn(t)
	h.Next()
	h.enter()
	if h.App.Message() == "" {
		t.Fatal("nothing is said")
	}
	h.Type('1')
	h.Sees(words.T("Victory points"))
	if got := h.App.Message(); got != "" {
		t.Errorf("over the sheet stands %q", got)
	}
}

// Digits after one another are one number of swords, and so in the Reveal turn
// that gives Agents up.
func TestAStrengthIsTypedDigitByDigit(t *testing.T) {
	h := atTurn(t)
	h.Type(h.letter("hardy-warriors"))
	h.Type('2')
	for range 10 {
		if h.Primary() == words.T("Tap a space") {
			break
		}
		h.enter()
	}
	h.Type('r')
	h.Type('1')
	h.Type('2')
	h.enter()
	if got, want := strings.Join(h.App.Desk().Session().Lines(), "\n"), "reveal you strength=16"; !strings.Contains(got, want) {
		t.Errorf("told %q, want %q", got, want)
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
		if got := slices.Contains(within(h.Find("Skirmish (influence and Solari)").Content), "1"); got != c.want {
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

// In a tab that has no answers the large button brings back the one that has
// them, and tells nothing; the same for a space that is waited for.
func TestTheLargeButtonBringsBackWhatItWaitsFor(t *testing.T) {
	for _, size := range []fyne.Size{Phone, Landscape, Small} {
		h := Open(t, size)
		h.NewTable("I draw real cards")
		h.Lines("round skirmish-a")
		for _, want := range []string{"Tap the card drawn", "Tap a space"} {
			if want == "Tap a space" {
				h.Lines("rival left cards=wealth", "rival right cards=foldspace")
				h.Next()
			}
			for _, tab := range []string{"Rivals", "Log"} {
				last := h.Last()
				h.Tap(tab)
				if got := h.Primary(); got != want {
					t.Fatalf("at %v the large button of %s is %q, want %q", size, tab, got, want)
				}
				h.Sees("Back to the table")
				h.Tap(want)
				h.SeesNot("Back to the table")
				if got := h.Last(); got != last {
					t.Errorf("the large button of %s tells %q", tab, got)
				}
			}
		}
	}
}
