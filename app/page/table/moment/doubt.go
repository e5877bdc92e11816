package moment

import (
	"fyne.io/fyne/v2"

	"hagal/app/words"
	"hagal/engine"
)

// checks asks for a look at the printed cards whose figure is in doubt, the
// first time it counts.
func (s scene) checks(events []engine.Event) []fyne.CanvasObject {
	var asks []fyne.CanvasObject
	for _, e := range events {
		for _, check := range e.Checks() {
			asks = append(asks, warning(words.SayAt(s.tb, check)))
		}
	}
	return asks
}
