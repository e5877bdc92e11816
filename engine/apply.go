package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// Result is what an input did: the new table, what happened, and the input
// as it is to be saved, with the cards and dice the app drew.
type Result struct {
	Table  Table
	Events []Event
	Input  Input
}

// Check says whether an input is allowed. If not the error is a *Refusal: the
// rule, why, and what is allowed. What cannot be written as a line that reads
// back as itself is refused too.
func (t Table) Check(in Input) error {
	if err := writable(in); err != nil {
		return err
	}
	if t.Phase() == NoPhase {
		s, ok := in.(Setup)
		if !ok {
			return refuse(facts.NoRule, say("a session starts with a table line"), say("table solo … or table two …"))
		}
		return s.check(t)
	}
	if _, ok := in.(Setup); ok {
		return refuse(facts.NoRule, say("the table is already set up"), t.due())
	}
	if t.phase == PhaseOver {
		if _, ok := in.(Name); !ok {
			return refuse(facts.RuleEnd4, say("the game is over"), say("undo, or a new table"))
		}
	}
	if err := t.seatsExist(in); err != nil {
		return err
	}
	if t.decision != nil {
		_, corrects := in.(correction)
		_, picks := in.(Pick)
		_, turns := in.(Tile)
		if !corrects && !picks && !turns {
			return refuse(t.decision.Rule, say("a decision is open"), t.due())
		}
	}
	return in.check(t)
}

// Apply carries an input out on a copy of the table. A refused input gives
// the *Refusal of Check and a zero Result.
func (t Table) Apply(in Input) (Result, error) {
	if err := t.Check(in); err != nil {
		return Result{}, err
	}
	if c, ok := in.(completer); ok {
		in = c.complete(t)
	}
	w, from := desk.Get().(*work), &origin{before: t}
	w.lay(t.clone(), rival.Lines)
	w.from = from
	in = w.carryOut(in)
	from.input = in
	r := Result{Table: w.Table, Events: w.told(), Input: in}
	w.clear()
	desk.Put(w)
	return r, nil
}

// carryOut does what an input says and all that follows from it, and gives the
// input back with what the app drew.
func (w *work) carryOut(in Input) Input {
	w.seer = Nobody
	_, corrects := in.(correction)
	if corrects {
		w.decision = nil
		w.enrichAll()
	}
	in.apply(w)
	if corrects && w.telling == rival.Reasons {
		w.allByHand()
	}
	w.run()
	if d, ok := in.(drawer); ok {
		in = d.withDrawn(w)
	}
	return in
}

// allByHand gives what was put right its reason.
func (w *work) allByHand() {
	for i := range w.events {
		e := &w.events[i]
		e.give(slices.Concat([]speech.Sentence{w.byHand()}, e.reasons()))
	}
}

func (t Table) seatsExist(in Input) error {
	s := in.About()
	if s == Nobody || t.index(s) >= 0 {
		return nil
	}
	seats := t.Seats()
	return refuse(facts.NoRule, say("{0} has no seat at this table", s), say("the seats are {0}", seatOptions(seats[:])))
}

// due says what the table waits for.
func (t Table) due() speech.Sentence {
	if d := t.decision; d != nil {
		if d.Kind == KindTurnUp {
			return say("tile {0} with the tile turned up, or empty", d.list(true))
		}
		return say("pick one of: {0}", d.list(false))
	}
	switch t.phase {
	case PhaseSetUp:
		return say("a tiles line with the three face-up tiles is due")
	case PhaseRoundStart:
		return say("a round line with the Conflict card is due")
	case PhasePlayerTurns:
		return say("the turn of {0} is due", t.turn)
	case PhaseCombat:
		if !t.combat {
			return say("Combat is due")
		}
		return say("strength, or resolve")
	case PhaseCombatEnd:
		return say("Recall is due")
	case PhaseEndgame:
		return say("the final points of each person are due")
	}
	return say("undo, or a new table")
}

func (t Table) inPhase(rule facts.RuleID, phases ...Phase) error {
	for _, p := range phases {
		if t.phase == p {
			return nil
		}
	}
	return refuse(rule, say("not in this phase"), t.due())
}
