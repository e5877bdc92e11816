package moment

import (
	"slices"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// rivalResult is the card and what to move, and what may be read after it:
// what the rules say to it, and what was skipped.
func (s scene) rivalResult(f part.Frame, last rivalTurn) (top, after []fyne.CanvasObject) {
	if last.first != nil && f.Tall {
		top, after = s.rivalResult(f, *last.first)
	}
	used := false
	var asides []engine.Event
	var moves []fyne.CanvasObject
	for _, e := range last.events {
		switch {
		case e.Mark == engine.MarkCard:
			used = true
			top = append(top, s.hagalCard(f, last, e))
		case e.Mark == engine.MarkSkip, e.Mark == engine.MarkShuffle && !(used && s.tb.RealCards()):
			asides = append(asides, e)
		case e.Mark == engine.MarkPhase:
		case e.Mark == engine.MarkNote && used:
			after = append(after, part.NoteLine(s.tb, e, s.why(e)))
		case s.headline(e):
			moves = append(moves, s.headlineCard(e))
		default:
			moves = append(moves, s.moveLine(f, e, last.turn.Seat))
		}
	}
	if used {
		top = append(top, s.checks(last.events)...)
	}
	top = append(top, kit.Column(part.Tight, moves...))
	if len(asides) > 0 {
		after = append(after, s.asideLine(asides))
	}
	if last.first != nil && !f.Tall { // where there is no room for both, the one before stands below
		first, rest := s.rivalResult(f, *last.first)
		after = slices.Concat(after, first, rest)
	}
	return top, after
}

// hagalCard is the card used by its own name, in our icons, under whose turn
// it is.
func (s scene) hagalCard(f part.Frame, last rivalTurn, e engine.Event) fyne.CanvasObject {
	drawn := engine.DrawnIn(last.events)
	name := words.CardName(drawn.Card)
	face := part.ActiveFace()
	face.Edge = look.SpaceColor(*facts.SpaceOf(drawn.Space))
	row := []fyne.CanvasObject{part.SeatIcon(last.table, last.turn.Seat, 24), part.Text(name, f.Heading())}
	row = append(row, part.Gains(drawn.Gains, 28, part.Large)...)
	if drawn.Harvest {
		row = append(row, part.Icon(look.GoodIcon(facts.Spice), 28))
	}
	lines := []fyne.CanvasObject{kit.Row(part.Near, 1, row...)}
	if cramped(f) {
		face.PadY = part.Tight
	} else {
		head := words.T("{0}'s turn", words.At(s.tb, last.turn.Seat))
		if aside := drawn.Folded(); last.both && !aside.IsZero() { // told in full below, out of sight
			head += " · " + words.Say(aside)
		}
		lines = append([]fyne.CanvasObject{part.Text(head, part.Small)}, lines...)
	}
	return kit.NewTap(name, face, kit.Column(0, lines...), s.why(e))
}

// cramped reports whether large text leaves little room.
func cramped(f part.Frame) bool { return f.Short && part.Scale() > 1 }

// moveLine is one thing to move; a tap says why. Where there is little room
// it is small, and does without the word for it.
func (s scene) moveLine(f part.Frame, e engine.Event, of engine.Seat) fyne.CanvasObject {
	if !cramped(f) {
		return part.EventLine(s.tb, e, of, s.why(e))
	}
	face := part.CardFace()
	face.PadX, face.PadY = part.Near, 2
	row := part.EventRow(s.tb, e, of, 18, 16, part.Little)
	return kit.NewTap(words.Event(s.tb, e), face, kit.Row(part.Tight, len(row)-1, row...), s.why(e))
}

// asideLine is the cards skipped and the reshuffles in one line; a tap lists
// them, each with its reason.
func (s scene) asideLine(events []engine.Event) fyne.CanvasObject {
	name := words.Say(engine.DrawnIn(events).Folded())
	row := kit.Row(part.Near, 1, part.Icon(look.Icon("skip"), 18), part.Text(name, part.Small), part.Icon(look.Tinted("next", look.Dim), 16))
	return kit.NewTap(name, part.PlainFace(), row, s.list(name, events))
}

// list is a tap that opens a sheet with things that happened, each with its why.
func (s scene) list(name string, events []engine.Event) func() {
	host := s.play.Host()
	return func() {
		host.Sheet(func(part.Frame) fyne.CanvasObject {
			parts := []fyne.CanvasObject{part.SheetHead(nil, name, host.Close)}
			for _, e := range events {
				parts = append(parts, s.eventLine(s.tb, e))
			}
			return kit.Column(part.Tight, parts...)
		})
	}
}
