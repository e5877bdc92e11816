package desk

import "hagal/engine"

// A step is what one tap of the player's brings: its inputs, and those that
// run on from them by themselves. Undo and redo go from step to step.

// DrawBoth has the next Rival draw in the same step whenever both tells so.
func (d *Desk) DrawBoth(both func() bool) { d.both = both }

// follows is the input that runs on by itself from where a session stands, or
// nil where the player is asked: the Rivals' sword cards once the last Reveal
// turn is over, Recall once the rewards are given, and the other Rival's turn,
// once what the first one asked is answered, where the player wants both at
// once.
func (d *Desk) follows(s engine.Session) engine.Input {
	tb := s.Table()
	if tb.Decision() == nil && tb.Phase() == engine.PhasePlayerTurns && tb.Turn().Rival() && d.both != nil && d.both() && alone(s) {
		return engine.Rival{Seat: tb.Turn()}
	}
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

// alone reports whether the Rival's turn that a session ends with is the first
// of what may be two in one tap: two Rivals', whose cards the app draws.
func alone(s engine.Session) bool {
	tb, steps := s.Table(), s.Steps()
	rivals := rivalsUpTo(steps)
	return tb.Setup().Solo && !tb.RealCards() && len(rivals)%2 == 1 && rivalOf(steps, rivals[0]) != tb.Turn()
}

// First is the number of the input that is the first of two Rivals' turns
// where the nth is the second, so that one tap may have drawn both; else 0.
func (d *Desk) First(n int) int {
	steps := d.session.Steps()[:n]
	tb, rivals := steps[n-1].Table, rivalsUpTo(steps)
	if !tb.Setup().Solo || tb.RealCards() || len(rivals) == 0 || len(rivals)%2 == 1 || rivalOf(steps, rivals[0]) == rivalOf(steps, rivals[1]) {
		return 0
	}
	return rivals[1]
}

// rivalOf is whose turn the nth input is, a Rival's.
func rivalOf(steps []engine.Step, n int) engine.Seat { return steps[n-1].Input.About() }

// rivalsUpTo is the numbers of the Rivals' turns that steps end with, the last
// one first, with nothing but answers between and after them.
func rivalsUpTo(steps []engine.Step) []int {
	var rivals []int
	for n := len(steps); n > 0; n-- {
		switch in := steps[n-1].Input.(type) {
		case engine.Rival:
			rivals = append(rivals, n)
		default:
			if !answers(in) {
				return rivals
			}
		}
	}
	return rivals
}

// toldAnew reports whether inputs tell again what a session ends with: a
// strength in Combat is stepped, and counts as it is told last.
func toldAnew(s engine.Session, inputs []engine.Input) bool {
	if len(inputs) != 1 || !s.CanUndo() {
		return false
	}
	now, tells := inputs[0].(engine.Strength)
	before, told := s.Last().Input.(engine.Strength)
	return tells && told && now.Seat == before.Seat
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

// buys reports whether the input undone next is the purchase of a tile, or the
// Dividends, with the Agent that a session ends with: one tap tells both.
func buys(s engine.Session) bool {
	agent, sent := s.Last().Input.(engine.Agent)
	undone := s.Undone()
	if !sent || len(undone) == 0 {
		return false
	}
	switch in := undone[0].Input.(type) {
	case engine.Acquire, engine.Dividends:
		return in.About() == agent.Seat
	}
	return false
}
