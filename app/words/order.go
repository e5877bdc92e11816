package words

import (
	"cmp"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Compare orders two names as the language's reader looks for them: by their
// letters whatever their case, an accent only where these are the same.
func Compare(a, b string) int {
	return cmp.Or(strings.Compare(current.folded(a), current.folded(b)), strings.Compare(a, b))
}

// folded is a name as it is ordered: a letter of the language's own comes
// behind all that begins with the letter it is made of.
func (g *tongue) folded(s string) string {
	var b strings.Builder
	for _, r := range norm.NFC.String(strings.ToLower(s)) {
		plain := norm.NFD.String(string(r))
		switch {
		case r == 'ß':
			b.WriteString("ss")
		case strings.ContainsRune(g.Letters, r):
			b.WriteString(strings.Map(bare, plain) + string(unicode.MaxRune))
		default:
			b.WriteString(strings.Map(bare, plain))
		}
	}
	return b.String()
}

// bare is a letter without the signs above and below it.
func bare(r rune) rune {
	if unicode.Is(unicode.Mn, r) {
		return -1
	}
	return r
}
