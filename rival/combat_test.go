package rival_test

import (
	"testing"

	"hagal/data/facts"
	"hagal/rival"
)

func TestWhereADreadnoughtGoes(t *testing.T) {
	// flags are the markers on Imperial Basin, Arrakeen and Carthag.
	flags := func(markers ...rival.Owner) func(*rival.View) {
		return func(v *rival.View) {
			for i, m := range markers {
				v.Board.Flags[i].Marker = m
			}
		}
	}
	dreadnoughtOn := func(places ...int) func(*rival.View) {
		return func(v *rival.View) {
			for _, i := range places {
				v.Board.Flags[i].Dreadnought = true
			}
		}
	}
	for _, c := range []struct {
		name string
		view *rival.View
		want facts.SpaceID
	}{
		{"R-COMBAT-5 no marker anywhere", solo(), "imperial-basin"},
		{"R-COMBAT-5 an opponent's marker first", solo(flags(rival.Nobody, rival.Mine, rival.Opponent)), "carthag"},
		{"R-COMBAT-5 of two opponents' markers", solo(flags(rival.Mine, rival.Opponent, rival.Opponent)), "arrakeen"},
		{"R-COMBAT-5 an unmarked place before its own", solo(flags(rival.Mine, rival.Mine, rival.Nobody)), "carthag"},
		{"R-COMBAT-5 its own at last", solo(flags(rival.Mine, rival.Mine, rival.Mine)), "imperial-basin"},
		{"R-COMBAT-5 not where a dreadnought is", solo(flags(rival.Opponent, rival.Nobody, rival.Nobody), dreadnoughtOn(0)), "arrakeen"},
		{"R-COMBAT-5 a dreadnought everywhere", solo(dreadnoughtOn(0, 1, 2)), ""},
		{"R-COMBAT-5 House Hagal in the same way", hagal(flags(rival.Nobody, rival.Opponent)), "arrakeen"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := rival.Location(c.view); got != c.want {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}

func TestTilesOnAWin(t *testing.T) {
	takesWater := []rival.Action{{Verb: rival.Take, Gain: facts.Gain{What: facts.Water, N: 1}, Rule: facts.RuleCombat6}}
	try(t, rival.Won, []row{
		{"R-COMBAT-6 Windtraps", solo(owns("artillery", "windtraps")), takesWater},
		{"R-COMBAT-6 no tile", solo(), nil},
	})
	ship := me(func(s *rival.Self) { s.Dreads.Deployed = 1 })
	for _, c := range []struct {
		name string
		view *rival.View
		want bool
	}{
		{"R-COMBAT-6 Detonation Devices", solo(owns("detonation-devices"), ship), true},
		{"R-COMBAT-6 no dreadnought in the Conflict", solo(owns("detonation-devices")), false},
		{"R-COMBAT-6 no Detonation Devices", solo(owns("windtraps"), ship), false},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := rival.Detonates(c.view); got != c.want {
				t.Errorf("detonates: %v", got)
			}
		})
	}
}

func TestPointsAtTheEnd(t *testing.T) {
	points := func(id facts.TileID, n int) rival.Action {
		return rival.Action{Verb: rival.Gain, Good: facts.Point, N: n, Tile: id, Rule: facts.RuleEnd3}
	}
	try(t, rival.EndPoints, []row{
		{"R-END-3 Holtzman Engine", solo(owns("holtzman-engine")), []rival.Action{points("holtzman-engine", 1)}},
		{"R-END-3 Memocorders with 3 on all", solo(owns("memocorders"), influence(3, 4, 3, 6)), []rival.Action{points("memocorders", 1)}},
		{"R-END-3 Memocorders with 2 on one", solo(owns("memocorders"), influence(6, 6, 2, 6)), nil},
		{"R-END-3 Spy Satellites, one for each at 1 or less", solo(owns("spy-satellites"), influence(0, 1, 2, 1)), []rival.Action{points("spy-satellites", 3)}},
		{"R-END-3 Spy Satellites with all above", solo(owns("spy-satellites"), influence(2, 2, 2, 2)), nil},
		{"R-END-3 each tile its line", solo(owns("holtzman-engine", "spy-satellites"), influence(1, 2, 2, 2)), []rival.Action{points("holtzman-engine", 1), points("spy-satellites", 1)}},
		{"R-END-3 face down counts too", solo(down("memocorders"), influence(3, 3, 3, 3)), []rival.Action{points("memocorders", 1)}},
		{"R-END-3 no tile", solo(), nil},
	})
}
