package scene

import (
	"slices"
	"testing"

	"hagal/app/words"
	"hagal/engine"
)

// Whole games by taps: a round's median is no more than this, with two Agents
// a round and with three, in the base box and with Rise of Ix.
func TestTapsOfARound(t *testing.T) {
	for _, c := range sample([]struct {
		name    string
		agents  int
		most    int
		choices []string
	}{
		{"base, two Agents", 2, 11, nil},
		{"Ix, two Agents", 2, 11, []string{"With Rise of Ix"}},
		{"base, three Agents", 3, 12, nil},
		{"Ix, three Agents", 3, 13, []string{"With Rise of Ix"}},
	}, 1) {
		t.Run(c.name, func(t *testing.T) {
			h := Open(t, Phone)
			h.NewTable(c.choices...)
			var taps []int
			for h.Table().Phase() == engine.PhaseSetUp || h.Table().Decision() != nil { // the tiles, those of the Rivals too
				h.Step(c.agents)
			}
			before := h.Taps
			for round := 1; h.Table().Phase() != engine.PhaseOver && h.Table().Phase() != engine.PhaseEndgame; {
				h.Step(c.agents)
				// A round is counted from its Conflict card to the next one's.
				if tb := h.Table(); tb.Phase() == engine.PhaseRoundStart && tb.Decision() == nil && tb.Round() == round || tb.Phase() == engine.PhaseEndgame || tb.Phase() == engine.PhaseOver {
					taps = append(taps, h.Taps-before)
					before, round = h.Taps, round+1
				}
			}
			slices.Sort(taps)
			median := taps[len(taps)/2]
			t.Logf("%s: median %d, rounds %v", c.name, median, taps)
			if median > c.most {
				t.Errorf("a round takes %d taps, want %d at most: %v", median, c.most, taps)
			}
		})
	}
}

// A whole game by keys alone, a key for each tap or fewer: a space by its
// letter, the troops by a digit, the large button by Enter.
func TestKeysOfARound(t *testing.T) {
	h := Open(t, Desktop)
	h.NewTable()
	var keys []int
	before := 0
	for range 600 {
		tb := h.Table()
		if tb.Phase() == engine.PhaseOver || tb.Phase() == engine.PhaseEndgame {
			break
		}
		if tb.Phase() == engine.PhaseRoundStart {
			if before > 0 {
				keys = append(keys, h.Keys-before)
			}
			before = h.Keys
		}
		h.keyStep(2)
	}
	slices.Sort(keys)
	if len(keys) < 5 {
		t.Fatalf("only %d rounds were played by keys, at %s", len(keys), h.Table().Phase())
	}
	median := keys[len(keys)/2]
	t.Logf("median %d keys, rounds %v", median, keys)
	if median > 12 {
		t.Errorf("a round takes %d keys: %v", median, keys)
	}
}

// keyStep plays one sensible step of a game with keys alone.
func (h *Hand) keyStep(agents int) {
	h.Helper()
	h.Window.Canvas().Unfocus()
	tb := h.Table()
	switch {
	case tb.Decision() != nil, tb.Phase() == engine.PhaseRoundStart:
		h.Type('1')
	case tb.Phase() == engine.PhasePlayerTurns && tb.Turn().Human() && tb.OnBoard(tb.Turn()) < agents:
		for _, s := range tb.Spaces() {
			if tb.CanGo(tb.Turn(), s.ID, false) == nil {
				h.Type(h.letter(s.ID))
				if s.Combat {
					h.Type('2')
				}
				break
			}
		}
		h.enter()
	case h.Primary() == words.T("Tap a space"):
		h.Type('r')
		h.enter()
	default:
		h.enter()
	}
}
