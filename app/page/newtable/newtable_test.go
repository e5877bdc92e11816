package newtable_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"hagal/app/scene"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

func TestNamesOfTwoPlayers(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.Tap("New table")
	h.Tap("Two players")
	h.Write("Player one", scene.LongName+"ver forty")
	h.Write("Player two", " #Bob ")
	h.Sees(scene.LongName, "Bob")
	h.Tap("Bob")
	h.Next()
	tb := h.Table()
	if one, two := tb.Name(engine.One), tb.Name(engine.Two); one != scene.LongName || two != "Bob" {
		t.Fatalf("the names are %q and %q", one, two)
	}
	if got := tb.First(); got != engine.Two {
		t.Errorf("First Player is %q", got)
	}
	lines := h.App.Desk().Session().Lines()
	if len(lines) != 3 || lines[1] != "name one "+scene.LongName || lines[2] != "name two Bob" {
		t.Errorf("the lines are %q", lines)
	}
	if got := h.App.Desk().Title(); !strings.HasPrefix(got, scene.LongName+", Bob 20") {
		t.Errorf("the table is called %q", got)
	}
	h.Start(scene.Phone)
	h.Next()
	h.Play(1, 400)
	h.App.Go(shell.History)
	h.Sees(scene.LongName, "Bob", "of 1 won")
}

func TestNamesAreNoMust(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.Tap("New table")
	h.Tap("Two players")
	h.Write("Player two", scene.LongName[:39])
	h.Tap("Solo, two Rivals")
	h.Tap("Two players")
	h.Next()
	if got := len(h.App.Desk().Session().Lines()); got != 2 {
		t.Errorf("%d lines, want the table and one name", got)
	}
	h.App.Go(shell.Home)
	h.Tap("New table")
	h.Tap("Two players")
	h.Next()
	if got := h.App.Desk().Title(); len(h.App.Desk().Session().Lines()) != 1 || !strings.HasPrefix(got, "Two players 20") {
		t.Errorf("without names the table is %q: %q", got, h.App.Desk().Session().Lines())
	}
}

// What is chosen is kept by the tap, and drawing keeps nothing.
func TestWhatIsChosenOutlivesAKill(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.Tap("New table")
	h.App.Redraw()
	if got := h.App.Kept("setup"); got != "" {
		t.Errorf("before a choice %q is kept", got)
	}
	h.Tap("Mentat")
	h.Tap("With Rise of Ix")
	h.Tap("Left Rival")
	h.Tap(words.Word(facts.LeaderID("rhombur-vernius")))
	h.Tap("Brutal Escalation")
	h.Tap("I draw real cards")
	h.Start(scene.Phone)
	h.Tap("New table")
	h.Next()
	want := engine.Setup{Solo: true, Boxes: facts.Ix, Difficulty: "mentat", Left: "rhombur-vernius", Right: "glossu-rabban",
		Variants: facts.Brutal, RealCards: true, Seed: 11}
	if got := h.Table().Setup(); got != want {
		t.Errorf("the table is %q, want %q", got, want)
	}
}

// One tap on a suggestion sets the Leaders and the difficulty, and nothing else.
func TestASuggestionSetsLeadersAndDifficulty(t *testing.T) {
	paces := facts.Paces(facts.Ix)
	middle, fastest := paces[len(paces)/2], paces[len(paces)-1]
	for name, want := range map[string]engine.Setup{
		"First game":  {Difficulty: "mercenary", Left: "memnon-thorvald", Right: "glossu-rabban"},
		"Even game":   {Difficulty: middle.Difficulty, Left: middle.Leaders[0], Right: middle.Leaders[1]},
		"Fierce game": {Difficulty: fastest.Difficulty, Left: fastest.Leaders[0], Right: fastest.Leaders[1]},
	} {
		h := scene.Open(t, scene.Phone)
		h.Tap("New table")
		h.Tap("With Rise of Ix")
		h.Tap("I draw real cards")
		h.Tap("Kwisatz Haderach")
		h.Tap("Your Leader")
		h.Tap("Paul Atreides")
		h.Tap(name)
		h.Next()
		want.Solo, want.Boxes, want.You, want.RealCards, want.Seed = true, facts.Ix, "paul-atreides", true, 11
		if got := h.Table().Setup(); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
}

func TestNoSuggestionTakesYourLeader(t *testing.T) {
	for _, you := range facts.RivalLeaders(facts.Ix) {
		h := scene.Open(t, scene.Phone)
		h.Store.Settings = map[string]string{"setup": "table solo expansion=ix difficulty=sardaukar you=" + string(you) + " left=" + other(you, "ilban-richese", "leto-atreides") + " right=" + other(you, "ariana-thorvald", "vladimir-harkonnen") + " deck=app"}
		h.Tap("New table")
		for _, name := range []string{"First game", "Even game", "Fierce game"} {
			h.Tap(name)
			in, err := engine.Parse(h.App.Kept("setup"))
			if err != nil {
				t.Fatal(err)
			}
			if s := in.(engine.Setup); s.You != you || s.Left == you || s.Right == you || s.Left == "" || s.Left == s.Right {
				t.Errorf("%s with your Leader %s is %q", name, you, s)
			}
		}
	}
}

// other is the usual Leader, or another where it is yours.
func other(you facts.LeaderID, usual, instead string) string {
	if string(you) == usual {
		return instead
	}
	return usual
}

// The pace follows the pair, the difficulty and the box; of what was not
// measured nothing is said.
func TestThePaceIsThatOfTheTable(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.Tap("New table")
	sees := func(b facts.Boxes, d facts.DifficultyID, left, right facts.LeaderID) {
		t.Helper()
		p, ok := facts.PaceOf(b, 0, d, left, right)
		if !ok {
			t.Fatalf("%s and %s have no pace", left, right)
		}
		h.Sees("A Rival has 10 points in round "+words.Tenths(p.Against[facts.Fighting].Rounds)+" on average.", "in round "+words.Tenths(p.Against[facts.Peaceful].Rounds)+" if you stay out")
	}
	sees(facts.Base, "mercenary", "memnon-thorvald", "glossu-rabban")
	h.Tap("Kwisatz Haderach")
	sees(facts.Base, "kwisatz-haderach", "memnon-thorvald", "glossu-rabban")
	h.Tap("With Rise of Ix")
	sees(facts.Ix, "kwisatz-haderach", "memnon-thorvald", "glossu-rabban")
	h.Tap("Left Rival")
	h.Tap("Countess Ariana Thorvald")
	sees(facts.Ix, "kwisatz-haderach", "ariana-thorvald", "glossu-rabban")
	for _, v := range facts.VariantTable {
		h.Tap(v.Name)
		if v.Variant.WinningPoints() == facts.Variants(0).WinningPoints() {
			h.Sees("on average", "Measured without variants.", "First game", "Fierce game")
		} else {
			h.SeesNot("on average", "First game", "Fierce game")
		}
		h.Tap(v.Name)
		h.Sees("on average", "First game", "Fierce game")
	}
	h.Tap("Two players")
	h.SeesNot("on average", "First game", "Fierce game")
}

// Who draws the House Hagal cards is asked before what a newcomer needs to
// read about.
func TestRealCardsAreAskedForEarly(t *testing.T) {
	for _, size := range []fyne.Size{scene.Phone, scene.Desktop} {
		h := scene.Open(t, size)
		h.Tap("New table")
		text := h.Text()
		if cards, difficulty := strings.Index(text, "I draw real cards"), strings.Index(text, "Difficulty"); cards < 0 || cards > difficulty {
			t.Errorf("at %v the cards stand at %d, the difficulty at %d", size, cards, difficulty)
		}
	}
}

// A setting that holds no table, or one that the rules refuse, is none.
func TestATableThatCannotBeIsNotSetUp(t *testing.T) {
	const first = "table solo expansion=base difficulty=mercenary you=- left=memnon-thorvald right=glossu-rabban deck=app"
	for _, kept := range []string{
		"", "table", "round skirmish-a", "table four", "\x00", strings.Repeat("table ", 400),
		"table solo expansion=base difficulty=mentat you=- left=ilban-richese right=ilban-richese deck=app",
		"table solo expansion=base difficulty=mentat you=ilban-richese left=ilban-richese right=leto-atreides deck=app",
		"table solo expansion=base difficulty=mentat you=- left=rhombur-vernius right=leto-atreides deck=app",
		"table solo expansion=base difficulty=mentat you=- left=paul right=leto-atreides deck=app",
		"table two expansion=base first=hagal deck=app",
	} {
		h := scene.Open(t, scene.Phone)
		h.Store.Settings = map[string]string{"setup": kept}
		h.Tap("New table")
		h.Next()
		if got := h.Table().Setup().String(); got != first+" seed=11" {
			t.Errorf("with %q kept the table is %q", kept, got)
		}
	}
}

// A box that leaves takes its Leaders with it; who comes instead is nobody
// that is at the table already.
func TestLeadersOfABoxLeaveWithIt(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.Tap("New table")
	h.Tap("With Rise of Ix")
	for _, c := range []struct {
		of     string
		leader facts.LeaderID
	}{{"Left Rival", "rhombur-vernius"}, {"Right Rival", "memnon-thorvald"}, {"Your Leader", "ilesa-ecaz"}} {
		h.Tap(c.of)
		h.Tap(words.Word(c.leader))
	}
	h.Tap("Base game")
	h.Next()
	s := h.Table().Setup()
	if s.Right != "memnon-thorvald" || s.You != "" || s.Left == s.Right || facts.LeaderOf(s.Left).Needs != (facts.LeaderOf("memnon-thorvald").Needs) {
		t.Errorf("the table is %q", s)
	}
}

// A name may be a word of the app, which is translated; the name is not.
func TestNamesAreNeverTranslated(t *testing.T) {
	h := scene.With(t, scene.Setting{Size: scene.Phone, Scale: 100, Language: words.German, Variant: "dark", Contrast: "normal"})
	h.Tap(words.T("New table"))
	h.Tap(words.T("Two players"))
	h.Write(words.Word(engine.One), "Home")
	h.Write(words.Word(engine.Two), "spice")
	h.Sees("Home", "spice")
	h.Next()
	if got := h.App.Desk().Title(); !strings.HasPrefix(got, "Home, spice 20") {
		t.Errorf("the table is called %q", got)
	}
	h.App.Go(shell.Home)
	h.Sees("Home, spice " + words.Day(h.App.Now()))
}

// What no name may hold cannot be typed, nor pasted.
func TestSignsThatNoNameHolds(t *testing.T) {
	for typed, want := range map[string]string{
		"\u202eAda": "Ada", "A#d\x07a\u2028": "Ada", "\u200bBob\u2066": "Bob", "  Ada  Lovelace": "Ada  Lovelace",
		"👩\u200d🚀": "👩\u200d🚀", "\xffAda": "Ada", strings.Repeat("\u202e", 5000): "", strings.Repeat("ä", 5000): strings.Repeat("ä", engine.MaxName),
	} {
		h := scene.Open(t, scene.Phone)
		h.Tap("New table")
		h.Tap("Two players")
		h.Write("Player one", "x").SetText(typed)
		h.Next()
		if h.App.Desk() == nil {
			t.Errorf("%q: %s", typed, h.App.Message())
			continue
		}
		if got := h.Table().Name(engine.One); got != want {
			t.Errorf("%q is called %q, want %q", typed, got, want)
		}
	}
}

// A choice among boxes is not turned over by choosing it again.
func TestABoxChosenAgainStays(t *testing.T) {
	h := scene.Open(t, scene.Phone)
	h.Tap("New table")
	h.Tap("With Rise of Ix")
	h.Tap("With Rise of Ix")
	h.Next()
	if got := h.Table().Setup().Boxes; got != facts.Ix {
		t.Errorf("the table has %q, want %q", got, facts.Ix)
	}
}

// With the base game a variant of another box's book says where it is printed
// and that the box is not needed; with the box there is nothing to say.
func TestVariantsOfAnotherBookSaySo(t *testing.T) {
	const says = "Printed: Rise of Ix rulebook; nothing of that box is needed."
	h := scene.Open(t, scene.Desktop)
	h.Tap("New table")
	for _, v := range facts.VariantTable {
		if !v.Lawful(true, facts.Base) {
			h.SeesNot(v.Name)
			continue
		}
		if got := h.Within(v.Name); !strings.Contains(got, says) {
			t.Errorf("%s says %q", v.Name, got)
		}
	}
	h.Tap("With Rise of Ix")
	h.Sees("Epic Game Mode")
	h.SeesNot(says)
}
