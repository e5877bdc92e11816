package facts

// Cards are the House Hagal cards, both boxes.
var Cards = []Card{
	{ID: "conspire", Name: "Conspire", Copies: 2, Swords: 4, Source: FromLeaflet, Cases: []Case{{Space: "conspire", Gains: []Gain{{What: Influence, N: 1, Faction: Emperor}, {What: Troop, N: 2}}}}},
	{ID: "wealth", Name: "Wealth", Copies: 1, Swords: 3, Source: FromLeaflet, Cases: []Case{{Space: "wealth", Gains: []Gain{{What: Influence, N: 1, Faction: Emperor}}}}},
	{ID: "heighliner", Name: "Heighliner", Copies: 1, Swords: 6, Source: FromLeaflet, Cases: []Case{{Space: "heighliner", Gains: []Gain{{What: Influence, N: 1, Faction: Guild}, {What: Troop, N: 3}}}}},
	{ID: "foldspace", Name: "Foldspace", Copies: 2, Swords: 1, Source: FromLeaflet, Cases: []Case{{Space: "foldspace", Gains: []Gain{{What: Influence, N: 1, Faction: Guild}}}}},
	{ID: "selective-breeding", Name: "Selective Breeding", Copies: 2, Swords: 2, Source: FromLeaflet, Cases: []Case{{Space: "selective-breeding", Gains: []Gain{{What: Influence, N: 1, Faction: BeneGesserit}}}}},
	{ID: "secrets", Name: "Secrets", Copies: 1, Swords: 1, Source: FromLeaflet, Cases: []Case{{Space: "secrets", Gains: []Gain{{What: Influence, N: 1, Faction: BeneGesserit}}}}},
	{ID: "hardy-warriors", Name: "Hardy Warriors", Copies: 1, Swords: 5, Source: FromLeaflet, Cases: []Case{{Space: "hardy-warriors", Gains: []Gain{{What: Influence, N: 1, Faction: Fremen}, {What: Troop, N: 2}}}}},
	{ID: "stillsuits", Name: "Stillsuits", Copies: 2, Swords: 4, Source: FromLeaflet, Cases: []Case{{Space: "stillsuits", Gains: []Gain{{What: Influence, N: 1, Faction: Fremen}}}}},
	{ID: "rally-troops", Name: "Rally Troops", Copies: 2, Needs: Needs{Without: Ix}, Swords: 3, Source: FromLeaflet, Cases: []Case{{Space: "rally-troops", Gains: []Gain{{What: Troop, N: 4}}}}},
	{ID: "hall-of-oratory", Name: "Hall of Oratory", Copies: 2, Needs: Needs{Without: Ix}, Source: FromLeaflet, Cases: []Case{{Space: "hall-of-oratory", Gains: []Gain{{What: Troop, N: 1}}}}},
	{ID: "carthag", Name: "Carthag", Copies: 3, Source: FromLeaflet, Cases: []Case{{Space: "carthag", Gains: []Gain{{What: Troop, N: 1}}}}},
	{ID: "harvest-spice", Name: "Harvest Spice", Copies: 5, Swords: 2, Source: FromLeaflet, Cases: []Case{{Harvest: true}}},
	{ID: "arrakeen-1p", Name: "Arrakeen", Copies: 3, Modes: SoloOnly, Swords: 1, Source: FromLeaflet, Cases: []Case{{Space: "arrakeen", Gains: []Gain{{What: Troop, N: 1}, {What: SignetRing, N: 1}}}}},
	{ID: "arrakeen-2p", Name: "Arrakeen", Copies: 3, Modes: TwoOnly, Swords: 1, Source: FromLeaflet, Cases: []Case{{Space: "arrakeen", Gains: []Gain{{What: Troop, N: 1}}}}},
	{ID: "reshuffle", Name: "Reshuffle", Copies: 1, Modes: TwoOnly, Source: FromLeaflet, Reshuffle: true},
	{ID: "interstellar-shipping", Name: "Interstellar Shipping", Copies: 1, Needs: Needs{With: Ix}, Swords: 3, Source: FromIx, Doubts: []Doubt{oneSource(3)}, Cases: []Case{{Space: "interstellar-shipping", Gains: []Gain{{What: Freighter, N: 2}}}}},
	{ID: "foldspace-shipping", Name: "Foldspace / Interstellar Shipping", Copies: 1, Needs: Needs{With: Ix}, Swords: 2, Source: FromIx, Doubts: []Doubt{oneSource(2)}, Cases: []Case{{Space: "interstellar-shipping", Gains: []Gain{{What: Freighter, N: 2}}}, {Space: "foldspace", Gains: []Gain{{What: Influence, N: 1, Faction: Guild}}}}},
	{ID: "smuggling-shipping", Name: "Smuggling / Interstellar Shipping", Copies: 1, Needs: Needs{With: Ix}, Swords: 2, Source: FromIx, Doubts: []Doubt{oneSource(2)}, Cases: []Case{{Space: "interstellar-shipping", Gains: []Gain{{What: Freighter, N: 2}}}, {Space: "smuggling", Gains: []Gain{{What: Freighter, N: 1}}}}},
	{ID: "tech-negotiation", Name: "Tech Negotiation", Copies: 2, Needs: Needs{With: Ix}, Modes: SoloOnly, Source: FromIx, Doubts: []Doubt{oneSource(0)}, Cases: []Case{{Space: "tech-negotiation", Gains: []Gain{{What: NegotiateTech, N: 1}}}}},
	{ID: "dreadnought-1p", Name: "Dreadnought", Copies: 2, Needs: Needs{With: Ix}, Modes: SoloOnly, Swords: 3, Source: FromIx, Doubts: []Doubt{oneSource(3)}, Cases: []Case{{Space: "dreadnought", Gains: []Gain{{What: Dreadnought, N: 1}, {What: AcquireTech, N: 0}}}}},
	{ID: "dreadnought-2p", Name: "Dreadnought", Copies: 2, Needs: Needs{With: Ix}, Modes: TwoOnly, Swords: 3, Source: FromIx, Doubts: []Doubt{oneSource(3), {Figure: Troop, Told: []int{2, 1}}}, Cases: []Case{{Space: "dreadnought", Gains: []Gain{{What: Troop, N: 2}, {What: Dreadnought, N: 1}}}}},
}
