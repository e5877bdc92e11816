package facts

// SetupPart is where on the set-up page a line stands.
type SetupPart uint8

// The parts of the set-up page, in the order of the hands.
const (
	SetupBoard  SetupPart = iota // after the board and the Imperium Row
	SetupRival                   // for each solo Rival; {0} is its Leader
	SetupTiles                   // after the Rivals
	SetupPeople                  // what each person does beside the rulebook's own set-up
)

// SetupLine is a line of the set-up page that a box or a variant brings
// (R-SETUP-9).
type SetupLine struct {
	Part     SetupPart
	Form     string // a sentence in English
	Needs    Needs
	Modes    Modes
	Variants Variants // only with all of these
}

// SetupLines are those lines, in order within a part.
var SetupLines = []SetupLine{
	{Part: SetupBoard, Needs: Needs{With: Ix}, Form: "Lay the CHOAM overlay and the Ix board; put a Freighter of each colour at the bottom of the Shipping track."},
	{Part: SetupRival, Needs: Needs{With: Ix}, Modes: SoloOnly, Form: "{0}: 2 dreadnoughts in supply."},
	{Part: SetupTiles, Needs: Needs{With: Ix}, Modes: SoloOnly, Form: "Shuffle the Tech tiles into three stacks of 6 and turn up the top tile of each."},
	{Part: SetupPeople, Variants: Epic, Form: "Epic: each of you starts with 5 troops, one Intrigue card, and Control the Spice in place of one Dune, the Desert Planet."},
}

// SetupOf lists the lines of a part for a table.
func SetupOf(part SetupPart, solo bool, b Boxes, v Variants) []SetupLine {
	var list []SetupLine
	for _, l := range SetupLines {
		if l.Part == part && l.Needs.Met(b) && l.Modes.In(solo) && v.Has(l.Variants) {
			list = append(list, l)
		}
	}
	return list
}
