package scene

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"hagal/app/shell"
	"hagal/app/words"
	"hagal/engine"
)

// inSight checks that what has a name is in sight whole, without scrolling.
func (h *Hand) inSight(name string) {
	h.Helper()
	at := h.placeOf(h.Find(name))
	if at.seen.width() < at.width()-slack || at.seen.height() < at.height()-slack {
		h.Errorf("of %q %.0fx%.0f pt are in sight, it has %.0fx%.0f", name, at.seen.width(), at.seen.height(), at.width(), at.height())
	}
}

// Errorf fails the test and goes on, where it is one.
func (h *Hand) Errorf(format string, args ...any) {
	h.Helper()
	h.T.(*testing.T).Errorf(format, args...)
}

// moves is what is to be moved after the latest input.
func (h *Hand) moves() []string {
	var names []string
	for _, e := range h.App.Desk().Session().Last().Events {
		switch e.Mark {
		case engine.MarkCard, engine.MarkSkip, engine.MarkPhase, engine.MarkNote:
			continue
		}
		names = append(names, words.Event(h.Table(), e))
	}
	return names
}

// What a Rival did is in sight at every size: its card, and each thing to move.
func TestARivalsTurnNeedsNoScrolling(t *testing.T) {
	inEach(t, 1, []Setting{
		{Phone, 100, words.English, "light", "normal"},
		{Phone, 200, words.German, "light", "normal"},
		{Landscape, 100, words.German, "light", "normal"},
		{Small, 100, words.German, "light", "normal"},
		{Small, 200, words.English, "light", "normal"},
		{Desktop, 200, words.English, "light", "normal"},
	}, func(_ *testing.T, h *Hand) {
		h.App.Prefer(shell.Both, "off") // both turns on one screen may need more than it has
		h.NewTable()
		for _, line := range []string{"round skirmish-a", "rival left cards=harvest-spice,conspire", "rival right cards=harvest-spice,arrakeen-1p"} {
			h.Lines(line)
			if in, ok := h.App.Desk().Session().Last().Input.(engine.Rival); ok {
				h.inSight(words.CardName(in.Cards[1]))
				for _, name := range h.moves() {
					h.inSight(name)
				}
			}
		}
	})
}

// The real card's name heads the screen, not the space it led to.
func TestTheCardHeadsARivalsTurn(t *testing.T) {
	h := Open(t, Phone)
	h.NewTable()
	h.Lines("round skirmish-a", "bonus hagga-basin 1", "rival left cards=harvest-spice")
	h.inSight("Harvest Spice")
	h.inSight("Agent to Hagga Basin")
}

// Skipped cards are one line, which a tap opens with the reasons.
func TestSkippedCardsAreOneLine(t *testing.T) {
	h := Open(t, Phone)
	h.NewTable()
	h.Lines("round skirmish-a", "rival left cards=harvest-spice,conspire")
	reason := "Harvest Spice skipped: no bonus spice on a free Maker space"
	h.SeesNot(reason)
	h.Tap("1 skipped")
	h.Sees(reason)
}

// With real cards each Rival's turn ends with one Done: neither the next
// Rival's question nor Combat's is on its screen.
func TestRealRivalTurnsEndWithDone(t *testing.T) {
	h := Open(t, Phone)
	h.NewTable("I draw real cards")
	h.Lines("round skirmish-a", "set left agents 1", "set right agents 1", "rival left cards=hardy-warriors")
	h.SeesNot("which is it?")
	h.Tap("Done – next: Rabban")
	h.Tap("Carthag")
	h.Next()
	h.Lines("reveal you")
	h.Sees("Swords: draw a House Hagal card")
	h.Tap("Undo")
	h.Lines("pass you")
	h.Lines("set left agents 1", "reveal you", "rival left cards=wealth")
	h.SeesNot("which is it?")
	h.Tap("Done – then Combat")
	h.Sees("Swords: draw a House Hagal card for Memnon Thorvald. Which is it?")
}

// What was put away and taken back is shown again when something else comes
// in its place.
func TestARivalsTurnToldAnewIsShown(t *testing.T) {
	h := Open(t, Phone)
	h.NewTable("I draw real cards")
	h.Tap("Skirmish (Intrigue)")
	h.Tap("Hardy Warriors")
	h.Next()
	h.Tap("Undo")
	h.Tap("Wealth")
	h.Sees("Agent to Wealth")
	h.Tap("Done – next: Rabban")
}

// With Brutal Escalation each Rival draws two sword cards: which of the two is
// asked for is said, and they are taken back one at a time.
func TestRealSwordCardsOneByOne(t *testing.T) {
	h := Open(t, Phone)
	table("table solo expansion=ix difficulty=mentat you=- left=ilban-richese right=leto-atreides variants=brutal,epic deck=cards",
		"tiles windtraps flagship artillery")(h)
	h.toLevel(3)
	h.Lines("set left deployed 2", "set left agents 0", "set right agents 0", "reveal you")
	for _, step := range []struct{ tap, asks string }{
		{"Wealth", "card 2 of 2"},
		{"Take Wealth back", "card 1 of 2"},
		{"Stillsuits", "card 2 of 2"},
		{"Conspire", "2. Conspire"},
		{"Take Conspire back", "card 2 of 2"},
		{"Wealth", "2. Wealth"},
	} {
		h.Tap(step.tap)
		h.Sees(step.asks)
	}
	h.Tap("Combat")
	if got, want := h.Last(), "combat left=stillsuits,wealth"; got != want {
		t.Errorf("told %q, want %q", got, want)
	}
}

// toLevel plays rounds in which nothing happens until one with a Conflict of
// a level begins.
func (h *Hand) toLevel(level int) {
	h.Helper()
	for {
		due := h.Table().ConflictsDue()[0]
		h.Lines("round " + string(due.ID))
		if due.Level == level {
			return
		}
		h.Lines("set left agents 0", "set right agents 0", "reveal you", "combat", "resolve", "recall")
	}
}

// drain has the deck of real cards drawn down to n cards, one a Rival's turn;
// each Agent is taken back. Harvest Spice is left to the end.
func (h *Hand) drain(n int) {
	h.Helper()
	s := h.App.Desk().Session()
	keep := func(line string) { s = h.append(s, h.parse(line)) }
	for s.Table().DeckLeft() > n {
		left := s.Table().CardsLeft()
		in := engine.Rival{Seat: s.Table().Turn(), Cards: left[:1]}
		if left[0] == "harvest-spice" {
			in.Cards = left[len(left)-1:]
		}
		if in.Seat == engine.You {
			keep("pass you")
			continue
		}
		keep("bonus hagga-basin 9")
		keep(in.String())
		posts := s.Table().Agents()
		keep("lift " + in.Seat.String() + " " + string(posts[len(posts)-1].Space))
		for d := s.Table().Decision(); d != nil; d = s.Table().Decision() {
			keep("pick " + d.Options[0])
		}
	}
	if s.Table().Turn() == engine.You {
		keep("pass you")
	}
	h.App.Open(h.App.Desk().ID())
}

// A shuffle that the hands must do is said where it happens: with the card
// that is set aside, with the one that is used, and in Combat.
func TestAShuffleIsSaidWhereItHappens(t *testing.T) {
	lastCard := func(t *testing.T) (h *Hand, name string) {
		h = Open(t, Phone)
		h.NewTable("I draw real cards")
		h.Lines("round skirmish-a", "bonus hagga-basin 9", "set left deployed 2", "set right deployed 2")
		h.drain(1)
		h.Lines("bonus hagga-basin 9")
		return h, words.CardName(h.Table().CardsLeft()[0])
	}
	t.Run("the card used", func(t *testing.T) {
		h, name := lastCard(t)
		h.App.Act(h.App.Desk().See)
		h.Tap(name)
		h.inSight("Shuffle all 27 House Hagal cards")
	})
	t.Run("the card set aside", func(t *testing.T) {
		h, name := lastCard(t)
		h.Lines("bonus hagga-basin 0", "bonus imperial-basin 0")
		h.App.Act(h.App.Desk().See)
		h.Tap(name)
		h.Sees("1. "+name, "Now shuffle all 27 House Hagal cards.", "cards left: 27")
		h.Tap("Wealth")
		if got, want := h.Last(), "cards=harvest-spice,wealth"; !strings.HasSuffix(got, want) {
			t.Errorf("told %q, want %q at its end", got, want)
		}
	})
	t.Run("Combat", func(t *testing.T) {
		h, name := lastCard(t)
		h.Lines("set left agents 0", "set right agents 0", "reveal you")
		h.App.Act(h.App.Desk().See)
		h.Tap(name)
		h.Sees("Now shuffle all 27 House Hagal cards.")
		h.Tap("Wealth")
		h.Tap("Combat")
		h.inSight("Shuffle all 27 House Hagal cards")
	})
}

// A figure that rests on one source asks for a look at the card once a table.
func TestADoubtIsSaidOnceATable(t *testing.T) {
	h := Open(t, Phone)
	table("table solo expansion=ix difficulty=mentat you=- left=ilban-richese right=leto-atreides deck=cards", "tiles windtraps flagship artillery",
		"round skirmish-a", "set left deployed 2", "set left agents 0", "set right agents 0", "reveal you", "combat left=smuggling-shipping")(h)
	const says = "2 swords. Only one source says so: check the printed card."
	h.Sees(says)
	h.Lines("resolve")
	for h.Table().Decision() != nil {
		h.Lines("pick " + h.Table().Decision().Options[0])
	}
	h.Lines("recall", "round desert-power", "deck cards", "set left deployed 2", "set left agents 0", "set right agents 0", "reveal you", "combat left=smuggling-shipping")
	h.SeesNot(says)
}

// The Rivals' new Agents are said above the board.
func TestTheSwordmastersAreSaidWhereTheEyeIs(t *testing.T) {
	for _, size := range []Setting{{Phone, 100, words.English, "light", "normal"}, {Landscape, 100, words.English, "light", "normal"}, {Small, 100, words.English, "light", "normal"}} {
		h := With(t, size)
		h.NewTable("Kwisatz Haderach")
		h.Lines("round skirmish-a", "set left agents 0", "set right agents 0", "reveal you", "combat", "resolve", "recall",
			"round desert-power", "set left agents 0", "set right agents 0", "reveal you", "combat", "resolve", "recall", "round machinations")
		h.inSight("Gains the Swordmaster: a third Agent from this round on")
	}
}

// Wanted so, one tap draws for both Rivals: both cards and what to move stand
// on one screen in order, and one Undo takes both back.
func TestBothRivalsOnOneScreen(t *testing.T) {
	for _, size := range sample([]fyne.Size{Phone, Landscape, Small, Desktop}, 1) {
		bothOnOneScreen(t, Open(t, size))
	}
}

func bothOnOneScreen(t *testing.T, h *Hand) {
	t.Helper()
	h.NewTable()
	h.App.Prefer(shell.Both, "on")
	h.Tap("Skirmish (Intrigue)")
	h.Sees("Turns of both Rivals", "draws for both Rivals")
	h.Tap("Both Rivals: draw")
	steps := h.App.Desk().Session().Steps()
	last := len(steps) - 1
	var cards []string
	for _, step := range steps[last-1:] {
		in, ok := step.Input.(engine.Rival)
		if !ok {
			t.Fatalf("drawn was %q", step.Input)
		}
		name := words.CardName(in.Cards[len(in.Cards)-1])
		cards = append(cards, name)
		h.Find(name)
	}
	if text := h.Text(); strings.Index(text, cards[0]) > strings.LastIndex(text, cards[1]) {
		t.Errorf("%q does not stand above %q", cards[0], cards[1])
	}
	h.Sees("Memnon Thorvald's turn", "Rabban's turn")
	h.Tap("Undo")
	if got := h.Last(); got != "round skirmish-a" {
		t.Errorf("after Undo the last line is %q", got)
	}
	h.Tap("Redo")
	h.Tap("Done – your turn")
}

// From a Rival's screen the next space can be tapped, and it is said: as long
// as an Agent is left, and on a desktop with where to tap.
func TestTheNextSpaceIsOffered(t *testing.T) {
	const below, beside = "Or tap your next space right away", "Or tap your next space on the board right away"
	for _, c := range []struct {
		size          fyne.Size
		says, saysNot string
	}{{Phone, below, beside}, {Desktop, beside, below}} {
		h := Open(t, c.size)
		h.NewTable()
		h.Lines("round skirmish-a", "rival left cards=conspire", "rival right cards=arrakeen-1p")
		h.Sees(c.says)
		h.SeesNot(c.saysNot)
		h.Lines("agent you wealth", "rival left cards=carthag", "rival right cards=heighliner")
		h.Lines("set left agents 1", "agent you secrets", "rival left cards=foldspace")
		h.Sees("Done – your turn")
		h.SeesNot(below, beside)
	}
}

// A Rival that is alone with its last Agents draws alone, and says so.
func TestTheLastRivalDrawsAlone(t *testing.T) {
	h := Open(t, Phone)
	h.NewTable()
	h.Lines("round skirmish-a", "set right agents 0", "rival left cards=conspire", "reveal you")
	if got, want := h.Primary(), "Memnon Thorvald: draw"; got != want {
		t.Fatalf("the large button is %q, want %q", got, want)
	}
	before := h.App.Desk().Session().Head()
	h.Next()
	if got := h.App.Desk().Session().Head(); got != before+1 {
		t.Errorf("%d turns were drawn", got-before)
	}
}

// A game with both Rivals on one screen needs fewer taps; with -short its first
// three rounds.
func TestAGameWithBothRivalsAtOnce(t *testing.T) {
	taps, rounds := map[string]int{}, 10
	if testing.Short() {
		rounds = 3
	}
	for _, both := range []string{"off", "on"} {
		h := Open(t, Phone)
		h.App.Prefer(shell.Both, both)
		h.NewTable()
		for range rounds {
			h.Round(2)
		}
		if over := h.Table().Phase() == engine.PhaseOver; over == testing.Short() {
			t.Errorf("after %d rounds the game is over: %v", rounds, over)
		}
		taps[both] = h.Taps
	}
	t.Logf("taps %v", taps)
	if taps["on"] >= taps["off"] {
		t.Errorf("both at once takes %d taps, one by one %d", taps["on"], taps["off"])
	}
}
