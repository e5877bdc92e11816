package moment

import (
	"errors"
	"slices"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/page/table/play"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// realCards is a Rival's turn with real House Hagal cards: the player taps
// each card drawn, until one is used.
type realCards struct{ scene }

// Draw asks for the next card.
func (r realCards) Draw(f part.Frame) View {
	seat, told := r.tb.Turn(), r.play.Draft().Cards
	ask := words.T("Draw a House Hagal card for {0}: which is it?", words.At(r.tb, seat))
	if len(told) > 0 {
		ask = words.T("It cannot be used. Draw the next card: which is it?")
	}
	question := askCard(ask, r.told(), r.tb.CardsLeft(told...), r.tap)
	return View{Content: r.before(f, question), Primary: part.Action{Label: words.T("{0}: tap the card drawn", words.At(r.tb, seat)), Sub: words.T("cards left: {0}", r.tb.DeckLeft())}}
}

// askCard shows the cards told so far, or nil, and those that can come.
func askCard(ask string, told fyne.CanvasObject, left []facts.CardID, tap func(facts.CardID)) fyne.CanvasObject {
	var cards []fyne.CanvasObject
	for _, id := range left {
		cards = append(cards, part.Button(words.CardName(id), func() { tap(id) }))
	}
	parts := []fyne.CanvasObject{part.Text(ask, part.Large)}
	if told != nil {
		parts = append(parts, told)
	}
	return kit.Card(part.ActiveFace(), kit.Column(part.Near, append(parts, part.Grid(part.Tight, 110, 4, cards...))...))
}

// told is the cards told so far, each with the reason it is set aside.
func (r realCards) told() fyne.CanvasObject {
	told := r.play.Draft().Cards
	if len(told) == 0 {
		return nil
	}
	var lines []fyne.CanvasObject
	for i, id := range told {
		why := words.CardName(id)
		var refused *engine.Refusal
		if errors.As(r.tb.Check(engine.Rival{Seat: r.tb.Turn(), Cards: told[:i+1]}), &refused) {
			why = words.SayAt(r.tb, refused.Why)
		}
		lines = append(lines, kit.Row(part.Near, 0, part.Text(why, part.Body),
			part.IconButton(words.T("Take {0} back", id), "close", r.choose(func(d *play.Draft) { d.Cards = slices.Clone(d.Cards[:i]) }))))
	}
	return kit.Column(part.Tight, lines...)
}

// tap adds a card drawn; when it can be used the turn is told.
func (r realCards) tap(id facts.CardID) {
	in := engine.Rival{Seat: r.tb.Turn(), Cards: append(slices.Clone(r.play.Draft().Cards), id)}
	if r.tb.Check(in) != nil && r.tb.Skips(in) {
		r.play.Choose(func(d *play.Draft) { d.Cards = in.Cards })
		return
	}
	r.play.Do(in)
}
