package engine

import (
	"slices"

	"hagal/data/facts"
)

// deck is the House Hagal deck: the cards not revealed since the last
// shuffle, in the order the app would draw them. With real cards the order
// means nothing.
type deck struct {
	*pack
	cards    []facts.CardID
	real     bool
	shuffles uint32
}

// pack is what a deck is made of, the same for a whole game; never changed.
type pack struct {
	all    []facts.CardID
	seed   uint64
	chance Chance // shuffles in place of the seed, where one is given
}

// Chance gives a number from 0 to n-1, each as likely.
type Chance interface{ IntN(n int) int }

func newDeck(p *pack, real bool) deck { return deck{pack: p, real: real}.shuffled() }

func (d deck) left() int { return len(d.cards) }

// shuffled is the whole deck in a new order, which follows from the seed and
// the number of shuffles alone (R-DRAW-3).
func (d deck) shuffled() deck {
	d.shuffles++
	d.cards = slices.Clone(d.all)
	r := d.chance
	if r == nil {
		r = newRandom(d.seed, uint64(d.shuffles))
	}
	for i := len(d.cards) - 1; i > 0; i-- {
		j := r.IntN(i + 1)
		d.cards[i], d.cards[j] = d.cards[j], d.cards[i]
	}
	return d
}

func (d deck) holds(id facts.CardID) bool { return slices.Contains(d.cards, id) }

// without is the deck after a card was revealed: an empty one is shuffled at
// once, all cards back in (R-DRAW-3).
func (d deck) without(id facts.CardID) (after deck, shuffled bool) {
	if d.cards[0] == id {
		d.cards = d.cards[1:]
	} else {
		d.cards = without(d.cards, slices.Index(d.cards, id))
	}
	if facts.CardOf(id).Reshuffle || len(d.cards) == 0 {
		return d.shuffled(), true
	}
	return d, false
}

// kinds lists the cards left, one of each kind, in table order.
func (d deck) kinds() []facts.CardID {
	var kinds []facts.CardID
	for _, c := range facts.Cards {
		if d.holds(c.ID) {
			kinds = append(kinds, c.ID)
		}
	}
	return kinds
}

// random is SplitMix64: written out, so that a seed means the same for good.
type random struct{ state uint64 }

func newRandom(seed, stream uint64) *random {
	r := &random{state: seed}
	r.state = r.next() ^ stream*0xD1342543DE82EF95
	return r
}

func (r *random) next() uint64 {
	r.state += 0x9E3779B97F4A7C15
	z := r.state
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// IntN is a number from 0 to n-1, each as likely.
func (r *random) IntN(n int) int {
	limit := -uint64(n) % uint64(n)
	for {
		if x := r.next(); x >= limit {
			return int(x % uint64(n))
		}
	}
}
