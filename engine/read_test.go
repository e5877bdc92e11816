package engine_test

import (
	"testing"

	"hagal/engine"
)

// TestWhatIsReadCannotChangeTheTable: the caller of Decision gets its own.
func TestWhatIsReadCannotChangeTheTable(t *testing.T) {
	g := start(t, soloIx, "tiles shuttle-fleet artillery spaceport", "set left spice 6", "round skirmish-b", "rival left cards=dreadnought-1p")
	table := g.table()
	want := *table.Decision()
	first := want.Options[0]
	d := table.Decision()
	d.Options[0], d.Seat = "mine", 9
	if got := table.Decision(); got.Options[0] != first || got.Seat != want.Seat {
		t.Errorf("the table asks %v of %s now", got.Options, got.Seat)
	}
	g.do("pick " + first)
}

func TestAgentsOnTheBoardAreCounted(t *testing.T) {
	g := start(t, soloIx, tilesIx, "round skirmish-b", "rival left cards=secrets", "rival right cards=wealth", "agent you mentat",
		"rival left cards=stillsuits")
	for seat, want := range map[engine.Seat]int{engine.You: 1, engine.Left: 2, engine.Right: 1} {
		if got := g.table().OnBoard(seat); got != want {
			t.Errorf("%s has %d Agents on the board, want %d", seat, got, want)
		}
	}
}
