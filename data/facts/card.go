package facts

// CardID is a House Hagal card's id in the notation.
type CardID string

// Modes says in which modes an entry is on the table.
type Modes uint8

// The modes an entry can be in.
const (
	BothModes Modes = iota
	SoloOnly
	TwoOnly
)

// In reports whether the mode, solo or with two players, is one of these.
func (m Modes) In(solo bool) bool { return m == BothModes || (m == SoloOnly) == solo }

// Source says where a thing is printed.
type Source string

// The printed sources.
const (
	FromBase    Source = "base rulebook"
	FromLeaflet Source = "House Hagal leaflet"
	FromIx      Source = "Rise of Ix rulebook"
	FromFAQ     Source = "publisher's FAQ of 2025-01-13"
	OurReading  Source = "nowhere; it is what a fair player would do"
)

// Case is one way a card is used: its space, and what its icons give.
type Case struct {
	Space   SpaceID
	Harvest bool // the Maker space of R-DRAW-6, in place of Space
	Gains   []Gain
}

// Card is one kind of House Hagal card. A card with two Cases names the
// first for a Rival who may come there (R-DRAW-4), else the second.
type Card struct {
	ID        CardID
	Name      string
	Needs     Needs
	Copies    int    // 1 or more
	Modes     Modes  // in which it is in the deck (R-SETUP-4)
	Reshuffle bool   // R-DRAW-3
	Cases     []Case // one or two; none of Reshuffle
	Swords    int    // strength it adds in Combat (R-COMBAT-1)
	Source    Source
	Doubts    []Doubt // figures that want a look at the printed card
}

// CardByID finds a card; ok is false for an unknown id.
func CardByID(id CardID) (Card, bool) { return cardIndex.byID(id) }

// CardOf is the entry of an id known to be in the table, else the zero one; it is
// not to be changed.
func CardOf(id CardID) *Card { return cardIndex.of(id) }

// CardNumber is where a card stands in Cards, from 1; 0 for an unknown id.
func CardNumber(id CardID) int { return cardIndex.number(id) }

// Deck lists every card of the House Hagal deck, each copy by itself, in
// table order (R-SETUP-4).
func Deck(solo bool, b Boxes) []CardID {
	deck := make([]CardID, 0, 32)
	for i := range Cards {
		c := &Cards[i]
		if !c.Needs.Met(b) || !c.Modes.In(solo) {
			continue
		}
		for range c.Copies {
			deck = append(deck, c.ID)
		}
	}
	return deck
}
