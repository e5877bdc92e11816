package play

import (
	"hagal/data/facts"
	"hagal/engine"
)

// wild is any input at all that a line can say, with no regard for the
// table: most are refused, and the table must say why.
func (p *Random) wild(t engine.Table) engine.Input { return pick(p, anything)(p, t) }

// allSeats are those of both modes.
var allSeats = []engine.Seat{engine.You, engine.Left, engine.Right, engine.One, engine.Two, engine.Hagal}

func (p *Random) anySeat() engine.Seat { return pick(p, allSeats) }

func (p *Random) anyHuman() engine.Seat {
	return pick(p, []engine.Seat{engine.You, engine.One, engine.Two})
}

func (p *Random) anyRival() engine.Seat {
	return pick(p, []engine.Seat{engine.Left, engine.Right, engine.Hagal})
}

func (p *Random) anySpace() facts.SpaceID { return pick(p, facts.Spaces).ID }

func (p *Random) anyTile() facts.TileID { return pick(p, facts.Tiles).ID }

func (p *Random) anyCards() []facts.CardID {
	var cards []facts.CardID
	for range p.upTo(3) {
		cards = append(cards, pick(p, facts.Cards).ID)
	}
	return cards
}

// anyNumber is from 0 to most, and often one of the two.
func (p *Random) anyNumber(most int) int {
	switch p.upTo(3) {
	case 0:
		return 0
	case 1:
		return most
	}
	return p.upTo(most)
}

var anything = []func(*Random, engine.Table) engine.Input{
	func(p *Random, _ engine.Table) engine.Input { return p.Setup() },
	func(p *Random, _ engine.Table) engine.Input {
		return engine.Tiles{IDs: [3]facts.TileID{p.anyTile(), p.anyTile(), p.anyTile()}}
	},
	func(p *Random, _ engine.Table) engine.Input {
		return engine.Round{Conflict: pick(p, facts.Conflicts).ID}
	},
	func(p *Random, _ engine.Table) engine.Input {
		return engine.Agent{Seat: p.anyHuman(), Space: p.anySpace(), Troops: p.anyNumber(12), Dreadnoughts: p.upTo(2), Infiltrate: p.chance(50)}
	},
	func(p *Random, _ engine.Table) engine.Input { return engine.Pass{Seat: p.anyHuman()} },
	func(p *Random, _ engine.Table) engine.Input {
		in := engine.Reveal{Seat: p.anyHuman(), Strength: p.upTo(20) - 1}
		if p.chance(50) {
			in.Dice = [2]int{1 + p.upTo(5), 1 + p.upTo(5)}
		}
		return in
	},
	func(p *Random, _ engine.Table) engine.Input {
		return engine.Rival{Seat: p.anyRival(), Cards: p.anyCards()}
	},
	(*Random).anyFight,
	func(p *Random, _ engine.Table) engine.Input {
		return engine.Strength{Seat: p.anySeat(), N: p.anyNumber(99)}
	},
	func(*Random, engine.Table) engine.Input { return engine.Resolve{} },
	func(*Random, engine.Table) engine.Input { return engine.Recall{} },
	func(p *Random, _ engine.Table) engine.Input {
		return engine.Pick{Option: pick(p, []string{"emperor", "fremen", "pay", "decline", "left", "water", "arrakeen", "1"})}
	},
	func(p *Random, _ engine.Table) engine.Input {
		return engine.Tile{Stack: 1 + p.upTo(2), Tile: p.anyTile()}
	},
	func(p *Random, _ engine.Table) engine.Input {
		in := engine.Acquire{Seat: p.anyHuman(), Stack: 1 + p.upTo(2), Points: p.upTo(1)}
		for range p.upTo(2) {
			in.Influence = append(in.Influence, pick(p, facts.Factions[:]))
		}
		return in
	},
	func(p *Random, _ engine.Table) engine.Input {
		return engine.Influence{Seat: p.anySeat(), Faction: pick(p, facts.Factions[:]), N: pick(p, []int{-6, -1, 1, 6})}
	},
	func(p *Random, _ engine.Table) engine.Input {
		return engine.Set{Seat: p.anySeat(), Field: pick(p, Fields), N: p.anyNumber(99), To: p.chance(50)}
	},
	func(p *Random, _ engine.Table) engine.Input { return engine.Dividends{Seat: p.anyHuman()} },
	func(p *Random, _ engine.Table) engine.Input {
		return engine.Move{Seat: p.anySeat(), From: p.anySpace(), To: p.anySpace()}
	},
	func(p *Random, _ engine.Table) engine.Input {
		return engine.Lift{Seat: p.anySeat(), Space: p.anySpace()}
	},
	func(p *Random, _ engine.Table) engine.Input {
		return engine.Voice{Seat: p.anyHuman(), Space: p.anySpace()}
	},
	func(p *Random, _ engine.Table) engine.Input {
		return engine.Control{Location: p.anySpace(), Seat: p.anySeat()}
	},
	func(p *Random, _ engine.Table) engine.Input {
		return engine.Bonus{Space: p.anySpace(), N: p.anyNumber(99)}
	},
	func(p *Random, _ engine.Table) engine.Input { return engine.First{Seat: p.anySeat()} },
	func(p *Random, _ engine.Table) engine.Input {
		return engine.Dreadnoughts{Seat: p.anySeat(), Supply: p.upTo(2), Garrison: p.upTo(2), Deployed: p.upTo(2)}
	},
	func(p *Random, _ engine.Table) engine.Input { return engine.Own{Seat: p.anyRival(), Tile: p.anyTile()} },
	func(p *Random, _ engine.Table) engine.Input {
		return engine.Trash{Seat: p.anyRival(), Tile: p.anyTile()}
	},
	func(p *Random, _ engine.Table) engine.Input { return engine.Deck{RealCards: p.chance(50)} },
	func(p *Random, _ engine.Table) engine.Input {
		return engine.Name{Seat: p.anySeat(), Name: pick(p, names)}
	},
	func(p *Random, _ engine.Table) engine.Input {
		return engine.Final{Seat: p.anyHuman(), Points: p.upTo(3), Spice: p.anyNumber(99), Garrison: p.anyNumber(12)}
	},
}

// anyFight names cards for Rivals in the order they fight, as long as the
// pile has them: two Rivals' cards in another order are another draw.
func (p *Random) anyFight(t engine.Table) engine.Input {
	if p.chance(50) {
		return engine.Combat{}
	}
	return engine.Combat{Swords: []engine.Swords{{Seat: p.anyRival(), Cards: append(p.anyCards(), pick(p, facts.Cards).ID)}}}
}
