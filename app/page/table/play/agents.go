package play

import (
	"hagal/data/facts"
	"hagal/engine"
)

// AgentsLeft is how many Agents a person has still to send: of two, a Mentat,
// and a Swordmaster. Cards the app does not see may give more, so that it can
// be negative.
func (p *Play) AgentsLeft(s engine.Seat) int {
	tb := p.Table()
	has := 2 + Mentat(tb, s)
	for _, step := range p.Steps() {
		if in, ok := step.Input.(engine.Agent); ok && in.Seat == s && in.Space == facts.SwordmasterSpace {
			has++
			break
		}
	}
	return has - tb.OnBoard(s)
}

// Mentat is how many Agents the Mentat brings a person in this round, won or
// taken from its space: 1 or none.
func Mentat(tb engine.Table, s engine.Seat) int {
	has, _ := tb.Mentat()
	if has == s || tb.Side(s).Extra() > 0 {
		return 1
	}
	return 0
}
