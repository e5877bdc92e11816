package odds

import "math/big"

// pair counts the drawing of a second turn right after a first one.
type pair struct {
	deck
	shares map[[3]int]shares // counted already, by stops, both and later
}

// shares are what the next drawing gives to each card, by where it can lie.
type shares struct {
	behind *big.Rat // to a card that must lie behind the first one
	either *big.Rat // to a card that may have been set aside before the first one
	ended  *big.Rat // that no card is left that could end the drawing
}

// next is the second turn's drawing after one way of the first: use1 and use2
// are the kinds each can use.
//
// The order of the deck is as likely as any other, and all that is known of it
// is which card came first of those that could end the first drawing. So every
// other one of those lies behind it; a card that only the second Rival can use
// may lie before it, set aside, or behind. The second Rival uses the first
// card behind it that it can use.
func (p pair) next(w way, use1, use2 []bool) drawn {
	if w.card == none {
		return p.afterExhausted(use2)
	}
	stops, both, either, again := 0, 0, 0, 0
	for k, n := range w.from {
		switch {
		case p.kinds[k].Reshuffle:
			stops += n
			again += n
		case use1[k] && use2[k]:
			stops += n
			both += n
		case use1[k]:
			stops += n
		case use2[k]:
			either += n
		}
	}
	if use2[w.card] {
		both--
	}
	s := p.share(stops, both+again, either)
	out := drawn{}
	for k, n := range w.from {
		switch {
		case !use2[k]:
		case !use1[k]:
			out.add(k, times(s.either, share(n, 1)))
		case k == w.card:
			out.add(k, times(s.behind, share(n-1, 1)))
		default:
			out.add(k, times(s.behind, share(n, 1)))
		}
	}
	shuffled := times(s.behind, share(again, 1))
	addTimes(out, shuffled.Add(shuffled, s.ended), p.whole(use2))
	return out
}

// share counts over how many of the `either` cards lie behind the first of
// the `stops` cards: j of them in C(j+stops-1, stops-1) of C(either+stops,
// stops) orders. Then `behind`+j cards could be next, each as likely.
func (p pair) share(stops, behind, either int) shares {
	key := [3]int{stops, behind, either}
	if s, ok := p.shares[key]; ok {
		return s
	}
	s := shares{new(big.Rat), new(big.Rat), new(big.Rat)}
	orders := new(big.Int).Binomial(int64(either+stops), int64(stops))
	for j := range either + 1 {
		n := new(big.Int).Binomial(int64(j+stops-1), int64(stops-1))
		chance := new(big.Rat).SetFrac(n, orders)
		if behind+j == 0 {
			s.ended.Add(s.ended, chance)
			continue
		}
		each := times(chance, share(1, behind+j))
		s.behind.Add(s.behind, each)
		if j > 0 {
			s.either.Add(s.either, each.Mul(each, share(j, either)))
		}
	}
	p.shares[key] = s
	return s
}
