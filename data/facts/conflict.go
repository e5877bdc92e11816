package facts

// ConflictID is a Conflict card's id in the notation.
type ConflictID string

// Conflict is one Conflict card.
type Conflict struct {
	ID       ConflictID
	Name     string
	Level    int // 1 to 3
	Needs    Needs
	Location SpaceID   // the place fought for, or empty
	Rewards  [3]Reward // first, second, third
}

// ConflictByID finds a Conflict; ok is false for an unknown id.
func ConflictByID(id ConflictID) (Conflict, bool) { return conflictIndex.byID(id) }

// ConflictOf is the entry of an id known to be in the table, else the zero one; it is
// not to be changed.
func ConflictOf(id ConflictID) *Conflict { return conflictIndex.of(id) }
