package play

import (
	"hagal/data/facts"
	"hagal/engine"
)

// correction is something put right by hand. Most are lawful; the rules say which.
func (p *Random) correction(t engine.Table) engine.Input {
	for range 8 {
		in := pick(p, corrections)(p, t)
		if in == nil {
			continue
		}
		if t.Check(in) == nil {
			return in
		}
	}
	return engine.Name{Seat: p.seat(t), Name: pick(p, names)}
}

var names = []string{"", "Ana", "Zé Luís", "Liet of the Fremen", "Großmutter Gaius"}

// Fields are the counts `set` can change.
var Fields = []string{"vp", "garrison", "deployed", "spice", "solari", "water", "intrigue", "agents", "freighter", "negotiators"}

var corrections = []func(*Random, engine.Table) engine.Input{
	(*Random).set, (*Random).set, (*Random).set, (*Random).set,
	(*Random).influence, (*Random).influence,
	(*Random).move, (*Random).lift, (*Random).control, (*Random).fleet, (*Random).own, (*Random).trash,
	func(p *Random, t engine.Table) engine.Input {
		return engine.Voice{Seat: p.human(t), Space: p.space(t)}
	},
	func(p *Random, t engine.Table) engine.Input {
		return engine.Bonus{Space: pick(p, facts.Makers(t.Setup().Boxes)), N: p.r.IntN(5)}
	},
	func(p *Random, t engine.Table) engine.Input { return engine.First{Seat: p.seat(t)} },
	func(p *Random, t engine.Table) engine.Input { return engine.Dividends{Seat: p.human(t)} },
	(*Random).acquire,
	func(p *Random, t engine.Table) engine.Input { return engine.Deck{RealCards: p.chance(50)} },
	func(p *Random, t engine.Table) engine.Input {
		return engine.Name{Seat: p.seat(t), Name: pick(p, names)}
	},
}

// set changes a count by a little, or to a number. Points go both ways, so
// that games still end by points, and by rounds.
func (p *Random) set(t engine.Table) engine.Input {
	in := engine.Set{Seat: p.seat(t), Field: pick(p, Fields), To: p.chance(40)}
	switch {
	case in.To && in.Field == "agents":
		in.N = p.upTo(4)
	case in.To:
		in.N = p.upTo(9)
	default:
		in.N = p.upTo(6) - 3
	}
	return in
}

func (p *Random) influence(t engine.Table) engine.Input {
	in := engine.Influence{Seat: p.seat(t), Faction: pick(p, facts.Factions[:]), N: 1 + p.upTo(1)}
	if p.chance(50) {
		in.N = -in.N
	}
	if p.chance(10) {
		in.N *= 3
	}
	return in
}

func (p *Random) move(t engine.Table) engine.Input {
	agents := t.Agents()
	if len(agents) == 0 {
		return nil
	}
	a := pick(p, agents)
	return engine.Move{Seat: a.Seat, From: a.Space, To: p.space(t)}
}

func (p *Random) lift(t engine.Table) engine.Input {
	agents := t.Agents()
	if len(agents) == 0 {
		return nil
	}
	a := pick(p, agents)
	return engine.Lift{Seat: a.Seat, Space: a.Space}
}

func (p *Random) control(t engine.Table) engine.Input {
	in := engine.Control{Location: pick(p, facts.Locations(t.Setup().Boxes))}
	if p.chance(75) {
		in.Seat = p.seat(t)
	}
	return in
}

// fleet spreads a seat's dreadnoughts over the places it has.
func (p *Random) fleet(t engine.Table) engine.Input {
	in := engine.Dreadnoughts{Seat: p.seat(t)}
	for range facts.DreadnoughtsInAll - t.OnLocations(in.Seat) {
		*pick(p, []*int{&in.Supply, &in.Garrison, &in.Deployed})++
	}
	return in
}

// acquire tells, most of the time, what a tile gives that the app counts.
func (p *Random) acquire(t engine.Table) engine.Input {
	in := engine.Acquire{Seat: p.human(t), Stack: 1 + p.r.IntN(3)}
	stacks := t.Stacks()
	if len(stacks) == 0 || p.chance(30) {
		return in
	}
	from := p.r.IntN(len(facts.Factions))
	for _, g := range facts.TileOf(stacks[in.Stack-1].Up).Acquire {
		switch g.What {
		case facts.Point:
			in.Points = g.N
		case facts.Influence:
			in.Influence = append(in.Influence, facts.Factions[(from+len(in.Influence))%len(facts.Factions)])
		}
	}
	return in
}

func (p *Random) own(t engine.Table) engine.Input {
	return engine.Own{Seat: p.rival(t), Tile: pick(p, facts.Tiles).ID}
}

func (p *Random) trash(t engine.Table) engine.Input {
	s := p.rival(t)
	tiles := t.Side(s).Tiles
	if len(tiles) == 0 {
		return nil
	}
	return engine.Trash{Seat: s, Tile: pick(p, tiles).ID}
}
