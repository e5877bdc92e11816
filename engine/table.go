package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/rival"
)

// Phase is a phase of the game. In text and JSON it is its name in the notation.
type Phase uint8

// The phases. NoPhase is before the table is set up; SetUp waits for tiles,
// RoundStart for a Conflict card.
const (
	NoPhase Phase = iota
	PhaseSetUp
	PhaseRoundStart
	PhasePlayerTurns
	PhaseCombat
	PhaseCombatEnd
	PhaseEndgame
	PhaseOver
)

var phaseNames = [...]string{"", "setup", "round-start", "player-turns", "combat", "combat-end", "endgame", "over"}

// ParsePhase is the phase of a name in the notation; NoPhase has none.
func ParsePhase(name string) (p Phase, ok bool) {
	n := slices.Index(phaseNames[:], name)
	return Phase(max(0, n)), n > 0
}

// String is the phase's name, empty for NoPhase.
func (p Phase) String() string { return phaseNames[p] }

// MarshalText is the phase's name.
func (p Phase) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// Table is the whole game at one moment, a value as small as a pointer: Apply
// leaves it as it was. The zero Table waits for a Setup; until then only
// Check, Apply, Phase, State and Validate say something about it.
type Table struct{ *position }

// position is what a table holds. Once an input is carried out it is never
// changed again: every table after it has a position of its own.
type position struct {
	*rare
	terms     *terms
	phase     Phase
	round     int8
	turn      Seat
	first     Seat
	mentat    Seat // who has the Mentat this round as a reward
	winner    Seat
	alliances [4]Seat
	reveals   [2]Seat // the people who revealed this round, in order, then Nobody
	stuck     int8    // Rivals in a row who passed with nobody else to move
	decidedBy int8    // which of the ties, from 1; 0 before the game is over
	begun     bool    // somebody had a turn this round
	combat    bool    // Combat has started
	agents    agents
	bonus     [maxMakers]int8 // on each of the terms' makers
	conflict  *facts.Conflict // the zero one between rounds
	sides     [3]*Side        // shared until work.at gives one to change
	stacks    []Stack
	deck      deck
	decision  *Decision
	story     *story // the Rival's turn under way, or nil
}

// rare is what few inputs change. Tables share it; work.rarely gives one to
// change.
type rare struct {
	names   [3]string
	seen    []facts.ConflictID
	control []Flag         // on each of the terms' locations
	swords  []Swords       // of the Combat under way
	gone    []facts.TileID // tiles no stack holds any more, Rivals' aside
	voices  []Voice
	finals  []Final
	doubted []facts.Good // the kinds of doubtful figures that were told of
}

// noTerms are those before the set-up; never changed.
var noTerms terms

// bare is a position before the set-up.
func bare() *position {
	return &position{terms: &noTerms, rare: &rare{}, conflict: facts.ConflictOf(""), sides: [3]*Side{{}, {}, {}}}
}

// rarely is the work's own rare, to be changed.
func (w *work) rarely() *rare {
	if !w.ownsRare {
		r := *w.rare
		r.seen, r.swords, r.gone = slices.Clip(r.seen), slices.Clip(r.swords), slices.Clip(r.gone)
		r.voices, r.finals, r.doubted = slices.Clip(r.voices), slices.Clip(r.finals), slices.Clip(r.doubted)
		w.rare, w.ownsRare = &r, true
	}
	return w.rare
}

// at is the seat's side, the work's own to change. What only looks asks the
// Table for it, which copies nothing.
func (w *work) at(s Seat) *Side {
	i := w.index(s)
	if !w.ownsSide[i] {
		side := *w.sides[i]
		side.Points, side.Tiles = slices.Clip(side.Points), slices.Clip(side.Tiles)
		w.sides[i], w.ownsSide[i] = &side, true
		if w.seer == s {
			w.sight.Me = &side.Self
		}
	}
	return w.sides[i]
}

// Side is what lies in front of one seat. A human's garrison, resources and
// Agents are on the real table and not counted here.
type Side struct {
	rival.Self
	Points      []Point
	Agents      int   // at home
	extraAgents int16 // Agents beyond the usual, by a Mentat or by hand
	beyond      int16 // strength beyond that of the units
	Revealed    bool  // this round's Reveal turn is done
	MentatNext  bool  // one more Agent in the next round (R-COMBAT-9)
	counted     bool  // strength is known
	acted       bool  // an Agent turn of this round has begun
}

// Point is the victory points a rule gave and took in a round, together.
type Point struct {
	Round  int // in which it came; 0 before the first
	N      int // below 0 for points lost
	Source facts.PointSource
	Rule   facts.RuleID // what gave or took it
}

// Flag is a location's flag: the marker on it, and the dreadnought over that.
type Flag struct {
	Marker      Seat
	Dreadnought Seat
	since       int // the round the dreadnought was placed
}

// Stack is a stack of Tech tiles: its face-up tile, empty when not known, and
// how many tiles are left, that one included.
type Stack struct {
	Up   facts.TileID
	Left int
}

// story is what a Rival's turn has done so far.
type story struct {
	seat  Seat
	turn  rival.Turn
	step  int            // the steps of the turn taken
	cards []facts.CardID // still to be revealed, in order
}

// acts reports whether the turn of a Rival is under way.
func (t Table) acts(s Seat) bool { return t.story != nil && t.story.seat == s }

// clone is a table to carry an input out on. What is only ever replaced is
// shared with the table before.
func (t Table) clone() Table {
	if t.position == nil {
		return Table{bare()}
	}
	p := *t.position
	return Table{&p}
}

// without is a list of its own with the element at i left out.
func without[T any](list []T, i int) []T { return slices.Delete(slices.Clone(list), i, i+1) }

// VP is the seat's victory points.
func (s Side) VP() int { return max(0, s.sum()) }

// sum is below 0 when points set by hand were lost again by rule.
func (s Side) sum() int {
	n := 0
	for _, p := range s.Points {
		n += p.N
	}
	return n
}

// Extra is how many Agents a seat has this round beyond the usual, by a Mentat
// or, for a Rival, by hand.
func (s Side) Extra() int { return int(s.extraAgents) }

// Units is the number of troops and dreadnoughts in the Conflict.
func (s Side) Units() int { return s.Deployed + int(s.Dreads.Deployed) }

// UnitStrength is the strength of the units alone (R-COMBAT-2).
func (s Side) UnitStrength() int { return rival.UnitStrength(s.Deployed, int(s.Dreads.Deployed)) }

// Strength is what stands on the Combat track (R-COMBAT-2).
func (s Side) Strength() int {
	if !s.counted || s.Units() == 0 {
		return 0
	}
	return max(0, s.UnitStrength()+s.Beyond())
}

// Counted reports whether the strength is known yet.
func (s Side) Counted() bool { return s.counted }

// Beyond is the strength beyond that of the units: swords and Intrigue.
func (s Side) Beyond() int { return int(s.beyond) }

// HasTile reports whether the seat owns a tile with the power, face up or down.
func (s Side) HasTile(p facts.Power) bool {
	return slices.ContainsFunc(s.Tiles, func(t rival.Tile) bool { return facts.TileOf(t.ID).Power == p })
}

// difficulty is the solo difficulty; the zero one with two players.
func (t Table) difficulty() *facts.Difficulty { return &t.terms.difficulty }

func (t Table) locationIndex(id facts.SpaceID) int { return slices.Index(t.terms.locations, id) }

func (t Table) makerIndex(id facts.SpaceID) int { return slices.Index(t.terms.makers, id) }
