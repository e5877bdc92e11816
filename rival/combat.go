package rival

import "hagal/data/facts"

// Location is where a winning Rival puts its dreadnought: an opponent's
// marker before an unmarked place before its own, and among equals in the
// order of View.Flags (R-COMBAT-5). It is empty when every location
// holds a dreadnought.
func Location(v View) facts.SpaceID {
	for _, want := range []Owner{Opponent, Nobody, Mine} {
		for _, f := range v.Flags {
			if !f.Dreadnought && f.Marker == want {
				return f.Location
			}
		}
	}
	return ""
}

// Won is what a Rival does first on winning a Conflict (R-COMBAT-6); the
// dreadnought itself goes back to supply at the hand of the engine.
func Won(v View) []Action {
	var actions []Action
	for _, t := range v.Me.Tiles {
		for _, g := range facts.TileOf(t.ID).OnWin {
			actions = append(actions, Action{Verb: Take, Gain: g, Rule: facts.RuleCombat6})
		}
	}
	return actions
}

// Detonates reports whether Detonation Devices send a dreadnought to supply
// for a point (R-COMBAT-6).
func Detonates(v View) bool { return v.has(facts.DetonationDevices) && v.Me.Dreads.Deployed > 0 }

// EndPoints are a Rival's points at the end, a line for each tile (R-END-3).
func EndPoints(v View) []Action {
	var actions []Action
	for _, t := range v.Me.Tiles {
		tile := facts.TileOf(t.ID)
		n := tile.End
		switch {
		case tile.Power == facts.Memocorders && lowest(v.Me.Influence) >= 3:
			n = 1
		case tile.Power == facts.SpySatellites:
			n = atMost(v.Me.Influence, 1)
		}
		if n > 0 {
			actions = append(actions, Action{Verb: Gain, Good: facts.Point, N: n, Tile: t.ID, Rule: facts.RuleEnd3})
		}
	}
	return actions
}

func lowest(influence [4]int) int {
	return min(influence[0], influence[1], influence[2], influence[3])
}

func atMost(influence [4]int, most int) int {
	n := 0
	for _, i := range influence {
		if i <= most {
			n++
		}
	}
	return n
}
