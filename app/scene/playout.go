package scene

import (
	"hagal/engine"
)

// PlayOut plays the open table to its end, as it is kept: persons send two
// Agents a round to the first free spaces, with two troops if they may.
func (h *Hand) PlayOut() {
	h.Helper()
	s := h.App.Desk().Session()
	for s.Table().Phase() != engine.PhaseOver {
		s = h.append(s, onward(s.Table()))
	}
	h.App.Open(h.App.Desk().ID())
}

// onward is an input that moves a table on.
func onward(tb engine.Table) engine.Input {
	if d := tb.Decision(); d != nil {
		return engine.Pick{Option: d.Options[0]}
	}
	switch tb.Phase() {
	case engine.PhaseRoundStart:
		return engine.Round{Conflict: tb.ConflictsDue()[0].ID}
	case engine.PhaseCombat:
		if !tb.CombatStarted() {
			return engine.Combat{}
		}
		return engine.Resolve{}
	case engine.PhaseCombatEnd:
		return engine.Recall{}
	case engine.PhaseEndgame:
		for _, s := range tb.Humans() {
			if !tb.FinalGiven(s) {
				return engine.Final{Seat: s, Points: 1}
			}
		}
	}
	if tb.Turn().Human() {
		return personal(tb)
	}
	return engine.Rival{Seat: tb.Turn()}
}

// personal is a person's turn.
func personal(tb engine.Table) engine.Input {
	seat := tb.Turn()
	sent := tb.OnBoard(seat)
	for _, s := range tb.Spaces() {
		if sent < 2 && s.Combat == (sent == 0) && tb.CanGo(seat, s.ID, false) == nil {
			in := engine.Agent{Seat: seat, Space: s.ID}
			if s.Combat {
				in.Troops = 2
			}
			return in
		}
	}
	if tb.Side(seat).Units() == 0 {
		return engine.Reveal{Seat: seat, Strength: -1}
	}
	return engine.Reveal{Seat: seat, Strength: tb.Side(seat).UnitStrength() + 5}
}
