package history

import (
	"strings"
	"testing"

	"hagal/data/store"
	"hagal/engine"
)

const twoLine = "table two expansion=ix first=one variants=epic deck=app seed=5"

// twoGame is a short game of two players with names, that the second wins.
func twoGame(one, two string) []string {
	return []string{twoLine, "name one " + one, "name two " + two, "round machinations", "set one vp 11", "set two vp 12",
		"set hagal agents 0", "reveal one", "reveal two", "combat", "resolve", "recall", "final one points=0", "final two points=3"}
}

func TestHistoryOfNoGame(t *testing.T) {
	h := newHand(t, phone)
	h.deal("Friday", soloLine)
	h.app.show()
	h.tap("History and figures")
	h.sees("No game is over yet")
	h.tap("Back")
	h.sees("Saved tables")
}

func TestHistoryAndFigures(t *testing.T) {
	h := newHand(t, phone)
	id := h.deal("Friday", wonGame...)
	h.deal("Saturday", twoGame(longName, "Bob")...)
	h.deal("Sunday", wonGame[:4]...)
	if err := h.store.Archive(id, true); err != nil {
		t.Fatal(err)
	}
	h.app.show()
	h.tap("History and figures")
	h.sees("Mentat", "1 of 1 won", "not played yet", "won against Rivals", "most points",
		"Friday", "Count Ilban Richese", "12", "Base game", "rounds: 1",
		"Saturday", longName, "0 of 1 won", "Bob", "15", "With Rise of Ix", "Epic Game Mode")
	h.seesNot("Sunday")
	h.tap("Saturday")
	if got := h.table().Winner(); got != engine.Two {
		t.Errorf("the winner is %q", got)
	}
}

// A game finished with taps is in the history, and leaves it when its end is
// taken back.
func TestHistoryFollowsUndo(t *testing.T) {
	h := newHand(t, phone)
	h.deal("Friday", wonGame[:len(wonGame)-1]...)
	h.app.show()
	h.tap("Friday")
	h.next()
	if h.table().Phase() != engine.Over {
		t.Fatalf("the game is in %s", h.table().Phase())
	}
	h.app.goTo(History)
	h.sees("Friday", "1 of 1 won")
	h.tap("Friday")
	h.tap("Undo")
	h.app.goTo(History)
	h.sees("No game is over yet")
}

// Notes of older versions, or of none, are shown as far as they go.
func TestHistoryOfOldNotes(t *testing.T) {
	h := newHand(t, phone)
	for _, note := range []string{"9 over sardaukar", "8 over two", "7 over conqueror", "99999999999 over mentat ix variants=x winner=hagal points=a,-3,4"} {
		if _, err := h.store.CreateFrom("With note "+note, []string{soloLine}, note); err != nil {
			t.Fatal(err)
		}
	}
	h.app.goTo(History)
	h.sees("With note 9 over sardaukar", "Sardaukar · rounds: 9", "two players · rounds: 8", "rounds: 7", "kept no points", "0 of 1 won")
}

func TestHistoryOfManyGames(t *testing.T) {
	h := newHand(t, phone)
	h.app.store = faced{Store: h.store, games: func() (list []store.Info) {
		for i := range 100 {
			list = append(list, listedGame(i, "Evening "+strconv.Itoa(i), notes[i%len(notes)]))
		}
		return list
	}}
	h.app.goTo(History)
	h.seesNot("Evening 60")
	h.tap("Show more, 68 left")
	h.tap("Show more, 38 left")
	h.sees("Evening 60")
}

func TestPersonsAreOneWhateverTheirCapitals(t *testing.T) {
	h := newHand(t, phone)
	h.deal("Friday", twoGame("Ada", "Bob")...)
	h.deal("Saturday", twoGame("BOB", "ada")...)
	h.app.goTo(History)
	if got := strings.Count(h.said(), "1 of 2 won"); got != 2 {
		t.Errorf("%d people have won one of two games, want 2; there is\n%s", got, h.said())
	}
}

func TestNamesOfTwoPlayers(t *testing.T) {
	h := newHand(t, phone)
	h.tap("New table")
	h.tap("Two players")
	h.write("Player one", longName+"ver forty")
	h.write("Player two", " #Bob ")
	h.sees(longName, "Bob")
	h.tap("Bob")
	h.next()
	tb := h.table()
	if one, two := tb.Name(engine.One), tb.Name(engine.Two); one != longName || two != "Bob" {
		t.Fatalf("the names are %q and %q", one, two)
	}
	if got := tb.First(); got != engine.Two {
		t.Errorf("First Player is %q", got)
	}
	lines := h.app.desk.Session().Lines()
	if len(lines) != 3 || lines[1] != "name one "+longName || lines[2] != "name two Bob" {
		t.Errorf("the lines are %q", lines)
	}
	if got := h.app.desk.Title(); !strings.HasPrefix(got, longName+", Bob 20") {
		t.Errorf("the table is called %q", got)
	}
	h.start(phone)
	h.next()
	h.play(1, 400)
	h.app.goTo(History)
	h.sees(longName, "Bob", "of 1 won")
}

func TestNamesAreNoMust(t *testing.T) {
	h := newHand(t, phone)
	h.tap("New table")
	h.tap("Two players")
	h.write("Player two", longName[:39])
	h.tap("Solo, two Rivals")
	h.tap("Two players")
	h.next()
	if got := len(h.app.desk.Session().Lines()); got != 2 {
		t.Errorf("%d lines, want the table and one name", got)
	}
	h.app.goTo(Home)
	h.tap("New table")
	h.tap("Two players")
	h.next()
	if got := h.app.desk.Title(); len(h.app.desk.Session().Lines()) != 1 || !strings.HasPrefix(got, "Two players 20") {
		t.Errorf("without names the table is %q: %q", got, h.app.desk.Session().Lines())
	}
}
