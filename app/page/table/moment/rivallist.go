package moment

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// rivalResult is a Rival's card and what to move, and what may be read after
// it, with both Rivals' turns in the order they are played: on a phone on its
// side the first has a column. The last has so much room. What was shown with a
// question is moved, and told in a line.
func (s scene) rivalResult(f part.Frame, last rivalTurn, room fyne.Size) View {
	v := View{About: last.turn.Seat}
	if first := last.first; first != nil && len(first.moved) > 0 {
		v.Top = append([]fyne.CanvasObject{s.movedLine(*first)}, s.moves(f, *first)...)
	} else if first != nil {
		v.About, v.Both = engine.Nobody, true
		side := aside(f)
		if !f.Landscape {
			side = s.eachOfBoth(f, *first, last)
			room = side
		}
		v.Top, v.Content = s.turnResult(f, *first, side)
		if f.Landscape {
			v.Aside, v.Top, v.Content = slices.Concat(v.Top, v.Content), nil, nil
		}
	}
	top, after := s.turnResult(f, last, room)
	v.Top, v.Content = append(v.Top, top...), append(v.Content, after...)
	return v
}

// movedLine is a turn whose pieces were moved, in a line; a tap lists it.
func (s scene) movedLine(turn rivalTurn) fyne.CanvasObject {
	name := words.T("{0}'s turn", words.At(s.tb, turn.turn.Seat)) + ": " + words.CardName(engine.DrawnIn(turn.moved).Card)
	row := kit.Row(part.Near, 2, part.Icon(look.Icon("check"), 18), part.SeatIcon(turn.table, turn.turn.Seat, 14), part.Text(name, part.Small), part.Icon(look.Tinted("next", look.Dim), 16))
	return kit.NewTap(name, part.PlainFace(), row, s.list(name, turn.moved))
}

// moves is what the answer to a Rival's question brought.
func (s scene) moves(f part.Frame, turn rivalTurn) []fyne.CanvasObject {
	var lines []fyne.CanvasObject
	for _, e := range turn.events {
		if s.headline(e) {
			lines = append(lines, s.headlineCard(e))
		} else if e.Mark != engine.MarkPhase {
			lines = append(lines, s.moveLine(f, e, engine.Nobody))
		}
	}
	return lines
}

// eachOfBoth is the room that each of two turns one below the other has: none
// to be kept to where both have room as they are, else so little that each is
// in one card.
func (s scene) eachOfBoth(f part.Frame, first, last rivalTurn) fyne.Size {
	const conflict = 70 // as high as its card may be where text is not scaled
	width, high := f.Now()-2*part.Apart, float32(0)
	for _, turn := range []rivalTurn{first, last} {
		top, _ := s.turnResult(f, turn, fyne.Size{})
		high += kit.HeightOf(kit.Column(part.Near, top...), width) + part.Near
	}
	if high <= f.Size.Height-part.Scaled(headHigh+conflict+barHigh) {
		return fyne.Size{}
	}
	return fyne.NewSize(width, 1)
}

// aside is the room that a column in place of the seats has on a phone on its
// side, and beside that which what happens now has there; in points, none on
// another screen.
func aside(f part.Frame) fyne.Size {
	const head = 150 // as high as it may be where text is not scaled
	return landscape(f, f.Size.Width*part.Aside, head)
}

func beside(f part.Frame) fyne.Size {
	return landscape(f, f.Now(), barHigh)
}

func landscape(f part.Frame, width, less float32) fyne.Size {
	if !f.Landscape {
		return fyne.Size{}
	}
	return fyne.NewSize(width-2*part.Apart, f.Size.Height-part.Scaled(less))
}

// turnResult is one Rival's card and what to move, and what the rules say to it
// and what was skipped, to be read after it. Where the room there is would cut
// what to move, it is in one card.
func (s scene) turnResult(f part.Frame, last rivalTurn, room fyne.Size) (top, after []fyne.CanvasObject) {
	used := false
	var plain []engine.Event
	var asides []engine.Event
	var heads, moves []fyne.CanvasObject
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
			heads = append(heads, s.headlineCard(e))
			moves = append(moves, heads[len(heads)-1])
		default:
			plain = append(plain, e)
			moves = append(moves, s.moveLine(f, e, last.turn.Seat))
		}
	}
	if used {
		top = append(top, s.checks(last.events)...)
	}
	if whole := append(slices.Clone(top), moves...); room.Height > 0 && len(plain) > 1 && kit.HeightOf(kit.Column(part.Tight, whole...), room.Width) > room.Height {
		moves = append(heads, s.movesCard(true, words.T("To move, on the board"), last.turn.Seat, plain))
	}
	top = append(top, kit.Column(part.Tight, moves...))
	if len(asides) > 0 {
		after = append(after, s.asideLine(last.turn.Seat, asides))
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

// asideLine is the cards that a Rival skipped, by name, and the reshuffles in
// one line; a tap lists them, each with its reason.
func (s scene) asideLine(of engine.Seat, events []engine.Event) fyne.CanvasObject {
	drawn := engine.DrawnIn(events)
	name := words.Say(drawn.Folded())
	says := name
	if n := len(drawn.Skipped); n > 0 && n <= fewSkipped {
		var cards []string
		for _, e := range drawn.Skipped {
			cards = append(cards, words.CardName(e.Card()))
		}
		says += ": " + strings.Join(cards, ", ")
	}
	row := kit.Row(part.Near, 2, part.Icon(look.Icon("skip"), 18), part.SeatIcon(s.tb, of, 14), part.Text(says, part.Small), part.Icon(look.Tinted("next", look.Dim), 16))
	return kit.NewTap(name, part.PlainFace(), row, s.list(name, events))
}

// fewSkipped is how many skipped cards are named without a tap.
const fewSkipped = 3

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
