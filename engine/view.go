package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/rival"
)

// own is what a Rival sees of itself: all it needs to spend.
func (t Table) own(s Seat) rival.View {
	side := t.Side(s)
	v := rival.View{
		Name: s,
		Solo: t.setup.Solo, SpiceLevel: t.terms.spiceLevel, Expert: t.difficulty().Expert, Level: t.level(),
		Me: rival.Self{
			Leader: side.Leader, Influence: side.Influence, Alliance: slices.Contains(t.alliances[:], s),
			Spice: side.Spice, Solari: side.Solari, Water: side.Water, Intrigue: side.Intrigue,
			Supply: side.Supply, Garrison: side.Garrison, Deployed: side.Deployed, Dreads: side.Dreads,
			Negotiators: side.Negotiators, Freighter: side.Freighter, Tiles: side.Tiles,
		},
	}
	if t.story.seat == s {
		v.Turn = t.story.turn
	}
	return v
}

// view is all a Rival sees when it decides.
func (t Table) view(s Seat) rival.View {
	v := t.own(s)
	for i, id := range t.terms.makers {
		v.Makers = append(v.Makers, rival.Maker{Space: id, Bonus: t.bonus[i]})
	}
	for _, o := range t.Seats() {
		if o != s {
			v.Others = append(v.Others, rival.Other{Name: o, Influence: t.Side(o).Influence, Units: t.Side(o).UnitStrength()})
		}
	}
	for _, a := range t.agents {
		v.Posts = append(v.Posts, rival.Post{Space: a.Space, Mine: a.Seat == s, Name: a.Seat})
	}
	for _, voice := range t.voices {
		v.Voiced = append(v.Voiced, rival.Voice{Space: voice.Space, Name: voice.Seat})
	}
	for _, stack := range t.stacks {
		v.FaceUp = append(v.FaceUp, stack.Up)
	}
	for i, c := range t.control {
		v.Flags = append(v.Flags, rival.Flag{Location: t.terms.locations[i], Dreadnought: c.Dreadnought != Nobody, Marker: owner(c.Marker, s), Name: c.Marker})
	}
	return v
}

func owner(marker, s Seat) rival.Owner {
	switch marker {
	case Nobody:
		return rival.Nobody
	case s:
		return rival.Mine
	}
	return rival.Opponent
}

// controller is who gains from a location (R-CARD-4).
func (t Table) controller(id facts.SpaceID) Seat {
	i := t.locationIndex(id)
	if i < 0 {
		return Nobody
	}
	if d := t.control[i].Dreadnought; d != Nobody {
		return d
	}
	return t.control[i].Marker
}
