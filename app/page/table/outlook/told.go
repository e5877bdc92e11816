// Package outlook shows the odds at the table: small figures where the eye
// is, and one sheet that tells all of them and how they are counted. It shows
// nothing where the player wants to be surprised.
package outlook

import (
	"strings"

	"hagal/app/words"
	"hagal/engine/odds"
)

// tell is a chance in words.
func tell(c odds.Chance) string {
	t := c.Tell()
	switch t.Likelihood {
	case odds.Below:
		return words.T("less than {0} in {1}", t.N, t.Of)
	case odds.About:
		return words.T("about {0} in {1}", t.N, t.Of)
	case odds.Above:
		return words.T("more than {0} in {1}", t.N, t.Of)
	}
	return brief(c)
}

// whole is a figure among others of a text: a line does not end within it.
func whole(figure string) string { return strings.ReplaceAll(figure, " ", "\u00a0") }

// longest is as long as a fraction is written out; beyond, percent stand for it.
const longest = len("123/456")

// full is a chance as it is told with the exact one behind it.
func full(c odds.Chance) string {
	t := c.Tell()
	exact := c.String()
	switch t.Likelihood {
	case odds.Never, odds.Always, odds.Exactly:
		return brief(c)
	}
	if len(exact) > longest {
		exact = words.Percent(min(max(int(100*c.Float()+0.5), 1), 99))
	}
	return brief(c) + " (" + exact + ")"
}

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
