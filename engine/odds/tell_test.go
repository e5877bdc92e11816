package odds_test

import (
	"math"
	"slices"
	"testing"

	"hagal/engine/odds"
)

func TestTellChances(t *testing.T) {
	for _, c := range []struct {
		n, d int64
		want string
	}{
		{0, 1, "no chance"}, {1, 1, "certain"},
		{1, 6, "1 in 6"}, {5, 6, "5 in 6"}, {1, 2, "1 in 2"}, {2, 3, "2 in 3"}, {1, 20, "1 in 20"}, {19, 20, "19 in 20"},
		{2, 9, "about 1 in 5"}, {1, 14, "1 in 14"}, {1, 16, "1 in 16"}, {15, 16, "15 in 16"}, {3, 14, "about 1 in 5"}, {5, 12, "about 1 in 2"}, {7, 12, "about 1 in 2"},
		{2, 5, "about 1 in 3"}, {3, 5, "about 2 in 3"}, {1, 12, "1 in 12"}, {11, 12, "11 in 12"}, {1, 8, "1 in 8"},
		{49, 100, "about 1 in 2"}, {51, 100, "about 1 in 2"}, {2, 15, "about 1 in 8"},
		{1, 21, "1 in 21"}, {1, 99, "1 in 99"}, {1, 100, "less than 1 in 20"}, {2, 43, "less than 1 in 20"}, {1, 1 << 62, "less than 1 in 20"},
		{20, 21, "20 in 21"}, {41, 43, "more than 19 in 20"}, {1<<62 - 1, 1 << 62, "more than 19 in 20"},
	} {
		if got := odds.Ratio(c.n, c.d).Tell().String(); got != c.want {
			t.Errorf("%d/%d is told as %q, not %q", c.n, c.d, got, c.want)
		}
	}
}

// What is told is the closest of its kind, never says more than is true, and
// tells a chance and its opposite alike.
func TestTellIsTrue(t *testing.T) {
	for _, d := range []int64{1, 2, 3, 7, 10, 12, 13, 22, 27, 60, 97, 100, 101, 233, 1000} {
		for n := int64(0); n <= d; n++ {
			c, told := odds.Ratio(n, d), odds.Ratio(n, d).Tell()
			says := odds.Chance{}
			if told.Of > 0 {
				says = odds.Ratio(int64(told.N), int64(told.Of))
			}
			off := c.Float() - says.Float()
			switch told.Likelihood {
			case odds.Never:
				if !c.IsZero() {
					t.Errorf("%v is told as %s", c, told)
				}
			case odds.Always:
				if !c.Certain() {
					t.Errorf("%v is told as %s", c, told)
				}
			case odds.Exactly:
				if !c.Equal(says) {
					t.Errorf("%v is told as %s", c, told)
				}
			case odds.About:
				for of := int64(2); of <= 20; of++ {
					for _, n := range []int64{1, of - 1} {
						if other := c.Float() - odds.Ratio(n, of).Float(); math.Abs(other) < math.Abs(off)-1e-9 || c.Equal(says) {
							t.Errorf("%v is told as %s, not as %d in %d", c, told, n, of)
						}
					}
				}
			case odds.Below, odds.Above:
				if off > 0 != (told.Likelihood == odds.Above) || c.IsZero() || c.Certain() {
					t.Errorf("%v is told as %s", c, told)
				}
			}
			if other := odds.Ratio(d-n, d).Tell(); told.Of != other.Of || told.Of > 0 && told.N+other.N != told.Of {
				t.Errorf("%v is told as %s, its opposite as %s", c, told, other)
			}
		}
	}
}

// Of two chances the greater is told as at least as much.
func TestNoTwoChancesContradictEachOther(t *testing.T) {
	chances := []odds.Chance{}
	for d := int64(2); d <= 60; d++ {
		for n := int64(1); n < d; n++ {
			chances = append(chances, odds.Ratio(n, d))
		}
	}
	slices.SortFunc(chances, odds.Chance.Cmp)
	for i := 1; i < len(chances); i++ {
		less, more := chances[i-1].Tell(), chances[i].Tell()
		if less.Likelihood == odds.Below || more.Likelihood == odds.Above {
			continue // less than the one, or more than the other, says nothing against them
		}
		if odds.Ratio(int64(less.N), int64(less.Of)).Cmp(odds.Ratio(int64(more.N), int64(more.Of))) > 0 {
			t.Errorf("%v is told as %s, and %v as %s", chances[i-1], less, chances[i], more)
		}
	}
}

func TestChanceInLowestTerms(t *testing.T) {
	for want, c := range map[string]odds.Chance{"2/25": odds.Ratio(4, 50), "1": odds.Ratio(7, 7), "0": {}} {
		if got := c.String(); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
	if b, err := odds.Ratio(2, 6).MarshalText(); err != nil || string(b) != "1/3" {
		t.Errorf("%q, %v", b, err)
	}
	if odds.Ratio(1, 3).Cmp(odds.Ratio(1, 2)) >= 0 || !odds.Ratio(2, 4).Equal(odds.Ratio(1, 2)) || !(odds.Chance{}).IsZero() || odds.Ratio(99, 100).Certain() {
		t.Error("chances compare wrongly")
	}
}
