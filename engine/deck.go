package engine

import (
	"hagal/data/facts"
	"hagal/data/speech"
)

// Deck is `deck`: House Hagal cards shuffled; from here the app, or
// the player with real cards, draws.
type Deck struct{ RealCards bool }

var _ = register(verb{name: "deck", order: 270, parse: parseDeck})

func parseDeck(a *args) Input {
	return Deck{a.one(speech.Term("a deck"), deckWord(false), deckWord(true)) == deckWord(true)}
}

func (i Deck) String() string { return "deck " + deckWord(i.RealCards) }

// About is nobody: it is the whole table.
func (Deck) About() Seat { return Nobody }

// Title is what the log calls it.
func (Deck) Title() speech.Sentence { return say("Deck") }

func (i Deck) check(Table) error { return nil }

func (i Deck) apply(w *work) {
	w.deck.real = i.RealCards
	w.deck = w.deck.shuffled()
	if i.RealCards {
		w.tell(facts.RuleDraw3, Nobody, MarkShuffle, "Shuffle all {0} House Hagal cards: you draw them from here on, and tell each one drawn", w.deck.left()).because(w.byHand())
		return
	}
	w.tell(facts.RuleDraw3, Nobody, MarkShuffle, "All {0} House Hagal cards are shuffled", w.deck.left()).because(w.byHand())
}

func deckWord(real bool) string {
	if real {
		return "cards"
	}
	return "app"
}
