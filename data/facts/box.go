package facts

import (
	"fmt"
	"slices"
	"strings"
)

// BoxID is a box's id in the notation.
type BoxID string

// Boxes is a set of boxes. The base game is in every set: the zero Boxes is
// the base game alone.
type Boxes uint16

// The boxes, each as the set of it and the base game.
const (
	Base Boxes = 0
	Ix   Boxes = 1 << 0
)

// Box is one box: what it brings that is no entry of another table.
type Box struct {
	ID     BoxID
	Boxes  Boxes // the set of this box and the base game
	Name   string
	Needs  Needs // the other boxes it is played with
	Pieces Pieces
	// SpiceLevel is the level of Conflict, 1 to 3, from which on a Rival pays
	// spice for points (R-SPEND-2); 0 where the box has no such rule.
	SpiceLevel int
	Words      []string // ids of the terms it brings that are no entry's name
}

// Pieces are the kinds of pieces that not every table has.
type Pieces uint8

// The pieces.
const (
	Dreadnoughts  Pieces = 1 << iota // two for each seat
	ShippingTrack                    // with a Freighter for each seat
	TechTiles                        // in three stacks, and Negotiators
)

// Needs says with which boxes an entry is on the table. The zero Needs is
// always met.
type Needs struct {
	With    Boxes // all of these
	Without Boxes // none of these: they cover it, or take it out
}

// Met reports whether an entry is on a table with these boxes.
func (n Needs) Met(b Boxes) bool { return b.Has(n.With) && b&n.Without == 0 }

// BoxByID finds a box; ok is false for an unknown id.
func BoxByID(id BoxID) (Box, bool) { return find(BoxTable, func(b Box) bool { return b.ID == id }) }

// BoxOf is the entry of an id known to be in the table, else the zero one.
func BoxOf(id BoxID) Box { b, _ := BoxByID(id); return b }

// BoxFault is what can be wrong with a list of boxes.
type BoxFault uint8

// The faults.
const (
	UnknownBox   BoxFault = iota
	BaseNotAlone          // base stands with others, and is in each of them
	BoxTwice
)

// BoxError is a list of boxes that ParseBoxes cannot read.
type BoxError struct {
	Fault BoxFault
	ID    string // as it was given
}

// Error is what is wrong, and what would be right.
func (e *BoxError) Error() string {
	switch e.Fault {
	case BaseNotAlone:
		return e.ID + " is in every box and is named only by itself"
	case BoxTwice:
		return "the box " + e.ID + " is named twice"
	}
	return fmt.Sprintf("%q is not a box; it is one of: %s", e.ID, strings.Join(BoxIDs(), " "))
}

// ParseBoxes reads the boxes of a table line: base alone, or the ids of all
// other boxes with commas between, in any order. Its error is a BoxError.
func ParseBoxes(text string) (Boxes, error) {
	ids := strings.Split(text, ",")
	var all Boxes
	for i, id := range ids {
		b, ok := BoxByID(BoxID(id))
		switch {
		case !ok:
			return 0, &BoxError{UnknownBox, id}
		case b.Boxes == Base && len(ids) > 1:
			return 0, &BoxError{BaseNotAlone, id}
		case slices.Contains(ids[:i], id):
			return 0, &BoxError{BoxTwice, id}
		}
		all |= b.Boxes
	}
	return all, nil
}

// BoxIDs lists the ids of the boxes, in table order.
func BoxIDs() []string {
	var ids []string
	for _, b := range BoxTable {
		ids = append(ids, string(b.ID))
	}
	return ids
}

// String is the boxes as ParseBoxes reads them, in table order.
func (b Boxes) String() string {
	if b == Base {
		return string(BoxTable[0].ID)
	}
	var ids []string
	for _, box := range b.Added() {
		ids = append(ids, string(box.ID))
	}
	return strings.Join(ids, ",")
}

// Has reports whether all of these boxes are in the set.
func (b Boxes) Has(these Boxes) bool { return b&these == these }

// Missing is the first box, in table order, that an entry needs and the set
// has not; ok is false when there is none.
func (b Boxes) Missing(n Needs) (Box, bool) {
	return find(BoxTable, func(box Box) bool { return n.With.Has(box.Boxes) && !b.Has(box.Boxes) })
}

// Pieces is all that the boxes of the set bring.
func (b Boxes) Pieces() Pieces {
	var all Pieces
	for _, box := range b.Added() {
		all |= box.Pieces
	}
	return all
}

// Bring reports whether the boxes of the set bring the pieces.
func (b Boxes) Bring(p Pieces) bool { return b.Pieces()&p == p }

// SpiceLevel is the level of Conflict from which on a Rival pays spice for
// points, 0 where it always does (R-SPEND-2).
func (b Boxes) SpiceLevel() int {
	level := 0
	for _, box := range b.Added() {
		level = max(level, box.SpiceLevel)
	}
	return level
}

// Added lists the boxes of the set beside the base game, in table order.
func (b Boxes) Added() []Box {
	var list []Box
	for _, box := range BoxTable {
		if box.Boxes != Base && b.Has(box.Boxes) {
			list = append(list, box)
		}
	}
	return list
}

// BoxTable are the boxes, the base game first.
var BoxTable = []Box{
	{ID: "base", Boxes: Base, Name: "Dune: Imperium"},
	{ID: "ix", Boxes: Ix, Name: "Rise of Ix", Pieces: Dreadnoughts | ShippingTrack | TechTiles, SpiceLevel: 3,
		Words: []string{"unit.dreadnought", "unit.freighter", "unit.negotiator", "zone.shipping-track", "term.dividends", "term.acquire-tech",
			"term.tech-tile", "term.choam-overlay", "term.ix-board", "term.freighter-icon", "term.infiltration"}},
}

func find[T any](table []T, is func(T) bool) (T, bool) {
	for _, t := range table {
		if is(t) {
			return t, true
		}
	}
	var none T
	return none, false
}
