package scene

import (
	"testing"

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
