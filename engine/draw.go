package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// checkDraw follows the cards named: each there to be drawn, all but the last
// set aside, the last used, unless all cards were seen in vain.
func (t Table) checkDraw(i Rival) error {
	view, d, seen := t.sight(i.Seat, rival.Lines), t.deck, search{all: t.deck.all}
	defer putAway(view)
	for n, id := range i.Cards {
		if !d.holds(id) {
			return refuse(facts.RuleDraw1, say("{0} is not among the {1} House Hagal cards left", id, d.left()), say("one of: {0}", speech.Options(d.kinds())))
		}
		verdict := rival.Judge(view, id)
		last := n == len(i.Cards)-1
		seen.see(id, d)
		switch {
		case verdict.Use && !last:
			return refuse(verdict.Rule, say("{0} can be used, no card is drawn after it", id), say("the list ends with {0}", id))
		case !verdict.Use && last && !seen.over() && !seen.ranOut:
			return refuse(verdict.Rule, verdict.Why, say("the list goes on with the next card"))
		}
		d, _ = d.without(id)
	}
	return nil
}

// judge is what a Rival makes of the cards of its turn, which the app draws
// where none is named.
func (w *work) judge(view *rival.View) []rival.Verdict {
	w.verdicts = w.verdicts[:0]
	for _, id := range w.story.cards {
		w.verdicts = append(w.verdicts, rival.Judge(view, id))
	}
	if len(w.story.cards) == 0 {
		w.search(view)
		w.story.cards = w.drawn
	}
	return w.verdicts
}

// search draws from the app's deck until a card can be used, or every card was
// seen in vain (R-DRAW-8).
func (w *work) search(view *rival.View) {
	d, seen := w.deck, search{all: w.deck.all, seen: w.shown[:0]}
	for !seen.over() {
		id := d.cards[0]
		seen.see(id, d)
		verdict := rival.Judge(view, id)
		w.verdicts = append(w.verdicts, verdict)
		if verdict.Use {
			break
		}
		d, _ = d.without(id)
	}
	w.shown, w.drawn = seen.seen, slices.Clone(seen.seen)
}

// drawCards reveals the cards of the turn, in order (R-DRAW-1, R-DRAW-3).
func (w *work) drawCards(s Seat) {
	for n, verdict := range w.judge(w.view(s)) {
		id := w.story.cards[n]
		mark := MarkSkip
		if verdict.Use {
			mark = MarkCard
			w.story.turn.Card = id
			w.story.turn.Space, w.story.turn.Case, w.story.turn.Ships = verdict.Space, verdict.Case, verdict.Ships
		}
		e := w.relay(verdict.Rule, s, mark, verdict.Why).because(verdict.Because...).about(id, verdict.Space)
		if verdict.Use && n > 0 && w.telling == rival.Reasons {
			e.because(w.reason("Cards skipped before it: {0}.", skippedCards(w.story.cards[:n])))
		}
		if verdict.Use {
			w.doubt(e, facts.Troop)
		}
		w.reveal(id)
	}
	if w.story.turn.Space == "" {
		w.tell(facts.RuleDraw8, s, MarkNote, "No card can be used: it passes, and its Agent stays home").because(w.reason("Cards seen this turn, none of which can be used: {0}.", len(w.story.cards)))
	}
}

// skippedCards is cards as a list.
func skippedCards(cards []facts.CardID) speech.List {
	var list speech.List
	for _, id := range cards {
		list.Items = append(list.Items, id)
	}
	return list
}

// reveal takes a card out of the deck.
func (w *work) reveal(id facts.CardID) {
	var shuffled bool
	if w.deck, shuffled = w.deck.without(id); shuffled {
		why := w.reason("The last card of the deck was revealed: {0}.", id)
		if facts.CardOf(id).Reshuffle {
			why = w.reason("Revealed: {0}.", id)
		}
		w.tellShuffle(facts.RuleDraw3).because(why)
	}
}

// tellShuffle says that all House Hagal cards are shuffled, or that the hands
// are to shuffle them.
func (w *work) tellShuffle(rule facts.RuleID) *Event {
	switch n := w.deck.left(); {
	case w.deck.real:
		return w.tell(rule, Nobody, MarkShuffle, "Shuffle all {0} House Hagal cards", n)
	case rule == facts.RuleSetup4:
		return w.tell(rule, Nobody, MarkShuffle, "{0} House Hagal cards shuffled", n)
	default:
		return w.tell(rule, Nobody, MarkShuffle, "All {0} House Hagal cards are shuffled", n)
	}
}

// Skips reports whether a list of real cards is right so far and only wants
// the next card, because the last one cannot be used.
func (t Table) Skips(i Rival) bool {
	view, d := t.sight(i.Seat, rival.Silence), t.deck
	defer putAway(view)
	for _, id := range i.Cards {
		if !d.holds(id) || rival.Judge(view, id).Use {
			return false
		}
		d, _ = d.without(id)
	}
	return len(i.Cards) > 0
}

// search follows the cards seen in one turn until one can be used (R-DRAW-8).
type search struct {
	all    []facts.CardID // the whole deck
	seen   []facts.CardID
	ranOut bool // the deck was seen to its last card
}

// mostSeen ends a turn in which a Reshuffle hides the last cards for ever. So
// many cards still fit in a line of MaxLine bytes.
const mostSeen = 180

// see takes a card in before it leaves the deck.
func (s *search) see(id facts.CardID, from deck) {
	s.seen = append(s.seen, id)
	s.ranOut = s.ranOut || from.left() == 1
}

// over reports whether every card of the deck was seen.
func (s *search) over() bool {
	if len(s.seen) < len(s.all) {
		return false
	}
	return len(s.seen) >= mostSeen || covers(s.seen, s.all)
}

// covers reports whether a list has each card at least as often as the other.
func covers(list, other []facts.CardID) bool {
	copies := map[facts.CardID]int{}
	for _, id := range list {
		copies[id]++
	}
	for _, id := range other {
		if copies[id]--; copies[id] < 0 {
			return false
		}
	}
	return true
}
