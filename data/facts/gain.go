package facts

// Good names something a card, tile, ring or reward can give or cost.
type Good uint8

// The goods, resources first.
const (
	Nothing       Good = iota
	Point              // a victory point
	Spice              // counted
	Solari             // counted
	Water              // counted
	Intrigue           // an Intrigue card
	Troop              // from supply
	Influence          // with a Faction, one or more steps
	SignetRing         // the Leader's own ability
	Freighter          // steps of the Freighter on the Shipping track
	Dreadnought        // one commissioned, from supply to garrison
	AcquireTech        // acquire a tile, N is the discount
	NegotiateTech      // acquire a tile at discount N, else send a Negotiator
	MentatWon          // one more Agent in the next round
	Control            // the Control marker on the Conflict's location
	TrashCard          // no meaning for a Rival
	Sword              // strength from a card in Combat
)

var goodIDs = [...]string{"", "vp", "spice", "solari", "water", "intrigue", "troop", "influence", "signet",
	"freighter", "dreadnought", "tech", "negotiate", "mentat", "control", "trash", "sword"}

// ID is the good's id in the notation, as in the options of a reward decision.
func (g Good) ID() string { return goodIDs[g] }

// GoodByID finds a good; ok is false for an unknown id.
func GoodByID(id string) (g Good, ok bool) {
	for g, of := range goodIDs {
		if of == id && id != "" {
			return Good(g), true
		}
	}
	return Nothing, false
}

// Gain is a number of one good. The zero Gain is nothing.
type Gain struct {
	N       int
	What    Good
	Faction Faction // for Influence with a named Faction
	Any     bool    // Influence with a Faction the taker chooses (R-INF-4)
	Behind  bool    // as Any, only among Factions where an opponent has more
	Other   bool    // as Any, and not the Faction chosen just before
}

// Reward is what one place in a Conflict gives.
type Reward struct {
	Gains    []Gain
	Choose   int    // how many of Of are taken
	Of       []Gain // a choice that is not about influence
	PointFor []Gain // payments, each offered once for one point
}
