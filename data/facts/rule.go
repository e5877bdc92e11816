package facts

import "slices"

// RuleID is a rule's id, such as R-DRAW-3; empty where no rule speaks.
type RuleID string

// The rules, in the order of the leaflet.
const (
	RuleSeat1 RuleID = "R-SEAT-1" // Seats
	RuleSeat2 RuleID = "R-SEAT-2" // House Hagal in turn order
	RuleSeat3 RuleID = "R-SEAT-3" // Turns
	RuleSeat4 RuleID = "R-SEAT-4" // First Player

	RuleSetup1 RuleID = "R-SETUP-1" // Difficulty
	RuleSetup2 RuleID = "R-SETUP-2" // What a Rival starts with
	RuleSetup3 RuleID = "R-SETUP-3" // Rival Leaders
	RuleSetup4 RuleID = "R-SETUP-4" // The House Hagal deck
	RuleSetup5 RuleID = "R-SETUP-5" // The board with Rise of Ix
	RuleSetup6 RuleID = "R-SETUP-6" // The Conflict deck
	RuleSetup7 RuleID = "R-SETUP-7" // Tech tiles
	RuleSetup8 RuleID = "R-SETUP-8" // A first game

	RuleRound1 RuleID = "R-ROUND-1" // Defensive bonus
	RuleRound2 RuleID = "R-ROUND-2" // Swordmasters
	RuleRound3 RuleID = "R-ROUND-3" // Tiles at the round start
	RuleRound4 RuleID = "R-ROUND-4" // Spice at a Conflict III

	RuleDraw1 RuleID = "R-DRAW-1" // Drawing
	RuleDraw2 RuleID = "R-DRAW-2" // Blocked spaces
	RuleDraw3 RuleID = "R-DRAW-3" // Shuffling
	RuleDraw4 RuleID = "R-DRAW-4" // Interstellar Shipping
	RuleDraw5 RuleID = "R-DRAW-5" // Dreadnought
	RuleDraw6 RuleID = "R-DRAW-6" // Harvest Spice
	RuleDraw7 RuleID = "R-DRAW-7" // Invasion Ships
	RuleDraw8 RuleID = "R-DRAW-8" // No card can be used

	RuleCard1 RuleID = "R-CARD-1" // Icons only
	RuleCard2 RuleID = "R-CARD-2" // What icons give
	RuleCard3 RuleID = "R-CARD-3" // Spice harvested
	RuleCard4 RuleID = "R-CARD-4" // Control pays

	RuleDeploy1 RuleID = "R-DEPLOY-1" // Deploying
	RuleDeploy2 RuleID = "R-DEPLOY-2" // Dreadnoughts first
	RuleDeploy3 RuleID = "R-DEPLOY-3" // Flagship
	RuleDeploy4 RuleID = "R-DEPLOY-4" // Expert Troop Deployment
	RuleDeploy5 RuleID = "R-DEPLOY-5" // Troop Transports
	RuleDeploy6 RuleID = "R-DEPLOY-6" // Training Drones

	RuleInf1 RuleID = "R-INF-1" // Influence
	RuleInf2 RuleID = "R-INF-2" // Alliances
	RuleInf3 RuleID = "R-INF-3" // House Hagal and Alliances
	RuleInf4 RuleID = "R-INF-4" // Choosing a Faction

	RuleSpend1 RuleID = "R-SPEND-1" // Buying points
	RuleSpend2 RuleID = "R-SPEND-2" // Spice kept with Rise of Ix
	RuleSpend3 RuleID = "R-SPEND-3" // Spy Satellites
	RuleSpend4 RuleID = "R-SPEND-4" // Dividends
	RuleSpend5 RuleID = "R-SPEND-5" // House Hagal has nothing

	RuleShip1 RuleID = "R-SHIP-1" // Shipping track

	RuleTech1 RuleID = "R-TECH-1" // Which tile
	RuleTech2 RuleID = "R-TECH-2" // What a tile costs
	RuleTech3 RuleID = "R-TECH-3" // Acquire or negotiate
	RuleTech4 RuleID = "R-TECH-4" // Tiles turned up
	RuleTech5 RuleID = "R-TECH-5" // What a tile does

	RuleCombat1 RuleID = "R-COMBAT-1" // Sword cards
	RuleCombat2 RuleID = "R-COMBAT-2" // Strength
	RuleCombat3 RuleID = "R-COMBAT-3" // Places and ties
	RuleCombat4 RuleID = "R-COMBAT-4" // Rewards
	RuleCombat5 RuleID = "R-COMBAT-5" // Dreadnoughts after Combat
	RuleCombat6 RuleID = "R-COMBAT-6" // Tiles on a win
	RuleCombat7 RuleID = "R-COMBAT-7" // House Hagal in Combat
	RuleCombat8 RuleID = "R-COMBAT-8" // Troops home
	RuleCombat9 RuleID = "R-COMBAT-9" // Mentat

	RuleEnd1 RuleID = "R-END-1" // Makers
	RuleEnd2 RuleID = "R-END-2" // The end
	RuleEnd3 RuleID = "R-END-3" // Endgame points
	RuleEnd4 RuleID = "R-END-4" // Winner

	RuleVar1 RuleID = "R-VAR-1" // Imperium Row churn
	RuleVar2 RuleID = "R-VAR-2" // Brutal Escalation
	RuleVar3 RuleID = "R-VAR-3" // Epic

	RuleAct1 RuleID = "R-ACT-1" // What you do to Rivals
	RuleAct2 RuleID = "R-ACT-2" // Infiltration
	RuleAct3 RuleID = "R-ACT-3" // A tile you acquire
	RuleAct4 RuleID = "R-ACT-4" // What a space asks of you
)

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

// RuleByID finds a rule; ok is false for an unknown id.
func RuleByID(id RuleID) (Rule, bool) { return ruleIndex.byID(id) }

// RuleOf is the entry of an id known to be in the table, else the zero one; it is
// not to be changed.
func RuleOf(id RuleID) *Rule { return ruleIndex.of(id) }
