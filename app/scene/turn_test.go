package scene

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
)

// firstTurn is a solo table with Rise of Ix at the person's first turn.
func firstTurn(h *Hand, more ...string) {
	h.Helper()
	table("table solo expansion=ix difficulty=mentat you=- left=ilban-richese right=leto-atreides deck=app seed=5", append([]string{"tiles windtraps shuttle-fleet artillery",
		"round skirmish-a", "rival left cards=conspire", "rival right cards=arrakeen-1p"}, more...)...)(h)
	h.App.Act(h.App.Desk().See)
}

// spacesStayInSight checks of each space that it is in sight with its panel
// where it is chosen, or that the panel is, above the board.
func (h *Hand) spacesStayInSight() {
	h.Helper()
	for _, space := range h.Table().Spaces() {
		if h.Table().CanGo(h.Table().Turn(), space.ID, true) != nil {
			continue
		}
		h.TapSpace(space.ID)
		panel := h.placeOf(h.Find(words.T("More for {0}", words.Word(space.ID))))
		cell := h.placeOf(h.space(space.ID))
		if onTop := panel.within != nil && panel.bottom < cell.top && panel.seen.height() > panel.height()-slack; !onTop && cell.seen.height() < cell.height()-slack {
			h.Errorf("of %s %.0f of %.0f pt are in sight", space.ID, cell.seen.height(), cell.height())
		}
		h.TapSpace(space.ID)
	}
}

// The space chosen stays in sight with its panel at every size; where its panel
// scrolls with the board, the panel stands for it, on top.
func TestTheChosenSpaceStaysInSight(t *testing.T) {
	inEach(t, 2, []Setting{
		{Phone, 100, words.English, "light", "normal"},
		{Small, 100, words.German, "light", "normal"},
		{Phone, 200, words.German, "light", "normal"},
		{Landscape, 100, words.English, "light", "normal"},
		{Small, 200, words.English, "light", "normal"},
		{Desktop, 200, words.German, "light", "normal"},
	}, func(_ *testing.T, h *Hand) {
		firstTurn(h)
		h.spacesStayInSight()
	})
}

// The large button says how many units go along, where units may.
func TestTheLargeButtonTellsTheUnits(t *testing.T) {
	h := Open(t, Phone)
	firstTurn(h)
	for _, c := range []struct{ tap, want string }{
		{"Carthag", "Send with 0 troops"},
		{"Troops into the Conflict: 2", "Send with 2 troops"},
		{"Carthag", "Tap a space"},
		{"Arrakeen", "Send there too, with 0 troops"},
		{"Secrets", "Send your Agent"},
	} {
		h.Tap(c.tap)
		if got := h.Primary(); got != c.want {
			t.Errorf("after %q the large button is %q, want %q", c.tap, got, c.want)
		}
	}
}

// Dreadnoughts are asked for as soon as a person can have one.
func TestDreadnoughtsAreAskedOfWhoHasThem(t *testing.T) {
	const ask = "Dreadnoughts into the Conflict"
	h := Open(t, Phone)
	firstTurn(h)
	h.Tap("Carthag")
	h.SeesNot(ask)
	h.Tap("Carthag")
	h.Lines("agent you dreadnought", "rival left cards=heighliner", "rival right cards=wealth")
	h.TapSpace("carthag")
	h.Sees(ask)
	h.Tap(ask + ": 1")
	h.Tap("Send with 0 troops and 1 dreadnought")
	if got, want := h.Last(), "agent you carthag dreadnoughts=1"; got != want {
		t.Errorf("told %q, want %q", got, want)
	}
}

// A reminder in the panel of a space looks like a warning, not like a gain.
func TestAReminderLooksLikeAWarning(t *testing.T) {
	h := Open(t, Phone)
	firstTurn(h)
	h.Tap(Space("sietch-tabr"))
	const says = "Sietch Tabr needs 2 influence with the Fremen"
	h.Sees(says)
	everything(h.Window.Content(), func(o fyne.CanvasObject) {
		if text, ok := o.(*kit.Text); ok && strings.Contains(kit.Plain(text.Text), says) && text.Style != part.Body {
			t.Errorf("%q is drawn as %+v", text.Text, text.Style)
		}
	})
}

// The Voice on the space whose panel is open closes the sheet and the panel.
func TestTheVoiceClosesThePanel(t *testing.T) {
	h := Open(t, Phone)
	firstTurn(h)
	h.Tap("Wealth")
	h.Tap("More for Wealth")
	h.Tap("Block it with The Voice")
	if got := h.Primary(); got != "Tap a space" {
		t.Errorf("after The Voice the large button is %q", got)
	}
}

// In a Rival's turn The Voice is told late: it was played in one's own.
func TestTheVoiceIsPlayedInOnesOwnTurn(t *testing.T) {
	h := Open(t, Phone)
	table("table solo expansion=base difficulty=mentat you=- left=ilban-richese right=leto-atreides deck=app seed=5", "round skirmish-a")(h)
	h.Hold("Wealth")
	h.SeesNot("Block it with The Voice")
	h.Tap("Say that you blocked it with The Voice")
	if got, want := h.Last(), "voice you wealth"; got != want {
		t.Errorf("told %q, want %q", got, want)
	}
}

// Undo of one's own turn brings back what was chosen for it.
func TestUndoBringsBackWhatWasChosen(t *testing.T) {
	h := Open(t, Phone)
	firstTurn(h)
	h.Tap("Carthag")
	h.Tap("Troops into the Conflict: 2")
	h.Next()
	h.Tap("Undo")
	if got, want := h.Primary(), "Send with 2 troops"; got != want {
		t.Fatalf("after Undo the large button is %q, want %q", got, want)
	}
	h.Next()
	h.Lines("set left agents 0", "set right agents 0")
	h.Tap("Reveal")
	h.Tap("+5")
	h.Tap("Reveal with strength 9")
	h.Tap("Undo")
	if got, want := h.Primary(), "Reveal with strength 9"; got != want {
		t.Fatalf("after Undo the large button is %q, want %q", got, want)
	}
	h.Next()
	if !h.Table().CombatStarted() {
		t.Error("the Reveal turn is not told again")
	}
}

// The tile bought comes back too, with what was answered.
func TestUndoBringsBackTheTileBought(t *testing.T) {
	h := Open(t, Phone)
	firstTurn(h)
	h.Tap("Tech Negotiation")
	h.Tap("A tile bought?")
	h.Tap("Shuttle Fleet")
	h.Tap("Fremen")
	h.Tap("Emperor")
	h.Next()
	h.Tap("Undo")
	h.Next()
	lines := h.App.Desk().Session().Lines()
	if got, want := strings.Join(lines[len(lines)-2:], "; "), "agent you tech-negotiation; acquire you 2 influence=emperor,fremen"; got != want {
		t.Errorf("told %q, want %q", got, want)
	}
}

// The large button keeps its size and its place when something can be redone.
func TestTheLargeButtonStaysWhereItIs(t *testing.T) {
	for _, size := range sample([]fyne.Size{Phone, Small, Landscape, Desktop}, 1) {
		h := Open(t, size)
		firstTurn(h)
		place := func() box { return h.placeOf(h.Find(h.Primary())).box }
		h.TapSpace("carthag")
		before := place()
		h.Next()
		h.Tap("Undo")
		if got := place(); got != before {
			t.Errorf("%v: the large button goes from %v to %v", size, before, got)
		}
		h.inSight("Redo")
		h.TapSpace("carthag") // put down
		h.Lines("name you Anna, who plays", "set left spice 3")
		h.TapSpace("carthag")
		if got := place(); got != before {
			t.Errorf("%v: with a long word on Undo the large button goes from %v to %v", size, before, got)
		}
	}
}

// Where the large button waits, Enter says for what, wherever the focus is.
func TestEnterSaysWhatTheLargeButtonWaitsFor(t *testing.T) {
	h := Open(t, Desktop)
	firstTurn(h)
	h.tabTo(Space("secrets"))
	h.enter()
	h.Sees("Choose a space for your Agent first, or reveal.")
	h.SeesNot("Block it with The Voice")
	h.Key(fyne.KeyEscape)
	h.Type(h.letter("tech-negotiation"))
	h.Type('2')
	h.Key(fyne.KeyEscape)
	if got, want := h.App.Shown().Primary.Sub, "first answer what the tile asks"; got != want {
		t.Errorf("below the large button stands %q, want %q", got, want)
	}
	h.enter()
	h.Sees("First answer what the tile asks: with which Faction?")
	if got := h.App.At(); got != shell.Table {
		t.Errorf("the app is at %s", got)
	}
}

// The digit of a stack tells that its tile was bought, 0 that none was.
func TestATileIsBoughtByItsDigit(t *testing.T) {
	h := Open(t, Desktop)
	firstTurn(h)
	h.Type(h.letter("tech-negotiation"))
	h.Type('1')
	h.Sees("Windtraps: what else it gives, take by hand")
	h.Type('0')
	h.Sees("No tile")
	h.Type('1')
	h.enter()
	if got, want := h.Last(), "acquire you 1"; got != want {
		t.Errorf("told %q, want %q", got, want)
	}
}

// + and - change the strength at once, and letters, digits and signs do the
// same with the focus anywhere.
func TestSignsChangeTheStrengthAtOnce(t *testing.T) {
	h := Open(t, Desktop)
	firstTurn(h, "set you deployed 2")
	h.Tap("Reveal")
	h.Type('+')
	h.Type('+')
	h.Type('-')
	if got, want := h.Primary(), "Reveal with strength 5"; got != want {
		t.Errorf("the large button is %q, want %q", got, want)
	}
	h.tabTo("+3")
	h.Type('+')
	if got, want := h.Primary(), "Reveal with strength 6"; got != want {
		t.Errorf("the large button is %q, want %q", got, want)
	}
}
