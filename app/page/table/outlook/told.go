// Package outlook shows the odds at the table: small figures where the eye
// is, and one sheet that tells all of them and how they are counted. It shows
// nothing where the player wants to be surprised.
package outlook

import (
	"math"
	"strings"

	"hagal/app/words"
	"hagal/engine/odds"
)

// whole is a figure among others of a text: a line does not end within it.
func whole(figure string) string { return strings.ReplaceAll(figure, " ", "\u00a0") }

// full is a chance as it is told, with its percent behind it.
func full(c odds.Chance) string {
	if c.IsZero() || c.Certain() {
		return brief(c)
	}
	return brief(c) + " (" + percent(c) + ")"
}

// percent is a chance in hundredths; only what is never or sure is 0 or 100.
func percent(c odds.Chance) string {
	n := int(100*c.Float() + 0.5)
	if !c.IsZero() && !c.Certain() {
		n = min(max(n, 1), 99)
	}
	return words.Percent(n)
}

// noticed is from how much on a change of a chance is told: less is no reason
// to go elsewhere.
const noticed = 0.03

// changed reports whether a chance became another that is worth telling.
func changed(from, to odds.Chance) bool { return math.Abs(to.Float()-from.Float()) >= noticed }

// brief is a chance where there is little room, as the closest of the family
// that chances are told in.
func brief(c odds.Chance) string {
	t := c.Tell()
	switch t.Likelihood {
	case odds.Never:
		return words.T("never")
	case odds.Below:
		return words.T("<{0} in {1}", t.N, t.Of)
	case odds.About, odds.Exactly:
		return words.T("{0} in {1}", t.N, t.Of)
	case odds.Above:
		return words.T(">{0} in {1}", t.N, t.Of)
	}
	return words.T("sure")
}
