package odds

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"hagal/data/facts"
)

// table is a deck and what two Rivals can use of it, whatever the board.
type table struct {
	deck
	shuffles int     // how many a count follows
	whole    [][]int // every order of all cards
	first    []bool
	second   map[int][]bool // by the card the first one used
}

// order is one order of a pile of kinds, to be drawn from.
type order struct {
	cards []int
	again int // shuffles so far
}

// counted is how often what came out: the first and the second card, or none.
type counted struct {
	pairs map[[2]int]*big.Rat
	cut   *big.Rat // shuffled too often to go on
}

// turn draws one turn in every order; seen are the cards the turn has seen.
func (tb table) turn(o order, use []bool, seen []int, weight *big.Rat, cut *big.Rat, done func(card int, o order, weight *big.Rat)) {
	for n, k := range o.cards {
		seen = append(slices.Clip(seen), k)
		last := n == len(o.cards)-1 || tb.kinds[k].Reshuffle
		rest := order{o.cards[n+1:], o.again}
		switch {
		case use[k] && !last:
			done(k, rest, weight)
		case use[k]:
			tb.everyOrder(rest, weight, cut, func(o order, w *big.Rat) { done(k, o, w) })
		case tb.sawAll(seen) && !last:
			done(none, rest, weight)
		case tb.sawAll(seen):
			tb.everyOrder(rest, weight, cut, func(o order, w *big.Rat) { done(none, o, w) })
		case last:
			tb.everyOrder(rest, weight, cut, func(o order, w *big.Rat) { tb.turn(o, use, seen, w, cut, done) })
		default:
			continue
		}
		return
	}
}

func (tb table) sawAll(seen []int) bool {
	for k, n := range tb.all {
		for _, s := range seen {
			if s == k {
				n--
			}
		}
		if n > 0 {
			return false
		}
	}
	return true
}

// everyOrder shuffles all cards in every way.
func (tb table) everyOrder(o order, weight, cut *big.Rat, then func(order, *big.Rat)) {
	if o.again == tb.shuffles {
		cut.Add(cut, weight)
		return
	}
	each := times(weight, big.NewRat(1, int64(len(tb.whole))))
	for _, cards := range tb.whole {
		then(order{cards, o.again + 1}, each)
	}
}

// count is both turns in every order of the cards left.
func (tb table) count() counted {
	c := counted{map[[2]int]*big.Rat{}, new(big.Rat)}
	add := func(a, b int, w *big.Rat) {
		if c.pairs[[2]int{a, b}] == nil {
			c.pairs[[2]int{a, b}] = new(big.Rat)
		}
		c.pairs[[2]int{a, b}].Add(c.pairs[[2]int{a, b}], w)
	}
	tb.whole = permutations(pile(tb.all))
	orders := permutations(pile(tb.left))
	each := big.NewRat(1, int64(len(orders)))
	for _, cards := range orders {
		tb.turn(order{cards, 0}, tb.first, nil, each, c.cut, func(a int, o order, w *big.Rat) {
			if tb.second == nil {
				add(a, none, w)
				return
			}
			tb.turn(o, tb.second[a], nil, w, c.cut, func(b int, _ order, w *big.Rat) { add(a, b, w) })
		})
	}
	return c
}

func pile(counts []int) []int {
	var cards []int
	for k, n := range counts {
		cards = append(cards, slices.Repeat([]int{k}, n)...)
	}
	return cards
}

// permutations are all orders, those of equal cards too.
func permutations(cards []int) [][]int {
	if len(cards) == 0 {
		return [][]int{nil}
	}
	var all [][]int
	for i := range cards {
		rest := slices.Delete(slices.Clone(cards), i, i+1)
		for _, p := range permutations(rest) {
			all = append(all, append([]int{cards[i]}, p...))
		}
	}
	return all
}

// said is what the package says of the same.
func (tb table) said() map[[2]int]*big.Rat {
	said := map[[2]int]*big.Rat{}
	p := pair{tb.deck, map[[3]int]shares{}}
	add := func(at [2]int, r *big.Rat) {
		if said[at] == nil {
			said[at] = new(big.Rat)
		}
		said[at].Add(said[at], r)
	}
	for _, w := range tb.ways(tb.first) {
		if tb.second == nil {
			add([2]int{w.card, none}, w.weight)
			continue
		}
		for k, r := range p.next(w, tb.first, tb.second[w.card]) {
			add([2]int{w.card, k}, times(w.weight, r))
		}
	}
	return said
}

// check compares what is said with what was counted; a count that was cut
// leaves room for what it did not reach.
func (tb table) check(t *testing.T, name string) {
	t.Helper()
	want, got := tb.count(), tb.said()
	sum := new(big.Rat)
	for _, r := range got {
		sum.Add(sum, r)
	}
	if sum.Cmp(big.NewRat(1, 1)) != 0 {
		t.Errorf("%s: the chances add up to %v", name, sum)
	}
	keys := map[[2]int]bool{}
	for k := range want.pairs {
		keys[k] = true
	}
	for k := range got {
		keys[k] = true
	}
	for k := range keys {
		least, is := want.pairs[k], got[k]
		if least == nil {
			least = new(big.Rat)
		}
		if is == nil {
			is = new(big.Rat)
		}
		if most := new(big.Rat).Add(least, want.cut); is.Cmp(least) < 0 || is.Cmp(most) > 0 {
			t.Errorf("%s: %v is said to be %v, counted %v to %v\n%+v", name, k, is, least, most, tb)
		}
	}
}

// small is a random deck of few cards and what can be used of it.
func small(r *rand.Rand, cards int, reshuffle, two bool) table {
	tb := table{shuffles: 3}
	for n := 0; n < cards; {
		copies := 1 + r.IntN(2)
		if n+copies > cards {
			copies = 1
		}
		n += copies
		tb.kinds = append(tb.kinds, facts.Card{ID: facts.CardID(fmt.Sprint(n))})
		tb.all = append(tb.all, copies)
	}
	if reshuffle {
		tb.kinds[0].Reshuffle = true
		tb.all[0] = 1
	}
	tb.left = make([]int, len(tb.all))
	for total(tb.left) == 0 {
		for k, n := range tb.all {
			tb.left[k] = r.IntN(n + 1)
		}
		if reshuffle {
			tb.left[0] = 1
		}
	}
	chance := r.IntN(4)
	some := func() []bool {
		use := make([]bool, len(tb.all))
		for k := range use {
			use[k] = !tb.kinds[k].Reshuffle && r.IntN(4) < chance
		}
		return use
	}
	tb.first = some()
	if two {
		tb.second = map[int][]bool{}
		chance = r.IntN(4)
		for k := none; k < len(tb.all); k++ {
			tb.second[k] = some()
		}
	}
	return tb
}

func TestEveryOrderOfSmallDecks(t *testing.T) {
	r, times := rand.New(rand.NewPCG(1, 2)), 40
	if testing.Short() {
		times = 10
	}
	for i := range times {
		small(r, 3+r.IntN(2), false, true).check(t, fmt.Sprint("two turns ", i))
		small(r, 3+r.IntN(3), false, false).check(t, fmt.Sprint("one turn ", i))
		small(r, 4, true, false).check(t, fmt.Sprint("one turn with Reshuffle ", i))
		tb := small(r, 3, true, false)
		tb.shuffles = 4
		tb.check(t, fmt.Sprint("one turn and many a Reshuffle ", i))
	}
}

// Without a shuffle within reach the decks can be larger.
func TestEveryOrderOfLargerDecks(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for i := range 8 {
		tb := small(r, 6, false, true)
		copy(tb.left, tb.all)
		tb.first[0], tb.first[1] = true, true
		for k := none; k < len(tb.all); k++ {
			tb.second[k][2], tb.second[k][1] = true, true
		}
		tb.first[2] = true
		tb.check(t, fmt.Sprint("larger ", i))
	}
}
