package facts

// SetupPart is where on the set-up page a line stands.
type SetupPart uint8

// The parts of the set-up page, in the order of the hands.
const (
	SetupBoard  SetupPart = iota // the board and what lies on it
	SetupCards                   // before the Conflict deck is stacked
	SetupPieces                  // what each seat gets beside the base game's, after "{seat}: "
	SetupPeople                  // what each person does
	SetupHagal                   // with real House Hagal cards, before some are taken out
)

// SetupLine is a line of the set-up page (R-SETUP-9).
type SetupLine struct {
	Part SetupPart
	Form string // a sentence in English
	On   On
}

// SetupLines are the lines, in order within a part. What follows from other
// tables (counts, the difficulty, the House Hagal deck) is none of them.
var SetupLines = []SetupLine{
	{Part: SetupBoard, Form: "Lay out the board."},
	{Part: SetupBoard, On: withIx, Form: "Lay the CHOAM overlay and the Ix board; put a Freighter of each colour at the bottom of the Shipping track."},
	{Part: SetupBoard, Form: "Put each Alliance token on its Faction, and no bonus spice on the Maker spaces."},
	{Part: SetupBoard, Form: "Put the Mentat on its space."},
	{Part: SetupCards, On: withIx, Form: "Mix the Imperium, Intrigue and Conflict cards of Rise of Ix with those of the base game."},
	{Part: SetupCards, Form: "Shuffle the Imperium and Intrigue decks; lay out the Imperium Row and the Reserve cards."},
	{Part: SetupPieces, On: withIx, Form: "2 dreadnoughts in supply"},
	{Part: SetupPeople, Form: "Take your own Leader, starting deck, water, troops and Agents as the rulebook says."},
	{Part: SetupPeople, On: On{Modes: SoloOnly, Variants: Epic}, Form: "Epic: you start with 5 troops, one Intrigue card, and Control the Spice in place of one Dune, the Desert Planet."},
	{Part: SetupPeople, On: On{Modes: TwoOnly, Variants: Epic}, Form: "Epic: each of you starts with 5 troops, one Intrigue card, and Control the Spice in place of one Dune, the Desert Planet."},
	{Part: SetupHagal, On: withIx, Form: "Put the House Hagal cards of Rise of Ix with those of the base game."},
}

// SetupOf lists the lines of a part for a table.
func SetupOf(part SetupPart, solo bool, b Boxes, v Variants) []SetupLine {
	var list []SetupLine
	for _, l := range SetupLines {
		if l.Part == part && l.On.Met(solo, b, v) {
			list = append(list, l)
		}
	}
	return list
}

// LeftOut lists the House Hagal cards of the boxes on the table that are not
// in its deck, in table order (R-SETUP-4).
func LeftOut(solo bool, b Boxes) []Card {
	var out []Card
	for _, c := range Cards {
		if b.Has(c.Needs.With) && (!c.Needs.Met(b) || !c.Modes.In(solo)) {
			out = append(out, c)
		}
	}
	return out
}

// ConflictDeck is how many Conflict cards of each level, 1 to 3, are in the
// Conflict deck, and how many of those on the table are spare (R-SETUP-6).
func ConflictDeck(b Boxes, v Variants) (used, spare [4]int) {
	for round := 1; round <= Rounds; round++ {
		used[v.Level(round)]++
	}
	for _, c := range Conflicts {
		if c.Needs.Met(b) {
			spare[c.Level]++
		}
	}
	for level := range spare {
		spare[level] -= used[level]
	}
	return used, spare
}
