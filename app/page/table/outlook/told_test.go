package outlook

import (
	"testing"

	"hagal/engine/odds"
)

// All chances of a list are told in one way: the closest of the family, and
// percent that compare rightly.
func TestChancesAreToldInOneWay(t *testing.T) {
	for _, c := range []struct {
		of, in int
		want   string
	}{
		{0, 1, "never"},
		{1, 1000, "<1 in 20 (1%)"},
		{1, 19, "1 in 19 (5%)"},
		{3, 19, "1 in 6 (16%)"},
		{29, 100, "1 in 4 (29%)"},
		{31, 100, "1 in 3 (31%)"},
		{999, 1000, ">19 in 20 (99%)"},
		{1, 1, "sure"},
	} {
		if got := full(odds.Ratio(int64(c.of), int64(c.in))); got != c.want {
			t.Errorf("%d of %d is told %q, want %q", c.of, c.in, got, c.want)
		}
	}
}

// A change of two points in a hundred is no reason to go elsewhere, whatever
// the words for the two chances are.
func TestOnlyAChangeThatMattersIsTold(t *testing.T) {
	for _, c := range []struct {
		from, to int64
		want     bool
	}{{29, 31, false}, {31, 29, false}, {0, 2, false}, {25, 28, true}, {34, 25, true}, {100, 97, true}, {50, 50, false}} {
		if got := changed(odds.Ratio(c.from, 100), odds.Ratio(c.to, 100)); got != c.want {
			t.Errorf("%d%% to %d%%: told is %v", c.from, c.to, got)
		}
	}
}
