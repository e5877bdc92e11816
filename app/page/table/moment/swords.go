package moment

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/page/table/outlook"
	"hagal/app/page/table/play"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// swords is the beginning of Combat: the Rivals' sword cards are drawn, or
// asked for one by one.
type swords struct{ scene }

// Draw is what fights; with real cards first the question which card is drawn.
func (w swords) Draw(f part.Frame) View {
	v := View{Primary: part.Action{Label: words.T("Combat")}}
	fighting := w.tb.Fighting()
	if len(fighting) > 0 && w.tb.RealCards() {
		w.ask(f, &v, fighting)
	} else {
		v.Top, v.Primary.Do = w.news(f), w.do(engine.Combat{})
		v.Primary.Sub = words.T("the Rivals reveal their swords")
		if len(fighting) == 0 {
			v.Primary.Sub = words.T("no Rival is in the Conflict")
		}
	}
	if notes := w.notes(); notes != nil {
		v.Content = append(v.Content, notes)
	}
	v.Content = append(v.Content, w.forces()...)
	return v
}

// forces is what each seat has in the Conflict, its strength before any sword of
// a Rival, and a bar to compare.
func (w swords) forces() []fyne.CanvasObject {
	var list []fyne.CanvasObject
	most := 0
	for _, s := range w.tb.Seats() {
		most = max(most, w.strength(s))
	}
	for _, s := range w.tb.Seats() {
		pics := forces(w.tb, s)
		if len(pics) == 0 {
			continue
		}
		head := kit.Row(part.Near, 1, part.SeatIcon(w.tb, s, 20), part.Text(words.Seat(w.tb, s), part.Strong),
			kit.Line(strconv.Itoa(w.strength(s)), part.Large))
		lines := []fyne.CanvasObject{head, kit.Flow(2, pics...), strengthBar(w.tb, s, share(w.strength(s), most), 1, 5), outlook.Standing(w.play, s)}
		list = append(list, kit.Card(part.OfSeat(w.tb, s, part.CardFace()), kit.Column(part.Tight, lines...)))
	}
	return list
}

// strength is a seat's as far as it is known: of a Rival its units.
func (w swords) strength(s engine.Seat) int {
	if side := w.tb.Side(s); !side.Counted() {
		return side.UnitStrength()
	}
	return w.tb.Side(s).Strength()
}

// shared gives the cards named to the Rivals that fight, in turn order, and
// tells who is due the next one and which of its cards that is, from 1;
// Nobody where all are named. A reshuffle brings no swords and is not counted.
func (w swords) shared(fighting []engine.Seat, cards []facts.CardID) (in engine.Combat, due engine.Seat, nth int) {
	for _, s := range fighting {
		sw, n := engine.Swords{Seat: s}, 0
		for ; n < w.tb.SwordCards() && len(cards) > 0; cards = cards[1:] {
			sw.Cards = append(sw.Cards, cards[0])
			if !facts.CardOf(cards[0]).Reshuffle {
				n++
			}
		}
		if len(sw.Cards) > 0 {
			in.Swords = append(in.Swords, sw)
		}
		if n < w.tb.SwordCards() {
			return in, s, n + 1
		}
	}
	return in, engine.Nobody, 0
}

// ask asks for the next real sword card, or begins where all are named.
func (w swords) ask(f part.Frame, v *View, fighting []engine.Seat) {
	cards := w.play.Draft().Swords
	in, due, nth := w.shared(fighting, cards)
	var so []named
	for _, sw := range in.Swords {
		for i, id := range sw.Cards {
			so = append(so, named{sw.Seat, id, i + 1})
		}
	}
	v.Top = w.news(f)
	if due == engine.Nobody {
		v.Top = append(v.Top, w.namedRow(so, ""))
		v.Primary.Do = w.do(in)
		return
	}
	ask := words.T("Swords: draw a House Hagal card for {0}. Which is it?", words.At(w.tb, due))
	if of := w.tb.SwordCards(); of > 1 {
		ask = words.T("Swords: draw House Hagal card {1} of {2} for {0}. Which is it?", words.At(w.tb, due), nth, of)
	}
	v.Primary.Sub = words.T("tap the card drawn")
	w.asks(f, v, ask, so, "", func(id facts.CardID) {
		w.play.Begin(play.Draft{Swords: append(slices.Clone(cards), id)})
	})
}
