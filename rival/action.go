package rival

import (
	"hagal/data/facts"
	"hagal/data/speech"
)

// Verb is a kind of thing a Rival does.
type Verb uint8

// The verbs. Each says which fields of Action it reads.
const (
	Note        Verb = iota // only says something
	Draw                    // draw House Hagal cards until one can be used
	Send                    // Agent to Space
	Collect                 // the spice of the Maker space Space
	Take                    // Gain, whatever it stands for
	Gain                    // N of Good: points, resources, Intrigue cards
	Pay                     // N of Good
	Recruit                 // N troops, as far as supply goes
	ShipTroops              // as Recruit, from the Shipping track
	Advance                 // N influence with Faction
	Choose                  // N influence with a Faction chosen as Gain says (R-INF-4)
	Freight                 // one Freighter icon
	Sail                    // Freighter to space N, 0 is the bottom
	Dividend                // Dividends chosen
	Commission              // a dreadnought from supply to garrison
	Acquire                 // Tile of Stack, N Negotiators home, Price in spice
	Negotiate               // a troop from supply to Ix
	Flip                    // Tile face down
	Trash                   // Tile
	Deploy                  // N troops and Ships dreadnoughts from the garrison
	Mentat                  // one more Agent next round
	PlaceMarker             // Control of the Conflict's location
)

// Action is one thing a Rival does, and why.
type Action struct {
	Verb    Verb
	Good    facts.Good
	Rule    facts.RuleID
	Faction facts.Faction
	Stack   int8 // index, 0 the topmost
	N       int
	Ships   int // dreadnoughts
	Price   int // spice
	Gain    facts.Gain
	Except  []facts.Faction // those that Choose does not choose
	Space   facts.SpaceID
	Tile    facts.TileID
	Why     speech.Sentence   // empty where the engine's own words say it
	Because []speech.Sentence // what was possible, what was looked at, what was chosen
	Costs   []speech.Sentence // how Price came about
}
