package facts

// English is the space's name in English.
func (id SpaceID) English() string { return SpaceOf(id).Name }

// English is the card's name in English.
func (id CardID) English() string { return CardOf(id).Name }

// English is the tile's name in English.
func (id TileID) English() string { return TileOf(id).Name }

// English is the Leader's name in English.
func (id LeaderID) English() string { return LeaderOf(id).Name }

// English is the Conflict's name in English.
func (id ConflictID) English() string { return ConflictOf(id).Name }

// English is the difficulty's name in English.
func (id DifficultyID) English() string { return DifficultyOf(id).Name }

// English is the box's name in English.
func (id BoxID) English() string { return BoxOf(id).Name }

// English is the Faction's name in English.
func (f Faction) English() string { return f.Name() }

// English is the good's name in English, in the singular; empty for what has
// no name of its own.
func (g Good) English() string { return goodNames[g] }

var goodNames = map[Good]string{
	Point: "point", Spice: "spice", Solari: "Solari", Water: "water",
	Intrigue: "Intrigue card", Troop: "troop", Influence: "influence",
	Freighter: "Freighter", Dreadnought: "dreadnought", Sword: "sword",
}
