package scene

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"hagal/app/page/table/board"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// letter is the key of a space.
func (h *Hand) letter(id facts.SpaceID) rune { return board.Letters(h.Table().Spaces())[id] }

// Enter is the large button wherever the focus is.
func (h *Hand) enter() {
	h.Helper()
	h.Key(fyne.KeyReturn)
}

// tabTo presses Tab until something has the focus.
func (h *Hand) tabTo(name string) {
	h.Helper()
	for range 100 {
		if h.Focus() == name {
			return
		}
		h.Key(fyne.KeyTab)
	}
	h.Fatalf("Tab does not come to %q", name)
}

// atTurn is a solo table on a desktop, at the person's first turn, with a Rival's turn on screen.
func atTurn(t *testing.T) *Hand {
	h := Open(t, Desktop)
	h.NewTable()
	h.Lines("round skirmish-a", "rival left cards=conspire", "rival right cards=arrakeen-1p")
	return h
}

// A whole turn of a person by keys, from the Rival's screen on: the space by
// its letter, the troops by a digit, Enter; and the Reveal turn.
func TestATurnIsSixKeysAtMost(t *testing.T) {
	h := atTurn(t)
	for _, c := range []struct {
		keys func()
		most int
		want string
	}{
		{func() { h.Type(h.letter("hardy-warriors")); h.Type('2'); h.enter() }, 3, "agent you hardy-warriors troops=2"},
		{func() { h.enter(); h.enter(); h.Type(h.letter("secrets")); h.enter() }, 4, "agent you secrets"},
		{func() { h.Type('1'); h.Type('1'); h.enter() }, 3, "reveal you strength=15"},
	} {
		h.Window.Canvas().Unfocus()
		before := h.Keys
		c.keys()
		kept := strings.Join(h.App.Desk().Session().Lines(), "\n")
		if !strings.Contains(kept, c.want) {
			t.Fatalf("%d keys tell\n%s\nwant %s", h.Keys-before, kept, c.want)
		}
		if n := h.Keys - before; n > c.most {
			t.Errorf("%s takes %d keys, want %d", c.want, n, c.most)
		}
	}
}

// A space that has the focus is chosen with Space, and Enter sends the Agent
// there, though the space has the focus still.
func TestEnterIsTheLargeButton(t *testing.T) {
	h := atTurn(t)
	h.Type(h.letter("wealth"))
	h.tabTo(Space("secrets"))
	h.Key(fyne.KeySpace)
	h.enter()
	if got := h.Last(); got != "agent you secrets" {
		t.Errorf("the last line is %q", got)
	}
}

// Arrows go to the nearest space as it lies on the board.
func TestArrowsGoOverTheBoard(t *testing.T) {
	h := atTurn(t)
	h.Next()
	h.tabTo(Space("conspire"))
	for _, c := range []struct {
		key  fyne.KeyName
		want facts.SpaceID
	}{{fyne.KeyRight, "wealth"}, {fyne.KeyRight, "high-council"}, {fyne.KeyDown, "swordmaster"}, {fyne.KeyLeft, "foldspace"}, {fyne.KeyDown, "secrets"},
		{fyne.KeyDown, "stillsuits"}, {fyne.KeyDown, "carthag"}, {fyne.KeyDown, "hagga-basin"}, {fyne.KeyLeft, "imperial-basin"}, {fyne.KeyUp, "arrakeen"}} {
		h.Key(c.key)
		if got := h.Focus(); got != Space(c.want) {
			t.Fatalf("%s goes to %q, want %q", c.key, got, Space(c.want))
		}
	}
}

// Every space has a letter of its own, in every language, which is none that
// means something else.
func TestEverySpaceHasALetter(t *testing.T) {
	defer func() { _ = words.Use(words.English) }()
	for _, l := range words.Languages {
		if err := words.Use(l.Language); err != nil {
			t.Fatal(err)
		}
		for _, first := range []string{"table solo expansion=base difficulty=mentat you=- left=ilban-richese right=leto-atreides deck=app seed=5",
			"table two expansion=ix first=one deck=app seed=5"} {
			var s engine.Session
			in, err := engine.Parse(first)
			if err == nil {
				s, err = s.Do(in)
			}
			if err != nil {
				t.Fatal(err)
			}
			letters := board.Letters(s.Table().Spaces())
			seen := map[rune]facts.SpaceID{}
			for _, space := range s.Table().Spaces() {
				r := letters[space.ID]
				if r < 'a' || r > 'z' || strings.ContainsRune(board.Taken, r) || seen[r] != "" {
					t.Errorf("%s: %q is the letter of %s, and of %q", l.Language, r, space.ID, seen[r])
				}
				seen[r] = space.ID
			}
		}
	}
}

// Esc leaves a sheet, what is chosen, what is said and each page, down to Home.
func TestEscapeLeaves(t *testing.T) {
	h := atTurn(t)
	h.Type('1')
	h.Sees(words.T("Victory points"))
	h.Key(fyne.KeyEscape)
	h.SeesNot(words.T("Victory points"))
	h.Type(h.letter("secrets"))
	if h.Primary() != words.T("Send your Agent") {
		t.Fatalf("the large button is %q", h.Primary())
	}
	h.Key(fyne.KeyEscape)
	h.Type(h.letter("conspire"))
	h.enter()
	h.Type('?')
	h.Sees(words.T("these keys"), Space("arrakeen"))
	h.Key(fyne.KeyEscape)
	for _, page := range []shell.Route{shell.Rules, shell.Settings, shell.Setup} {
		h.App.Go(page)
		h.Key(fyne.KeyEscape)
		if got := h.App.At(); got != shell.Table {
			t.Fatalf("Esc leaves %s for %s", page, got)
		}
	}
	h.Key(fyne.KeyEscape)
	if got := h.App.At(); got != shell.Home {
		t.Errorf("Esc leads to %s, want Home", got)
	}
	h.Key(fyne.KeyF1)
	h.Sees(words.T("these keys"))
}

// On a page with no letters of its own a letter goes to what begins with it,
// and + and - change the figure that has the focus.
func TestLettersAndSignsInASheet(t *testing.T) {
	h := atTurn(t)
	h.Type('2')
	for range 5 {
		if !strings.HasPrefix(h.Focus(), "Spice:") {
			h.Type('s')
		}
	}
	h.Type('+')
	h.Type('+')
	h.Type('-')
	if got := h.Table().Side(engine.Left).Spice; got != 1 {
		t.Errorf("spice is %d, want 1", got)
	}
}
