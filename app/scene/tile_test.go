package scene

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"hagal/app/words"
	"hagal/engine"
)

// ixTurn is a hand at a person's turn with Rise of Ix and these tiles face up.
func ixTurn(t *testing.T, s Setting, tiles string) *Hand {
	h := With(t, s)
	table("table solo expansion=ix difficulty=mentat you=- left=ilban-richese right=leto-atreides deck=cards",
		"tiles "+tiles, "round skirmish-a", "rival left cards=wealth", "rival right cards=carthag")(h)
	h.Next()
	return h
}

// A tile is bought with the Agent that is sent, and what the app counts of it
// is asked in the same place (R-ACT-3). One Undo takes both back.
func TestATileIsBoughtWithTheAgent(t *testing.T) {
	h := ixTurn(t, Setting{Phone, 100, words.English, "light", "normal"}, "windtraps shuttle-fleet artillery")
	h.Tap("Tech Negotiation")
	h.Tap("A tile bought?")
	h.Tap("Shuttle Fleet")
	h.Tap("Emperor")
	h.Tap("Close")
	h.Cannot(h.Primary())
	h.Tap("A tile bought?")
	h.Tap("Fremen")
	h.Next()
	if got, want := h.Last(), "acquire you 2 influence=emperor,fremen"; got != want {
		t.Fatalf("told %q, want %q", got, want)
	}
	h.Tap("Undo")
	h.Sees("Tech Negotiation")
	if n := h.Table().OnBoard(engine.You); n != 0 {
		t.Errorf("after Undo %d Agents are out", n)
	}
	h.Tap("Redo")
	if got, want := h.Last(), "acquire you 2 influence=emperor,fremen"; got != want {
		t.Errorf("after Redo the last line is %q, want %q", got, want)
	}
}

// No tile is asked for where none is bought.
func TestAnAgentWithoutATile(t *testing.T) {
	h := ixTurn(t, Setting{Phone, 100, words.English, "light", "normal"}, "windtraps shuttle-fleet artillery")
	h.Tap("Tech Negotiation")
	h.Next()
	if got, want := h.Last(), "agent you tech-negotiation"; got != want {
		t.Errorf("told %q, want %q", got, want)
	}
	h.Tap("Undo")
	h.Tap("Conspire")
	h.SeesNot("A tile bought?")
}

// The open tiles lie with the board, and any is acquired in two taps, or with
// the answers it asks for.
func TestTilesLieWithTheBoard(t *testing.T) {
	for _, c := range []struct {
		taps []string
		want string
	}{
		{[]string{"Tech tile Artillery", "You acquired Artillery"}, "acquire you 1"},
		{[]string{"Tech tile Flagship", "You acquired Flagship"}, "acquire you 2 points=1"},
		{[]string{"Tech tile Memocorders", "Spacing Guild", "You acquired Memocorders"}, "acquire you 3 influence=guild"},
	} {
		h := ixTurn(t, Setting{Phone, 100, words.English, "light", "normal"}, "artillery flagship memocorders")
		for _, tap := range c.taps {
			h.Tap(tap)
		}
		if got := h.Last(); got != c.want {
			t.Errorf("%q tells %q, want %q", c.taps, got, c.want)
		}
	}
}

// A question about a stack tells first who took its tile and which it was, and
// what must be moved stands before it on every screen.
func TestATileTurnedUpTellsWhoTookTheOneBefore(t *testing.T) {
	for _, size := range sample([]fyne.Size{Phone, Landscape, Small, Desktop}, 1) {
		h := Open(t, size)
		table("table solo expansion=ix difficulty=mentat you=- left=memnon-thorvald right=vladimir-harkonnen deck=cards",
			"tiles windtraps flagship troop-transports", "round skirmish-a", "set left spice +6", "rival left cards=tech-negotiation")(h)
		const asks = "Which tile is turned up on stack 1?"
		text := h.Text()
		before, _, ok := strings.Cut(text, asks)
		if !ok {
			t.Fatalf("%v: %q is not asked:\n%s", size, asks, text)
		}
		if took := "Acquires Windtraps from stack 1"; !strings.HasSuffix(strings.TrimSpace(before), took) {
			t.Errorf("%v: the question does not begin with %q:\n%s", size, took, before)
		}
		for _, e := range h.App.Desk().Session().Last().Events {
			if says := words.Event(h.Table(), e); e.Mark != engine.MarkNote && e.Mark != engine.MarkSkip && e.Mark != engine.MarkCard && !strings.Contains(before, says) {
				t.Errorf("%v: %q does not stand before the question:\n%s", size, says, text)
			}
		}
	}
}

// What a Rival did before its question is moved when it is answered: beside
// the other Rival's turn, which ran on, it is one quiet line.
func TestATurnThatIsMovedIsQuiet(t *testing.T) {
	for _, size := range sample([]fyne.Size{Phone, Landscape}, 1) {
		h := Open(t, size)
		table("table solo expansion=ix difficulty=mentat you=- left=memnon-thorvald right=vladimir-harkonnen deck=app seed=5",
			"tiles windtraps flagship troop-transports", "round skirmish-a", "set left spice +6", "rival left cards=tech-negotiation")(h)
		h.Sees("Agent to Tech Negotiation")
		h.Tap("Training Drones")
		if got := h.App.Desk().Session().Last().Input.About(); got != engine.Right {
			t.Fatalf("%v: after the answer the last turn is %s's", size, got)
		}
		h.Sees("Training Drones turned up on stack 1", "Memnon Thorvald's turn: ")
		h.SeesNot("Agent to Tech Negotiation")
		h.Tap("Memnon Thorvald's turn: " + words.CardName("tech-negotiation"))
		found := false
		for _, tap := range h.Seen() {
			found = found || strings.Contains(tap.Name, "Agent to Tech Negotiation")
		}
		if !found {
			t.Errorf("%v: the quiet line does not list the turn", size)
		}
	}
}

// The questions about the tiles before round 1 stand in sight at each of them,
// with the tiles told so far.
func TestTheTilesToldStayInSight(t *testing.T) {
	for _, size := range sample([]fyne.Size{Phone, Landscape, Small}, 1) {
		h := Open(t, size)
		table("table solo expansion=ix difficulty=mentat you=- left=memnon-thorvald right=vladimir-harkonnen deck=app seed=5")(h)
		for _, name := range []string{"Windtraps", "Flagship"} {
			h.thumb(h.Find(name))
			h.inSight("Take " + name + " back")
		}
	}
}
