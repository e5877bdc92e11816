package engine

import (
	"hagal/data/facts"
	"hagal/rival"
)

// terms are what the set-up alone decides, found once and shared by all tables
// after it; never changed.
type terms struct {
	setup      Setup
	difficulty facts.Difficulty
	makers     []facts.SpaceID // of the boxes on the table
	locations  []facts.SpaceID // with a flag, in the order of R-COMBAT-5
	steps      []rival.Step    // of a Rival's turn
	deck       []facts.CardID  // all House Hagal cards
	orders     [3]order        // by who begins
	spiceLevel int             // R-SPEND-2
	pieces     facts.Pieces
	winning    int    // points that end the game (R-END-2)
	swords     [4]int // cards a Rival reveals, by the level of the Conflict (R-COMBAT-1)
}

// order is the seats from one of them on.
type order struct {
	players []Seat // those with turns in the turn order
	all     []Seat // House Hagal last
	rivals  []Seat
}

func newTerms(s Setup) *terms {
	t := &terms{
		setup:      s,
		difficulty: *facts.DifficultyOf(s.Difficulty),
		makers:     facts.Makers(s.Boxes),
		locations:  facts.Locations(s.Boxes),
		deck:       facts.Deck(s.Solo, s.Boxes),
		steps:      rival.Steps(s.Solo, s.Boxes),
		spiceLevel: s.Boxes.SpiceLevel(),
		pieces:     s.Boxes.Pieces(),
		winning:    s.Variants.WinningPoints(),
	}
	for level := range t.swords {
		t.swords[level] = s.Variants.SwordCards(level)
	}
	players := s.players()
	for i := range players {
		t.orders[i] = newOrder(append(players[i:len(players):len(players)], players[:i]...), s.Solo)
	}
	return t
}

// same reports whether the terms hold for a set-up too.
func (t *terms) same(s Setup) bool {
	found := t.setup
	found.Seed, found.RealCards, found.You = s.Seed, s.RealCards, s.You
	return t.deck != nil && found == s
}

func newOrder(players []Seat, solo bool) order {
	o := order{players: players, all: players}
	if !solo {
		o.all = append(players[:len(players):len(players)], Hagal)
	}
	for _, s := range o.all {
		if s.Rival() {
			o.rivals = append(o.rivals, s)
		}
	}
	return o
}

// from is the seats from one of the players on; from the first seat for any other.
func (t Table) from(s Seat) order { return t.terms.orders[max(0, t.place(s))] }

// place is where a seat stands among the players, or -1.
func (t Table) place(s Seat) int {
	if s == Hagal {
		return -1
	}
	return t.index(s)
}
