package facts

// DifficultyID is a difficulty's id in the notation.
type DifficultyID string

// Difficulty is one column of the set-up table (R-SETUP-1).
type Difficulty struct {
	ID               DifficultyID
	Name             string
	Bonus            []Gain // what the human starts with, extra
	MentatCost       int    // Solari the Mentat space costs the human
	Garrison         int    // troops in each Rival's garrison
	Intrigue         int    // Intrigue cards each Rival starts with
	SwordmasterRound int    // the round in which Rivals gain their third Agent
	Expert           bool   // Expert Troop Deployment (R-DEPLOY-4)
	NoSwordmaster    bool   // the human may not gain a Swordmaster
}

// Difficulties are the four, easiest first.
var Difficulties = []Difficulty{
	{ID: "mercenary", Name: "Mercenary", Bonus: []Gain{{What: Solari, N: 1}, {What: Spice, N: 1}}, MentatCost: 2, SwordmasterRound: 5},
	{ID: "sardaukar", Name: "Sardaukar", MentatCost: 5, Garrison: 3, Intrigue: 1, SwordmasterRound: 4},
	{ID: "mentat", Name: "Mentat", MentatCost: 5, Garrison: 3, Intrigue: 1, SwordmasterRound: 3, Expert: true},
	{ID: "kwisatz-haderach", Name: "Kwisatz Haderach", MentatCost: 5, Garrison: 3, Intrigue: 1, SwordmasterRound: 3, Expert: true, NoSwordmaster: true},
}

// DifficultyByID finds a difficulty; ok is false for an unknown id.
func DifficultyByID(id DifficultyID) (Difficulty, bool) { return difficultyIndex.byID(id) }

// DifficultyOf is the entry of an id known to be in the table, else the zero one; it is
// not to be changed.
func DifficultyOf(id DifficultyID) *Difficulty { return difficultyIndex.of(id) }

// The counts every Rival starts from (R-SETUP-2).
const (
	TroopsInAll       = 12
	DreadnoughtsInAll = 2
	SoloAgents        = 2
	HagalAgents       = 3
	StartWater        = 1
)

// MentatPrinted is what the Mentat space costs where no marker lies on it, in Solari.
const MentatPrinted = 2

// Dividends in Solari, to who chose them (R-SHIP-1) and to each other seat (R-SPEND-4).
const (
	DividendsChosen = 5
	DividendsOthers = 1
)
