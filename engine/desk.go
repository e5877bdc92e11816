package engine

import (
	"slices"
	"sync"

	"hagal/data/speech"
	"hagal/rival"
)

// desk keeps works that are done, whose memory the next input uses again.
var desk = sync.Pool{New: func() any { return new(work) }}

// sights keeps views that are done with.
var sights = sync.Pool{New: func() any { return new(rival.View) }}

// sight is what a Rival sees, to be given back to sights.
func (t Table) sight(s Seat, told rival.Telling) *rival.View {
	v := sights.Get().(*rival.View)
	t.whose(v, s)
	t.own(v, s)
	t.see(&v.Board, s)
	v.Telling = told
	return v
}

// putAway gives a sight back.
func putAway(v *rival.View) {
	v.Me, v.Turn = nil, nil
	sights.Put(v)
}

// lay puts a table of its own before the work.
func (w *work) lay(t Table, told rival.Telling) {
	w.Table, w.telling = t, told
	w.ownsSide, w.ownsRare = [3]bool{}, false
	if t.story != nil {
		w.tale = *t.story
		w.story = &w.tale
	}
	w.takeUp()
	w.room = w.room[:0]
}

// page is room for so many events, or for so many things that stand in them.
// The short lists of many inputs lie on it, one after the other, so that few
// are made; a page of 56 events is 3 KB.
const page = 56

// argRoom is a list of n things that stand in an event, to be filled.
func (w *work) argRoom(n int) []speech.Arg {
	if len(w.args) < n {
		w.args = make([]speech.Arg, max(page, n))
	}
	list := w.args[:n:n]
	w.args = w.args[n:]
	return list
}

// takeUp goes on with what the table's decision left to do.
func (w *work) takeUp() {
	w.todo = w.todo[:0]
	if w.decision != nil {
		w.todo = append(w.todo, w.decision.agenda...)
	}
}

// leave keeps with the decision what is left to do, and with a new one where it
// comes from.
func (w *work) leave() {
	if d := w.decision; d != nil {
		d.agenda = kept(w.todo)
		if d.of == nil {
			d.of = w.from
		}
	}
}

// told is what happened, and keeps with the table what is left to do.
func (w *work) told() []Event {
	w.leave()
	if w.story != nil {
		tale := w.tale
		w.story = &tale
	}
	if len(w.events) == 0 {
		return nil
	}
	events := slices.Clip(w.events)
	w.events = w.events[len(w.events):]
	return events
}

// kept is an agenda that outlives the room its actions are in.
func kept(todo []task) []task {
	if len(todo) == 0 {
		return nil
	}
	todo = slices.Clone(todo)
	for i := range todo {
		todo[i].actions = slices.Clone(todo[i].actions)
	}
	return todo
}

// clear lets go of the table. What stands in the lists holds none; a page of
// events holds those of the few inputs on it until it is full.
func (w *work) clear() {
	w.Table, w.sight.Me, w.from = Table{}, nil, nil
}

// emptied is a list without anything. In place its memory is used again.
func emptied[T any](w *work, list []T) []T {
	if w.inPlace {
		return list[:0]
	}
	return nil
}

// with is a list with one thing more, in memory that it fills: another table
// may share it. In place it has room to grow.
func with[T any](w *work, list []T, more T) []T {
	if w.inPlace {
		return append(list, more)
	}
	longer := make([]T, len(list)+1)
	copy(longer, list)
	longer[len(list)] = more
	return longer
}

// own makes a list, shared with the table before, the work's own to change. In
// place there is no table before.
func own[T any](w *work, list *[]T) []T {
	if !w.inPlace {
		*list = slices.Clone(*list)
	}
	return *list
}
