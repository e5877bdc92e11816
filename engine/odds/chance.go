package odds

import "math/big"

// Chance is an exact chance from 0 to 1. The zero Chance is none at all.
type Chance struct{ r *big.Rat } // never changed; nil is 0

// Ratio is the chance of n in d; d is above 0, n from 0 to d.
func Ratio(n, d int64) Chance { return Chance{big.NewRat(n, d)} }

func (c Chance) rat() *big.Rat {
	if c.r == nil {
		return new(big.Rat)
	}
	return c.r
}

// String is the chance in lowest terms: "2/25", "1", "0".
func (c Chance) String() string { return c.rat().RatString() }

// MarshalText is String, for JSON.
func (c Chance) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// IsZero reports whether it cannot happen.
func (c Chance) IsZero() bool { return c.rat().Sign() == 0 }

// Certain reports whether it must happen.
func (c Chance) Certain() bool { return c.Cmp(Ratio(1, 1)) == 0 }

// Cmp is below 0 when c is less likely than o, above 0 when it is likelier.
func (c Chance) Cmp(o Chance) int { return c.rat().Cmp(o.rat()) }

// Equal reports whether both are as likely.
func (c Chance) Equal(o Chance) bool { return c.Cmp(o) == 0 }

// Float is the chance as a number from 0 to 1, to draw with.
func (c Chance) Float() float64 {
	f, _ := c.rat().Float64()
	return f
}

// share is n of d as a number to count with.
func share(n, d int) *big.Rat { return big.NewRat(int64(n), int64(d)) }

// times is a product, in a number of its own.
func times(a, b *big.Rat) *big.Rat { return new(big.Rat).Mul(a, b) }

// sums adds up chances by name; what has no chance has no entry.
type sums[K comparable] map[K]*big.Rat

func (s sums[K]) add(k K, r *big.Rat) {
	if r.Sign() == 0 {
		return
	}
	if s[k] == nil {
		s[k] = new(big.Rat)
	}
	s[k].Add(s[k], r)
}

func (s sums[K]) chances() map[K]Chance {
	all := make(map[K]Chance, len(s))
	for k, r := range s {
		all[k] = Chance{r}
	}
	return all
}
