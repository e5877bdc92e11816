package scene

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"hagal/app/shell"
	"hagal/app/words"
	"hagal/engine"
)

// The space chosen stays in sight whatever its panel asks and warns of: with a
// dreadnought, no Agent left and another's Agent there; or the panel is on top.
func TestTheChosenSpaceStaysInSightBesideAFullPanel(t *testing.T) {
	inEach(t, 1, []Setting{
		{Landscape, 100, words.English, "light", "normal"},
		{Small, 100, words.German, "light", "normal"},
		{fyne.NewSize(667, 375), 100, words.German, "light", "normal"},
		{Phone, 125, words.German, "light", "normal"},
		{Landscape, 125, words.German, "light", "normal"},
		{fyne.NewSize(1024, 600), 100, words.German, "light", "normal"},
	}, func(_ *testing.T, h *Hand) {
		h.App.Prefer(shell.Odds, "on")
		firstTurn(h, "agent you dreadnought", "rival left cards=heighliner", "rival right cards=carthag", "agent you wealth")
		h.App.Act(h.App.Desk().See)
		h.spacesStayInSight()
	})
}

// Redo comes where no other deed was: what is pinned keeps its place, and where
// there is room aside Redo lies on nothing that was tapped before.
func TestRedoComesWhereNoDeedWas(t *testing.T) {
	for _, size := range sample([]fyne.Size{Phone, Small, Landscape, Desktop}, 1) {
		h := Open(t, size)
		firstTurn(h, "set you deployed 2", "set left agents 0", "set right agents 0", "agent you wealth", "agent you secrets")
		h.Tap("Strength: 5 more")
		pinned := map[string]box{}
		before := h.look().taps
		for _, tap := range before {
			if tap.within == nil {
				pinned[tap.name] = tap.box
			}
		}
		h.Next()
		h.Tap("Undo")
		redo := h.placeOf(h.Find("Redo"))
		for _, tap := range h.look().taps {
			if was, ok := pinned[tap.name]; ok && tap.within == nil && was != tap.box {
				t.Errorf("%v: with Redo %q goes from %v to %v", size, tap.name, was, tap.box)
			}
		}
		aside := size == Landscape || size == Desktop
		for _, tap := range before {
			if (aside || tap.within == nil) && tap.seen.meets(redo.box, slack) {
				t.Errorf("%v: Redo lies where %q was", size, tap.name)
			}
		}
	}
}

// A person's dreadnoughts are offered as far as the table knows of them.
func TestDreadnoughtsAreOfferedAsTheyAreKnown(t *testing.T) {
	const ask = "Dreadnoughts into the Conflict"
	for _, c := range []struct {
		lines []string
		most  int
	}{
		{nil, 0},
		{[]string{"agent you dreadnought"}, 1},
		{[]string{"agent you dreadnought", "rival left cards=heighliner", "rival right cards=wealth", "lift you dreadnought", "agent you dreadnought"}, 2},
		{[]string{"dreadnoughts you supply=0 garrison=0 deployed=2", "dreadnoughts you supply=0 garrison=1 deployed=1", "agent you wealth"}, 1},
	} {
		h := Open(t, Phone)
		firstTurn(h, append(c.lines, "set left agents 0", "set right agents 0")...)
		h.App.Act(h.App.Desk().See)
		h.TapSpace("research-station")
		most := 0
		for _, tap := range h.Seen() {
			for n := 1; n <= 2; n++ {
				if tap.Name == ask+": "+string(rune('0'+n)) && tap.Visible() {
					most = max(most, n)
				}
			}
		}
		if most != c.most {
			t.Errorf("after %q %d dreadnoughts are offered, want %d", c.lines, most, c.most)
		}
	}
}

// A strength below that of the units is taken, with a quiet remark that moves nothing.
func TestAStrengthBelowTheUnitsIsRemarked(t *testing.T) {
	const says = "less than 4 from units"
	h := Open(t, Phone)
	firstTurn(h, "set you deployed 2", "set left agents 0", "set right agents 0")
	h.Tap("Reveal")
	h.SeesNot(says)
	plus := func() box { return h.placeOf(h.Find("Strength: one more")).box }
	before := plus()
	h.Tap("Strength: one less")
	h.Sees(says)
	if got := plus(); got != before {
		t.Errorf("the figure goes from %v to %v", before, got)
	}
	h.Next()
	if got := h.Table().Side(engine.You).Strength(); got != 3 || !h.Table().CombatStarted() {
		t.Fatalf("the strength is %d", got)
	}
	h.Sees(says)
	h.Tap("Your strength: one more")
	h.SeesNot(says)
}

// What the hands must do at Recall is in sight without scrolling.
func TestRecallIsInSight(t *testing.T) {
	inEach(t, 1, []Setting{
		{Phone, 100, words.German, "light", "normal"},
		{Phone, 150, words.English, "light", "normal"},
		{Landscape, 100, words.German, "light", "normal"},
		{Small, 100, words.English, "light", "normal"},
		{Desktop, 125, words.German, "light", "normal"},
	}, func(_ *testing.T, h *Hand) {
		table(SoloLine, "round skirmish-a", "set you deployed 2", "set left deployed 3", "set right deployed 2", "set left agents 0", "set right agents 0",
			"reveal you strength=9", "combat left=wealth right=secrets")(h)
		h.Next()
		for _, card := range []string{"After Combat, on the board", "Makers, on the board", "Recall, on the board"} {
			h.inSight(words.T(card))
		}
	})
}

// Dreadnoughts that return to the garrison are one line, and a long list of
// what to move is in sight all the same.
func TestALongRecallIsInSight(t *testing.T) {
	for _, size := range sample([]fyne.Size{Phone, Landscape, Desktop}, 1) {
		h := Open(t, size)
		table("table two expansion=ix first=one variants=epic deck=app seed=5", "name one Anna", "name two Bob", "round machinations",
			"set hagal agents 0", "dreadnoughts one supply=0 garrison=0 deployed=2", "dreadnoughts two supply=0 garrison=0 deployed=2",
			"dreadnoughts hagal supply=0 garrison=0 deployed=2", "set one deployed 2", "set two deployed 3", "set hagal deployed 2",
			"reveal one strength=20", "reveal two strength=15", "combat hagal=wealth")(h)
		h.Next()
		for h.Table().Decision() != nil {
			h.Step(2)
		}
		h.Sees("Dreadnoughts from the Conflict to the garrison: Anna 1, Bob 2, House Hagal 2", "Troops from the Conflict to supply: Anna 2, Bob 3, House Hagal 2")
		for _, card := range []string{"After Combat, on the board", "Makers, on the board", "Recall, on the board"} {
			h.inSight(card)
		}
	}
}

// On a phone on its side every strength in Combat is in sight at once, and the
// large button says what it waits for.
func TestAPhoneOnItsSideShowsAllOfCombat(t *testing.T) {
	h := Open(t, Landscape)
	firstTurn(h, "set you deployed 2", "set left deployed 3", "set right deployed 2")
	h.Sees("Agents left: 2")
	h.Lines("set left agents 0", "set right agents 0", "reveal you strength=9", "combat left=wealth right=secrets")
	for _, s := range h.Table().Seats() {
		h.inSight(words.T("{0}: one more", words.T("Strength of {0}", words.At(h.Table(), s))))
	}
}

// The odds are switched on top of what is wanted seldom.
func TestTheOddsAreFound(t *testing.T) {
	for _, size := range sample([]fyne.Size{Phone, Landscape, Small}, 1) {
		h := Open(t, size)
		firstTurn(h)
		h.Tap("More")
		h.inSight("Show the odds")
	}
}

// A letter that means something else goes to the answers that begin with it.
func TestEveryAnswerIsReachedByItsLetter(t *testing.T) {
	h := Open(t, Desktop)
	table(SoloLine, "round skirmish-a", "set left agents 0", "set right agents 0", "influence you emperor +5", "influence left emperor +4",
		"influence right emperor +4", "influence you emperor -3")(h)
	lines := h.App.Desk().Session().Head()
	h.Type('y')
	if got, want := h.Focus(), h.App.Shown().Answers[0].Name; h.App.Desk().Session().Head() != lines || got != want {
		t.Fatalf("Y goes to %q; the answers begin with %q", got, want)
	}
}

// Dividends that pay a Rival are told with the Agent that moves the Freighter,
// and undone with it; with two players nobody is paid, and nothing is asked.
func TestDividendsAreAskedWithTheFreighter(t *testing.T) {
	const ask = "Chose Dividends: the others gain 1 Solari"
	h := Open(t, Desktop)
	firstTurn(h, "set left agents 0", "set right agents 0")
	h.Tap("Wealth")
	h.SeesNot(ask)
	before := h.Table().Side(engine.Left).Solari
	h.Tap("Smuggling")
	h.Tap(ask)
	h.Tap(ask)
	h.Type('1')
	h.Next()
	if got := h.Table().Side(engine.Left).Solari; got != before+1 || h.Last() != "dividends you" {
		t.Fatalf("a Rival has %d Solari of %d; told %q", got, before, h.Last())
	}
	h.Tap("Undo")
	if got := h.Table().Side(engine.Left).Solari; got != before {
		t.Errorf("after Undo a Rival has %d Solari, want %d", got, before)
	}
	h.Next()
	if got := h.Last(); got != "dividends you" {
		t.Errorf("what Undo brought back tells %q", got)
	}
	table("table two expansion=ix first=one deck=app seed=5", "round skirmish-a")(h)
	h.Tap("Smuggling")
	h.SeesNot(ask)
	h.Tap(words.T("Figures of {0}", words.At(h.Table(), engine.One)))
	h.SeesNot(ask)
}

// The figures of the panel stay under the thumb, whatever is tapped of them.
func TestUnitsStayUnderTheThumb(t *testing.T) {
	const name = "Troops into the Conflict"
	for _, size := range sample([]fyne.Size{Phone, Landscape, Desktop}, 1) {
		h := Open(t, size)
		firstTurn(h, "agent you dreadnought", "rival left cards=heighliner", "rival right cards=wealth")
		h.App.Act(h.App.Desk().See)
		h.TapSpace("carthag")
		place := func() box { return h.placeOf(h.Find(name + ": 0")).box }
		before := place()
		for _, tap := range []string{"Dreadnoughts into the Conflict: 1", name + ": 1", name + ": 2", "Dreadnoughts into the Conflict: 0"} {
			h.Tap(tap)
			if got := place(); got != before {
				t.Fatalf("%v: after %q the figure goes from %v to %v", size, tap, before, got)
			}
		}
	}
}

// The steps of a strength are alike and stand in one line, also on the smallest
// phone, and on a larger one up to text half as large again.
func TestStrengthStepsStandInOneLine(t *testing.T) {
	for _, s := range []Setting{
		{Small, 100, words.English, "light", "normal"},
		{Phone, 100, words.German, "light", "normal"},
		{Phone, 125, words.German, "light", "normal"},
		{Phone, 150, words.German, "light", "normal"},
	} {
		h := With(t, s)
		firstTurn(h, "set you deployed 2", "set left agents 0", "set right agents 0")
		h.Tap(words.T("Reveal"))
		most := words.T("{0}: {1} more", words.T("Strength"), 5)
		first := h.placeOf(h.Find(words.T("{0}: one less", words.T("Strength"))))
		if last := h.placeOf(h.Find(most)); last.top != first.top || max(last.width()-first.width(), first.width()-last.width()) > slack {
			t.Errorf("%v: one less stands at %v, five more at %v", s, first.box, last.box)
		}
		h.Tap(most)
		h.Next()
		if got := h.Table().Side(engine.You).Strength(); got != 9 {
			t.Errorf("%v: the strength is %d, want 9", s, got)
		}
	}
}

// The large button keeps its height while a figure above it is stepped.
func TestTheLargeButtonKeepsItsHeight(t *testing.T) {
	inEach(t, 2, []Setting{
		{fyne.NewSize(360, 740), 100, words.English, "light", "normal"},
		{Small, 100, words.Spanish, "light", "normal"},
		{Phone, 150, words.German, "light", "normal"},
		{Small, 100, words.Portuguese, "light", "normal"},
	}, func(t *testing.T, h *Hand) {
		firstTurn(h, "set left agents 0", "set right agents 0")
		step := func(name string, times int) {
			t.Helper()
			before := h.placeOf(h.Find(h.Primary())).box
			for range times {
				h.Tap(words.T("{0}: one more", words.T(name)))
				if got := h.placeOf(h.Find(h.Primary())).box; got != before {
					t.Fatalf("%q goes from %v to %v", h.Primary(), before, got)
				}
			}
		}
		h.TapSpace("carthag")
		step("Troops into the Conflict", 5)
		h.Lines("agent you carthag troops=2", "agent you wealth")
		step("Strength", 12)
	})
}

// On a phone on its side every seat is in sight beside what happens, also with
// the odds, under a head of two lines and above Redo.
func TestEverySeatIsInSightBesideTheOdds(t *testing.T) {
	h := Open(t, Landscape)
	h.App.Prefer(shell.Both, "off")
	table("table solo expansion=ix difficulty=mentat you=- left=memnon-thorvald right=vladimir-harkonnen deck=app seed=5",
		"tiles windtraps flagship troop-transports", "round skirmish-a", "own left sonic-snoopers", "dreadnoughts left supply=0 garrison=1 deployed=1",
		"rival left cards=heighliner", "rival right cards=carthag")(h)
	h.Type('%')
	for range 2 { // also with Redo
		for _, s := range h.Table().Seats() {
			h.inSight(words.T("Figures of {0}", words.At(h.Table(), s)))
		}
		h.Tap("Undo")
	}
}

// What a Rival moves is in sight whole on a phone on its side, however much.
func TestAllThatARivalMovesIsInSight(t *testing.T) {
	h := Open(t, Landscape)
	h.App.Prefer(shell.Both, "off")
	table("table solo expansion=ix difficulty=mentat you=- left=memnon-thorvald right=vladimir-harkonnen deck=app seed=5",
		"tiles windtraps flagship troop-transports", "round skirmish-a", "set left freighter 2", "influence left guild +1", "set left garrison +4", "rival left cards=heighliner")(h)
	lines := h.moves()
	if len(lines) < 5 {
		t.Fatalf("only %q is to be moved", lines)
	}
	h.inSight("To move, on the board")
	for _, line := range lines {
		if !strings.Contains(h.Within("To move, on the board"), line) {
			t.Errorf("%q is not among what is to be moved", line)
		}
	}
}

// After a reward that moves the Freighter the Dividends are one tap away, and
// asked for once (R-SPEND-4).
func TestDividendsAreAskedWithAFreighterReward(t *testing.T) {
	const ask = "Chose Dividends: the others gain 1 Solari"
	for _, size := range sample([]fyne.Size{Phone, Landscape}, 1) {
		h := Open(t, size)
		table("table solo expansion=ix difficulty=mentat you=- left=memnon-thorvald right=vladimir-harkonnen deck=app seed=5",
			"tiles windtraps flagship troop-transports", "round skirmish-e", "set you deployed 2", "set left agents 0", "set right agents 0",
			"reveal you strength=9", "combat", "resolve", "recall")(h)
		before := h.Table().Side(engine.Left).Solari
		h.Tap(ask)
		if got := h.Table().Side(engine.Left).Solari; got != before+1 || h.Last() != "dividends you" {
			t.Errorf("a Rival has %d Solari of %d; told %q", got, before, h.Last())
		}
		h.SeesNot(ask)
		h.Sees("Recall, on the board")
	}
}
