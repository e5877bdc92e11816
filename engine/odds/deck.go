package odds

import (
	"math/big"

	"hagal/data/facts"
	"hagal/engine"
)

// What is counted with; a test holds every table against it.
const (
	MostCards  = 50 // in the House Hagal deck
	MostSwords = 9  // on a card
)

// deck is the House Hagal deck as somebody who watched knows it: how many
// copies of each kind there are, and nothing of their order.
type deck struct {
	kinds []facts.Card
	all   []int // copies in the whole deck, by kind
	left  []int // of them, not revealed since the last shuffle
}

func watched(t engine.Table) deck {
	var d deck
	place := map[facts.CardID]int{}
	for _, id := range t.HagalCards() {
		k, ok := place[id]
		if !ok {
			k = len(d.kinds)
			place[id] = k
			d.kinds = append(d.kinds, *facts.CardOf(id))
			d.all = append(d.all, 0)
		}
		d.all[k]++
	}
	d.left = make([]int, len(d.all))
	for _, id := range t.CardsToCome() {
		d.left[place[id]]++
	}
	return d
}

// none stands for a kind where there is no card to use.
const none = -1

// way is one way a turn's drawing can end.
type way struct {
	weight *big.Rat
	card   int   // the kind that is used, or none
	from   []int // the deck it came out of, whole as it was when its first card was drawn in this turn
}

// ways lists how the drawing of a turn can end, given the kinds that can be
// used. Of the cards that end the drawing, each is as likely to be the first:
// those that can be used, and Reshuffle, after which all are shuffled
// (R-DRAW-3). A Reshuffle may come up again and again; in the end a card that
// can be used comes out of a whole deck, each as likely.
func (d deck) ways(use []bool) []way {
	again, stops, useful := 0, 0, 0
	for k, n := range d.left {
		if d.kinds[k].Reshuffle {
			again += n
		} else if use[k] {
			stops += n
			useful += d.all[k]
		}
	}
	stops += again
	if useful == 0 {
		return []way{{weight: share(1, 1), card: none, from: d.left}}
	}
	shuffled := share(1, 1)
	if stops > 0 {
		shuffled = share(again, stops)
	}
	var all []way
	for k := range d.kinds {
		if use[k] && d.left[k] > 0 {
			all = append(all, way{share(d.left[k], stops), k, d.left})
		}
		if use[k] && shuffled.Sign() > 0 {
			all = append(all, way{times(shuffled, share(d.all[k], useful)), k, d.all})
		}
	}
	return all
}

// whole is the drawing from a deck that was just shuffled: each card that can
// be used is as likely (see ways).
func (d deck) whole(use []bool) drawn {
	out := drawn{}
	useful := 0
	for k, n := range d.all {
		if use[k] {
			useful += n
		}
	}
	if useful == 0 {
		return drawn{none: share(1, 1)}
	}
	for k, n := range d.all {
		if use[k] {
			out[k] = share(n, useful)
		}
	}
	return out
}

// drawn is the chance of each kind to be the one used, and of none.
type drawn = sums[int]

// addTimes adds chances that follow upon another.
func addTimes(to drawn, weight *big.Rat, from drawn) {
	for k, r := range from {
		to.add(k, times(weight, r))
	}
}
