package rival

import (
	"hagal/data/facts"
	"hagal/data/speech"
)

// Location is where a winning Rival puts its dreadnought: an opponent's
// marker before an unmarked place before its own, and among equals in the
// order of Board.Flags (R-COMBAT-5). It is empty when every location
// holds a dreadnought.
func Location(v *View) facts.SpaceID {
	id, _ := v.landing()
	return id
}

func (v *View) landing() (facts.SpaceID, Owner) {
	for _, want := range []Owner{Opponent, Nobody, Mine} {
		for _, f := range v.board().Flags {
			if !f.Dreadnought && f.Marker == want {
				return f.Location, want
			}
		}
	}
	return "", Nobody
}

// WhyLocation says how Location came to its answer.
func WhyLocation(v *View) []speech.Sentence {
	var list speech.List
	for _, f := range v.board().Flags {
		list.Items = append(list.Items, f.says())
	}
	why := []speech.Sentence{say("Looked at in this order: {0}.", list)}
	id, marker := v.landing()
	switch {
	case id == "":
		return append(why, say("Every location holds a dreadnought."))
	case marker == Opponent:
		return append(why, say("The first without a dreadnought and with an opponent's marker: {0}.", id))
	case marker == Nobody:
		return append(why, say("No opponent's marker is without a dreadnought; the first place without a marker: {0}.", id))
	}
	return append(why, say("Only its own markers are without a dreadnought; the first: {0}.", id))
}

func (f Flag) says() speech.Sentence {
	switch {
	case f.Dreadnought:
		return say("{0} (dreadnought)", f.Location)
	case f.Marker == Nobody:
		return say("{0} (no Control marker)", f.Location)
	}
	return say("{0} (Control marker: {1})", f.Location, f.Name)
}

// Won is what a Rival does first on winning a Conflict (R-COMBAT-6); the
// dreadnought itself goes back to supply at the hand of the engine.
func Won(v *View) []Action {
	actions := v.do()
	for _, t := range v.Me.Tiles {
		for _, g := range facts.TileOf(t.ID).OnWin {
			actions = v.also(actions, Action{Verb: Take, Gain: g, Rule: facts.RuleCombat6,
				Because: v.Telling.oneWhy(func() speech.Sentence { return ofTile(t.ID) })})
		}
	}
	return actions
}

// Detonates reports whether Detonation Devices send a dreadnought to supply
// for a point (R-COMBAT-6).
func Detonates(v *View) bool { return v.has(facts.DetonationDevices) && v.Me.Dreads.Deployed > 0 }

// WhyDetonates says what Detonates looked at.
func WhyDetonates(v *View) []speech.Sentence {
	return []speech.Sentence{ofTile(v.tileWith(facts.DetonationDevices)), v.dreadnoughts()}
}

// EndPoints are a Rival's points at the end, a line for each tile (R-END-3).
func EndPoints(v *View) []Action {
	actions := v.do()
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
			actions = v.also(actions, Action{Verb: Gain, Good: facts.Point, N: n, Tile: t.ID, Rule: facts.RuleEnd3,
				Because: v.Telling.Why(func() []speech.Sentence { return v.whyEnd(tile) })})
		}
	}
	return actions
}

// whyEnd is what a tile is worth at the end.
func (v *View) whyEnd(tile *facts.Tile) []speech.Sentence {
	why := []speech.Sentence{ofTile(tile.ID)}
	if tile.End == 0 {
		why = append(why, say("{0}, influence: {1}.", v.Name, v.influence(facts.Factions[:])))
	}
	return why
}

func lowest(influence [4]int8) int8 {
	return min(influence[0], influence[1], influence[2], influence[3])
}

func atMost(influence [4]int8, most int8) int {
	n := 0
	for _, i := range influence {
		if i <= most {
			n++
		}
	}
	return n
}
