package moment

import (
	"slices"

	"fyne.io/fyne/v2"

	"hagal/app/words"
	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
)

// checkCards asks for a look at the printed cards among these whose figure is
// in doubt, but for those that an input before the nth used so already.
func (s scene) checkCards(n int, figure facts.Good, cards []facts.CardID) []fyne.CanvasObject {
	before := s.play.Steps()[:max(0, n-1)]
	var asks []fyne.CanvasObject
	for i, id := range cards {
		used := func(e engine.Step) bool { return slices.Contains(cardsUsed(e.Input, figure), id) }
		if slices.Contains(cards[:i], id) || slices.ContainsFunc(before, used) {
			continue
		}
		for _, d := range facts.CardOf(id).Doubts {
			if d.Figure == figure {
				asks = append(asks, warning(doubtText(id, d)))
			}
		}
	}
	return asks
}

// cardsUsed is the cards of an input whose figure counted: swords in Combat,
// all else on a Rival's turn.
func cardsUsed(in engine.Input, figure facts.Good) []facts.CardID {
	var cards []facts.CardID
	switch in := in.(type) {
	case engine.Combat:
		if figure == facts.Sword {
			for _, sw := range in.Swords {
				cards = append(cards, sw.Cards...)
			}
		}
	case engine.Rival:
		if figure != facts.Sword && len(in.Cards) > 0 {
			cards = in.Cards[len(in.Cards)-1:]
		}
	}
	return cards
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
