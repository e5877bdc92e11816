package engine

import "hagal/data/facts"

// WithDeck is the table with a House Hagal deck of these cards, those left in
// this order; later shuffles follow the seed.
func (t Table) WithDeck(all, left []facts.CardID, seed uint64) Table {
	t = t.clone()
	t.deck = deck{pack: &pack{all: all, seed: seed}, cards: left}
	return t
}
