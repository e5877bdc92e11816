package desk

import "hagal/engine"

// A step is what one tap of the player's brings: its inputs, and those that
// run on from them by themselves. Undo and redo go from step to step.

// follows is the input that runs on by itself from where a session stands, or
// nil where the player is asked: the Rivals' sword cards once the last Reveal
// turn is over, and Recall once the rewards are given.
func follows(s engine.Session) engine.Input {
	tb := s.Table()
	switch s.Last().Input.(type) {
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

// whole reports whether a session stands at the end of a step: nothing runs
// on, and not only one of two players has told endgame figures, which both do
// in one tap.
func whole(s engine.Session) bool {
	_, final := s.Last().Input.(engine.Final)
	return follows(s) == nil && !(final && s.Table().Phase() == engine.PhaseEndgame)
}

// before is a session without its last step.
func before(s engine.Session) engine.Session {
	s = s.Undo()
	for s.CanUndo() && !whole(s) {
		s = s.Undo()
	}
	return s
}

// after is a session with the step that can be redone.
func after(s engine.Session) engine.Session {
	s = s.Redo()
	for len(s.Undone()) > 0 && !whole(s) {
		s = s.Redo()
	}
	return s
}
