package sheet

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/page/table/play"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/engine"
)

// Brought is what the latest input brought besides what it put right by hand:
// what a Rival paid and gained with it, a point, an Alliance. It is nothing
// where that input was no correction.
func Brought(p *play.Play) []engine.Event {
	last := p.Desk().Session().Last()
	switch last.Input.(type) {
	case engine.Set, engine.Influence, engine.Own, engine.Trash:
		return last.Events[min(1, len(last.Events)):]
	}
	return nil
}

// same reports whether two corrections are of the same figure.
func same(x, y engine.Input) bool {
	switch x := x.(type) {
	case engine.Set:
		y, ok := y.(engine.Set)
		return ok && x.Seat == y.Seat && x.Field == y.Field
	case engine.Influence:
		y, ok := y.(engine.Influence)
		return ok && x.Seat == y.Seat && x.Faction == y.Faction
	}
	return false
}

// figureRow is a figure of a seat to be put right, up by an input and down by
// another. Below its name stands what the figure is worth, or what correcting
// it just now has brought.
func figureRow(p *play.Play, pic fyne.Resource, name, worth string, n int, down, up engine.Input) fyne.CanvasObject {
	lines := []fyne.CanvasObject{part.Text(name, part.Body)}
	if events := Brought(p); len(events) > 0 && same(p.Desk().Session().Last().Input, up) {
		for _, e := range events {
			says := words.SayAt(p.Table(), e.Say)
			if e.Seat != up.About() && e.Seat != engine.Nobody {
				says = words.T("{0}: {1}", words.At(p.Table(), e.Seat), says)
			}
			lines = append(lines, part.Text(says, part.Good))
		}
	} else if worth != "" {
		lines = append(lines, part.Text(worth, part.Small))
	}
	return kit.Row(part.Near, 1, part.Icon(pic, 22), kit.Column(0, lines...), part.Stepper(name, n, p.Correct(down), p.Correct(up)))
}
