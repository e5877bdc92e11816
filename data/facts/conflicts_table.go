package facts

// Conflicts are the Conflict cards, by level.
var Conflicts = []Conflict{
	{ID: "skirmish-a", Name: "Skirmish (Intrigue)", Level: 1, Rewards: [3]Reward{
		{Gains: []Gain{{What: Point, N: 1}}},
		{Gains: []Gain{{What: Intrigue, N: 1}, {What: Solari, N: 2}}},
		{Gains: []Gain{{What: Solari, N: 2}}},
	}},
	{ID: "skirmish-b", Name: "Skirmish (water)", Level: 1, Rewards: [3]Reward{
		{Gains: []Gain{{What: Point, N: 1}}},
		{Gains: []Gain{{What: Water, N: 1}}},
		{Gains: []Gain{{What: Spice, N: 1}}},
	}},
	{ID: "skirmish-c", Name: "Skirmish (influence and spice)", Level: 1, Rewards: [3]Reward{
		{Gains: []Gain{{What: Influence, N: 1, Any: true}, {What: Spice, N: 1}}},
		{Gains: []Gain{{What: Spice, N: 2}}},
		{Gains: []Gain{{What: Spice, N: 1}}},
	}},
	{ID: "skirmish-d", Name: "Skirmish (influence and Solari)", Level: 1, Rewards: [3]Reward{
		{Gains: []Gain{{What: Influence, N: 1, Any: true}, {What: Solari, N: 2}}},
		{Gains: []Gain{{What: Solari, N: 3}}},
		{Gains: []Gain{{What: Solari, N: 2}}},
	}},
	{ID: "skirmish-e", Name: "Skirmish (Freighter and spice)", Level: 1, Needs: Needs{With: Ix}, Rewards: [3]Reward{
		{Gains: []Gain{{What: Freighter, N: 1}, {What: Spice, N: 1}}},
		{Gains: []Gain{{What: Solari, N: 3}}},
		{Gains: []Gain{{What: Solari, N: 2}}},
	}},
	{ID: "skirmish-f", Name: "Skirmish (Freighter and troop)", Level: 1, Needs: Needs{With: Ix}, Rewards: [3]Reward{
		{Gains: []Gain{{What: Freighter, N: 1}, {What: Troop, N: 1}}},
		{Gains: []Gain{{What: Spice, N: 2}}},
		{Gains: []Gain{{What: Spice, N: 1}}},
	}},
	{ID: "desert-power", Name: "Desert Power", Level: 2, Rewards: [3]Reward{
		{Gains: []Gain{{What: Point, N: 1}, {What: Water, N: 1}}},
		{Gains: []Gain{{What: Water, N: 1}, {What: Spice, N: 1}}},
		{Gains: []Gain{{What: Spice, N: 1}}},
	}},
	{ID: "raid-stockpiles", Name: "Raid Stockpiles", Level: 2, Rewards: [3]Reward{
		{Gains: []Gain{{What: Intrigue, N: 1}, {What: Spice, N: 3}}},
		{Gains: []Gain{{What: Spice, N: 2}}},
		{Gains: []Gain{{What: Spice, N: 1}}},
	}},
	{ID: "cloak-and-dagger", Name: "Cloak and Dagger", Level: 2, Rewards: [3]Reward{
		{Gains: []Gain{{What: Influence, N: 1, Any: true}, {What: Intrigue, N: 2}}},
		{Gains: []Gain{{What: Intrigue, N: 1}, {What: Spice, N: 1}}},
		{Choose: 1, Of: []Gain{{What: Intrigue, N: 1}, {What: Spice, N: 1}}},
	}},
	{ID: "machinations", Name: "Machinations", Level: 2, Rewards: [3]Reward{
		{Gains: []Gain{{What: Influence, N: 1, Any: true}, {What: Influence, N: 1, Any: true, Other: true}}},
		{Gains: []Gain{{What: Water, N: 1}, {What: Solari, N: 2}}},
		{Gains: []Gain{{What: Water, N: 1}}},
	}},
	{ID: "sort-through-the-chaos", Name: "Sort Through the Chaos", Level: 2, Rewards: [3]Reward{
		{Gains: []Gain{{What: MentatWon, N: 1}, {What: Intrigue, N: 1}, {What: Solari, N: 2}}},
		{Gains: []Gain{{What: Intrigue, N: 1}, {What: Solari, N: 2}}},
		{Gains: []Gain{{What: Solari, N: 2}}},
	}},
	{ID: "terrible-purpose", Name: "Terrible Purpose", Level: 2, Rewards: [3]Reward{
		{Gains: []Gain{{What: Point, N: 1}, {What: TrashCard, N: 1}}},
		{Gains: []Gain{{What: Water, N: 1}, {What: Spice, N: 1}}},
		{Gains: []Gain{{What: Spice, N: 1}}},
	}},
	{ID: "guild-bank-raid", Name: "Guild Bank Raid", Level: 2, Rewards: [3]Reward{
		{Gains: []Gain{{What: Solari, N: 6}}},
		{Gains: []Gain{{What: Solari, N: 4}}},
		{Gains: []Gain{{What: Solari, N: 2}}},
	}},
	{ID: "siege-of-arrakeen", Name: "Siege of Arrakeen", Level: 2, Location: "arrakeen", Rewards: [3]Reward{
		{Gains: []Gain{{What: Point, N: 1}, {What: Control, N: 1}}},
		{Gains: []Gain{{What: Solari, N: 4}}},
		{Gains: []Gain{{What: Solari, N: 2}}},
	}},
	{ID: "siege-of-carthag", Name: "Siege of Carthag", Level: 2, Location: "carthag", Rewards: [3]Reward{
		{Gains: []Gain{{What: Point, N: 1}, {What: Control, N: 1}}},
		{Gains: []Gain{{What: Intrigue, N: 1}, {What: Spice, N: 1}}},
		{Gains: []Gain{{What: Spice, N: 1}}},
	}},
	{ID: "secure-imperial-basin", Name: "Secure Imperial Basin", Level: 2, Location: "imperial-basin", Rewards: [3]Reward{
		{Gains: []Gain{{What: Point, N: 1}, {What: Control, N: 1}}},
		{Gains: []Gain{{What: Water, N: 2}}},
		{Gains: []Gain{{What: Water, N: 1}}},
	}},
	{ID: "trade-monopoly", Name: "Trade Monopoly", Level: 2, Needs: Needs{With: Ix}, Rewards: [3]Reward{
		{Gains: []Gain{{What: Freighter, N: 2}, {What: Troop, N: 1}}},
		{Gains: []Gain{{What: Intrigue, N: 1}, {What: Water, N: 1}}},
		{Choose: 1, Of: []Gain{{What: Intrigue, N: 1}, {What: Water, N: 1}}},
	}},
	{ID: "battle-for-imperial-basin", Name: "Battle for Imperial Basin", Level: 3, Location: "imperial-basin", Rewards: [3]Reward{
		{Gains: []Gain{{What: Point, N: 2}, {What: Control, N: 1}}},
		{Gains: []Gain{{What: Spice, N: 5}}},
		{Gains: []Gain{{What: Spice, N: 3}}},
	}},
	{ID: "battle-for-arrakeen", Name: "Battle for Arrakeen", Level: 3, Location: "arrakeen", Rewards: [3]Reward{
		{Gains: []Gain{{What: Point, N: 2}, {What: Control, N: 1}}},
		{Choose: 2, Of: []Gain{{What: Intrigue, N: 1}, {What: Spice, N: 2}, {What: Solari, N: 3}}},
		{Gains: []Gain{{What: Intrigue, N: 1}, {What: Solari, N: 2}}},
	}},
	{ID: "battle-for-carthag", Name: "Battle for Carthag", Level: 3, Location: "carthag", Rewards: [3]Reward{
		{Gains: []Gain{{What: Point, N: 2}, {What: Control, N: 1}}},
		{Gains: []Gain{{What: Intrigue, N: 1}, {What: Spice, N: 3}}},
		{Gains: []Gain{{What: Spice, N: 3}}},
	}},
	{ID: "grand-vision", Name: "Grand Vision", Level: 3, Rewards: [3]Reward{
		{Gains: []Gain{{What: Influence, N: 2, Any: true}, {What: Intrigue, N: 1}}},
		{Gains: []Gain{{What: Intrigue, N: 1}, {What: Spice, N: 3}}},
		{Gains: []Gain{{What: Spice, N: 3}}},
	}},
	{ID: "economic-supremacy", Name: "Economic Supremacy", Level: 3, Needs: Needs{With: Ix}, Rewards: [3]Reward{
		{Gains: []Gain{{What: Point, N: 1}}, PointFor: []Gain{{What: Solari, N: 6}, {What: Spice, N: 4}}},
		{Gains: []Gain{{What: Point, N: 1}}},
		{Gains: []Gain{{What: Spice, N: 2}, {What: Solari, N: 2}}},
	}},
}
