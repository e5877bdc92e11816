package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// doubt marks an event that counts a figure of a card which wants a look at
// the printed card: the reason says so each time, the mark only the first time
// at a table.
func (w *work) doubt(e *Event, figure facts.Good) {
	if w.telling == rival.Silence {
		return
	}
	for _, d := range facts.CardOf(e.Card()).Doubts {
		if d.Figure != figure {
			continue
		}
		if w.telling == rival.Reasons {
			e.because(doubtful(e.Card(), d))
		}
		if !slices.Contains(w.doubted, e.Card()) {
			e.doubted = figure
		}
	}
	if e.doubted != facts.Nothing {
		r := w.rarely()
		r.doubted = append(r.doubted, e.Card())
	}
}

// Checks are what to look at on the printed card: a line for each figure in
// doubt, the first time it counts at a table.
func (e Event) Checks() []speech.Sentence {
	var list []speech.Sentence
	for _, d := range facts.CardOf(e.Card()).Doubts {
		if d.Figure == e.doubted {
			list = append(list, doubtful(e.Card(), d))
		}
	}
	return list
}

// doubtful says what the sources of a figure tell.
func doubtful(id facts.CardID, d facts.Doubt) speech.Sentence {
	if !d.Differ() {
		return say("{0}: {1}, by a single source. Check the printed card.", id, some(d.Told[0], d.Figure))
	}
	told := speech.List{Or: true}
	for _, n := range d.Told {
		told.Items = append(told.Items, some(n, d.Figure))
	}
	return say("{0}: {1}, the sources differ. Check the printed card.", id, told)
}
