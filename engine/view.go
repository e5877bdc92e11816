package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/rival"
)

// own is what a Rival sees of itself: all it needs to spend.
func (t Table) own(v *rival.View, s Seat) {
	side := t.at(s)
	v.Name, v.Solo = s.name(), t.setup.Solo
	v.SpiceLevel, v.Expert, v.Level = t.terms.spiceLevel, t.difficulty().Expert, t.level()
	me := &v.Me
	me.Leader, me.Influence, me.Alliance = side.Leader, side.Influence, slices.Contains(t.alliances[:], s)
	me.Spice, me.Solari, me.Water, me.Intrigue = side.Spice, side.Solari, side.Water, side.Intrigue
	me.Supply, me.Garrison, me.Deployed, me.Dreads = side.Supply, side.Garrison, side.Deployed, side.Dreads
	me.Negotiators, me.Freighter, me.Tiles = side.Negotiators, side.Freighter, side.Tiles
	v.Turn = rival.Turn{}
	if t.story.seat == s {
		v.Turn = t.story.turn
	}
}

// own is Table.own, saying as much as is told.
func (w *work) own(s Seat) rival.View {
	w.Table.own(&w.sight, s)
	w.sight.Telling = w.telling
	return w.sight
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
	t.own(v, s)
	v.Makers, v.Others, v.Posts = v.Makers[:0], v.Others[:0], v.Posts[:0]
	v.Voiced, v.FaceUp, v.Flags = v.Voiced[:0], v.FaceUp[:0], v.Flags[:0]
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
