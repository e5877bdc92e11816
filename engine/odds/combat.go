package odds

import (
	"math/big"

	"hagal/engine"
)

// Standing is what a seat may come to in the Conflict; each chance excludes
// the other two.
type Standing struct {
	Win    Chance `json:"win,omitzero"`    // alone highest, above 0
	Tie    Chance `json:"tie,omitzero"`    // shares the highest, above 0: nobody wins
	Second Chance `json:"second,omitzero"` // somebody wins, and it is alone second, above 0
}

// Combat is the Conflict as it stands, over all sword cards still to come; a
// seat without any chance is no key. It is nil without a Conflict and outside
// the player turns and Combat. A human who has not revealed counts its units
// alone.
func Combat(t engine.Table) map[engine.Seat]Standing {
	f, ok := fighting(t)
	if !ok {
		return nil
	}
	var at [3]standing
	for _, h := range f.hands(watched(t)) {
		for i := range at {
			at[i].add(h, i)
		}
	}
	all := map[engine.Seat]Standing{}
	for i, s := range f.seats {
		if done := at[i].done(); done != (Standing{}) {
			all[s] = done
		}
	}
	return all
}

// fight is the Conflict as it stands.
type fight struct {
	seats [3]engine.Seat
	has   [3]int  // strength so far
	units [3]bool // in the Conflict
	draws []int   // whose each sword card still to come is, in turn order (R-COMBAT-1)
}

func fighting(t engine.Table) (f fight, ok bool) {
	if t.Phase() != engine.PhasePlayerTurns && t.Phase() != engine.PhaseCombat {
		return fight{}, false
	}
	if _, ok = t.Conflict(); !ok {
		return fight{}, false
	}
	f.seats = t.Seats()
	for i, s := range f.seats {
		side := t.Side(s)
		f.units[i] = side.Units() > 0
		f.has[i] = side.UnitStrength()
		if side.Counted() {
			f.has[i] = side.Strength()
		}
	}
	if t.CombatStarted() {
		return f, true
	}
	for _, s := range t.Fighting() {
		for i := range f.seats {
			for n := 0; f.seats[i] == s && n < t.SwordCards(); n++ {
				f.draws = append(f.draws, i)
			}
		}
	}
	return f, true
}

// hand is one way the sword cards can fall.
type hand struct {
	strengths [3]int
	of        int64 // orders there are
	n         int64 // of them, those that lead here
}

// swords is a deck by swords: all that Combat looks at.
type swords struct {
	of    [MostSwords + 1]int // cards with so many swords
	again int                 // Reshuffles
	size  int                 // cards, Reshuffles included
}

func (d deck) swords(counts []int) swords {
	var s swords
	for k, n := range counts {
		s.size += n
		if d.kinds[k].Reshuffle {
			s.again += n
		} else {
			s.of[d.kinds[k].Swords] += n
		}
	}
	return s
}

// without is the deck after a card was drawn; all come back with the last
// (R-DRAW-3).
func (s swords) without(n int, all swords) swords {
	s.of[n]--
	s.size--
	if s.size == 0 {
		return all
	}
	return s
}

// hands lists how the sword cards can fall.
func (f fight) hands(d deck) []hand {
	deal := deal{fight: f, all: d.swords(d.all), found: map[found]int64{}}
	deal.card(f.has, d.swords(d.left), 0, 1, 1)
	all := make([]hand, 0, len(deal.found))
	for at, n := range deal.found {
		all = append(all, hand{at.strengths, at.of, n})
	}
	return all
}

// deal deals the sword cards in every way.
type deal struct {
	fight
	all   swords
	found map[found]int64 // orders that lead there
}

// found is an outcome, and the number of orders it is one of.
type found struct {
	strengths [3]int
	of        int64
}

// card deals the sword card `at` and those after it; n of `of` orders lead
// here. Four cards of MostCards, or two with a Reshuffle among them, keep `of`
// far below 1<<63.
func (d *deal) card(strengths [3]int, from swords, at int, n, of int64) {
	if at == len(d.draws) {
		d.found[found{strengths, of}] += n
		return
	}
	d.each(strengths, from, at, n, of*int64(from.size))
	if from.again > 0 {
		// However often Reshuffle comes up then, each other card is as likely.
		others := d.all.size - d.all.again
		d.each(strengths, d.all, at, n*int64(from.again), of*int64(from.size)*int64(others))
	}
}

func (d *deal) each(strengths [3]int, from swords, at int, n, of int64) {
	seat := d.draws[at]
	for number, cards := range from.of {
		if cards > 0 {
			then := strengths
			then[seat] += number
			d.card(then, from.without(number, d.all), at+1, n*int64(cards), of)
		}
	}
}

// standing adds up a Standing.
type standing struct{ win, tie, second orders }

func (s *standing) add(h hand, seat int) {
	mine, above, level := h.strengths[seat], 0, 0
	for i, n := range h.strengths {
		switch {
		case i == seat:
		case n > mine:
			above++
		case n == mine:
			level++
		}
	}
	switch {
	case mine <= 0:
	case above == 0 && level == 0:
		s.win.add(h)
	case above == 0:
		s.tie.add(h)
	case above == 1 && level == 0:
		s.second.add(h)
	}
}

func (s *standing) done() Standing {
	return Standing{Win: s.win.chance(), Tie: s.tie.chance(), Second: s.second.chance()}
}

// orders counts the orders that lead somewhere, by how many there are.
type orders map[int64]int64

func (o *orders) add(h hand) {
	if *o == nil {
		*o = orders{}
	}
	(*o)[h.of] += h.n
}

func (o orders) rat() *big.Rat {
	sum := new(big.Rat)
	for of, n := range o {
		sum.Add(sum, big.NewRat(n, of))
	}
	return sum
}

// chance is the zero Chance where no order leads.
func (o orders) chance() Chance {
	if len(o) == 0 {
		return Chance{}
	}
	return Chance{o.rat()}
}
