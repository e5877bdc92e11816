package play

import (
	"strconv"

	"hagal/data/facts"
	"hagal/engine"
)

// Onward is an input that moves the table on: the answer to the open
// decision, or what its phase waits for. The rules allow it at every table
// that is not over.
func (p *Random) Onward(t engine.Table) engine.Input {
	if d := t.Decision(); d != nil {
		return p.answer(t, d)
	}
	switch t.Phase() {
	case engine.PhaseSetUp:
		return p.tiles(t)
	case engine.PhaseRoundStart:
		return engine.Round{Conflict: pick(p, t.ConflictsDue()).ID}
	case engine.PhasePlayerTurns:
		return p.turn(t)
	case engine.PhaseCombat:
		return p.combat(t)
	case engine.PhaseCombatEnd:
		return engine.Recall{}
	}
	return p.final(t)
}

func (p *Random) answer(t engine.Table, d *engine.Decision) engine.Input {
	if d.Kind != engine.KindTurnUp {
		return engine.Pick{Option: pick(p, d.Options)}
	}
	stack, _ := strconv.Atoi(pick(p, d.Options))
	due := t.TilesDue()
	if len(due) == 0 || p.Corrections > 0 && p.chance(5) {
		return engine.Tile{Stack: stack}
	}
	return engine.Tile{Stack: stack, Tile: pick(p, due).ID}
}

// tiles are three that lie nowhere else.
func (p *Random) tiles(t engine.Table) engine.Input {
	due := t.TilesDue()
	var in engine.Tiles
	for i := range in.IDs {
		n := p.r.IntN(len(due))
		in.IDs[i] = due[n].ID
		due = append(due[:n], due[n+1:]...)
	}
	return in
}

func (p *Random) combat(t engine.Table) engine.Input {
	if !t.CombatStarted() {
		return p.fight(t)
	}
	if p.chance(20) {
		if in := p.strength(t); in != nil {
			return in
		}
	}
	return engine.Resolve{}
}

// strength is an Intrigue card played by somebody who fights.
func (p *Random) strength(t engine.Table) engine.Input {
	var fighting []engine.Seat
	for _, s := range t.Seats() {
		if t.Side(s).Units() > 0 {
			fighting = append(fighting, s)
		}
	}
	if len(fighting) == 0 {
		return nil
	}
	s := pick(p, fighting)
	return engine.Strength{Seat: s, N: min(99, t.Side(s).Strength()+p.r.IntN(5))}
}

// final is what a human who has not told yet ends with.
func (p *Random) final(t engine.Table) engine.Input {
	for _, s := range t.Humans() {
		if t.FinalGiven(s) {
			continue
		}
		in := engine.Final{Seat: s, Points: p.r.IntN(3)}
		if tied, _ := t.Tie(s, map[engine.Seat]engine.Final{s: in}); len(tied) > 0 {
			in.Spice, in.Solari, in.Water, in.Garrison = p.r.IntN(4), p.r.IntN(4), p.r.IntN(3), p.r.IntN(5)
		}
		return in
	}
	return engine.Pass{Seat: t.Humans()[0]}
}

// seat is any seat, rival any Rival's, human any human's.
func (p *Random) seat(t engine.Table) engine.Seat {
	seats := t.Seats()
	return pick(p, seats[:])
}

func (p *Random) human(t engine.Table) engine.Seat { return pick(p, t.Humans()) }

func (p *Random) rival(t engine.Table) engine.Seat {
	for {
		if s := p.seat(t); s.Rival() {
			return s
		}
	}
}

func (p *Random) space(t engine.Table) facts.SpaceID { return pick(p, t.Spaces()).ID }
