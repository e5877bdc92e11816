package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/rival"
)

// View is all that a Rival sees when it decides; changing it changes no table.
func (t Table) View(s Seat) rival.View {
	var v rival.View
	t.own(&v, s)
	t.see(&v.Board, s)
	me, turn := *v.Me, *v.Turn
	me.Tiles = slices.Clone(me.Tiles)
	v.Me, v.Turn = &me, &turn
	return v
}

// DueAfter is who is due when a seat's turn is done, Nobody when the round's
// turns are; sentAgent says whether that turn sent an Agent (R-SEAT-2, R-SEAT-3).
func (t Table) DueAfter(s Seat, sentAgent bool) Seat { return t.after(s, sentAgent) }

// HagalCards lists all House Hagal cards of the table, each copy by itself, in
// the order of facts.Cards.
func (t Table) HagalCards() []facts.CardID { return slices.Clone(t.deck.all) }

// CardsToCome lists the House Hagal cards not revealed since the last shuffle,
// each copy by itself, in the order of facts.Cards: what somebody who watched
// knows, which tells nothing of the order they come in.
func (t Table) CardsToCome() []facts.CardID {
	copies := map[facts.CardID]int{}
	for _, id := range t.deck.cards {
		copies[id]++
	}
	var all []facts.CardID
	for _, c := range facts.Cards {
		all = append(all, slices.Repeat([]facts.CardID{c.ID}, copies[c.ID])...)
	}
	return all
}
