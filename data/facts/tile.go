package facts

// TileID is a Tech tile's id in the notation.
type TileID string

// Power is what a tile lets a Rival do beyond gaining goods; each power is
// one rule.
type Power uint8

// The powers, with their rules.
const (
	NoPower           Power = iota
	TroopTransports         // R-DEPLOY-5
	DetonationDevices       // R-COMBAT-6
	TrainingDrones          // R-DEPLOY-6
	WinsTies                // R-END-4
	SpySatellites           // R-SPEND-3, R-END-3
	InvasionShips           // R-DRAW-7
	Flagship                // R-DEPLOY-3
	Memocorders             // R-END-3
)

// Tile is one Tech tile.
type Tile struct {
	ID      TileID
	Name    string
	Needs   Needs
	Cost    int    // spice, 1 to 8
	Rival   bool   // a Rival may acquire it (R-TECH-1)
	Flips   bool   // turned face down when used, up again at the round start
	Acquire []Gain // gained once, on acquiring
	OnWin   []Gain // gained on winning a Conflict
	Round   []Gain // gained at each round start
	End     int    // points at the end
	Power   Power
	Says    string // for a Rival, in our words
}

// TileByID finds a tile; ok is false for an unknown id.
func TileByID(id TileID) (Tile, bool) { return tileIndex.byID(id) }

// TileOf is the entry of an id known to be in the table, else the zero one; it is
// not to be changed.
func TileOf(id TileID) *Tile { return tileIndex.of(id) }

// TileNumber is where a tile stands in Tiles, from 1; 0 for an unknown id.
func TileNumber(id TileID) int { return tileIndex.number(id) }

// TechStacks is the number of stacks of Tech tiles.
const TechStacks = 3

// StackSizes is how many tiles each stack has at set-up, the topmost first
// (R-SETUP-7).
func StackSizes(b Boxes) (sizes [TechStacks]int) {
	n := 0
	for _, t := range Tiles {
		if t.Needs.Met(b) {
			sizes[n%TechStacks]++
			n++
		}
	}
	return sizes
}

// Tiles are the Tech tiles.
var Tiles = []Tile{
	{ID: "artillery", Name: "Artillery", Needs: Needs{With: Ix}, Cost: 1},
	{ID: "holoprojectors", Name: "Holoprojectors", Needs: Needs{With: Ix}, Cost: 3},
	{ID: "minimic-film", Name: "Minimic Film", Needs: Needs{With: Ix}, Cost: 2},
	{ID: "disposal-facility", Name: "Disposal Facility", Needs: Needs{With: Ix}, Cost: 3},
	{ID: "restricted-ordnance", Name: "Restricted Ordnance", Needs: Needs{With: Ix}, Cost: 4},
	{ID: "spaceport", Name: "Spaceport", Needs: Needs{With: Ix}, Cost: 5},
	{ID: "windtraps", Name: "Windtraps", Needs: Needs{With: Ix}, Cost: 2, Rival: true, Acquire: []Gain{{What: Water, N: 1}}, OnWin: []Gain{{What: Water, N: 1}},
		Says: "1 water when acquired and whenever it wins a Conflict"},
	{ID: "memocorders", Name: "Memocorders", Needs: Needs{With: Ix}, Cost: 2, Rival: true, Acquire: []Gain{{What: Influence, N: 1, Any: true}}, Power: Memocorders,
		Says: "1 influence when acquired; at the end 1 point with 3 or more influence on all four tracks"},
	{ID: "sonic-snoopers", Name: "Sonic Snoopers", Needs: Needs{With: Ix}, Cost: 2, Rival: true, Acquire: []Gain{{What: Intrigue, N: 1}},
		Says: "1 Intrigue card when acquired"},
	{ID: "troop-transports", Name: "Troop Transports", Needs: Needs{With: Ix}, Cost: 2, Rival: true, Power: TroopTransports,
		Says: "Three troops from the Shipping track in place of two, deployed from any space"},
	{ID: "detonation-devices", Name: "Detonation Devices", Needs: Needs{With: Ix}, Cost: 3, Rival: true, Power: DetonationDevices,
		Says: "On a win with a dreadnought, returns one to supply for 1 point"},
	{ID: "training-drones", Name: "Training Drones", Needs: Needs{With: Ix}, Cost: 3, Rival: true, Flips: true, Power: TrainingDrones,
		Says: "Recruits 1 troop on its first turn of each round, and when acquired"},
	{ID: "chaumurky", Name: "Chaumurky", Needs: Needs{With: Ix}, Cost: 4, Rival: true, Acquire: []Gain{{What: Intrigue, N: 2}}, Power: WinsTies,
		Says: "2 Intrigue cards when acquired; wins ties at the end"},
	{ID: "spy-satellites", Name: "Spy Satellites", Needs: Needs{With: Ix}, Cost: 4, Rival: true, Power: SpySatellites,
		Says: "On its own turn pays 3 spice and this tile for 1 point; at the end 1 point for each Faction with 1 influence or less"},
	{ID: "invasion-ships", Name: "Invasion Ships", Needs: Needs{With: Ix}, Cost: 5, Rival: true, Flips: true, Acquire: []Gain{{What: Troop, N: 4}}, Power: InvasionShips,
		Says: "4 troops when acquired; once a round it comes to a space held by others' Agents"},
	{ID: "holtzman-engine", Name: "Holtzman Engine", Needs: Needs{With: Ix}, Cost: 6, Rival: true, End: 1,
		Says: "At the end 1 point"},
	{ID: "shuttle-fleet", Name: "Shuttle Fleet", Needs: Needs{With: Ix}, Cost: 6, Rival: true, Round: []Gain{{What: Solari, N: 2}},
		Acquire: []Gain{{What: Influence, N: 1, Any: true}, {What: Influence, N: 1, Any: true, Other: true}},
		Says:    "1 influence with each of two different Factions when acquired; 2 Solari at each round start"},
	{ID: "flagship", Name: "Flagship", Needs: Needs{With: Ix}, Cost: 8, Rival: true, Flips: true, Acquire: []Gain{{What: Point, N: 1}}, Power: Flagship,
		Says: "1 point when acquired; once a round at a Combat space pays 4 Solari for 3 troops, deployed"},
}
