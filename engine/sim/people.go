package sim

import (
	"hagal/data/facts"
	"hagal/engine"
)

// Peaceful is people who ignore the Conflict: each Agent goes to a free space
// from which no units are deployed, any as likely, to a Combat space only
// where there is no other, and no unit is ever deployed. What is paid for
// points is paid. In all else they are as Plain.
type Peaceful struct{ *Plain }

// NewPeaceful is people whose choices are those of c.
func NewPeaceful(c engine.Chance) Peaceful { return Peaceful{NewPlain(c)} }

// Next is the next input.
func (p Peaceful) Next(t engine.Table) engine.Input {
	if in := pays(t); in != nil {
		return in
	}
	s, due := toSend(p.Plain, t)
	if !due {
		return p.Plain.Next(t)
	}
	space := p.free(t, s, func(s *facts.Space) bool { return !s.Combat })
	if space == nil {
		space = p.free(t, s, anywhere)
	}
	if space == nil {
		return engine.Reveal{Seat: s, Strength: -1}
	}
	return engine.Agent{Seat: s, Space: space.ID}
}

// Fighter is people who fight in every Conflict: each Agent goes to a free
// Combat space, any as likely, with one or two troops, to another space only
// where there is no Combat space. With a unit in the Conflict they reveal none
// to three swords, each as likely. What is paid for points is paid. In all
// else they are as Plain.
type Fighter struct{ *Plain }

// NewFighter is people whose choices are those of c.
func NewFighter(c engine.Chance) Fighter { return Fighter{NewPlain(c)} }

// Next is the next input.
func (p Fighter) Next(t engine.Table) engine.Input {
	if in := pays(t); in != nil {
		return in
	}
	s, due := toSend(p.Plain, t)
	if due {
		if space := p.free(t, s, func(s *facts.Space) bool { return s.Combat }); space != nil {
			return engine.Agent{Seat: s, Space: space.ID, Troops: p.troops(t, s, 1, 2)}
		}
	}
	in := p.Plain.Next(t)
	if reveal, ok := in.(engine.Reveal); ok {
		if side := t.Side(reveal.Seat); side.Units() > 0 {
			reveal.Strength = side.UnitStrength() + p.chance.IntN(4)
		}
		return reveal
	}
	return in
}

// toSend is the person whose Agent is due.
func toSend(p *Plain, t engine.Table) (s engine.Seat, due bool) {
	if kind, _ := t.Open(); kind != "" || t.Phase() != engine.PhasePlayerTurns {
		return s, false
	}
	s = t.Turn()
	return s, s.Human() && p.hasAgent(t, s)
}

// pays is the answer where a point is offered for goods.
func pays(t engine.Table) engine.Input {
	if kind, _ := t.Open(); kind == engine.KindPayment {
		return engine.Pick{Option: engine.OptionPay}
	}
	return nil
}
