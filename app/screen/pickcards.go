package screen

import (
	"errors"
	"slices"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// pickCards is a Rival's turn with real House Hagal cards: the player taps
// each card drawn, until one is used.
func (a *App) pickCards(tb engine.Table, s engine.Seat) moment {
	ask := t("Draw a House Hagal card for {0}: which is it?", player(tb, s))
	if len(a.draft.Cards) > 0 {
		ask = t("It cannot be used. Draw the next card: which is it?")
	}
	question := a.askCard(ask, a.chosenCards(tb, s), tb.CardsLeft(cardIDs(a.draft.Cards)...), func(id facts.CardID) { a.tapCard(s, id) })
	return moment{content: a.before(tb, question), next: next{label: t("{0}: tap the card drawn", player(tb, s)), sub: t("cards left: {0}", tb.DeckLeft())}}
}

// askCard shows the cards told so far and those that can come.
func (a *App) askCard(ask string, told fyne.CanvasObject, left []facts.CardID, tap func(facts.CardID)) fyne.CanvasObject {
	var cards []fyne.CanvasObject
	for _, id := range left {
		cards = append(cards, button(words.CardName(id), func() { tap(id) }))
	}
	parts := []fyne.CanvasObject{text(ask, large)}
	if told != nil {
		parts = append(parts, told)
	}
	return kit.Card(activeFace(), kit.Column(near, append(parts, grid(tight, 110, 4, cards...))...))
}

// chosenCards is the cards told so far, each with the reason it is set aside.
func (a *App) chosenCards(tb engine.Table, s engine.Seat) fyne.CanvasObject {
	if len(a.draft.Cards) == 0 {
		return nil
	}
	told := cardIDs(a.draft.Cards)
	var lines []fyne.CanvasObject
	for i, id := range told {
		in := engine.RivalTurn{Seat: s, Cards: told[:i+1]}
		why := words.CardName(id)
		var r *engine.Refusal
		if errors.As(tb.Check(in), &r) {
			why = words.Say(r.Why)
		}
		lines = append(lines, kit.Row(near, 0, text(why, body),
			iconButton(t("Take {0} back", words.CardName(id)), "close", func() {
				a.draft.Cards = slices.Delete(slices.Clone(a.draft.Cards), i, len(a.draft.Cards))
				a.message = ""
				a.show()
			})))
	}
	return kit.Column(tight, lines...)
}

func cardIDs(list []string) []facts.CardID {
	ids := make([]facts.CardID, len(list))
	for i, id := range list {
		ids[i] = facts.CardID(id)
	}
	return ids
}

// tapCard adds a card drawn; when it can be used the turn is told.
func (a *App) tapCard(s engine.Seat, id facts.CardID) {
	in := engine.RivalTurn{Seat: s, Cards: append(cardIDs(a.draft.Cards), id)}
	err := a.desk.Table().Check(in)
	if err == nil {
		a.do(in)
		return
	}
	a.message = ""
	var r *engine.Refusal
	if errors.As(err, &r) && a.desk.Table().Skips(in) {
		a.draft.Cards = append(a.draft.Cards, string(id))
	} else {
		a.message = a.explain(err)
	}
	a.show()
}
