package facts

// SpaceID is a board space's id in the notation.
type SpaceID string

// The spaces the rules themselves name.
const (
	ImperialBasin    SpaceID = "imperial-basin"
	HaggaBasin       SpaceID = "hagga-basin"
	TheGreatFlat     SpaceID = "the-great-flat"
	Arrakeen         SpaceID = "arrakeen"
	Carthag          SpaceID = "carthag"
	MentatSpace      SpaceID = "mentat"
	SwordmasterSpace SpaceID = "swordmaster"
)

// Makers are the three spaces that gather bonus spice (R-END-1).
var Makers = [3]SpaceID{ImperialBasin, HaggaBasin, TheGreatFlat}

// Locations are the places that can be controlled, in the order a Rival's
// dreadnought looks at them (R-COMBAT-5).
var Locations = [3]SpaceID{ImperialBasin, Arrakeen, Carthag}

// Icon is the Agent icon of a space.
type Icon uint8

// The Agent icons.
const (
	FactionSpace Icon = iota
	Landsraad
	City
	SpiceTrade
)

// Space is one board space.
type Space struct {
	ID      SpaceID
	Name    string
	Icon    Icon
	Faction Faction // for a FactionSpace
	Needs   Needs
	Combat  bool // units may be deployed from here
	Maker   int  // base spice of a Maker space, else 0
	Control Gain // what the controller gains when an Agent comes here
	Guild   int  // influence with the Spacing Guild needed to come here (R-DRAW-4)
}

// SpaceByID finds a space; ok is false for an unknown id.
func SpaceByID(id SpaceID) (Space, bool) {
	return find(Spaces, func(s Space) bool { return s.ID == id })
}

// SpaceOf is the entry of an id known to be in the table.
func SpaceOf(id SpaceID) Space { s, _ := SpaceByID(id); return s }

func find[T any](table []T, is func(T) bool) (T, bool) {
	for _, t := range table {
		if is(t) {
			return t, true
		}
	}
	var none T
	return none, false
}
