package engine_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"hagal/engine"
)

func Test_R_SEAT_1_clockwise_from_the_left_Rival(t *testing.T) {
	g := start(t, soloBase)
	if diff := cmp.Diff([3]engine.Seat{engine.You, engine.Left, engine.Right}, g.table().Seats()); diff != "" {
		t.Error(diff)
	}
	g.do("round skirmish-b").turn(engine.Left)
	if got := g.table().First(); got != engine.Left {
		t.Errorf("the marker is with %s in round 1", got)
	}
	g.do("rival left cards=secrets").turn(engine.Right)
	g.do("rival right cards=wealth").turn(engine.You)
	g.do("agent you arrakeen").turn(engine.Left)
}

func Test_R_SEAT_2_House_Hagal_follows_the_First_Players_Agents(t *testing.T) {
	g := start(t, twoBase, "round skirmish-b").turn(engine.One)
	g.refused("rival hagal cards=secrets", "R-SEAT-3")
	g.do("agent one arrakeen").turn(engine.Hagal).refused("agent two carthag", "R-SEAT-3")
	g.do("rival hagal cards=secrets").turn(engine.Two)
	g.do("agent two carthag").turn(engine.One)
	g.do("agent one conspire").turn(engine.Hagal).do("rival hagal cards=wealth").turn(engine.Two)
	g.do("agent two foldspace").turn(engine.One)
	g.do("agent one sietch-tabr").turn(engine.Hagal).do("rival hagal cards=stillsuits").turn(engine.Two)
	// Its third Agent was the last: the First Player's fourth brings no turn.
	g.do("agent two research-station", "agent one mentat").turn(engine.Two)
	if got := g.side(engine.Hagal).Agents; got != 0 {
		t.Errorf("House Hagal has %d Agents at home", got)
	}
}

func Test_R_SEAT_2_a_pass_of_the_First_Player_is_no_Agent_turn(t *testing.T) {
	start(t, twoBase, "round skirmish-b", "pass one").turn(engine.Two)
}

func Test_R_SEAT_2_House_Hagal_never_holds_the_marker(t *testing.T) {
	g := start(t, twoBase).refused("first hagal", "R-SEAT-2")
	for _, want := range []engine.Seat{engine.Two, engine.One, engine.Two} {
		if g.skip(1); g.table().First() != want {
			t.Errorf("the marker is with %s, want %s", g.table().First(), want)
		}
	}
	// It follows whoever holds the marker now.
	g.do("round " + string(g.table().ConflictsDue()[0].ID)).turn(engine.Two).do("agent two conspire").turn(engine.Hagal)
	g.do("rival hagal cards=secrets").turn(engine.One).do("agent one wealth").turn(engine.Two)
}

func Test_R_SEAT_3_one_turn_each_until_all_are_done(t *testing.T) {
	g := start(t, soloBase, "round skirmish-b")
	for _, step := range []struct {
		line string
		next engine.Seat
	}{
		{"rival left cards=secrets", engine.Right},
		{"rival right cards=wealth", engine.You},
		{"agent you arrakeen", engine.Left},
		{"rival left cards=foldspace", engine.Right},
		{"rival right cards=conspire", engine.You},
		{"agent you carthag", engine.You}, // the Rivals have no Agent left
		{"pass you", engine.You},
		{"agent you mentat", engine.You},
		{"reveal you", engine.Nobody},
	} {
		g.do(step.line).turn(step.next)
	}
	if g.table().Phase() != engine.PhaseCombat {
		t.Errorf("phase %s", g.table().Phase())
	}
}

func Test_R_SEAT_3_a_human_who_revealed_is_skipped(t *testing.T) {
	g := start(t, soloBase, "round skirmish-b", "rival left cards=secrets", "rival right cards=wealth", "reveal you")
	g.turn(engine.Left).do("rival left cards=foldspace").turn(engine.Right).refused("agent you arrakeen", "R-SEAT-3")
	g.do("rival right cards=conspire").turn(engine.Nobody)
}

func Test_R_SEAT_3_a_Rival_never_reveals(t *testing.T) {
	for _, line := range []string{"reveal left", "pass right", "agent hagal arrakeen"} {
		if in, err := engine.Parse(line); err == nil {
			t.Errorf("%s is read as %v", line, in)
		}
	}
}

func Test_R_SEAT_4_the_marker_passes_clockwise(t *testing.T) {
	for _, c := range []struct {
		table string
		order []engine.Seat
	}{
		{soloBase, []engine.Seat{engine.Left, engine.Right, engine.You, engine.Left, engine.Right}},
		{twoBase, []engine.Seat{engine.One, engine.Two, engine.One, engine.Two}},
		{"table two expansion=ix first=two deck=cards", []engine.Seat{engine.Two, engine.One, engine.Two}},
	} {
		g := start(t, c.table)
		for n, want := range c.order {
			if g.table().First() != want {
				t.Errorf("%s: round %d starts with %s, want %s", c.table, n+1, g.table().First(), want)
			}
			g.skip(1)
		}
	}
}
