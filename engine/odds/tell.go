package odds

import (
	"fmt"
	"math/big"
)

// Likelihood is how a Chance is told.
type Likelihood uint8

// The likelihoods. Each but the ends comes with N in Of.
const (
	Never   Likelihood = iota // it cannot happen
	Below                     // above 0 and less than N in Of
	About                     // close to N in Of
	Exactly                   // N in Of
	Above                     // more than N in Of and less than certain
	Always                    // it must happen
)

// Told is a Chance as people read it rightly: so many times in few.
type Told struct {
	Likelihood Likelihood
	N, Of      int // N times in Of
}

// A chance is told as once in a few times, or all but once. One that is rarer
// than 1 in rarest is told as less than that, unless it is itself once in at
// most longest times.
const (
	rarest  = 20
	longest = 99
)

// Tell is the chance as it is told: once in n times, or all but once, as it is
// where it is just that, else the closest. Of two chances the greater is never
// told as the lesser. Only what must happen is Always, and only what cannot is
// Never.
func (c Chance) Tell() Told {
	r := c.rat()
	if r.Cmp(share(1, 2)) > 0 && !r.IsInt() {
		t := Chance{new(big.Rat).Sub(share(1, 1), r)}.Tell()
		t.N = t.Of - t.N
		if t.Likelihood == Below {
			t.Likelihood = Above
		}
		return t
	}
	switch {
	case r.Sign() == 0:
		return Told{Likelihood: Never}
	case r.IsInt():
		return Told{Likelihood: Always}
	case r.Num().IsInt64() && r.Num().Int64() == 1 && r.Cmp(share(1, longest)) >= 0:
		return Told{Exactly, 1, int(r.Denom().Int64())}
	case r.Cmp(share(1, rarest)) < 0:
		return Told{Below, 1, rarest}
	}
	return Told{About, 1, closest(r)}
}

// closest is in how many times once is closest to r, of equals the likelier.
func closest(r *big.Rat) (of int) {
	var least *big.Rat
	for n := 2; n <= rarest; n++ {
		off := new(big.Rat).Sub(r, share(1, n))
		if off.Abs(off); least == nil || off.Cmp(least) < 0 {
			least, of = off, n
		}
	}
	return of
}

// String is the likelihood in English.
func (t Told) String() string {
	const in = "%d in %d"
	switch t.Likelihood {
	case Never:
		return "no chance"
	case Below:
		return fmt.Sprintf("less than "+in, t.N, t.Of)
	case About:
		return fmt.Sprintf("about "+in, t.N, t.Of)
	case Exactly:
		return fmt.Sprintf(in, t.N, t.Of)
	case Above:
		return fmt.Sprintf("more than "+in, t.N, t.Of)
	}
	return "certain"
}
