package facts

// ConflictID is a Conflict card's id in the notation.
type ConflictID string

// Conflict is one Conflict card.
type Conflict struct {
	ID       ConflictID
	Name     string
	Level    int // 1 to 3
	Set      Set
	Location SpaceID   // the place fought for, or empty
	Rewards  [3]Reward // first, second, third
}

// Rounds is the number of Conflict cards in a game (R-SETUP-6).
const Rounds = 10

// ConflictByID finds a Conflict; ok is false for an unknown id.
func ConflictByID(id ConflictID) (Conflict, bool) {
	return find(Conflicts, func(c Conflict) bool { return c.ID == id })
}

// ConflictOf is the entry of an id known to be in the table.
func ConflictOf(id ConflictID) Conflict { c, _ := ConflictByID(id); return c }

// LevelOf is the level of the Conflict due in a round, 1 to Rounds (R-SETUP-6).
func LevelOf(round int, epic bool) int {
	switch {
	case epic && round <= 5:
		return 2
	case epic:
		return 3
	case round == 1:
		return 1
	case round <= 6:
		return 2
	}
	return 3
}
