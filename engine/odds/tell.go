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

const (
	exactly = 12  // a fraction in at most so many parts is told as it is
	parts   = 10  // any other between 1 and 9 in 10 is told in at most so many
	rarest  = 100 // what is rarer than once in so many times is below that
)

// Tell is the chance as it is told. Only what must happen is Always, and only
// what cannot is Never.
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
	case r.Denom().IsInt64() && r.Denom().Int64() <= exactly:
		return Told{Exactly, int(r.Num().Int64()), int(r.Denom().Int64())}
	case r.Cmp(share(1, rarest)) < 0:
		return Told{Below, 1, rarest}
	}
	f, _ := r.Float64()
	if r.Cmp(share(1, parts)) < 0 {
		of := int(1/f + 0.5)
		if of > 2*parts {
			of = (of + 2) / 5 * 5
		}
		return c.told(1, of)
	}
	return c.told(nearest(r, f))
}

// told is N in Of, exactly or about.
func (c Chance) told(n, of int) Told {
	if c.rat().Cmp(share(n, of)) == 0 {
		return Told{Exactly, n, of}
	}
	return Told{About, n, of}
}

// nearest is the fraction in few parts that is closest, of equals the one in
// fewer; f is r, near enough to round.
func nearest(r *big.Rat, f float64) (n, of int) {
	var closest *big.Rat
	for d := 2; d <= parts; d++ {
		m := max(1, int(f*float64(d)+0.5))
		off := new(big.Rat).Sub(r, share(m, d))
		if off.Abs(off); closest == nil || off.Cmp(closest) < 0 {
			closest, n, of = off, m, d
		}
	}
	return n, of
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
