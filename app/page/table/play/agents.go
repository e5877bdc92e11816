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
	has := 2 + tb.Side(s).Extra()
	for _, step := range p.Steps() {
		if in, ok := step.Input.(engine.Agent); ok && in.Seat == s && in.Space == facts.SwordmasterSpace {
			has++
			break
		}
	}
	return has - tb.OnBoard(s)
}
