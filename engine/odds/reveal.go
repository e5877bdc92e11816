package odds

import (
	"math/big"

	"hagal/engine"
)

// Race is what a strength is worth to one seat, over all sword cards still to
// come; the other seats are as Combat counts them.
type Race struct {
	seat  int
	hands []hand
}

// Reveal is the race of a seat in the Conflict as it stands; its own strength
// is asked with At and More. ok is false where Combat is nil, and for a seat
// with no unit in the Conflict, whose strength is 0 whatever is entered
// (R-COMBAT-2).
func Reveal(t engine.Table, s engine.Seat) (r Race, ok bool) {
	f, ok := fighting(t)
	if !ok {
		return Race{}, false
	}
	for i, seat := range f.seats {
		if seat == s && f.units[i] {
			return Race{i, f.hands(watched(t))}, true
		}
	}
	return Race{}, false
}

// At is how the seat stands with a strength.
func (r Race) At(strength int) Standing {
	var sum standing
	for _, h := range r.hands {
		h.strengths[r.seat] = strength
		sum.add(h, r.seat)
	}
	return sum.done()
}

// More is how much strength must be added for a chance to win; 0 is enough as
// it is. It may lead beyond what can be entered.
type More struct {
	Even      int // to win more than 1 time in 2
	NineInTen int // to win more than 9 times in 10
	Certain   int // to win whatever comes
}

// More is what must be added to a strength. The zero Race needs nothing.
func (r Race) More(strength int) More {
	if len(r.hands) == 0 {
		return More{}
	}
	best := map[int]orders{} // by the highest strength beside
	for _, h := range r.hands {
		o := best[h.best(r.seat)]
		o.add(h)
		best[h.best(r.seat)] = o
	}
	needs := func(n, d int64) int {
		beaten, want := new(big.Rat), big.NewRat(n, d)
		for to := 1; ; to++ { // a strength of 0 takes nothing
			if beaten.Add(beaten, best[to-1].rat()); beaten.Cmp(want) > 0 || beaten.IsInt() && beaten.Sign() > 0 {
				return max(0, to-strength)
			}
		}
	}
	return More{Even: needs(1, 2), NineInTen: needs(9, 10), Certain: needs(1, 1)}
}

// best is the highest strength beside a seat's.
func (h hand) best(seat int) int {
	best := 0
	for i, n := range h.strengths {
		if i != seat {
			best = max(best, n)
		}
	}
	return best
}
