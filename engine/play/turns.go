package play

import (
	"hagal/data/facts"
	"hagal/engine"
	"hagal/rival"
)

// turn is the turn of the seat that is due.
func (p *Random) turn(t engine.Table) engine.Input {
	s := t.Turn()
	if s.Rival() {
		return p.rivalTurn(t, s)
	}
	if in := p.beside(t, s); in != nil {
		return in
	}
	if t.OnBoard(s) >= p.agents(t) {
		return p.reveal(t, s)
	}
	if in := p.agent(t, s); in != nil {
		return in
	}
	return p.reveal(t, s)
}

// beside is what a human may do in its turn before the Agent or the Reveal.
func (p *Random) beside(t engine.Table, s engine.Seat) engine.Input {
	switch n := p.r.IntN(100); {
	case n < 3:
		if f := pick(p, facts.Factions[:]); t.Side(s).Influence[f] < rival.Top {
			return engine.Influence{Seat: s, Faction: f, N: 1}
		}
	case n < 5 && t.Brings(facts.ShippingTrack):
		return engine.Dividends{Seat: s}
	case n < 10 && len(t.Stacks()) > 0:
		if stack := 1 + p.r.IntN(3); t.Stacks()[stack-1].Up != "" {
			return engine.Acquire{Seat: s, Stack: stack}
		}
	case n == 10:
		return engine.Voice{Seat: s, Space: p.space(t)}
	case n == 11:
		return engine.Pass{Seat: s}
	}
	return nil
}

// agents is how many Agents a human sends this time: two, later on the
// Swordmaster, seldom the Mentat.
func (p *Random) agents(t engine.Table) int {
	n := 2
	if t.Round() > 3 && p.chance(85) {
		n++
	}
	if p.chance(15) {
		n++
	}
	return min(n, engine.MaxAgents)
}

// agent goes to a free space, seldom to one that is held.
func (p *Random) agent(t engine.Table, s engine.Seat) engine.Input {
	in := engine.Agent{Seat: s, Infiltrate: p.chance(5)}
	for range 30 {
		in.Space = p.space(t)
		if t.CanGo(s, in.Space, in.Infiltrate) == nil {
			return p.deployed(t, in)
		}
	}
	return nil
}

// deployed adds units at a Combat space.
func (p *Random) deployed(t engine.Table, in engine.Agent) engine.Input {
	side := t.Side(in.Seat)
	if !facts.SpaceOf(in.Space).Combat || p.chance(25) {
		return in
	}
	in.Troops = min(p.upTo(4), facts.TroopsInAll-side.Deployed)
	if t.Brings(facts.Dreadnoughts) && t.Round() > 2 && p.chance(25) {
		in.Dreadnoughts = p.upTo(facts.DreadnoughtsInAll - int(side.Dreads.Deployed) - t.OnLocations(in.Seat))
	}
	return in
}

func (p *Random) reveal(t engine.Table, s engine.Seat) engine.Input {
	in := engine.Reveal{Seat: s, Strength: -1}
	if side := t.Side(s); side.Units() > 0 && p.chance(80) {
		in.Strength = min(99, side.UnitStrength()+p.upTo(5))
	}
	if t.Setup().Variants.Dice() && p.chance(50) {
		in.Dice = [2]int{1 + p.r.IntN(6), 1 + p.r.IntN(6)}
	}
	return in
}

// rivalTurn names the cards a player with real ones reveals.
func (p *Random) rivalTurn(t engine.Table, s engine.Seat) engine.Input {
	in := engine.Rival{Seat: s}
	if !t.RealCards() {
		return in
	}
	for draw := p.pile.again(); len(in.Cards) < 200; {
		in.Cards = append(in.Cards, draw.top(p))
		if t.Check(in) == nil {
			break
		}
	}
	return in
}

// fight names the sword cards of every Rival who fights.
func (p *Random) fight(t engine.Table) engine.Input {
	var in engine.Combat
	if !t.RealCards() {
		return in
	}
	draw := p.pile.again()
	for _, s := range t.Fighting() {
		swords := engine.Swords{Seat: s}
		for n := 0; n < t.SwordCards(); {
			id := draw.top(p)
			swords.Cards = append(swords.Cards, id)
			if !facts.CardOf(id).Reshuffle {
				n++
			}
		}
		in.Swords = append(in.Swords, swords)
	}
	return in
}
