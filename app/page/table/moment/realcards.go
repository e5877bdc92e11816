package moment

import (
	"errors"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/page/table/outlook"
	"hagal/app/page/table/play"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// realCards is a Rival's turn with real House Hagal cards: the player taps
// each card drawn, until one is used.
type realCards struct{ scene }

// Draw asks for the next card. The cards named stay in sight.
func (r realCards) Draw(f part.Frame) View {
	seat, cards := r.tb.Turn(), r.play.Draft().Cards
	ask := words.T("Draw a House Hagal card for {0}: which is it?", words.At(r.tb, seat))
	if len(cards) > 0 {
		ask = words.T("It cannot be used. Draw the next card: which is it?")
	}
	var so []named
	for i, id := range cards {
		so = append(so, named{seat, id, i + 1})
	}
	v := View{Top: r.news(f), Primary: part.Action{Label: words.T("Tap the card drawn"), Sub: words.T("cards left: {0}", deckAfter(r.tb, cards).left)}}
	r.asks(f, &v, ask, so, r.reason(cards), r.tap)
	if !f.Wide { // there it stands below the board
		v.Content = append(v.Content, outlook.Ahead(r.play))
	}
	if notes := r.notes(); notes != nil {
		v.Content = append(v.Content, notes)
	}
	return v
}

// reason is why the last card named is set aside, or empty.
func (r realCards) reason(cards []facts.CardID) string {
	var refused *engine.Refusal
	if len(cards) > 0 && errors.As(r.tb.Check(engine.Rival{Seat: r.tb.Turn(), Cards: cards}), &refused) {
		return words.SayAt(r.tb, refused.Why)
	}
	return ""
}

// tap adds a card drawn; when it can be used the turn is told. After the last
// card of the deck the draw goes on with the shuffled one, until every card
// was seen in vain (R-DRAW-3, R-DRAW-8).
func (r realCards) tap(id facts.CardID) {
	in := engine.Rival{Seat: r.tb.Turn(), Cards: append(slices.Clone(r.play.Draft().Cards), id)}
	if r.tb.Skips(in) && (r.tb.Check(in) != nil || !seenAll(r.tb, in.Cards)) {
		r.play.Begin(play.Draft{Cards: in.Cards})
		return
	}
	r.play.Do(in)
}

// seenAll reports whether every House Hagal card of a table is among these.
func seenAll(tb engine.Table, cards []facts.CardID) bool {
	left := slices.Clone(cards)
	for _, id := range tb.HagalCards() {
		i := slices.Index(left, id)
		if i < 0 {
			return false
		}
		left = slices.Delete(left, i, i+1)
	}
	return true
}

// named is a real card that was named, and whose draw it is.
type named struct {
	seat engine.Seat
	card facts.CardID
	nth  int // of the seat's, from 1
}

func (n named) text() string { return strconv.Itoa(n.nth) + ". " + words.CardName(n.card) }

// asks asks for the next real card: the question, the cards that can come,
// and in sight of them those named so far, with what is said of the last.
func (s scene) asks(f part.Frame, v *View, ask string, so []named, says string, tap func(facts.CardID)) {
	face, style := among(f)
	style.Center = true
	var cards []fyne.CanvasObject
	for _, id := range s.tb.CardsLeft(cardsOf(so)...) {
		name := words.CardName(id)
		cards = append(cards, kit.NewTap(name, face, part.Text(name, style), func() { tap(id) }))
	}
	narrow := float32(110)
	if f.Landscape {
		narrow = 95
	}
	question := kit.Card(part.ActiveFace(), kit.Column(part.Near, part.Text(ask, part.Large), part.Grid(part.Tight, narrow, 4, cards...)))
	switch {
	case len(so) == 0:
		v.Top = append(v.Top, question)
	case f.Short:
		v.Top = append(v.Top, s.namedRow(so, says), question)
	default:
		v.Top, v.Pinned = append(v.Top, question), s.namedRow(so, says)
	}
}

// cardsOf is the cards named.
func cardsOf(so []named) []facts.CardID {
	var cards []facts.CardID
	for _, n := range so {
		cards = append(cards, n.card)
	}
	return cards
}

// namedRow is the cards named so far, in order; a tap takes the last one back.
func (s scene) namedRow(so []named, says string) fyne.CanvasObject {
	last := so[len(so)-1]
	var lines []fyne.CanvasObject
	for i, text := 0, ""; i < len(so)-1; i++ {
		text += so[i].text() + "   "
		if so[i].seat != so[i+1].seat || i == len(so)-2 {
			lines, text = append(lines, kit.Row(part.Tight, 1, part.SeatIcon(s.tb, so[i].seat, 14), part.Text(text, part.Little))), ""
		}
	}
	face := part.CardFace()
	face.PadX, face.PadY = part.Near, part.Tight
	lines = append(lines, kit.NewTap(words.T("Take {0} back", last.card), face,
		kit.Row(part.Tight, 1, part.SeatIcon(s.tb, last.seat, 18), part.Text(last.text(), part.Strong), part.Icon(look.Icon("close"), 20)), s.choose(takeBack)))
	if says != "" {
		lines = append(lines, part.Text(says, part.Little))
	}
	if after := deckAfter(s.tb, cardsOf(so)); after.shuffled {
		lines = append(lines, shuffleNow(after.left))
	}
	return kit.Column(part.Tight, lines...)
}

// takeBack takes back the last card named.
func takeBack(d *play.Draft) {
	if n := len(d.Cards); n > 0 {
		d.Cards = slices.Clone(d.Cards[:n-1])
	}
	if n := len(d.Swords); n > 0 {
		d.Swords = slices.Clone(d.Swords[:n-1])
	}
}

// shuffleNow says that the hands must shuffle.
func shuffleNow(cards int) fyne.CanvasObject {
	return kit.Row(part.Near, 1, part.Icon(look.Icon("shuffle"), 22), part.Text(words.T("Now shuffle all {0} House Hagal cards.", cards), part.Strong))
}

// realDeck is the deck of real cards: how many are left, and whether the last
// card drawn had it shuffled.
type realDeck struct {
	left     int
	shuffled bool
}

// deckAfter is the real deck once cards were drawn (R-DRAW-3).
func deckAfter(tb engine.Table, drawn []facts.CardID) realDeck {
	d := realDeck{left: tb.DeckLeft()}
	for _, id := range drawn {
		d.left--
		d.shuffled = d.left == 0 || facts.CardOf(id).Reshuffle
		if d.shuffled {
			d.left = len(tb.HagalCards())
		}
	}
	return d
}
