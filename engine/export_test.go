package engine

import "hagal/data/facts"

// WithDeck is the table with a House Hagal deck of these cards, those left in
// this order; later shuffles follow the seed.
func (t Table) WithDeck(all, left []facts.CardID, seed uint64) Table {
	t = t.clone()
	t.deck = deck{all: all, cards: left, seed: seed}
	return t
}
