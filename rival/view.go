package rival

import "hagal/data/facts"

// View is everything a Rival may look at.
type View struct {
	Solo   bool // a Rival Leader; else House Hagal beside two humans
	Expert bool // Expert Troop Deployment (R-DEPLOY-4)
	Level  int  // of the current Conflict, 1 to 3, 0 between rounds
	// SpiceLevel is the level of Conflict from which on spice buys points, 0 for always (R-SPEND-2).
	SpiceLevel int

	Name   Name           // its own
	Leader facts.LeaderID // of a Rival Leader
	Me     *Self          // not to be changed
	Turn   *Turn          // what happened so far this turn

	Board Board // beyond its own side; a step asks spaces or board for it
	// Spaces fills in what is on the spaces of the board, Look all else, where they
	// are set: most steps never look there, and the first that does asks once.
	Spaces, Look func(*Board)

	sawSpaces, looked bool

	Telling Telling // what is to be said beside what is done
	Room    *Room   // for what is done; nil makes one
}

// Board is what a Rival sees beyond its own side.
type Board struct {
	Posts  []Post  // Agents on the board
	Voiced []Voice // spaces The Voice blocks
	Makers []Maker // with their bonus spice

	Alliance bool // it holds at least one
	Others   []Other
	FaceUp   []facts.TileID // top tile of each stack, topmost stack first; empty when unknown or none
	Flags    []Flag         // in the order a dreadnought looks at them (R-COMBAT-5)
}

// Anew has Spaces and Look asked again.
func (v *View) Anew() { v.sawSpaces, v.looked = false, false }

// spaces is what is on the spaces of the board.
func (v *View) spaces() *Board {
	if v.Spaces != nil && !v.sawSpaces {
		v.sawSpaces = true
		v.Spaces(&v.Board)
	}
	return &v.Board
}

// board is what lies beyond its own side, the spaces aside.
func (v *View) board() *Board {
	if v.Look != nil && !v.looked {
		v.looked = true
		v.Look(&v.Board)
	}
	return &v.Board
}

// Telling is how much a Rival says of what it does. It changes nothing of what
// it does.
type Telling uint8

// How much is said: a line for each thing with the reasons behind it, the line
// alone, or nothing.
const (
	Reasons Telling = iota
	Lines
	Silence
)

// Self is the Rival's own side.
type Self struct {
	Influence   [4]int8 // 0 to Top, by facts.Faction
	Dreads      Dreads
	Spice       int
	Solari      int
	Water       int
	Intrigue    int
	Supply      int // troops
	Garrison    int // troops
	Deployed    int // troops in the Conflict
	Negotiators int
	Freighter   int // 0 to 2
	Tiles       []Tile
}

// With is its influence with a Faction.
func (s Self) With(f facts.Faction) int { return int(s.Influence[f]) }

// Dreads counts a seat's dreadnoughts by place, those on locations aside.
type Dreads struct{ Supply, Garrison, Deployed int8 }

// Tile is a Tech tile in front of a Rival.
type Tile struct {
	ID   facts.TileID
	Down bool
}

// Other is what a Rival sees of another seat.
type Other struct {
	Name      Name
	Influence [4]int8 // 0 to Top, by facts.Faction
	Units     int     // strength of its units in the Conflict, swords aside
}

// Post is an Agent on a space.
type Post struct {
	Space facts.SpaceID
	Mine  bool
	Name  Name // of the seat
}

// Voice is a space that The Voice blocks.
type Voice struct {
	Space facts.SpaceID
	Name  Name // of who played it
}

// Maker is a Maker space and the bonus spice on it.
type Maker struct {
	Space facts.SpaceID
	Bonus int
}

// Flag is what controls a location.
type Flag struct {
	Location    facts.SpaceID
	Marker      Owner
	Name        Name // of the marker's owner
	Dreadnought bool
}

// Owner says whose a Control marker is.
type Owner uint8

// The owners as a Rival sees them.
const (
	Nobody Owner = iota
	Mine
	Opponent
)

// Turn is what happened so far in the Rival's turn.
type Turn struct {
	Own       bool         // it is the Rival's own turn
	First     bool         // its first of the round
	Sent      bool         // the Agent went to Space
	Card      facts.CardID // that was used
	Space     facts.SpaceID
	Case      *facts.Case // of the card
	Ships     bool        // Invasion Ships are needed for it
	Recruited int         // troops recruited this turn, those from the Shipping track too
	Shipped   int         // of them, from the Shipping track
}

// UnitStrength is the strength of units alone (R-COMBAT-2).
func UnitStrength(troops, dreadnoughts int) int { return 2*troops + 3*dreadnoughts }

func (v *View) units() int { return UnitStrength(v.Me.Deployed, int(v.Me.Dreads.Deployed)) }

// has reports whether a tile with the power lies face up.
func (v *View) has(p facts.Power) bool {
	for _, t := range v.Me.Tiles {
		if !t.Down && facts.TileOf(t.ID).Power == p {
			return true
		}
	}
	return false
}

func (v *View) tileWith(p facts.Power) facts.TileID {
	for _, t := range v.Me.Tiles {
		if facts.TileOf(t.ID).Power == p {
			return t.ID
		}
	}
	return ""
}

// block is why a space is blocked (R-DRAW-2).
type block uint8

const (
	free block = iota
	byOthers
	byOwn
	byVoice
)

// block is how a space is blocked, and by whom; of several Agents the first.
func (v *View) block(id facts.SpaceID) (block, Name) {
	board := v.spaces()
	for i := range board.Voiced {
		if voice := &board.Voiced[i]; voice.Space == id {
			return byVoice, voice.Name
		}
	}
	state, who := free, Name(nil)
	for i := range board.Posts {
		switch p := &board.Posts[i]; {
		case p.Space != id:
		case p.Mine:
			return byOwn, v.Name
		case state == free:
			state, who = byOthers, p.Name
		}
	}
	return state, who
}
