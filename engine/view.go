package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/rival"
)

// view is what a Rival sees, saying as much as is told. It stands until the
// next.
func (w *work) view(s Seat) *rival.View {
	v := &w.sight
	if v.Look == nil {
		v.Spaces, v.Look, v.Room = w.seeSpaces, w.seeBoard, &w.room
	}
	if w.seer != s {
		w.seer = s
		w.Table.whose(v, s)
	}
	w.Table.own(v, s)
	v.Telling = w.telling
	v.Anew()
	return v
}

func (w *work) seeSpaces(b *rival.Board) { w.Table.seeSpaces(b, w.seer) }

func (w *work) seeBoard(b *rival.Board) { w.Table.seeBoard(b, w.seer) }

// whose is which Rival a view is of.
func (t Table) whose(v *rival.View, s Seat) {
	v.Name, v.Leader = s.name(), t.terms.setup.leader(s)
}

// own is what it sees without looking at the board: all it needs to spend.
func (t Table) own(v *rival.View, s Seat) {
	point(&v.Me, &t.at(s).Self)
	turn := &noTurn
	if t.acts(s) {
		turn = &t.story.turn
	}
	point(&v.Turn, turn)
	v.Solo, v.SpiceLevel, v.Expert, v.Level = t.terms.setup.Solo, t.terms.spiceLevel, t.terms.difficulty.Expert, t.conflict.Level
}

// point makes a pointer another one, where it is one: to write a pointer costs
// more than to compare it.
func point[T comparable](p *T, to T) {
	if *p != to {
		*p = to
	}
}

// noTurn is that of a Rival who has none; never changed.
var noTurn rival.Turn

// see makes what a Rival sees beyond its own side anew.
func (t Table) see(b *rival.Board, s Seat) {
	t.seeSpaces(b, s)
	t.seeBoard(b, s)
}

// seeSpaces makes what is on the spaces anew, in the memory of the board before.
func (t Table) seeSpaces(b *rival.Board, s Seat) {
	b.Makers, b.Posts, b.Voiced = b.Makers[:0], b.Posts[:0], b.Voiced[:0]
	for i, id := range t.terms.makers {
		b.Makers = append(b.Makers, rival.Maker{Space: id, Bonus: int(t.bonus[i])})
	}
	for _, a := range t.agents.all() {
		b.Posts = append(b.Posts, rival.Post{Space: a.id(), Mine: a.seat == s, Name: a.seat.name()})
	}
	for _, voice := range t.voices {
		b.Voiced = append(b.Voiced, rival.Voice{Space: voice.Space, Name: voice.Seat.name()})
	}
}

// seeBoard makes all else anew, in the same way.
func (t Table) seeBoard(b *rival.Board, s Seat) {
	b.Alliance = slices.Contains(t.alliances[:], s)
	b.Others, b.FaceUp, b.Flags = b.Others[:0], b.FaceUp[:0], b.Flags[:0]
	for _, o := range t.Seats() {
		if o != s {
			side := t.at(o)
			b.Others = append(b.Others, rival.Other{Name: o.name(), Influence: side.Influence, Units: side.UnitStrength()})
		}
	}
	for _, stack := range t.stacks {
		b.FaceUp = append(b.FaceUp, stack.Up)
	}
	for i, c := range t.control {
		b.Flags = append(b.Flags, rival.Flag{Location: t.terms.locations[i], Dreadnought: c.Dreadnought != Nobody, Marker: owner(c.Marker, s), Name: c.Marker.name()})
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
