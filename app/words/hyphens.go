package words

import (
	"strings"
	"unicode"
)

// softHyphen is where a word may be broken, and shows only where it is.
const softHyphen = '\u00ad'

// hyphens are the places where words may be broken, by the word in lower
// case: how many letters stand before each.
type hyphens map[string][]int

// readHyphens reads a list of words with a hyphen at each place.
func readHyphens(list []string) hyphens {
	h := hyphens{}
	for _, word := range list {
		n := 0
		var at []int
		for _, r := range word {
			if r == '-' {
				at = append(at, n)
			} else {
				n++
			}
		}
		h[strings.ToLower(strings.ReplaceAll(word, "-", ""))] = at
	}
	return h
}

// put puts soft hyphens into the words of a text that the list has. A word
// with a hyphen of its own is broken there as well as in its parts.
func (h hyphens) put(s string) string {
	var b strings.Builder
	for s != "" {
		end := strings.IndexFunc(s, func(r rune) bool { return !unicode.IsLetter(r) })
		if end < 0 {
			end = len(s)
		}
		if end == 0 {
			end = len(s) - len(strings.TrimLeftFunc(s, func(r rune) bool { return !unicode.IsLetter(r) }))
			b.WriteString(s[:end])
		} else {
			h.word(&b, s[:end])
		}
		s = s[end:]
	}
	return b.String()
}

func (h hyphens) word(b *strings.Builder, word string) {
	at := h[strings.ToLower(word)]
	n := 0
	for _, r := range word {
		if len(at) > 0 && at[0] == n {
			b.WriteRune(softHyphen)
			at = at[1:]
		}
		b.WriteRune(r)
		n++
	}
}
