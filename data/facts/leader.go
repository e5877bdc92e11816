package facts

// LeaderID is a Leader's id in the notation.
type LeaderID string

// Ring is what a Signet Ring gives a Rival.
type Ring struct {
	Pay      Gain   // paid first; the zero Gain is free
	Gains    []Gain // what it gives
	Alliance []Gain // given in place of Gains to a holder of any Alliance
}

// Leader is one Leader board.
type Leader struct {
	ID    LeaderID
	Name  string
	Needs Needs
	Rival bool   // may lead a Rival (R-SETUP-3)
	Ring  Ring   // for a Rival
	Says  string // the ring, in our words
}

// LeaderByID finds a Leader; ok is false for an unknown id.
func LeaderByID(id LeaderID) (Leader, bool) { return leaderIndex.byID(id) }

// LeaderOf is the entry of an id known to be in the table, else the zero one; it is
// not to be changed.
func LeaderOf(id LeaderID) *Leader { return leaderIndex.of(id) }

// Leaders are the Leader boards of both boxes.
var Leaders = []Leader{
	{ID: "memnon-thorvald", Name: "Earl Memnon Thorvald", Rival: true, Says: "Gains 1 spice",
		Ring: Ring{Gains: []Gain{{What: Spice, N: 1}}}},
	{ID: "ariana-thorvald", Name: "Countess Ariana Thorvald", Rival: true, Says: "Gains 1 water",
		Ring: Ring{Gains: []Gain{{What: Water, N: 1}}}},
	{ID: "ilban-richese", Name: "Count Ilban Richese", Rival: true, Says: "Gains 1 Solari",
		Ring: Ring{Gains: []Gain{{What: Solari, N: 1}}}},
	{ID: "helena-richese", Name: "Helena Richese"},
	{ID: "leto-atreides", Name: "Duke Leto Atreides", Rival: true, Says: "Pays 1 spice for 1 influence where an opponent has more",
		Ring: Ring{Pay: Gain{What: Spice, N: 1}, Gains: []Gain{{What: Influence, N: 1, Any: true, Behind: true}}}},
	{ID: "paul-atreides", Name: "Paul Atreides"},
	{ID: "vladimir-harkonnen", Name: "Baron Vladimir Harkonnen", Rival: true, Says: "Pays 1 Solari for 1 Intrigue card",
		Ring: Ring{Pay: Gain{What: Solari, N: 1}, Gains: []Gain{{What: Intrigue, N: 1}}}},
	{ID: "glossu-rabban", Name: `Glossu "The Beast" Rabban`, Rival: true, Says: "Recruits 1 troop, or 2 with an Alliance",
		Ring: Ring{Gains: []Gain{{What: Troop, N: 1}}, Alliance: []Gain{{What: Troop, N: 2}}}},
	{ID: "rhombur-vernius", Name: "Prince Rhombur Vernius", Needs: Needs{With: Ix}, Rival: true, Says: "Acquires Tech, or sends 1 Negotiator to Ix",
		Ring: Ring{Gains: []Gain{{What: NegotiateTech}}}},
	{ID: "hundro-moritani", Name: "Viscount Hundro Moritani", Needs: Needs{With: Ix}, Rival: true, Says: "Pays 1 spice to advance its Freighter",
		Ring: Ring{Pay: Gain{What: Spice, N: 1}, Gains: []Gain{{What: Freighter, N: 1}}}},
	{ID: "armand-ecaz", Name: "Archduke Armand Ecaz", Needs: Needs{With: Ix}},
	{ID: "ilesa-ecaz", Name: "Ilesa Ecaz", Needs: Needs{With: Ix}},
	{ID: "tessia-vernius", Name: "Tessia Vernius", Needs: Needs{With: Ix}},
	{ID: "yuna-moritani", Name: `"Princess" Yuna Moritani`, Needs: Needs{With: Ix}},
}
