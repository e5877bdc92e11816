package moment

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
)

// decision asks the open decision, one large button an option.
type decision struct{ scene }

// Draw is the question, then what led to it.
func (q decision) Draw(f part.Frame) View {
	d := q.tb.Decision()
	ask := []fyne.CanvasObject{kit.Row(part.Near, 1, part.SeatIcon(q.tb, d.Seat, 22), part.Text(words.Seat(q.tb, d.Seat)+": "+words.SayAt(q.tb, d.Say), part.Large))}
	points := q.points()
	for i, o := range d.Options {
		pic, name := Option(q.tb, o)
		more := points[o]
		if o == d.Suggest && d.Seat.Rival() {
			more = words.T("what a Rival does")
		}
		ask = append(ask, part.RowButton(kit.Row(part.Near, -1, badge(f, i+1), pic), name, more, q.do(engine.Pick{Option: o})))
	}
	ask = append(ask, part.RuleLine(d.Rule, q.why(d.Event())))
	return View{Top: []fyne.CanvasObject{kit.Card(part.ActiveFace(), kit.Column(part.Near, ask...))}, Content: q.before(f),
		Primary: part.Action{Label: words.T("{0}: decide", words.At(q.tb, d.By)), Sub: words.T("tap an answer above")}}
}

// points is what an answer has the seat gain in points at once, as a line; of
// those answers alone that bring more than another.
func (q decision) points() map[string]string {
	d := q.tb.Decision()
	if d.Kind == engine.KindPayment { // the question says it
		return nil
	}
	brings, gains := map[string]string{}, map[string]int{}
	least := 0
	for i, o := range d.Options {
		r, err := q.tb.Apply(engine.Pick{Option: o})
		if err != nil {
			continue
		}
		gains[o] = r.Table.Side(d.Seat).VP() - q.tb.Side(d.Seat).VP()
		if i == 0 || gains[o] < least {
			least = gains[o]
		}
	}
	for o, n := range gains {
		if n > least {
			brings[o] = words.T("that brings {0} at once", speech.Count{N: n, Good: facts.Point})
		}
	}
	return brings
}

// Option is the picture and name of an option of the open decision.
func Option(tb engine.Table, o string) (fyne.CanvasObject, string) {
	d := tb.Decision()
	switch d.Kind {
	case engine.KindFaction:
		f, _ := facts.FactionByID(o)
		return part.Icon(look.FactionIcon(f), 28), words.T("{0}: now {1}", f, tb.Side(d.Seat).With(f))
	case engine.KindAlliance:
		s, _ := engine.ParseSeat(o)
		return part.SeatIcon(tb, s, 28), words.Seat(tb, s)
	case engine.KindLocation:
		id := facts.SpaceID(o)
		return part.Icon(look.SpaceIcon(*facts.SpaceOf(id)), 28), words.Word(id)
	case engine.KindPayment:
		if o == engine.OptionPay {
			return part.Icon(look.Icon("check"), 28), words.T("Pay")
		}
		return part.Icon(look.Icon("close"), 28), words.T("Do not pay")
	}
	return rewardOption(tb, o)
}

// among is the face and the style of an answer among many: low on a phone on
// its side, where height is dear.
func among(f part.Frame) (kit.Face, kit.Style) {
	face, style := part.CardFace(), part.Strong
	face.PadX = part.Tight
	if f.Landscape {
		face.PadY, style.Size = part.Tight, look.SizeSmall
	}
	return face, style
}

// rewardOption is one of the goods to choose from, with its number.
func rewardOption(tb engine.Table, o string) (fyne.CanvasObject, string) {
	c, _ := tb.Conflict()
	for _, r := range c.Rewards {
		for _, g := range r.Of {
			if g.What.ID() == o {
				return part.Icon(look.GoodIcon(g.What), 28), words.Gain(g)
			}
		}
	}
	return part.Icon(look.Icon("warning"), 28), o
}
