package engine

import "hagal/data/facts"

// vain counts the cards seen in one turn without a use (R-DRAW-8).
type vain struct {
	unseen map[facts.CardID]int // copies of each card of the whole deck
	left   int
	seen   int
	ranOut bool // the deck was seen to its last card
}

// mostSeen ends a turn in which a Reshuffle hides the last cards for ever.
const mostSeen = 200

func newVain(d deck) *vain {
	v := &vain{unseen: map[facts.CardID]int{}, left: len(d.all)}
	for _, id := range d.all {
		v.unseen[id]++
	}
	return v
}

// see counts a card before it leaves the deck.
func (v *vain) see(id facts.CardID, from deck) {
	v.seen++
	v.ranOut = v.ranOut || from.left() == 1
	if v.unseen[id] > 0 {
		v.unseen[id]--
		v.left--
	}
}

// over reports whether every card of the deck was seen.
func (v *vain) over() bool { return v.left == 0 || v.seen >= mostSeen }
