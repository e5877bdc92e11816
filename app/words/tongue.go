package words

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"

	"hagal/data/facts"
)

// tongue is a language as its file tells it; docs/translating.md says what
// stands in the file.
type tongue struct {
	language Language
	tag      language.Tag // whose plural rules hold
	file
	sentences map[string]pattern
	hyphens   hyphens
}

// file is what a language's file holds.
type file struct {
	Name   string
	Day    string // how a day is written, as Go writes 2 January 2006
	Minute string // how a day and a time are written
	numerals
	Or   string // two things to choose from
	And  string // two things
	List string // two things of a longer list

	AndBefore, OrBefore map[string]string // in their place before a word that begins so

	Toolkit   map[string]string // the words of the toolkit's own dialogs
	Kinds     map[string]entry  // what holds for every term of a kind
	Terms     map[string]entry
	Letters   string // letters of its own, which lists order behind those they are made of
	Hyphens   []string
	Sentences map[string]string
}

// numerals is how a language writes and counts numbers.
type numerals struct {
	Decimal string // what stands before tenths
	Group   string // what stands before thousands
	Percent string
	Plurals string // the language whose plural rules hold, where they are not its own
}

// entry is what a language says of a term: "label" as it stands alone, "is"
// with its classes, the plural categories with how it is counted, and any
// other form of it that a sentence of the language asks for.
type entry map[string]string

func parseTongue(l Language, data []byte) (*tongue, error) {
	g := &tongue{language: l}
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(&g.file); err != nil {
		return nil, fmt.Errorf("language %q: %w", l, err)
	}
	if g.tag = language.Make(string(l)); g.Plurals != "" {
		g.tag = language.Make(g.Plurals)
	}
	g.sentences = make(map[string]pattern, len(g.Sentences))
	for key, s := range g.Sentences {
		p, err := parsePattern(s)
		if err != nil {
			return nil, fmt.Errorf("language %q, %q: %w", l, key, err)
		}
		g.sentences[key] = p
	}
	g.hyphens = readHyphens(g.Hyphens)
	return g, nil
}

// pattern is the sentence of an English form. A form nobody translated is
// told in English.
func (g *tongue) pattern(form string) pattern {
	if p, ok := g.sentences[form]; ok {
		return p
	}
	if p, ok := english().sentences[form]; ok {
		return p
	}
	p, err := parsePattern(form)
	if err != nil {
		return pattern{{text: form}}
	}
	return p
}

func english() *tongue { return loaded[English] }

// category is the plural category of a whole number: zero, one, two, few,
// many or other, by the language's own rules.
func (g *tongue) category(n int) string {
	if n < 0 {
		n = -n
	}
	return categories[plural.Cardinal.MatchPlural(g.tag, n, 0, 0, 0, 0)]
}

var categories = map[plural.Form]string{plural.Zero: "zero", plural.One: "one", plural.Two: "two",
	plural.Few: "few", plural.Many: "many", plural.Other: "other"}

// figures is a whole number in figures, in groups where it is long.
func (g *tongue) figures(n int) string {
	s := strconv.Itoa(n)
	if n < 0 || len(s) < 5 {
		return s
	}
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + g.Group + s[i:]
	}
	return s
}

// label is a term as it stands alone: what the language's file says, else
// what is printed, else English.
func (g *tongue) label(id, english string) string {
	if s, ok := g.Terms[id]["label"]; ok {
		return s
	}
	if w, ok := printed[id]; ok {
		if s := printedIn(w, g.language); s != "" {
			return s
		}
	}
	return english
}

// printedIn is a word of the table in a language, empty where the game is not
// printed in it.
func printedIn(w facts.Word, l Language) string {
	switch l {
	case English:
		return w.English
	case Portuguese:
		return w.Portuguese
	case German:
		return w.German
	case Spanish:
		return w.Spanish
	}
	return ""
}

var printed = func() map[string]facts.Word {
	m := map[string]facts.Word{}
	for _, w := range facts.Words {
		m[w.ID] = w
	}
	return m
}()
