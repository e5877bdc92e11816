package words

import "strings"

// softHyphen is where a word may be broken, and shows only where it is.
const softHyphen = "\u00ad"

// hyphenator puts soft hyphens into the words of a list, in which a hyphen
// shows each place. A word that has a hyphen of its own may be broken there
// and needs no entry.
func hyphenator(list []string) *strings.Replacer {
	var pairs []string
	for _, word := range list {
		pairs = append(pairs, strings.ReplaceAll(word, "-", ""), strings.ReplaceAll(word, "-", softHyphen))
	}
	return strings.NewReplacer(pairs...)
}
