package facts

// Variants is a set of the optional rules.
type Variants uint8

// The variants (R-VAR-1 to R-VAR-3), each as a set of its own.
const (
	Brutal Variants = 1 << iota
	Churn
	Epic
)

// Variant is one optional rule: where it is lawful, and what it changes. What
// it leaves empty stays as ever.
type Variant struct {
	ID      string // in the notation
	Variant Variants
	Name    string
	Rule    RuleID
	Modes   Modes // the modes it is lawful in
	Needs   Needs // the boxes it is lawful with

	Winning int   // points that end the game at Recall (R-END-2)
	Levels  []int // level of each round's Conflict (R-SETUP-6)
	Swords  int   // cards a Rival reveals in a Conflict III (R-COMBAT-1)
	Dice    bool  // dice are rolled for the Imperium Row (R-VAR-1)
}

// VariantTable are the variants, in the notation's order.
var VariantTable = []Variant{
	{ID: "brutal", Variant: Brutal, Name: "Brutal Escalation", Rule: RuleVar2, Modes: SoloOnly, Swords: 2},
	{ID: "churn", Variant: Churn, Name: "Dice-based Imperium Row churn", Rule: RuleVar1, Modes: SoloOnly, Dice: true},
	{ID: "epic", Variant: Epic, Name: "Epic Game Mode", Rule: RuleVar3, Needs: Needs{With: Ix},
		Winning: 12, Levels: []int{2, 2, 2, 2, 2, 3, 3, 3, 3, 3}},
}

// What holds without a variant.
const (
	usualWinning = 10
	usualSwords  = 1
)

var usualLevels = []int{1, 2, 2, 2, 2, 2, 3, 3, 3, 3}

// Rounds is the number of Conflict cards in a game (R-SETUP-6).
const Rounds = 10

// Lawful reports whether the variant can be played in a mode with these boxes.
func (v Variant) Lawful(solo bool, b Boxes) bool { return v.Modes.In(solo) && v.Needs.Met(b) }

// Has reports whether all of w is in v.
func (v Variants) Has(w Variants) bool { return v&w == w }

// Lawful is the variants of the set that can be played in a mode with these boxes.
func (v Variants) Lawful(solo bool, b Boxes) Variants {
	var left Variants
	for _, one := range v.List() {
		if one.Lawful(solo, b) {
			left |= one.Variant
		}
	}
	return left
}

// List is the variants of the set, in table order.
func (v Variants) List() []Variant {
	var list []Variant
	for _, one := range VariantTable {
		if v.Has(one.Variant) {
			list = append(list, one)
		}
	}
	return list
}

// Level is the level of the Conflict of a round, 1 to Rounds (R-SETUP-6).
func (v Variants) Level(round int) int {
	levels := usualLevels
	for _, one := range v.List() {
		if len(one.Levels) > 0 {
			levels = one.Levels
		}
	}
	return levels[round-1]
}

// WinningPoints is the score that ends the game at Recall (R-END-2).
func (v Variants) WinningPoints() int {
	points := usualWinning
	for _, one := range v.List() {
		if one.Winning > 0 {
			points = one.Winning
		}
	}
	return points
}

// SwordCards is how many cards a Rival reveals in a Conflict of a level (R-COMBAT-1).
func (v Variants) SwordCards(level int) int {
	cards := usualSwords
	for _, one := range v.List() {
		if level == 3 {
			cards = max(cards, one.Swords)
		}
	}
	return cards
}

// Dice reports whether dice are rolled for the Imperium Row (R-VAR-1).
func (v Variants) Dice() bool {
	for _, one := range v.List() {
		if one.Dice {
			return true
		}
	}
	return false
}
