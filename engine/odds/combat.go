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
			at[i].add(h.strengths, i, h.weight)
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
	if t.Phase() != engine.PlayerTurns && t.Phase() != engine.Combat {
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
	weight    *big.Rat
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

// hands lists how the sword cards can fall, each once.
func (f fight) hands(d deck) []hand {
	deal := deal{fight: f, all: d.swords(d.all), found: map[found]int64{}}
	deal.card(f.has, d.swords(d.left), 0, 1, 1)
	byStrengths := sums[[3]int]{}
	for at, n := range deal.found {
		byStrengths.add(at.strengths, big.NewRat(n, at.of))
	}
	var all []hand
	for strengths, r := range byStrengths {
		all = append(all, hand{strengths, r})
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
type standing struct{ win, tie, second big.Rat }

func (s *standing) add(strengths [3]int, seat int, r *big.Rat) {
	mine, above, level := strengths[seat], 0, 0
	for i, n := range strengths {
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
		s.win.Add(&s.win, r)
	case above == 0:
		s.tie.Add(&s.tie, r)
	case above == 1 && level == 0:
		s.second.Add(&s.second, r)
	}
}

func (s *standing) done() Standing {
	return Standing{Win: told(&s.win), Tie: told(&s.tie), Second: told(&s.second)}
}

// told is a sum as a Chance, the zero one for none.
func told(r *big.Rat) Chance {
	if r.Sign() == 0 {
		return Chance{}
	}
	return Chance{r}
}
