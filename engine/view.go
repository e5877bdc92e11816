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
		Name: s.name(),
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

// own is Table.own, saying as much as is told.
func (w *work) own(s Seat) rival.View {
	v := w.Table.own(s)
	v.Telling = w.telling
	return v
}

// view is Table.view, saying as much as is told. It stands until the next.
func (w *work) view(s Seat) rival.View {
	w.see(&w.sight, s)
	w.sight.Telling = w.telling
	return w.sight
}

// view is all a Rival sees when it decides.
func (t Table) view(s Seat) rival.View {
	var v rival.View
	t.see(&v, s)
	return v
}

// see makes a view anew, in the memory of the one before.
func (t Table) see(v *rival.View, s Seat) {
	before := *v
	*v = t.own(s)
	v.Makers, v.Others, v.Posts = before.Makers[:0], before.Others[:0], before.Posts[:0]
	v.Voiced, v.FaceUp, v.Flags = before.Voiced[:0], before.FaceUp[:0], before.Flags[:0]
	for i, id := range t.terms.makers {
		v.Makers = append(v.Makers, rival.Maker{Space: id, Bonus: t.bonus[i]})
	}
	for _, o := range t.Seats() {
		if o != s {
			v.Others = append(v.Others, rival.Other{Name: o.name(), Influence: t.Side(o).Influence, Units: t.Side(o).UnitStrength()})
		}
	}
	for _, a := range t.agents {
		v.Posts = append(v.Posts, rival.Post{Space: a.Space, Mine: a.Seat == s, Name: a.Seat.name()})
	}
	for _, voice := range t.voices {
		v.Voiced = append(v.Voiced, rival.Voice{Space: voice.Space, Name: voice.Seat.name()})
	}
	for _, stack := range t.stacks {
		v.FaceUp = append(v.FaceUp, stack.Up)
	}
	for i, c := range t.control {
		v.Flags = append(v.Flags, rival.Flag{Location: t.terms.locations[i], Dreadnought: c.Dreadnought != Nobody, Marker: owner(c.Marker, s), Name: c.Marker.name()})
	}
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
