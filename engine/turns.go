package engine

import (
	"hagal/data/facts"
	"hagal/rival"
)

// hasTurn reports whether a seat has a turn left this round (R-SEAT-3).
func (t Table) hasTurn(s Seat) bool {
	if s.Human() {
		return !t.Side(s).Revealed
	}
	return t.Side(s).Agents > 0
}

// next is the first of the seats with a turn left, or Nobody.
func (t Table) next(order []Seat) Seat {
	for _, s := range order {
		if t.hasTurn(s) {
			return s
		}
	}
	return Nobody
}

// after is who is due when a seat's turn is done; House Hagal has no seat in
// the order and follows the First Player's Agent turns (R-SEAT-2).
func (t Table) after(s Seat, sentAgent bool) Seat {
	if !t.setup.Solo && s == t.first && sentAgent && t.hasTurn(Hagal) {
		return Hagal
	}
	if s == Hagal {
		s = t.first
	}
	order := t.clockwise(s)
	return t.next(append(order[1:], order[0]))
}

// give makes a turn due. A human's own blocks of The Voice end with it; with
// nobody left Combat begins.
func (w *work) give(s Seat) {
	w.turn = s
	if s == Nobody {
		w.phase = Combat
		w.tell("R-SEAT-3", Nobody, MarkPhase, "All turns are done: Combat")
		return
	}
	var still []Voice
	for _, v := range w.voices {
		if v.Seat != s {
			still = append(still, v)
		}
	}
	w.voices = still
}

// endTurn ends a Rival's turn.
func (w *work) endTurn(s Seat) {
	passed := !w.story.turn.Sent
	w.story = story{}
	next := w.after(s, false)
	if passed && next != Nobody && w.onlyRivalsLeft() {
		w.stuck++
	} else {
		w.stuck = 0
	}
	if w.stuck > 1 {
		w.tell("R-DRAW-8", Nobody, MarkNote, "No Rival can use a card any more: their Agents stay home")
		next, w.stuck = Nobody, 0
	}
	w.give(next)
}

// onlyRivalsLeft reports whether no human has a turn left.
func (t Table) onlyRivalsLeft() bool {
	for _, s := range t.Humans() {
		if t.hasTurn(s) {
			return false
		}
	}
	return true
}

// passOver goes on from a Rival whose last Agent was taken away by hand.
func (w *work) passOver() {
	if w.phase == PlayerTurns && w.turn.Rival() && w.story.seat == Nobody && !w.hasTurn(w.turn) {
		w.give(w.after(w.turn, false))
	}
}

func (t Table) turnOf(s Seat) error {
	if t.phase != PlayerTurns || t.turn != s {
		return refuse("R-SEAT-3", say("it is not the turn of {0}", s), t.due())
	}
	return nil
}

func (i RivalTurn) check(t Table) error {
	if err := t.turnOf(i.Seat); err != nil {
		return err
	}
	if len(i.Cards) == 0 {
		if t.deck.real {
			return refuse("R-DRAW-1", say("the player draws: the cards are not named"), say("cards= with the cards revealed, the last one used"))
		}
		return nil
	}
	return t.checkDraw(i)
}

// checkDraw follows the cards named: each there to be drawn, all but the last
// set aside, the last used, unless all cards were seen in vain.
func (t Table) checkDraw(i RivalTurn) error {
	view, d, v := t.view(i.Seat), t.deck, newVain(t.deck)
	for n, id := range i.Cards {
		if !d.holds(id) {
			return refuse("R-DRAW-1", say("{0} is not among the {1} House Hagal cards left", id, d.left()), say("one of: {0}", joined(d.kinds(), " ")))
		}
		verdict := rival.Judge(view, id)
		last := n == len(i.Cards)-1
		v.see(id, d)
		switch {
		case verdict.Use && !last:
			return refuse(verdict.Rule, say("{0} can be used, no card is drawn after it", id), say("the list ends with {0}", id))
		case !verdict.Use && last && !v.over() && !v.ranOut:
			return refuse(verdict.Rule, verdict.Why, say("the list goes on with the next card"))
		}
		d, _ = d.without(id)
	}
	return nil
}

// complete draws from the app's deck until a card can be used, or every card
// was seen in vain (R-DRAW-8).
func (i RivalTurn) complete(t Table) Input {
	if len(i.Cards) > 0 {
		return i
	}
	view, d, v := t.view(i.Seat), t.deck, newVain(t.deck)
	for !v.over() {
		id := d.cards[0]
		i.Cards = append(i.Cards, id)
		if rival.Judge(view, id).Use {
			return i
		}
		v.see(id, d)
		d, _ = d.without(id)
	}
	return i
}

func (i RivalTurn) apply(w *work) {
	side := w.at(i.Seat)
	side.Turns++
	w.story = story{seat: i.Seat, cards: i.Cards, turn: rival.Turn{Own: true, First: side.Turns == 1}}
	steps := rival.Hagal
	if i.Seat.Leads() {
		steps = rival.Solo
	}
	w.push(stepJob{i.Seat, steps})
}

// drawCards reveals the cards of the turn, in order (R-DRAW-1, R-DRAW-3).
func (w *work) drawCards(s Seat) {
	view := w.view(s)
	for _, id := range w.story.cards {
		verdict := rival.Judge(view, id)
		mark := MarkSkip
		if verdict.Use {
			mark = MarkCard
			w.story.turn.Space, w.story.turn.Case, w.story.turn.Ships = verdict.Space, verdict.Case, verdict.Ships
		}
		w.relay(verdict.Rule, s, mark, verdict.Why)
		w.reveal(id)
	}
	if w.story.turn.Space == "" {
		w.tell("R-DRAW-8", s, MarkNote, "No card can be used: the turn is passed, its Agent stays home")
	}
}

// reveal takes a card out of the deck.
func (w *work) reveal(id facts.CardID) {
	var shuffled bool
	if w.deck, shuffled = w.deck.without(id); shuffled {
		w.tell("R-DRAW-3", Nobody, MarkShuffle, "All {0} House Hagal cards are shuffled", w.deck.left())
	}
}

// Skips reports whether a list of real cards is right so far and only wants
// the next card, because the last one cannot be used.
func (t Table) Skips(i RivalTurn) bool {
	view, d := t.view(i.Seat), t.deck
	for _, id := range i.Cards {
		if !d.holds(id) || rival.Judge(view, id).Use {
			return false
		}
		d, _ = d.without(id)
	}
	return len(i.Cards) > 0
}
