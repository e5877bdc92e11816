package scene

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/google/go-cmp/cmp"

	"hagal/app/kit"
	"hagal/app/kit/outline"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
	"hagal/engine/odds"
)

// figure is a chance as the board tells it in English.
func figure(c odds.Chance) string {
	return strings.NewReplacer("about ", "", "less than ", "<", "more than ", ">", "no chance", "never", "certain", "sure").Replace(c.Tell().String())
}

// within is what can be read in a thing, a text each.
func within(o fyne.CanvasObject) []string {
	var all []string
	everything(o, func(o fyne.CanvasObject) {
		switch c := o.(type) {
		case *kit.Text:
			all = append(all, kit.Plain(c.Text))
		case *canvas.Text:
			all = append(all, c.Text)
		}
	})
	return all
}

func (h *Hand) shown() bool { return h.App.Preferred(shell.Odds) == "on" }

// Whole games by the same taps, with the odds shown and without: the same
// lines come of them.
func TestTheOddsChangeNothingElse(t *testing.T) {
	play := func(show bool, choices ...string) (lines []string, taps int) {
		h := Open(t, Phone)
		h.NewTable(choices...)
		if show {
			h.Type('%')
		}
		for range 150 {
			if h.Table().Phase() == engine.PhaseOver {
				break
			}
			h.Step(2)
		}
		if h.shown() != show {
			t.Errorf("the odds are shown: %v, want %v", h.shown(), show)
		}
		return h.App.Desk().Session().Lines(), h.Taps
	}
	for _, choices := range sample([][]string{{"With Rise of Ix"}, nil}, 1) {
		without, few := play(false, choices...)
		with, many := play(true, choices...)
		if diff := cmp.Diff(without, with); diff != "" || few != many || len(with) < 60 {
			t.Errorf("with the odds %d taps of %d, lines:\n%s", many, few, diff)
		}
	}
}

// Two taps show the odds and two hide them, as the percent sign does; they are
// off at first, kept, and off where anything else was kept.
func TestTheOddsAreSwitched(t *testing.T) {
	h := Open(t, Phone)
	h.NewTable()
	h.Lines("round skirmish-a")
	where, taps := "The odds", h.Taps
	h.SeesNot("before your next turn. Tap for all the odds")
	before := outline.Of(h.Window.Canvas())
	h.Tap("More")
	h.Tap("Show the odds")
	if h.Taps != taps+2 {
		t.Errorf("%d taps show the odds", h.Taps-taps)
	}
	h.Sees("before your next turn. Tap for all the odds")
	h.Tap(where)
	h.Sees("How they are counted", "House Hagal cards to come: 27 of 27")
	h.App.Close()
	h.Start(Phone)
	if !h.shown() {
		t.Error("opened again the odds are hidden")
	}
	h.Type('%')
	if got := outline.Of(h.Window.Canvas()); got != before {
		t.Errorf("hidden again the screen is another:\n%s", firstChange(before, got))
	}
	h.Type('%')
	h.Tap("More")
	h.Tap("Hide the odds")
	h.SeesNot("before your next turn. Tap for all the odds")
	for _, kept := range []string{"ON", "on ", "1", strings.Repeat("on", 900)} {
		if err := h.Store.SetSetting(string(shell.Odds), kept); err != nil {
			t.Fatal(err)
		}
		h.Start(Phone)
		if got := h.App.Preferred(shell.Odds); got != "off" {
			t.Errorf("kept as %.20q the odds are %q", kept, got)
		}
	}
}

// Through a game each figure on screen is the one that is counted: on every
// space, also with one chosen, of the Conflict, and of a strength.
func TestTheOddsShownAreTheOddsCounted(t *testing.T) {
	spaces, fights := 0, 0
	sizes := sample([]fyne.Size{Phone, Desktop}, 1)
	for _, size := range sizes {
		h := Open(t, size)
		h.NewTable("With Rise of Ix")
		h.Type('%')
		for range 170 {
			tb := h.Table()
			if tb.Phase() == engine.PhaseOver {
				break
			}
			ahead := odds.Turns(tb)
			if tb.Phase() == engine.PhasePlayerTurns && tb.Turn().Rival() && len(ahead.Turns) > 0 {
				spaces += h.figures(ahead)
			}
			if id, ok := free(tb); ok && h.Primary() == words.T("Tap a space") && h.onBoard(id) {
				spaces += h.figures(ahead)
				h.TapSpace(id)
				spaces += h.figures(odds.With(tb, id))
				h.TapSpace(id) // and back
			}
			if all := odds.Combat(tb); len(all) > 0 && !tb.CombatStarted() {
				fights += h.fight(tb, all)
			}
			h.Step(2)
		}
	}
	if spaces < 200*len(sizes) || fights < 20*len(sizes) {
		t.Errorf("only %d figures of spaces and %d of Conflicts were seen", spaces, fights)
	}
}

// Each strength that can be entered says what it is worth, and how much more
// it takes; what is shown is as high whatever it says.
func TestTheOddsOfAStrength(t *testing.T) {
	h := Open(t, Phone)
	h.App.Open(h.Deal("Friday", SoloLine, "round skirmish-a", "set you deployed 2", "set left deployed 2", "set right deployed 1"))
	h.Lines("rival left cards=heighliner", "rival right cards=carthag")
	h.Type('%')
	h.Next()
	h.Tap("Reveal")
	race, ok := odds.Reveal(h.Table(), engine.You)
	if !ok {
		t.Fatal("there is no race")
	}
	said := map[string]bool{}
	height := h.Find("The odds").Size().Height
	for strength := 4; strength < 30; strength++ {
		h.race(race, strength)
		if says := within(h.Find("Rewards of Skirmish (Intrigue)").Content); slices.ContainsFunc(says, func(s string) bool { return strings.HasPrefix(s, "Win") }) {
			t.Errorf("while strength %d is told the Conflict says %q besides", strength, says)
		}
		if got := h.Find("The odds").Size().Height; got != height {
			t.Errorf("of strength %d what is shown is %.0f points high, before %.0f", strength, got, height)
		}
		said[strings.Join(within(h.Find("The odds").Content), " ")] = true
		h.Tap("Strength: one more")
	}
	if len(said) < 10 {
		t.Errorf("only %d different odds were seen", len(said))
	}
}

// free is a space that the human who is due may go to.
func free(tb engine.Table) (id facts.SpaceID, ok bool) {
	if tb.Phase() != engine.PhasePlayerTurns || tb.Decision() != nil || !tb.Turn().Human() {
		return "", false
	}
	for _, s := range tb.Spaces() {
		if tb.CanGo(tb.Turn(), s.ID, false) == nil {
			return s.ID, true
		}
	}
	return "", false
}

func (h *Hand) onBoard(id facts.SpaceID) bool {
	return slices.ContainsFunc(h.Seen(), func(tap *kit.Tap) bool { return tap.Name == words.Word(id) && tap.OnHold != nil })
}

// figures compares the spaces on screen with what is counted, and counts them.
func (h *Hand) figures(ahead odds.Ahead) int {
	h.Helper()
	n := 0
	for _, s := range h.Table().Spaces() {
		if !h.onBoard(s.ID) {
			continue
		}
		says := within(h.space(s.ID).Content)
		if c, ok := ahead.Taken[s.ID]; ok {
			n++
			if !slices.Contains(says, figure(c)) {
				h.Fatalf("%s is taken with %s, and says %q", s.ID, figure(c), says)
			}
		} else if slices.ContainsFunc(says, func(s string) bool { return strings.Contains(s, " in ") && s[len(s)-1] <= '9' }) {
			h.Fatalf("%s cannot be taken, and says %q", s.ID, says)
		}
	}
	return n
}

// An Agent keeps no Rival away that has Invasion Ships: its space says what
// the odds count for it.
func TestAnOccupiedSpaceTellsWhoMayComeAllTheSame(t *testing.T) {
	h := Open(t, Phone)
	table("table solo expansion=ix difficulty=mentat you=- left=memnon-thorvald right=vladimir-harkonnen deck=app seed=5",
		"tiles windtraps flagship artillery", "round skirmish-a", "own left invasion-ships", "rival left cards=wealth", "rival right cards=foldspace")(h)
	h.Next()
	h.Type('%')
	c, ok := odds.Turns(h.Table()).Taken["foldspace"]
	if !ok {
		t.Fatal("no Rival can come to Foldspace")
	}
	if says := within(h.space("foldspace").Content); !slices.Contains(says, figure(c)) {
		t.Errorf("Foldspace is taken with %s, and says %q", figure(c), says)
	}
}

// fight compares the line of the Conflict with what is counted.
func (h *Hand) fight(tb engine.Table, all map[engine.Seat]odds.Standing) int {
	h.Helper()
	c, _ := tb.Conflict()
	says, want := within(h.Find(words.T("Rewards of {0}", c.ID)).Content), []string{}
	units := 0
	for _, s := range tb.Seats() {
		units += tb.Side(s).Units()
	}
	if units == 0 || strings.HasPrefix(h.Primary(), "Reveal with strength") {
		return 0 // a strength that is told has figures of its own
	}
	for _, s := range tb.Seats() {
		want = append(want, figure(all[s].Win))
	}
	if got := says[len(says)-len(want):]; len(want) > 0 && !slices.Equal(got, want) {
		h.Fatalf("the Conflict is won with %q, and its line says %q", want, says)
	}
	return len(want)
}

// race compares what is said of a strength with what is counted.
func (h *Hand) race(r odds.Race, strength int) {
	h.Helper()
	needs := func(n int) string {
		if n == 0 {
			return "enough"
		}
		return "+" + strconv.Itoa(n)
	}
	at, more := r.At(strength), r.More(strength)
	var says []string
	for _, tap := range h.Seen() {
		if text := within(tap.Content); tap.Name == words.T("The odds") && slices.Contains(text, words.T("To win for sure")) {
			says = text
		}
	}
	want := []string{"If the Conflict ended now", "Win", figure(at.Win), "Tie for first", figure(at.Tie), "Second", figure(at.Second),
		"For better than even", needs(more.Even), "For more than 9 in 10", needs(more.NineInTen), "To win for sure", needs(more.Certain)}
	if !slices.Equal(says, want) {
		h.Fatalf("of strength %d it is said %q, want %q", strength, says, want)
	}
}

// Two shuffles that differ only in what nobody has seen show the same picture.
func TestTheHiddenOrderIsShownNowhere(t *testing.T) {
	for _, size := range sample([]fyne.Size{Phone, Desktop}, 1) {
		var first string
		for _, seed := range []int{5, 6, 77} {
			h := With(t, Setting{Size: size, Scale: 100, Language: words.English, Variant: "light", Contrast: "normal"})
			freeze(t, h)
			h.App.Open(h.Deal("Friday", fmt.Sprintf("table solo expansion=ix difficulty=mentat you=- left=ilban-richese right=leto-atreides deck=app seed=%d", seed),
				"tiles windtraps flagship artillery", "round skirmish-a", "rival left cards=heighliner", "rival right cards=carthag"))
			h.Next()
			h.Type('%')
			h.TapSpace("hardy-warriors")
			all := outline.Of(h.Window.Canvas())
			h.Tap("The odds")
			all += outline.Of(h.Window.Canvas())
			if first == "" {
				first = all
			}
			if all != first {
				t.Errorf("with seed %d the screen is another:\n%s", seed, firstChange(first, all))
			}
		}
	}
}

// With the odds shown no space moves, whatever the figures are: for each space
// that is chosen the board is the same.
func TestTheBoardStaysWhereItIsWithTheOdds(t *testing.T) {
	for _, size := range sample([]fyne.Size{Phone, Desktop}, 1) {
		h := Open(t, size)
		h.App.Open(h.Deal("Friday", SoloLine, "round skirmish-a", "rival left cards=heighliner", "rival right cards=carthag"))
		h.Next()
		h.Type('%')
		board := func() map[facts.SpaceID]fyne.Size {
			sizes := map[facts.SpaceID]fyne.Size{}
			for _, s := range h.Table().Spaces() {
				tap := h.space(s.ID)
				at := fyne.CurrentApp().Driver().AbsolutePositionForObject(tap).Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(h.space("conspire")))
				sizes[s.ID] = tap.Size().AddWidthHeight(1000*at.X, 1000*at.Y)
			}
			return sizes
		}
		first := board()
		for _, s := range h.Table().Spaces() {
			if h.Table().CanGo(engine.You, s.ID, false) != nil {
				continue
			}
			h.TapSpace(s.ID)
			if diff := cmp.Diff(first, board()); diff != "" {
				t.Errorf("with %s chosen the board is another:\n%s", s.ID, diff)
			}
		}
	}
}

// Real cards that are named one by one end what the odds were of.
func TestNoOddsOfAMomentThatIsOver(t *testing.T) {
	h := Open(t, Phone)
	h.App.Open(h.Deal("Friday", "table solo expansion=base difficulty=mentat you=- left=ilban-richese right=leto-atreides deck=cards",
		"round skirmish-a", "set left deployed 2", "set left agents 0", "set right agents 0", "set you deployed 2", "reveal you strength=7"))
	h.Type('%')
	h.Sees("win: ")
	h.Tap(words.CardName("wealth"))
	h.SeesNot("win: ", " in 12", "Win")
}
