package scene

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"hagal/app/shell"
	"hagal/app/words"
	"hagal/engine"
)

// aboutToReveal is a hand at a Reveal turn with two troops and a dreadnought told of
// in the Conflict, and both Rivals in it.
func aboutToReveal(t *testing.T, s Setting) *Hand {
	h := With(t, s)
	h.App.Prefer(shell.Odds, "on")
	firstTurn(h, "set you deployed 2", "set left deployed 3", "set right deployed 2", "set left agents 0", "set right agents 0", "agent you wealth", "agent you secrets")
	return h
}

// A digit in the Reveal turn is swords, which are added to the units, as the
// sheet says; digits after one another are one number.
func TestDigitsAreSwords(t *testing.T) {
	h := aboutToReveal(t, Setting{Desktop, 100, words.English, "light", "normal"})
	h.Sees("4 from units; add your swords")
	h.Type('3')
	h.Sees("4 from units; added: 3", "Reveal with strength 7")
	h.Type('0')
	h.Sees("Reveal with strength 34")
	h.Type('-')
	h.Type('2')
	h.Sees("Reveal with strength 6")
	for range 3 {
		h.Type('-')
	}
	h.Sees("less than 4 from units", "Reveal with strength 3") // told before it is sent, not refused
	h.Type('5')
	h.enter()
	if got := h.Table().Side(engine.You).Strength(); got != 9 {
		t.Errorf("5 swords and 2 troops are strength %d, want 9", got)
	}
}

// On a phone on its side the strength and what it is worth stand above the
// board, all of it in sight.
func TestAPhoneOnItsSideShowsWhatAStrengthIsWorth(t *testing.T) {
	for _, l := range []words.Language{words.English, words.German} {
		h := aboutToReveal(t, Setting{Landscape, 100, l, "light", "normal"})
		h.inSight(words.T("The odds"))
		most := words.T("{0}: {1} more", words.T("Strength"), 5)
		h.inSight(most)
		h.inSight(h.Primary())
		if panel, board := h.placeOf(h.Find(most)), h.placeOf(h.space("conspire")); panel.bottom > board.top {
			t.Errorf("the board is above the strength")
		}
	}
}

// A strength that is stepped in Combat is one line of the log and one Undo.
func TestAStrengthInCombatIsOneUndo(t *testing.T) {
	h := aboutToReveal(t, Setting{Phone, 100, words.English, "light", "normal"})
	h.Next()
	told := h.App.Desk().Session().Lines()
	for range 4 {
		h.Tap("Your strength: one more")
	}
	if got, want := h.App.Desk().Session().Lines()[len(told):], []string{"strength you 8"}; !slices.Equal(got, want) {
		t.Fatalf("four taps leave the lines %q, want %q", got, want)
	}
	h.Start(Phone)
	h.Sees("Everybody passed")
	if got := h.Table().Side(engine.You).Strength(); got != 8 {
		t.Errorf("after a kill the strength is %d", got)
	}
	h.Tap("Undo")
	if got := h.Table().Side(engine.You).Strength(); got != 4 {
		t.Errorf("after one Undo the strength is %d, want 4", got)
	}
	h.Tap("Redo")
	h.Next()
	if got := h.App.Desk().Session().Lines()[len(told)]; got != "strength you 8" {
		t.Errorf("kept is %q", got)
	}
}

// A person's row in Combat tells the cheapest way further, then to the first
// place.
func TestCombatTellsTheCheapestWayFurther(t *testing.T) {
	for _, c := range []struct {
		you, left, right int
		says             []string
		not              string
	}{
		{5, 6, 14, []string{"To tie for 2nd: 1 more strength", "To tie for 1st: 9 more strength; to win: 10 more"}, "To be 2nd"},
		{6, 6, 14, []string{"To be 2nd: 1 more strength", "To tie for 1st: 8 more strength; to win: 9 more"}, "To tie for 2nd"},
		{7, 6, 14, []string{"To tie for 1st: 7 more strength; to win: 8 more"}, "for 2nd:"},
		{5, 14, 14, []string{"To tie for 1st: 9 more strength; to win: 10 more"}, "2nd:"},
		{14, 6, 14, []string{"To win: 1 more strength"}, "To tie"},
		{15, 6, 14, nil, "more strength"},
	} {
		for _, size := range sample([]fyne.Size{Phone, Landscape}, 1) {
			h := Open(t, size)
			table(SoloLine, "round skirmish-a", "set you deployed 1", "set left deployed 1", "set right deployed 1", "set left agents 0", "set right agents 0",
				"reveal you", "combat left=wealth right=secrets")(h)
			h.Lines("strength you "+strconv.Itoa(c.you), "strength left "+strconv.Itoa(c.left), "strength right "+strconv.Itoa(c.right))
			h.Sees(c.says...)
			h.SeesNot(c.not)
		}
	}
}

// With a Combat space chosen a key of its own takes dreadnoughts along, and the
// help of the keys tells it.
func TestDreadnoughtsHaveAKey(t *testing.T) {
	h := Open(t, Desktop)
	firstTurn(h, "agent you dreadnought", "set left agents 0", "set right agents 0")
	h.App.Act(h.App.Desk().See)
	h.Type('?')
	h.Sees("one dreadnought more")
	h.Key(fyne.KeyEscape)
	h.Type(h.letter("research-station"))
	h.Type('2')
	h.Type('.')
	h.enter()
	if got, want := h.Last(), "agent you research-station troops=2 dreadnoughts=1"; got != want {
		t.Errorf("told %q, want %q", got, want)
	}
}

// A sword card whose figure rests on one source says so on the line of the seat
// that drew it, without alarm, and of another one's not again.
func TestADoubtIsANoteOnItsRival(t *testing.T) {
	const says = "Foldspace / Interstellar Shipping: 2 swords. Only one source says so: check the printed card."
	for _, size := range sample([]fyne.Size{Phone, Landscape}, 1) {
		h := Open(t, size)
		table("table solo expansion=ix difficulty=mentat you=- left=ilban-richese right=leto-atreides deck=cards", "tiles windtraps flagship artillery",
			"round skirmish-a", "set you deployed 2", "set left deployed 2", "set right deployed 2", "set left agents 0", "set right agents 0", "reveal you",
			"combat left=foldspace-shipping right=smuggling-shipping")(h)
		text := h.Text()
		h.Sees(says, "Smuggling / Interstellar Shipping: 2 swords")
		if at, left, right := strings.Index(text, says), strings.Index(text, "Ilban Richese"), strings.Index(text, "Leto Atreides"); at < left || at > right {
			t.Errorf("%v: the note is not on the Rival's line", size)
		}
		if n := strings.Count(text, "Only one source"); n != 1 {
			t.Errorf("%v: it is said %d times", size, n)
		}
		for _, s := range h.Table().Seats() {
			h.inSight(words.T("{0}: one more", words.T("Strength of {0}", words.At(h.Table(), s))))
		}
	}
}

// A strength told low is 0 at least, whatever unit is taken out of the Conflict then.
func TestAStrengthToldLowIsNeverBelowNothing(t *testing.T) {
	h := Open(t, Phone)
	firstTurn(h, "set you deployed 2", "set left agents 0", "set right agents 0")
	h.Tap("Reveal")
	for range 4 {
		h.Tap("Strength: one less")
	}
	h.Hold(words.T("Figures of {0}", words.At(h.Table(), engine.You)))
	h.Tap("Troops in the Conflict: one less")
	h.App.Close()
	if got, want := h.Primary(), "Reveal with strength 0"; got != want {
		t.Fatalf("the large button is %q, want %q", got, want)
	}
	h.Next()
	if got := h.Table().Side(engine.You).Strength(); got != 0 || !h.Table().CombatStarted() {
		t.Errorf("the strength is %d", got)
	}
}
