package facts

import "slices"

// RuleID is a rule. In text and JSON it is its id, such as R-DRAW-3. It is no
// byte, so that go vet finds string(id).
type RuleID int8

// The rules, in the order of the leaflet.
const (
	NoRule    RuleID = iota // where no rule speaks
	RuleSeat1               // Seats
	RuleSeat2               // House Hagal in turn order
	RuleSeat3               // Turns
	RuleSeat4               // First Player

	RuleSetup1 // Difficulty
	RuleSetup2 // What a Rival starts with
	RuleSetup3 // Rival Leaders
	RuleSetup4 // The House Hagal deck
	RuleSetup5 // The board with Rise of Ix
	RuleSetup6 // The Conflict deck
	RuleSetup7 // Tech tiles
	RuleSetup8 // A first game

	RuleRound1 // Defensive bonus
	RuleRound2 // Swordmasters
	RuleRound3 // Tiles at the round start
	RuleRound4 // Spice at a Conflict III

	RuleDraw1 // Drawing
	RuleDraw2 // Blocked spaces
	RuleDraw3 // Shuffling
	RuleDraw4 // Interstellar Shipping
	RuleDraw5 // Dreadnought
	RuleDraw6 // Harvest Spice
	RuleDraw7 // Invasion Ships
	RuleDraw8 // No card can be used

	RuleCard1 // Icons only
	RuleCard2 // What icons give
	RuleCard3 // Spice harvested
	RuleCard4 // Control pays

	RuleDeploy1 // Deploying
	RuleDeploy2 // Dreadnoughts first
	RuleDeploy3 // Flagship
	RuleDeploy4 // Expert Troop Deployment
	RuleDeploy5 // Troop Transports
	RuleDeploy6 // Training Drones

	RuleInf1 // Influence
	RuleInf2 // Alliances
	RuleInf3 // House Hagal and Alliances
	RuleInf4 // Choosing a Faction

	RuleSpend1 // Buying points
	RuleSpend2 // Spice kept with Rise of Ix
	RuleSpend3 // Spy Satellites
	RuleSpend4 // Dividends
	RuleSpend5 // House Hagal has nothing

	RuleShip1 // Shipping track

	RuleTech1 // Which tile
	RuleTech2 // What a tile costs
	RuleTech3 // Acquire or negotiate
	RuleTech4 // Tiles turned up
	RuleTech5 // What a tile does

	RuleCombat1 // Sword cards
	RuleCombat2 // Strength
	RuleCombat3 // Places and ties
	RuleCombat4 // Rewards
	RuleCombat5 // Dreadnoughts after Combat
	RuleCombat6 // Tiles on a win
	RuleCombat7 // House Hagal in Combat
	RuleCombat8 // Troops home
	RuleCombat9 // Mentat

	RuleEnd1 // Makers
	RuleEnd2 // The end
	RuleEnd3 // Endgame points
	RuleEnd4 // Winner

	RuleVar1 // Imperium Row churn
	RuleVar2 // Brutal Escalation
	RuleVar3 // Epic

	RuleAct1 // What you do to Rivals
	RuleAct2 // Infiltration
	RuleAct3 // A tile you acquire
	RuleAct4 // What a space asks of you
)

var ruleIDs = [...]string{
	RuleSeat1: "R-SEAT-1",
	RuleSeat2: "R-SEAT-2",
	RuleSeat3: "R-SEAT-3",
	RuleSeat4: "R-SEAT-4",

	RuleSetup1: "R-SETUP-1",
	RuleSetup2: "R-SETUP-2",
	RuleSetup3: "R-SETUP-3",
	RuleSetup4: "R-SETUP-4",
	RuleSetup5: "R-SETUP-5",
	RuleSetup6: "R-SETUP-6",
	RuleSetup7: "R-SETUP-7",
	RuleSetup8: "R-SETUP-8",

	RuleRound1: "R-ROUND-1",
	RuleRound2: "R-ROUND-2",
	RuleRound3: "R-ROUND-3",
	RuleRound4: "R-ROUND-4",

	RuleDraw1: "R-DRAW-1",
	RuleDraw2: "R-DRAW-2",
	RuleDraw3: "R-DRAW-3",
	RuleDraw4: "R-DRAW-4",
	RuleDraw5: "R-DRAW-5",
	RuleDraw6: "R-DRAW-6",
	RuleDraw7: "R-DRAW-7",
	RuleDraw8: "R-DRAW-8",

	RuleCard1: "R-CARD-1",
	RuleCard2: "R-CARD-2",
	RuleCard3: "R-CARD-3",
	RuleCard4: "R-CARD-4",

	RuleDeploy1: "R-DEPLOY-1",
	RuleDeploy2: "R-DEPLOY-2",
	RuleDeploy3: "R-DEPLOY-3",
	RuleDeploy4: "R-DEPLOY-4",
	RuleDeploy5: "R-DEPLOY-5",
	RuleDeploy6: "R-DEPLOY-6",

	RuleInf1: "R-INF-1",
	RuleInf2: "R-INF-2",
	RuleInf3: "R-INF-3",
	RuleInf4: "R-INF-4",

	RuleSpend1: "R-SPEND-1",
	RuleSpend2: "R-SPEND-2",
	RuleSpend3: "R-SPEND-3",
	RuleSpend4: "R-SPEND-4",
	RuleSpend5: "R-SPEND-5",

	RuleShip1: "R-SHIP-1",

	RuleTech1: "R-TECH-1",
	RuleTech2: "R-TECH-2",
	RuleTech3: "R-TECH-3",
	RuleTech4: "R-TECH-4",
	RuleTech5: "R-TECH-5",

	RuleCombat1: "R-COMBAT-1",
	RuleCombat2: "R-COMBAT-2",
	RuleCombat3: "R-COMBAT-3",
	RuleCombat4: "R-COMBAT-4",
	RuleCombat5: "R-COMBAT-5",
	RuleCombat6: "R-COMBAT-6",
	RuleCombat7: "R-COMBAT-7",
	RuleCombat8: "R-COMBAT-8",
	RuleCombat9: "R-COMBAT-9",

	RuleEnd1: "R-END-1",
	RuleEnd2: "R-END-2",
	RuleEnd3: "R-END-3",
	RuleEnd4: "R-END-4",

	RuleVar1: "R-VAR-1",
	RuleVar2: "R-VAR-2",
	RuleVar3: "R-VAR-3",

	RuleAct1: "R-ACT-1",
	RuleAct2: "R-ACT-2",
	RuleAct3: "R-ACT-3",
	RuleAct4: "R-ACT-4",
}

// ParseRule is the rule of an id; ok is false for an unknown one.
func ParseRule(id string) (r RuleID, ok bool) {
	n := slices.Index(ruleIDs[:], id)
	return RuleID(max(0, n)), n > 0
}

// String is the rule's id, empty for NoRule.
func (id RuleID) String() string { return ruleIDs[id] }

// MarshalText is the rule's id.
func (id RuleID) MarshalText() ([]byte, error) { return []byte(id.String()), nil }

// PointSource is a kind of thing that gives or takes victory points.
type PointSource uint8

// The sources of points.
const (
	PointsByHand PointSource = iota
	PointsFromInfluence
	PointsFromAlliances
	PointsBought
	PointsFromCards // House Hagal cards
	PointsFromConflicts
	PointsFromTech
	PointsAtTheEnd
)

// Rule is one rule of the app in our words, with where it is printed.
type Rule struct {
	ID      RuleID
	Title   string
	Text    []Clause
	Sources []Source
	Points  PointSource // what the points are that it gives or takes; by hand where it gives none
}

// Clause is a part of a rule's text, one sentence or more, and the tables that
// it is for.
type Clause struct {
	Says string
	On   On
}

// Whole is the text for all tables.
func (r Rule) Whole() []string { return r.text(func(On) bool { return true }) }

// At is the text for one table, nothing where the rule has no use there.
func (r Rule) At(solo bool, b Boxes, v Variants) []string {
	return r.text(func(o On) bool { return o.Met(solo, b, v) })
}

// With is the text for the tables with these boxes, in either mode and with any
// variant.
func (r Rule) With(b Boxes) []string { return r.text(func(o On) bool { return o.With(b) }) }

func (r Rule) text(met func(On) bool) []string {
	var says []string
	for _, c := range r.Text {
		if met(c.On) {
			says = append(says, c.Says)
		}
	}
	return says
}

// SourcesAt is where the rule is printed, as far as it is in these boxes; all
// of it where none of that is, as of a variant that needs nothing of the box
// whose book tells it.
func (r Rule) SourcesAt(b Boxes) []Source {
	if !r.PrintedIn(b) {
		return r.Sources
	}
	var list []Source
	for _, s := range r.Sources {
		if b.Has(bookOf[s]) {
			list = append(list, s)
		}
	}
	return list
}

// PrintedIn reports whether one of the rule's sources is in these boxes.
func (r Rule) PrintedIn(b Boxes) bool {
	return slices.ContainsFunc(r.Sources, func(s Source) bool { return b.Has(bookOf[s]) })
}

// bookOf is the box a source lies in, beside those in the base game or in none.
var bookOf = map[Source]Boxes{FromIx: Ix}

// RuleOf is the entry of a rule, the zero one of NoRule; it is not to be changed.
func RuleOf(id RuleID) *Rule {
	if id == NoRule {
		return &Rule{}
	}
	return &Rules[id-1]
}
