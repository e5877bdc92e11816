package engine

import (
	"slices"
	"sync"
)

// desk keeps works that are done, whose memory the next input uses again.
var desk = sync.Pool{New: func() any { return new(work) }}

// lay puts a table of its own before the work.
func (w *work) lay(t Table) {
	w.Table = t
	w.todo = append(w.todo[:0], t.agenda...)
	w.events, w.args = w.events[:0], w.args[:0]
}

// told is a copy of what happened, and keeps with the table what is left to do.
func (w *work) told() []Event {
	w.agenda = slices.Clone(w.todo)
	if len(w.events) == 0 {
		return nil
	}
	events, args := slices.Clone(w.events), slices.Clone(w.args)
	for i := range events {
		n := len(events[i].Say.Args)
		events[i].Say.Args, args = args[:n:n], args[n:]
	}
	return events
}

// clear lets go of everything.
func (w *work) clear() {
	w.Table = Table{}
	clear(w.todo[:cap(w.todo)])
	clear(w.events)
	clear(w.args)
}
