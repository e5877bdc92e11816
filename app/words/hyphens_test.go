package words

import (
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"hagal/data/facts"
)

const vowel = `[aeiouyáéíóúàâêôãõäöüAEIOU]`

// onsets are what a part of a word behind a hyphen may begin with, by the
// rules of the language's own spelling: a vowel, a consonant before one, or
// one of the groups that are never parted.
var onsets = map[Language]*regexp.Regexp{
	English:    regexp.MustCompile(`^\pL`),
	Portuguese: regexp.MustCompile(`^(` + vowel + `|[bcdfghjklmnpqrstvwxzç]` + vowel + `|(ch|lh|nh|qu|gu|[bcdfgkptv][lr]|rh)` + vowel + `)`),
	German: regexp.MustCompile(`^(` + vowel + `|[bcdfghjklmnpqrstvwxzß]` + vowel + `|(sch[lmnrw]?|ch|ck|st|str|sp|spr|spl|pf|pfl|ph|th|rh|qu|kn|gn|zw|kw|[bcdfgkpt][lr]|fl|br)` +
		vowel + `)`),
	Spanish: regexp.MustCompile(`^(` + vowel + `|[bcdfghjklmnñpqrstvwxyz]` + vowel + `|(ch|ll|rr|qu|gu|[bcdfgkpt][lr]|rh)` + vowel + `)`),
}

// parted are the pairs of letters that no hyphen comes between.
var parted = map[Language]*regexp.Regexp{
	English:    regexp.MustCompile(`(c-k|p-h|q-u|[^aeiouy]-[^aeiouy]h$)`),
	Portuguese: regexp.MustCompile(`(l-h|n-h|c-h|q-u|g-u[ei]|[bcdfgpv]-[lr]|t-r|[bcdfgjklmnpqrstvxzç]-[aeiouáéíóúâêôãõ])`),
	German:     regexp.MustCompile(`(c-k|s-ch|sc-h|q-u|p-h)`),
	Spanish:    regexp.MustCompile(`(l-l|r-r|c-h|q-u|[bcdfgpv]-[lr]|t-r|[bcdfgjklmnñpqrstvxyz]-[aeiouáéíóú])`),
}

// wrongHyphens says what is wrong with where a word is broken.
func wrongHyphens(l Language, word string) string {
	parts := strings.Split(word, "-")
	if parted[l].MatchString(word) {
		return "letters that stay together are parted"
	}
	for i, part := range parts {
		switch {
		case i == 0 && utf8.RuneCountInString(part) < 2:
			return "one letter alone at the beginning"
		case i == len(parts)-1 && utf8.RuneCountInString(part) < 3:
			return "two letters alone at the end"
		case !regexp.MustCompile(vowel).MatchString(part):
			return "the part " + part + " has no vowel"
		case i > 0 && !onsets[l].MatchString(part):
			return "no syllable begins with " + part
		}
	}
	return ""
}

func TestWordsBreakBySpelling(t *testing.T) {
	for l := range onsets {
		for _, word := range tongueOf(t, l).Hyphens {
			if wrong := wrongHyphens(l, word); wrong != "" {
				t.Errorf("%s: %s: %s", l, word, wrong)
			}
		}
	}
}

func TestWrongHyphensAreFound(t *testing.T) {
	for l, list := range map[Language][]string{
		Portuguese: {"invas-oras", "consel-ho", "a-gente", "guerreir-os", "enc-ouraçado"},
		German:     {"ausgegliche-ne", "zus-chlag", "dec-ken", "züchtu-ng", "wohlsta-nd"},
		Spanish:    {"invas-ión", "artil-lería", "guer-reros", "conspir-ar"},
	} {
		for _, word := range list {
			if wrongHyphens(l, word) == "" {
				t.Errorf("%s: %s is taken", l, word)
			}
		}
	}
}

// unhyphenated are the long words of the game, with their terms, that have no
// hyphens in a language.
func (g *tongue) unhyphenated() map[string]string {
	const long = 8
	letters := regexp.MustCompile(`\pL+`)
	whole := map[string]bool{"strength": true} // of one syllable
	list := map[string]string{}
	for _, w := range facts.Words {
		for _, word := range letters.FindAllString(g.label(w.ID, w.English), -1) {
			lower := strings.ToLower(word)
			if _, ok := g.hyphens[lower]; !ok && utf8.RuneCountInString(word) >= long && !whole[lower] {
				list[lower] = w.ID
			}
		}
	}
	return list
}

// Every long word of the game has its hyphens in the language's own file.
func TestLongWordsOfTheGameHaveHyphens(t *testing.T) {
	for l := range onsets {
		g := tongueOf(t, l)
		for word, id := range g.unhyphenated() {
			t.Errorf("%s: %s of %s has no hyphens", l, word, id)
		}
		bare := *g
		if bare.hyphens = nil; len(bare.unhyphenated()) < 40 {
			t.Errorf("%s: without any hyphens only %d words have none", l, len(bare.unhyphenated()))
		}
	}
}

func TestHyphenated(t *testing.T) {
	speak(t, German)
	for in, want := range map[string]string{
		"Schwertmeister":       "Schwert\u00admeister",
		"SCHWERTMEISTER!":      "SCHWERT\u00adMEISTER!",
		"Runde 3":              "Runde\u00a03",
		"Runde 3 von 10":       "Runde 3 von\u00a010",
		"Agent (0 auf 1)":      "Agent (0\u00a0auf\u00a01)",
		"Agente (de 0 a 1) ya": "Agente (de\u00a00\u00a0a\u00a01) ya",
		"":                     "",
		"Ix":                   "Ix",
		"Runde II":             "Runde\u00a0II",
		"Solo · 04.05.":        "Solo\u00a0· 04.05.",
	} {
		if got := Hyphenated(in); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
}
