package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// doubt marks an event that counts a figure of a card which wants a look at
// the printed card: the reason says so each time, the mark only the first time
// that such a figure of any card counts at a table.
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
		if !slices.Contains(w.doubted, figure) {
			e.doubted = figure
			r := w.rarely()
			r.doubted = append(r.doubted, figure)
		}
	}
}

// Checks are what to look at on the printed card: a line for a figure in doubt,
// the first time that one of its kind counts at a table.
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
		return say("{0}: {1}. Only one source says so: check the printed card.", id, some(d.Told[0], d.Figure))
	}
	told := speech.List{Or: true}
	for _, n := range d.Told {
		told.Items = append(told.Items, some(n, d.Figure))
	}
	return say("{0}: {1}, the sources differ. Check the printed card.", id, told)
}
