package engine

import (
	"slices"

	"hagal/data/facts"
)

// Setup is the first line of the session.
func (t Table) Setup() Setup { return t.terms.setup }

// Round is the round being played, 1 to 10, or the last one played.
func (t Table) Round() int { return int(t.round) }

// Phase is the phase of the game, NoPhase before the table is set up.
func (t Table) Phase() Phase {
	if t.position == nil {
		return NoPhase
	}
	return t.phase
}

// Turn is the seat that is due, or Nobody.
func (t Table) Turn() Seat { return t.turn }

// First is who holds the First Player marker.
func (t Table) First() Seat { return t.first }

// Conflict is the Conflict card of the round; ok is false between rounds.
func (t Table) Conflict() (c facts.Conflict, ok bool) { return *t.conflict, t.conflict.ID != "" }

// Agents lists the Agents on the board, as they came.
func (t Table) Agents() []Posted {
	var list []Posted
	for _, a := range t.agents.all() {
		list = append(list, Posted{a.id(), a.seat})
	}
	return list
}

// Bonus is the bonus spice on a Maker space.
func (t Table) Bonus(id facts.SpaceID) int {
	if i := t.makerIndex(id); i >= 0 {
		return int(t.bonus[i])
	}
	return 0
}

// ControlOf is what stands on a location's flag.
func (t Table) ControlOf(id facts.SpaceID) Flag {
	if i := t.locationIndex(id); i >= 0 {
		return t.control[i]
	}
	return Flag{}
}

// Alliance is who holds a Faction's Alliance token.
func (t Table) Alliance(f facts.Faction) Seat { return t.alliances[f] }

// Stacks are the stacks of Tech tiles, topmost first; none without Tech.
func (t Table) Stacks() []Stack { return slices.Clone(t.stacks) }

// Voices are the spaces blocked by The Voice.
func (t Table) Voices() []Voice { return slices.Clone(t.voices) }

// DeckLeft is how many House Hagal cards were not revealed since the last shuffle.
func (t Table) DeckLeft() int { return t.deck.left() }

// CardsLeft lists the House Hagal cards that can still come after those drawn,
// one of each kind.
func (t Table) CardsLeft(drawn ...facts.CardID) []facts.CardID {
	d := t.deck
	for _, id := range drawn {
		if d.holds(id) {
			d, _ = d.without(id)
		}
	}
	return d.kinds()
}

// RealCards reports whether the player draws real House Hagal cards.
func (t Table) RealCards() bool { return t.deck.real }

// Decision is a copy of the open decision, or nil.
func (t Table) Decision() *Decision {
	if t.decision == nil {
		return nil
	}
	d := *t.decision
	d.Options = slices.Clone(d.Options)
	d.Say = d.Say.Clone()
	d.reasons = slices.Clone(d.reasons)
	return &d
}

// Winner is who won, once the game is over.
func (t Table) Winner() Seat { return t.winner }

// DecidedBy says what decided the game: points, or the tie-breaker.
func (t Table) DecidedBy() string {
	if t.decidedBy == 0 {
		return ""
	}
	return ties[t.decidedBy-1].name
}

// CombatStarted reports whether the Rivals' sword cards are out.
func (t Table) CombatStarted() bool { return t.combat }

// Name is the name given to a seat, or empty.
func (t Table) Name(s Seat) string { return t.names[t.index(s)] }

// Mentat is who has the Mentat in this round: won in the round before, or by
// the first Agent on its space. Away reports that it was won.
func (t Table) Mentat() (has Seat, away bool) {
	if t.mentat != Nobody {
		return t.mentat, true
	}
	for _, a := range t.agents.all() {
		if a.id() == facts.MentatSpace {
			return a.seat, false
		}
	}
	return Nobody, false
}

// Brings reports whether the boxes on the table bring the pieces.
func (t Table) Brings(p facts.Pieces) bool { return t.terms.pieces&p == p }

// LevelDue is the level of the next Conflict (R-SETUP-6).
func (t Table) LevelDue() int {
	return t.terms.setup.Variants.Level(min(t.Round()+1, facts.Rounds))
}

// ConflictsDue lists the Conflict cards that can be turned up now (R-SETUP-6).
func (t Table) ConflictsDue() []facts.Conflict {
	var due []facts.Conflict
	for _, c := range facts.Conflicts {
		if t.conflictDue(&c) {
			due = append(due, c)
		}
	}
	return due
}

// conflictsLeft reports whether a Conflict card can be turned up.
func (t Table) conflictsLeft() bool {
	for i := range facts.Conflicts {
		if t.conflictDue(&facts.Conflicts[i]) {
			return true
		}
	}
	return false
}

func (t Table) conflictDue(c *facts.Conflict) bool {
	return c.Level == t.LevelDue() && c.Needs.Met(t.terms.setup.Boxes) && !slices.Contains(t.seen, c.ID)
}

// Spaces lists the board's spaces with the boxes on the table (R-SETUP-5).
func (t Table) Spaces() []facts.Space {
	var on []facts.Space
	for _, s := range facts.Spaces {
		if s.Needs.Met(t.terms.setup.Boxes) {
			on = append(on, s)
		}
	}
	return on
}

// TilesDue lists the Tech tiles that can still turn up.
func (t Table) TilesDue() []facts.Tile {
	var due []facts.Tile
	for _, tile := range facts.Tiles {
		if t.TileFree(tile.ID) {
			due = append(due, tile)
		}
	}
	return due
}

// TileFree reports whether a tile may still lie face down in a stack.
func (t Table) TileFree(id facts.TileID) bool {
	if !facts.TileOf(id).Needs.Met(t.terms.setup.Boxes) || slices.Contains(t.gone, id) || slices.ContainsFunc(t.stacks, func(s Stack) bool { return s.Up == id }) {
		return false
	}
	return t.ownerOf(id) == Nobody
}

func (t Table) ownerOf(id facts.TileID) Seat {
	for _, s := range t.Seats() {
		for _, tile := range t.at(s).Tiles {
			if tile.ID == id {
				return s
			}
		}
	}
	return Nobody
}

// OnLocations counts a seat's dreadnoughts on locations.
func (t Table) OnLocations(s Seat) int {
	n := 0
	for _, c := range t.control {
		if c.Dreadnought == s {
			n++
		}
	}
	return n
}

// OnBoard counts a seat's Agents on the board.
func (t Table) OnBoard(s Seat) int {
	n := 0
	for _, a := range t.agents.all() {
		if a.seat == s {
			n++
		}
	}
	return n
}
