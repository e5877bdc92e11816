package engine

import (
	"slices"

	"hagal/data/facts"
)

// hasTurn reports whether a seat has a turn left this round (R-SEAT-3).
func (t Table) hasTurn(s Seat) bool {
	if s.Human() {
		return !t.at(s).Revealed
	}
	return t.at(s).Agents > 0
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
	if !t.terms.setup.Solo && s == t.first && sentAgent && t.hasTurn(Hagal) {
		return Hagal
	}
	if s == Hagal {
		s = t.first
	}
	order := t.clockwise(s)
	if next := t.next(order[1:]); next != Nobody {
		return next
	}
	return t.next(order[:1])
}

// give makes a turn due. A human's own blocks of The Voice end with it; with
// nobody left Combat begins.
func (w *work) give(s Seat) {
	w.turn = s
	if s == Nobody {
		w.phase = PhaseCombat
		w.tell(facts.RuleSeat3, Nobody, MarkPhase, "All turns are done: Combat").because(w.reason("Nobody has a turn left in round {0}.", w.Round()))
		return
	}
	own := func(v Voice) bool { return v.Seat == s }
	if slices.ContainsFunc(w.voices, own) {
		w.rarely().voices = slices.DeleteFunc(slices.Clone(w.voices), own)
	}
}

// endTurn ends a Rival's turn.
func (w *work) endTurn(s Seat) {
	passed := !w.story.turn.Sent
	w.story = nil
	next := w.after(s, false)
	if passed && next != Nobody && w.onlyRivalsLeft() {
		w.stuck++
	} else {
		w.stuck = 0
	}
	if w.stuck > 1 {
		w.tell(facts.RuleDraw8, Nobody, MarkNote, "No Rival can use a card any more: their Agents stay home").because(w.reason("Rivals that passed in a row: {0}.", int(w.stuck)), w.reason("Nobody else has a turn left in round {0}.", w.Round()))
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
	if w.phase == PhasePlayerTurns && w.turn.Rival() && w.story == nil && !w.hasTurn(w.turn) {
		w.give(w.after(w.turn, false))
	}
}

func (t Table) turnOf(s Seat) error {
	if t.phase != PhasePlayerTurns || t.turn != s {
		return refuse(facts.RuleSeat3, say("it is not the turn of {0}", s), t.due())
	}
	return nil
}
