package moment

import (
	"fyne.io/fyne/v2"

	"hagal/app/words"
	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
)

// checkCards asks for a look at the printed cards of which a figure is in
// doubt: an event tells so the first time it counts at a table.
func checkCards(events ...engine.Event) []fyne.CanvasObject {
	var asks []fyne.CanvasObject
	for _, e := range events {
		for _, d := range e.Doubts {
			asks = append(asks, warning(doubtText(e.Card, d)))
		}
	}
	return asks
}

func doubtText(id facts.CardID, d facts.Doubt) string {
	if !d.Differ() {
		return words.T("{0}: {1}, by a single source. Check the printed card.", id, speech.Count{N: d.Told[0], Good: d.Figure})
	}
	var told speech.List
	told.Or = true
	for _, n := range d.Told {
		told.Items = append(told.Items, speech.Count{N: n, Good: d.Figure})
	}
	return words.T("{0}: {1}, the sources differ. Check the printed card.", id, told)
}
