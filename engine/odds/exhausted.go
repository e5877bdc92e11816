package odds

import "math/big"

// afterExhausted is the drawing after a turn in which every card was seen and none
// used (R-DRAW-8): the deck to its end, and of the deck shuffled then as many
// cards as it took until each copy was seen, before or after. No table has a
// second Rival and a Reshuffle, so none comes up here.
//
// The first `at` cards of the shuffled deck are those that were seen if they
// hold each missing copy, and the last of them is one that was missing. Drawings
// are counted by how many cards were seen and how many of the others the second
// Rival can use.
func (d deck) afterExhausted(use []bool) drawn {
	whole := d.whole(use)
	size := total(d.all)
	if size == total(d.left) || whole[none] != nil {
		return whole
	}
	out := drawn{}
	all := d.exhausted(use, none)
	for at := 1; at <= size; at++ {
		addTimes(out, ended(all[at][0], size, at), whole)
	}
	for k := range d.kinds {
		if !use[k] {
			continue
		}
		for at, row := range d.exhausted(use, k) {
			for useful := 1; useful < len(row); useful++ {
				out.add(k, times(ended(row[useful], size, at), share(1, useful)))
			}
		}
	}
	return out
}

// ended is the chance of so many of the prefixes of a length, each counted as
// often as it has missing cards that may be its last.
func ended(n int64, size, at int) *big.Rat {
	if n == 0 {
		return new(big.Rat)
	}
	orders := new(big.Int).Binomial(int64(size), int64(at))
	return new(big.Rat).SetFrac(big.NewInt(n), orders.Mul(orders, big.NewInt(int64(at))))
}

// exhausted counts the prefixes of a shuffled deck with which the turn may end, by
// their length and by the cards after them that can be used; with a kind, each
// as often as copies of that kind come after it. MostCards keeps it below 1<<63.
func (d deck) exhausted(use []bool, counted int) [][]int64 {
	size := total(d.all)
	begun, done := grid(size), grid(size) // without and with the last card chosen
	begun[0][0] = 1
	dealt := 0
	for k, copies := range d.all {
		missing := copies - d.left[k]
		newBegun, newDone := grid(size), grid(size)
		for seen := missing; seen <= copies; seen++ {
			orders, rest, last := binomial(copies, seen), 0, int64(0)
			if use[k] {
				rest = copies - seen
			}
			if k == counted {
				orders *= int64(copies - seen)
			}
			if seen == missing {
				last = int64(missing)
			}
			for at := range dealt + 1 {
				for useful := range dealt - at + 1 {
					newBegun[at+seen][useful+rest] += begun[at][useful] * orders
					newDone[at+seen][useful+rest] += done[at][useful]*orders + begun[at][useful]*orders*last
				}
			}
		}
		begun, done = newBegun, newDone
		dealt += copies
	}
	return done
}

func grid(size int) [][]int64 {
	g := make([][]int64, size+1)
	for i := range g {
		g[i] = make([]int64, size+1)
	}
	return g
}

func binomial(n, k int) int64 { return new(big.Int).Binomial(int64(n), int64(k)).Int64() }

func total(counts []int) int {
	n := 0
	for _, c := range counts {
		n += c
	}
	return n
}
