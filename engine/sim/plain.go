package sim

import (
	"strconv"

	"hagal/data/facts"
	"hagal/engine"
)

// Plain is people without a plan: each Agent goes to a free space, any as
// likely, with none to three troops where units may be deployed; two Agents a
// round, three from round 4 on where a person may have a Swordmaster. Spaces
// that ask for influence wait for it. They reveal no swords, buy no tiles, and
// have no points but those the app counts. Decisions are answered with any
// option. Conflict cards and Tech tiles come in any order.
type Plain struct {
	chance    engine.Chance
	most      int // Agents a round, from swordmasterRound on
	spaces    []facts.Space
	conflicts [4][]facts.ConflictID // by level, the next last
	tiles     []facts.TileID        // the next last
	boxes     facts.Boxes
}

// From swordmasterRound on people who may have a Swordmaster have one.
const (
	swordmasterRound = 4
	firstAgents      = 2
)

// NewPlain is people whose choices are those of c.
func NewPlain(c engine.Chance) *Plain { return &Plain{chance: c} }

// Sit shuffles the Conflict cards and the Tech tiles.
func (p *Plain) Sit(s engine.Setup) {
	if p.spaces == nil || p.boxes != s.Boxes {
		p.lay(s.Boxes)
	}
	p.most = firstAgents
	if !facts.DifficultyOf(s.Difficulty).NoSwordmaster {
		p.most++
	}
	for _, cards := range p.conflicts {
		shuffle(p.chance, cards)
	}
	shuffle(p.chance, p.tiles)
}

// lay takes what the boxes bring.
func (p *Plain) lay(b facts.Boxes) {
	p.boxes, p.spaces, p.tiles, p.conflicts = b, nil, nil, [4][]facts.ConflictID{}
	for _, s := range facts.Spaces {
		if s.Needs.Met(b) {
			p.spaces = append(p.spaces, s)
		}
	}
	for _, c := range facts.Conflicts {
		if c.Needs.Met(b) {
			p.conflicts[c.Level] = append(p.conflicts[c.Level], c.ID)
		}
	}
	for _, t := range facts.Tiles {
		if t.Needs.Met(b) {
			p.tiles = append(p.tiles, t.ID)
		}
	}
}

func shuffle[T any](c engine.Chance, list []T) {
	for i := len(list) - 1; i > 0; i-- {
		j := c.IntN(i + 1)
		list[i], list[j] = list[j], list[i]
	}
}

// Next is the next input.
func (p *Plain) Next(t engine.Table) engine.Input {
	if kind, options := t.Open(); kind != "" {
		return p.answer(t, kind, options)
	}
	switch t.Phase() {
	case engine.PhaseSetUp:
		return engine.Tiles{IDs: [3]facts.TileID(p.tiles)}
	case engine.PhaseRoundStart:
		return p.round(t)
	case engine.PhasePlayerTurns:
		return p.turn(t)
	case engine.PhaseCombat:
		if !t.CombatStarted() {
			return engine.Combat{}
		}
		return engine.Resolve{}
	case engine.PhaseCombatEnd:
		return engine.Recall{}
	}
	return p.final(t)
}

// answer turns up the next tile that lies nowhere yet, or picks an option.
func (p *Plain) answer(t engine.Table, kind engine.Kind, options []string) engine.Input {
	if kind != engine.KindTurnUp {
		return engine.Pick{Option: options[p.chance.IntN(len(options))]}
	}
	stack, _ := strconv.Atoi(options[0])
	for _, id := range p.tiles {
		if t.TileFree(id) {
			return engine.Tile{Stack: stack, Tile: id}
		}
	}
	return engine.Tile{Stack: stack}
}

// round turns up the first card of the level due that was not seen.
func (p *Plain) round(t engine.Table) engine.Input {
	level, n := t.LevelDue(), 0
	for round := 1; round <= t.Round(); round++ {
		if t.Setup().Variants.Level(round) == level {
			n++
		}
	}
	return engine.Round{Conflict: p.conflicts[level][n]}
}

func (p *Plain) turn(t engine.Table) engine.Input {
	s := t.Turn()
	if s.Rival() {
		return engine.Rival{Seat: s}
	}
	if p.hasAgent(t, s) {
		if space := p.free(t, s, anywhere); space != nil {
			in := engine.Agent{Seat: s, Space: space.ID}
			if space.Combat {
				in.Troops = p.troops(t, s, 0, 3)
			}
			return in
		}
	}
	return engine.Reveal{Seat: s, Strength: -1}
}

// hasAgent reports whether a person has an Agent left this round.
func (p *Plain) hasAgent(t engine.Table, s engine.Seat) bool {
	n := firstAgents
	if t.Round() >= swordmasterRound {
		n = p.most
	}
	return t.OnBoard(s) < n
}

// free is any space that nobody holds, that asks for no more influence than
// there is, and that is fit; nil where there is none.
func (p *Plain) free(t engine.Table, s engine.Seat, fit func(*facts.Space) bool) *facts.Space {
	from := p.chance.IntN(len(p.spaces))
	for i := range p.spaces {
		space := &p.spaces[(from+i)%len(p.spaces)]
		if !fit(space) || t.Held(space.ID) {
			continue
		}
		if e := &space.Entry; e.N == 0 || t.Side(s).With(e.Faction) >= e.N {
			return space
		}
	}
	return nil
}

func anywhere(*facts.Space) bool { return true }

// troops is a number from least to most, as far as there are troops.
func (p *Plain) troops(t engine.Table, s engine.Seat, least, most int) int {
	troops, _ := t.MostDeployed(s)
	return min(least+p.chance.IntN(most-least+1), troops)
}

func (p *Plain) final(t engine.Table) engine.Input {
	for _, s := range t.Humans() {
		if !t.FinalGiven(s) {
			return engine.Final{Seat: s}
		}
	}
	return nil
}
