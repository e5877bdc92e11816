package scene

import (
	"testing"

	"hagal/app/words"
	"hagal/engine"
)

// In a wide window the whole board, the large button and each seat are in
// sight in every moment of a game, wherever anything is scrolled to.
func TestAWideWindowShowsAllOfTheTable(t *testing.T) {
	steps := 220
	if testing.Short() {
		steps = 60
	}
	for _, choices := range sample([][]string{{"With Rise of Ix"}, {"With Rise of Ix", "Two players"}, nil}, 1) {
		h := Open(t, Desktop)
		h.NewTable(choices...)
		inSight := func() {
			tb := h.Table()
			if tb.Phase() == engine.PhaseSetUp || tb.Phase() == engine.PhaseOver {
				return
			}
			var names []string
			if h.App.Shown().Primary.Do != nil {
				names = append(names, h.Primary())
			}
			for _, s := range tb.Spaces() {
				names = append(names, Space(s.ID))
			}
			for _, s := range tb.Seats() {
				names = append(names, words.T("Figures of {0}", words.At(tb, s)))
			}
			whole := map[string]bool{}
			for _, tap := range h.look().taps {
				if tap.seen.height() > tap.height()-slack {
					whole[tap.name] = true
				}
			}
			for _, name := range names {
				if !whole[name] {
					t.Errorf("round %d, %s: %q is not in sight whole", tb.Round(), tb.Phase(), name)
				}
			}
		}
		for range steps {
			if t.Failed() || h.Table().Phase() == engine.PhaseOver {
				break
			}
			inSight()
			h.Step(2)
		}
	}
}
