// Package words puts the app's sentences into the player's language.
//
// Every sentence on screen goes through T or Say; its English form is the key
// of its translations. All that a language says stands in its one file in the
// folder translations: its sentences, and the forms of the game's terms that
// they ask for. docs/translating.md is the way to add one. The labels of
// printed terms come from the table of package facts.
package words

import (
	"regexp"
	"strings"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
)

// T is a sentence in the player's language; the places of the form are filled
// with the arguments.
func T(form string, args ...any) string { return Say(speech.Of(form, args...)) }

// Say is a sentence of the engine in the player's language.
func Say(s speech.Sentence) string { return current.say(s, rendered{}) }

// Word is an argument of a sentence as it stands alone.
func Word(arg speech.Arg) string { return current.tell(arg).label }

// Rule is the text of a rule.
func Rule(w engine.Why) string {
	var says []string
	for _, part := range w.Rule {
		says = append(says, Word(part))
	}
	return strings.Join(says, " ")
}

// CardName is a House Hagal card's name: that of its space, where it has one.
func CardName(id facts.CardID) string { return Word(id) }

// Hyphenated is a text with the places where its words may be broken, for a
// narrow cell, and no-break spaces before dots between things and numbers that
// end something, and between two numbers in brackets. Words that the language's
// file does not list break where the line ends.
func Hyphenated(s string) string {
	s = fromTo.ReplaceAllStringFunc(s, func(of string) string { return strings.ReplaceAll(of, " ", "\u00a0") })
	s = loneNumber.ReplaceAllString(s, "\u00a0$1")
	return current.hyphens.put(dots.Replace(s))
}

// dots keep dots between things at the ends of lines, and let a line begin
// after them.
var dots = strings.NewReplacer(" · ", "\u00a0· ", " ·\u00a0", "\u00a0· ")

// fromTo is two numbers in brackets with a word between them, and perhaps one
// before, such as (0 to 1) and (de 0 a 1).
var fromTo = regexp.MustCompile(`\((?:\pL+ )?\d+ \pL+ \d+\)`)

// loneNumber is a number, or the level of a Conflict, that belongs to the word
// before it: it does not begin a line.
var loneNumber = regexp.MustCompile(` (\d+(?:[.,:;!?)]|$)|I{1,3}$)`)
