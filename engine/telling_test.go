package engine_test

import (
	"strings"
	"testing"

	"hagal/data/facts"
	"hagal/engine"
)

// What a Maker space gives is told with its bonus spice, where there is some.
func TestSpiceIsToldWithItsBonus(t *testing.T) {
	for lines, want := range map[string]string{
		"bonus hagga-basin 0": "Takes 2 spice", "bonus hagga-basin 3": "Takes 5 spice: 2 and 3 bonus",
	} {
		g := start(t, soloBase, "round skirmish-b", lines, "rival left cards=secrets", "rival right cards=wealth", "agent you hagga-basin")
		var told []string
		for _, e := range g.s.Last().Events {
			if e.Mark == engine.MarkSpice {
				told = append(told, e.Text())
			}
		}
		if got := strings.Join(told, "; "); got != want {
			t.Errorf("%s: told %q, want %q", lines, got, want)
		}
	}
}

// A place in Combat says which reward it brings, and that it is tied.
func TestPlacesAreToldInWords(t *testing.T) {
	for strengths, want := range map[string]string{
		"9 7 5": "you Wins the Conflict with strength 9; left Takes the second reward with strength 7",
		"8 8 5": "left Tied for first with strength 8: takes the second reward; you Tied for first with strength 8: takes the second reward",
		"9 7 7": "you Wins the Conflict with strength 9; left Tied for second with strength 7: takes the third reward; right Tied for second with strength 7: takes the third reward",
	} {
		n := strings.Fields(strengths)
		g := start(t, soloBase, "round skirmish-b", "set you deployed 2", "set left deployed 2", "set right deployed 2").rest()
		g.do("combat left=wealth right=conspire", "strength you "+n[0], "strength left "+n[1], "strength right "+n[2], "resolve")
		var told []string
		for _, e := range g.s.Last().Events {
			if e.Rule == facts.RuleCombat3 && e.Seat != engine.Nobody {
				told = append(told, e.Seat.String()+" "+e.Text())
			}
		}
		if got := strings.Join(told, "; "); got != want {
			t.Errorf("%s: told %q, want %q", strengths, got, want)
		}
	}
}

// A human's Swordmaster is told, but for the difficulty that has none.
func TestAHumansSwordmasterIsTold(t *testing.T) {
	sends := []string{"round skirmish-b", "rival left cards=secrets", "rival right cards=wealth", "agent you swordmaster"}
	start(t, append([]string{soloBase}, sends...)...).told("R-SEAT-3", engine.You, "Gains the Swordmaster: a third Agent from this round on")
	hard := start(t, append([]string{strings.Replace(soloBase, "sardaukar", "kwisatz-haderach", 1)}, sends...)...)
	for _, e := range hard.s.Last().Events {
		if strings.Contains(e.Text(), "Gains the Swordmaster") {
			t.Errorf("at the hardest difficulty it tells %q", e.Text())
		}
	}
	two := start(t, twoBase, "round skirmish-b", "agent one swordmaster")
	two.told("R-SEAT-3", engine.One, "Gains the Swordmaster")
}
