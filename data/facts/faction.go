package facts

// Faction is one of the four influence tracks.
type Faction uint8

// The Factions, top to bottom on the board.
const (
	Emperor Faction = iota
	Guild
	BeneGesserit
	Fremen
)

// Factions lists all four in board order.
var Factions = [4]Faction{Emperor, Guild, BeneGesserit, Fremen}

var factionIDs = [4]string{"emperor", "guild", "bene-gesserit", "fremen"}
var factionNames = [4]string{"Emperor", "Spacing Guild", "Bene Gesserit", "Fremen"}

// ID is the Faction's id in the notation.
func (f Faction) ID() string { return factionIDs[f] }

// Name is the Faction's English name.
func (f Faction) Name() string { return factionNames[f] }

// FactionByID finds a Faction; ok is false for an unknown id.
func FactionByID(id string) (f Faction, ok bool) {
	for _, f := range Factions {
		if f.ID() == id {
			return f, true
		}
	}
	return 0, false
}
