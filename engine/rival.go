package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// Rival is `rival`: a Rival's Agent turn and the cards revealed for it,
// none when the app is to draw.
type Rival struct {
	Seat  Seat
	Cards []facts.CardID
}

var _ = register(verb{name: "rival", order: 70, parse: parseRival})

func parseRival(a *args) Input { return Rival{a.rival(), a.cards("cards")} }

func (i Rival) String() string {
	s := "rival " + i.Seat.String()
	if len(i.Cards) > 0 {
		s += " cards=" + joined(i.Cards, ",")
	}
	return s
}

// About is the seat.
func (i Rival) About() Seat { return i.Seat }

// Title is what the log calls it.
func (Rival) Title() speech.Sentence { return say("Turn") }

func (i Rival) heading() speech.Sentence { return say("{0}'s turn", i.Seat) }

func (i Rival) plain() bool { return i.Seat.Rival() && plainCards(i.Cards) }

func (i Rival) check(t Table) error {
	if err := t.turnOf(i.Seat); err != nil {
		return err
	}
	if len(i.Cards) == 0 {
		if t.deck.real {
			return refuse(facts.RuleDraw1, say("the cards drawn are not named"), say("cards= with the cards revealed, the last one used"))
		}
		return nil
	}
	return t.checkDraw(i)
}

// withDrawn names the cards that the app drew.
func (i Rival) withDrawn(w *work) Input {
	if len(i.Cards) > 0 {
		return i
	}
	i.Cards = w.drawn
	return i
}

func (i Rival) apply(w *work) {
	w.begun = true
	side := w.at(i.Seat)
	first := !side.acted
	side.acted = true
	w.enrich(i.Seat) // Spy Satellites buy in its own turn (R-SPEND-3)
	w.tale = story{seat: i.Seat, cards: i.Cards, turn: rival.Turn{Own: true, First: first}}
	w.story = &w.tale
	w.push(nextStep{})
}

func (i Rival) equal(in Input) bool {
	o, ok := in.(Rival)
	return ok && i.Seat == o.Seat && slices.Equal(i.Cards, o.Cards)
}
