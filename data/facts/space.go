package facts

import "slices"

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
	DreadnoughtSpace SpaceID = "dreadnought"
)

// Makers lists the spaces that gather bonus spice (R-END-1), in table order.
func Makers(b Boxes) []SpaceID {
	var list []SpaceID
	for i := range Spaces {
		if s := &Spaces[i]; s.Maker > 0 && s.Needs.Met(b) {
			list = append(list, s.ID)
		}
	}
	return list
}

// Locations lists the places that can be controlled, in the order a Rival's
// dreadnought looks at them (R-COMBAT-5).
func Locations(b Boxes) []SpaceID {
	var on []*Space
	for i := range Spaces {
		if s := &Spaces[i]; s.Control.N > 0 && s.Needs.Met(b) {
			on = append(on, s)
		}
	}
	slices.SortStableFunc(on, func(x, y *Space) int { return x.Landing - y.Landing })
	list := make([]SpaceID, len(on))
	for i, s := range on {
		list[i] = s.ID
	}
	return list
}

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
	Maker   int  // base spice of a Maker space, 1 or more, else 0
	Control Gain // what the controller gains when an Agent comes here; nothing where there is no flag
	Landing int  // of the places with a flag: which a Rival's dreadnought looks at first, from 1 (R-COMBAT-5)
	Entry   Gain // influence needed to come here (R-DRAW-4, R-ACT-4); nothing where anybody may come
}

// SpaceByID finds a space; ok is false for an unknown id.
func SpaceByID(id SpaceID) (Space, bool) { return spaceIndex.byID(id) }

// SpaceOf is the entry of an id known to be in the table, else the zero one; it is
// not to be changed.
func SpaceOf(id SpaceID) *Space { return spaceIndex.of(id) }

// SpaceNumber is where a space stands in Spaces, from 1; 0 for an unknown id.
func SpaceNumber(id SpaceID) int { return spaceIndex.number(id) }
