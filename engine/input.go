package engine

import "hagal/data/facts"

// Input is one thing a player tells the app: one Go type for each verb of
// the notation. Its String is the line that Parse reads back.
type Input interface {
	String() string
	// check says whether the rules allow it now; the table is not changed.
	check(t Table) error
	// apply carries it out; check has passed.
	apply(w *work)
}

// correction marks the inputs that put the table right by hand; they are
// taken while a decision is open.
type correction interface{ corrects() }

// completer marks the inputs the app may complete with its own draws.
type completer interface{ complete(t Table) Input }

// Setup is `table`, the first line of a session.
type Setup struct {
	Solo        bool
	Boxes       facts.Boxes
	Difficulty  facts.DifficultyID // solo
	You         facts.LeaderID     // solo, may be empty
	Left, Right facts.LeaderID     // solo
	First       Seat               // two players
	Variants    facts.Variants
	RealCards   bool
	Seed        uint64 // 0 when not given
}

// Tiles is `tiles`: the face-up Tech tiles, topmost stack first.
type Tiles struct{ IDs [3]facts.TileID }

// Round is `round`: a round starts with this Conflict card.
type Round struct{ Conflict facts.ConflictID }

// Agent is `agent`: a human's Agent turn, with what is deployed.
type Agent struct {
	Seat         Seat
	Space        facts.SpaceID
	Troops       int
	Dreadnoughts int
	Infiltrate   bool
}

// Pass is `pass`: a human's turn with no Agent and no reveal.
type Pass struct{ Seat Seat }

// Reveal is `reveal`: a human's Reveal turn.
type Reveal struct {
	Seat     Seat
	Strength int // total, -1 for that of the units alone
	Dice     [2]int
}

// RivalTurn is `rival`: a Rival's Agent turn and the cards revealed for it,
// none when the app is to draw.
type RivalTurn struct {
	Seat  Seat
	Cards []facts.CardID
}

// Swords are a Rival's sword cards in Combat.
type Swords struct {
	Seat  Seat
	Cards []facts.CardID
}

// Fight is `combat`: Combat starts; none when the app is to draw.
type Fight struct{ Swords []Swords }

// Strength is `strength`: a strength changed in Combat, total.
type Strength struct {
	Seat Seat
	N    int
}

// Resolve is `resolve`: rewards are given, the Conflict is cleared.
type Resolve struct{}

// Recall is `recall`: Makers and Recall.
type Recall struct{}

// Pick is `pick`: the answer to the open decision.
type Pick struct{ Option string }

// TurnUp is `tile`: the tile turned up on a stack, 1 to 3; empty for none.
type TurnUp struct {
	Stack int
	Tile  facts.TileID
}

// Acquire is `acquire`: a human acquires the face-up tile of a stack, 1 to 3.
type Acquire struct {
	Seat  Seat
	Stack int
}

// InfluenceBy is `influence`: influence changed by a card or reward.
type InfluenceBy struct {
	Seat    Seat
	Faction facts.Faction
	N       int
}

// Set is `set`: a count changed by hand, by N or, when To, to N.
type Set struct {
	Seat  Seat
	Field string
	N     int
	To    bool
}

// Dividends is `dividends`: a human chose Dividends.
type Dividends struct{ Seat Seat }

// Move is `move`: an Agent moved by hand.
type Move struct {
	Seat     Seat
	From, To facts.SpaceID
}

// Lift is `lift`: an Agent taken back, to be used again.
type Lift struct {
	Seat  Seat
	Space facts.SpaceID
}

// Block is `voice`: a space blocked until that human's next turn.
type Block struct {
	Seat  Seat
	Space facts.SpaceID
}

// Marker is `control`: a Control marker put right; Nobody takes it off.
type Marker struct {
	Location facts.SpaceID
	Seat     Seat
}

// Bonus is `bonus`: a Maker space's bonus spice put right.
type Bonus struct {
	Space facts.SpaceID
	N     int
}

// GiveFirst is `first`: the First Player marker put right.
type GiveFirst struct{ Seat Seat }

// Fleet is `dreadnoughts`: a seat's dreadnoughts put right.
type Fleet struct {
	Seat                       Seat
	Supply, Garrison, Deployed int
}

// Own is `own`: a Tech tile put before a Rival by hand.
type Own struct {
	Seat Seat
	Tile facts.TileID
}

// TrashTile is `trash`: a Rival's Tech tile taken away by hand.
type TrashTile struct {
	Seat Seat
	Tile facts.TileID
}

// ShuffleDeck is `deck`: House Hagal cards shuffled; from here the app, or
// the player with real cards, draws.
type ShuffleDeck struct{ RealCards bool }

// Rename is `name`: the name shown for a seat.
type Rename struct {
	Seat Seat
	Name string
}

// Final is `final`: a human's endgame points and tie-breakers.
type Final struct {
	Seat                                   Seat
	Points, Spice, Solari, Water, Garrison int
}

func (Set) corrects()         {}
func (InfluenceBy) corrects() {}
func (Move) corrects()        {}
func (Lift) corrects()        {}
func (Block) corrects()       {}
func (Marker) corrects()      {}
func (Bonus) corrects()       {}
func (GiveFirst) corrects()   {}
func (Fleet) corrects()       {}
func (Own) corrects()         {}
func (TrashTile) corrects()   {}
func (Rename) corrects()      {}
