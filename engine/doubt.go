package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
)

// doubt marks an event that counts a figure of a card which wants a look at
// the printed card: the reason says so each time, the mark only the first time
// at a table.
func (w *work) doubt(e *Event, figure facts.Good) {
	for _, d := range facts.CardOf(e.Card).Doubts {
		if d.Figure != figure {
			continue
		}
		e.because(doubtful(d))
		if !slices.Contains(w.doubted, e.Card) {
			e.Doubts = append(e.Doubts, d)
		}
	}
	if len(e.Doubts) > 0 {
		w.doubted = append(slices.Clip(w.doubted), e.Card)
	}
}

// doubtful says what the sources of a figure tell.
func doubtful(d facts.Doubt) speech.Sentence {
	if !d.Differ() {
		return say("Only one source gives this figure, {0}: check the printed card.", some(d.Told[0], d.Figure))
	}
	var told speech.List
	for _, n := range d.Told {
		told.Items = append(told.Items, speech.Number(n))
	}
	return say("Sources differ on this figure, {0}; the app goes by {1}. Check the printed card.", told, some(d.Told[0], d.Figure))
}
