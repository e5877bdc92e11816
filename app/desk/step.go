package desk

import "hagal/engine"

// A step is what one tap of the player's brings: its inputs, and those that
// run on from them by themselves. Undo and redo go from step to step.

// DrawBoth has the next Rival draw in the same step whenever both tells so.
func (d *Desk) DrawBoth(both func() bool) { d.both = both }

// follows is the input that runs on by itself from where a session stands, or
// nil where the player is asked: the Rivals' sword cards once the last Reveal
// turn is over, Recall once the rewards are given, and the other Rival's turn
// where the player wants both at once.
func (d *Desk) follows(s engine.Session) engine.Input {
	tb := s.Table()
	switch s.Last().Input.(type) {
	case engine.Rival:
		if d.both != nil && d.both() && alone(s) && tb.Setup().Solo && tb.Phase() == engine.PhasePlayerTurns && tb.Decision() == nil && tb.Turn().Rival() && !tb.RealCards() {
			return engine.Rival{Seat: tb.Turn()}
		}
	case engine.Reveal, engine.Pass:
		if tb.Phase() == engine.PhaseCombat && tb.Decision() == nil && !tb.CombatStarted() && !tb.RealCards() {
			return engine.Combat{}
		}
	case engine.Resolve, engine.Pick:
		if tb.Phase() == engine.PhaseCombatEnd && tb.Decision() == nil {
			return engine.Recall{}
		}
	}
	return nil
}

// alone reports whether the Rival's turn that a session ends with is not the
// second of two.
func alone(s engine.Session) bool { return rivalsUpTo(s.Steps())%2 == 1 }

// Second reports whether the nth input is a Rival's turn that comes second of
// two, so that one tap may have drawn both.
func (d *Desk) Second(n int) bool {
	rivals := rivalsUpTo(d.session.Steps()[:n])
	return rivals > 0 && rivals%2 == 0
}

// rivalsUpTo counts the Rivals' turns that steps end with.
func rivalsUpTo(steps []engine.Step) int {
	for n := range steps {
		if _, ok := steps[len(steps)-1-n].Input.(engine.Rival); !ok {
			return n
		}
	}
	return len(steps)
}

// whole reports whether a session stands at the end of a step: nothing runs
// on, and not only one of two players has told endgame figures, which both do
// in one tap.
func (d *Desk) whole(s engine.Session) bool {
	_, final := s.Last().Input.(engine.Final)
	return d.follows(s) == nil && !(final && s.Table().Phase() == engine.PhaseEndgame)
}

// before is a session without its last step.
func (d *Desk) before(s engine.Session) engine.Session {
	s = s.Undo()
	for s.CanUndo() && (!d.whole(s) || buys(s)) {
		s = s.Undo()
	}
	return s
}

// after is a session with the step that can be redone.
func (d *Desk) after(s engine.Session) engine.Session {
	s = s.Redo()
	for len(s.Undone()) > 0 && (!d.whole(s) || buys(s)) {
		s = s.Redo()
	}
	return s
}

// buys reports whether the input undone next is the purchase of a tile with
// the Agent that a session ends with: one tap tells both.
func buys(s engine.Session) bool {
	agent, sent := s.Last().Input.(engine.Agent)
	undone := s.Undone()
	if !sent || len(undone) == 0 {
		return false
	}
	acquire, ok := undone[0].Input.(engine.Acquire)
	return ok && acquire.Seat == agent.Seat
}
