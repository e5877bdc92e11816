package scene

import (
	"testing"

	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// The Mentat of the space is an Agent more in the same round: with it sent, a
// third Agent is asked for, and at Recall it goes back.
func TestTheMentatOfItsSpaceIsAnAgent(t *testing.T) {
	h := Open(t, Phone)
	h.NewTable()
	h.Lines("round skirmish-a", "set left agents 0", "set right agents 0")
	h.Hold(Space("mentat"))
	h.Sees("It brings the Mentat: one more Agent in this round.")
	h.Tap("Close")
	h.TapSpace("mentat")
	h.Sees("You gain the Mentat: one more Agent in this round")
	h.Next()
	h.Sees("Agents left: 2")
	h.Hold(Space("mentat"))
	h.Sees("The Mentat is with you until Recall.")
	h.Tap("Close")
	for _, id := range []facts.SpaceID{"secrets", "wealth"} {
		h.TapSpace(id)
		h.SeesNot("No Agent is left")
		h.Next()
	}
	h.Sees("Agents left: 0")
	h.TapSpace("conspire")
	h.Sees("No Agent is left, as far as the app knows: a card must bring one.")
	h.TapSpace("conspire")
	h.Lines("reveal you", "combat", "resolve", "recall", "round desert-power", "set left agents 0", "set right agents 0")
	for h.Table().Turn() != engine.You {
		h.Next()
	}
	h.Sees("Agents left: 2")
}

// awayMentat is a solo table whose left Rival won the Mentat in round 2.
var awayMentat = []string{SoloLine, "round skirmish-a", "set left agents 0", "set right agents 0", "reveal you", "combat", "resolve", "recall",
	"round sort-through-the-chaos", "set left agents 0", "set right agents 0", "set left deployed 1", "reveal you", "combat", "resolve", "recall", "round desert-power",
	"set left agents 0", "set right agents 0"}

// While somebody has the Mentat as a reward, its space says who, and gives
// none (R-ACT-4).
func TestTheMentatThatIsAwayIsSeen(t *testing.T) {
	h := Open(t, Phone)
	h.App.Open(h.Deal("Friday", awayMentat...))
	if got, away := h.Table().Mentat(); got != engine.Left || !away {
		t.Fatalf("the Mentat is with %q", got)
	}
	h.Hold(Space("mentat"))
	h.Sees(words.T("The Mentat is away with {0}: the space cannot give it", words.At(h.Table(), engine.Left)))
	h.SeesNot("It brings")
}
