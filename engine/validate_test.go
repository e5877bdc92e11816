package engine

import (
	"slices"
	"strings"
	"testing"

	"hagal/data/facts"
	"hagal/rival"
)

// spoiled is a table with one thing wrong, and what Validate says of it.
type spoiled struct {
	name  string
	spoil func(*Table)
	want  string
}

// onTable plays lines on a new table.
func onTable(t *testing.T, lines ...string) Table {
	t.Helper()
	table, err := Replay(strings.Join(lines, "\n"), func(int, string, Result) {})
	if err != nil {
		t.Fatal(err)
	}
	if err := table.Validate(); err != nil {
		t.Fatalf("before anything is spoiled: %v", err)
	}
	return table
}

// The longest list of cards that a turn can draw is still a line.
func TestTheLongestDrawFitsInALine(t *testing.T) {
	longest := facts.CardID("")
	for _, c := range facts.Cards {
		if len(c.ID) > len(longest) {
			longest = c.ID
		}
	}
	line := Rival{Seat: Hagal, Cards: slices.Repeat([]facts.CardID{longest}, mostSeen)}.String()
	if len(line) > MaxLine {
		t.Errorf("%d cards make a line of %d bytes, more than %d", mostSeen, len(line), MaxLine)
	}
}

// Every way a table can go wrong is caught by Validate.
func TestSpoiled(t *testing.T) {
	solo := onTable(t,
		"table solo expansion=ix difficulty=sardaukar you=- left=memnon-thorvald right=ilban-richese deck=cards",
		"tiles holtzman-engine artillery spaceport", "influence left emperor +4", "own left windtraps",
		"own right flagship", "trash right flagship", "round skirmish-b")
	spoil(t, solo, spoiledCounts)
	spoil(t, solo, spoiledUnits)
	spoil(t, solo, spoiledPoints)
	spoil(t, solo, spoiledPlay)
	spoil(t, solo, spoiledTiles)
	spoil(t, onTable(t, "table two expansion=ix first=one deck=app", "round skirmish-b"), []spoiled{
		{"House Hagal with a point", func(t *Table) { t.at(Hagal).Points = []Point{{Source: facts.PointsBought, N: 1}} }, "hagal: has points"},
		{"House Hagal with a fourth Agent", func(t *Table) { t.at(Hagal).Agents++ }, "hagal: 4 Agents, not 3"},
		{"a card of the other mode", func(t *Table) { t.deck.cards[0] = "arrakeen-1p" }, "too many of arrakeen-1p"},
	})
}

func spoil(t *testing.T, table Table, ways []spoiled) {
	t.Helper()
	for _, way := range ways {
		t.Run(way.name, func(t *testing.T) {
			bad := table.clone()
			rare := *bad.rare
			bad.rare = &rare
			bad.deck.cards = slices.Clone(bad.deck.cards)
			bad.control, bad.stacks = slices.Clone(bad.control), slices.Clone(bad.stacks)
			for i := range bad.sides {
				side := *bad.sides[i]
				side.Tiles = slices.Clone(side.Tiles)
				bad.sides[i] = &side
			}
			way.spoil(&bad)
			err := bad.Validate()
			if err == nil || !strings.Contains(err.Error(), way.want) {
				t.Errorf("Validate says %v, want %q", err, way.want)
			}
			if err := table.Validate(); err != nil {
				t.Errorf("the table it came from: %v", err)
			}
		})
	}
}

var spoiledCounts = []spoiled{
	{"Emperor above the track", func(t *Table) { t.at(Left).Influence[facts.Emperor] = 7 }, "left: Emperor is 7"},
	{"Guild below the track", func(t *Table) { t.at(You).Influence[facts.Guild] = -1 }, "you: Guild is -1"},
	{"Bene Gesserit above the track", func(t *Table) { t.at(Right).Influence[facts.BeneGesserit] = 7 }, "right: Bene Gesserit is 7"},
	{"Fremen below the track", func(t *Table) { t.at(Right).Influence[facts.Fremen] = -1 }, "right: Fremen is -1"},
	{"Freighter above the track", func(t *Table) { t.at(Left).Freighter = 3 }, "left: Freighter is 3"},
	{"Freighter below the track", func(t *Table) { t.at(Left).Freighter = -1 }, "left: Freighter is -1"},
	{"spice owed", func(t *Table) { t.at(Left).Spice = -1 }, "left: spice is -1"},
	{"Solari owed", func(t *Table) { t.at(Left).Solari = -1 }, "left: Solari is -1"},
	{"water owed", func(t *Table) { t.at(Right).Water = -1 }, "right: water is -1"},
	{"Intrigue owed", func(t *Table) { t.at(Right).Intrigue = -1 }, "right: Intrigue is -1"},
	{"a human's Solari owed", func(t *Table) { t.at(You).Solari = -6 }, "you: Solari is -6"},
	{"too many Agents", func(t *Table) { t.at(Left).Agents = 5 }, "left: Agents is 5"},
	{"Agents owed", func(t *Table) { t.at(Left).Agents = -1 }, "left: Agents is -1"},
	{"supply owed", func(t *Table) { t.at(Left).Supply, t.at(Left).Garrison = -1, 12 }, "left: supply is -1"},
	{"garrison owed", func(t *Table) { t.at(Left).Garrison = -1 }, "left: garrison is -1"},
	{"Conflict owed", func(t *Table) { t.at(Left).Deployed = -1 }, "left: deployed is -1"},
	{"Negotiators owed", func(t *Table) { t.at(Left).Negotiators = -1 }, "left: Negotiators is -1"},
	{"a human's troops", func(t *Table) { t.at(You).Deployed = 13 }, "you: deployed is 13"},
	{"dreadnoughts in supply", func(t *Table) { t.at(Left).Dreads.Supply = 3 }, "dreadnoughts in supply is 3"},
	{"dreadnoughts in garrison", func(t *Table) { t.at(Left).Dreads.Garrison = -1 }, "dreadnoughts in garrison is -1"},
	{"dreadnoughts deployed", func(t *Table) { t.at(You).Dreads.Deployed = 3 }, "dreadnoughts deployed is 3"},
}

var spoiledUnits = []spoiled{
	{"a troop lost from supply", func(t *Table) { t.at(Left).Supply-- }, "left: 11 troops in all"},
	{"a troop lost from the garrison", func(t *Table) { t.at(Right).Garrison-- }, "right: 11 troops in all"},
	{"a troop too many in the Conflict", func(t *Table) { t.at(Left).Deployed++ }, "left: 13 troops in all"},
	{"a Negotiator too many", func(t *Table) { t.at(Left).Negotiators++ }, "left: 13 troops in all"},
	{"a dreadnought lost", func(t *Table) { t.at(Left).Dreads.Supply-- }, "left: 1 dreadnoughts in all"},
	{"a dreadnought in two places", func(t *Table) { t.at(Left).Dreads.Garrison++ }, "left: 3 dreadnoughts in all"},
	{"a dreadnought out of nowhere", func(t *Table) { t.control[0].Dreadnought = Right }, "right: 3 dreadnoughts in all"},
	{"a human's third dreadnought", func(t *Table) {
		t.at(You).Dreads.Deployed, t.control[0].Dreadnought = 2, You
	}, "you: 3 dreadnoughts"},
	{"an Agent lost", func(t *Table) { t.at(Left).Agents-- }, "left: 1 Agents, not 2"},
	{"an Agent out of nowhere", func(t *Table) { t.agents.add(newAgent(Right, "wealth")) }, "right: 3 Agents, not 2"},
	{"a human's fifth Agent", func(t *Table) {
		for _, id := range []facts.SpaceID{"wealth", "carthag", "arrakeen", "mentat", "conspire"} {
			t.agents.add(newAgent(You, id))
		}
	}, "you: 5 Agents on the board"},
}

var spoiledPoints = []spoiled{
	{"a point for influence too many", func(t *Table) {
		t.at(You).Points = append(t.at(You).Points, Point{Source: facts.PointsFromInfluence, Rule: facts.RuleInf1, N: 1})
	}, "you: points off by 1 for influence"},
	{"a point by a rule that gives none", func(t *Table) {
		t.at(Left).Points = append(t.at(Left).Points, Point{Rule: facts.RuleDraw1, N: 1})
	}, "left: points by R-DRAW-1, which gives none"},
	{"a point for influence missing", func(t *Table) { t.at(Left).Points = nil }, "left: points off by -1 for influence and -1 for Alliances"},
	{"influence without its point", func(t *Table) { t.at(Right).Influence[facts.Guild] = 2 }, "right: points off by -1 for influence"},
	{"a point for an Alliance too many", func(t *Table) {
		t.at(Right).Points = append(t.at(Right).Points, Point{Source: facts.PointsFromAlliances, Rule: facts.RuleInf2, N: 1})
	}, "right: points off by 0 for influence and 1 for Alliances"},
	{"an Alliance on the board", func(t *Table) { t.alliances[facts.Emperor] = Nobody }, `the Alliance with the Emperor is with ""`},
	{"an Alliance below 4", func(t *Table) { t.alliances[facts.Guild] = Right }, `the Alliance with the Spacing Guild is with "right"`},
	{"an Alliance below another", func(t *Table) { t.at(You).Influence[facts.Emperor] = 6 }, `is with "left" at 4, the highest is at 6`},
	{"3 Intrigue cards kept", func(t *Table) { t.at(Left).Intrigue = 3 }, "left: could buy a point"},
	{"3 water kept", func(t *Table) { t.at(Left).Water = 3 }, "left: could buy a point"},
	{"7 Solari kept", func(t *Table) { t.at(Right).Solari = 7 }, "right: could buy a point"},
	{"7 spice kept at a Conflict III", func(t *Table) { t.at(Right).Spice, t.conflict = 7, facts.ConflictOf("grand-vision") }, "right: could buy a point"},
}

var spoiledPlay = []spoiled{
	{"a card twice", func(t *Table) { t.deck.cards = append(t.deck.cards, "wealth") }, "too many of wealth"},
	{"an unknown card", func(t *Table) { t.deck.cards[0] = "no-card" }, "too many of no-card"},
	{"an empty deck", func(t *Table) { t.deck.cards = nil }, "0 of 30 cards in the deck"},
	{"a card the deck has not", func(t *Table) { t.deck.pack = &pack{all: t.deck.all[1:]} }, "too many of conspire"},
	{"a card lost for good", func(t *Table) {
		t.deck.pack = &pack{all: t.deck.all[1:]}
		t.deck, _ = t.deck.without("conspire")
	}, "29 of 29 cards in the deck"},
	{"nobody due", func(t *Table) { t.turn = Nobody }, `in phase player-turns it is the turn of ""`},
	{"somebody due in Combat", func(t *Table) { t.phase = PhaseCombat }, `in phase combat it is the turn of "left"`},
	{"a Rival due without an Agent", func(t *Table) {
		t.at(Left).Agents, t.at(Left).extraAgents = 0, -2
	}, "left is due and has no turn left"},
	{"a human due after its reveal", func(t *Table) { t.turn, t.at(You).Revealed = You, true }, "you is due and has no turn left"},
	{"a decision without options", func(t *Table) { t.decision = &Decision{Kind: KindReward} }, "a decision without options"},
	{"bonus spice owed", func(t *Table) { t.bonus[1] = -1 }, "-1 bonus spice on hagga-basin"},
}

var spoiledTiles = []spoiled{
	{"a tile with a Rival and face up", func(t *Table) { t.stacks[1].Up = "windtraps" }, "windtraps is with left and face up"},
	{"a tile with two Rivals", func(t *Table) {
		t.at(Right).Tiles = []rival.Tile{{ID: "windtraps"}}
	}, "windtraps is with left and with right"},
	{"a tile on two stacks", func(t *Table) { t.stacks[1].Up = t.stacks[0].Up }, "holtzman-engine is face up and face up"},
	{"a trashed tile face up", func(t *Table) { t.stacks[0].Up = "flagship" }, "flagship is face up and gone"},
	{"a trashed tile with a Rival", func(t *Table) { t.rare = &rare{gone: append(t.gone, "windtraps")} }, "windtraps is with left and gone"},
	{"a tile on an empty stack", func(t *Table) { t.stacks[2].Left = 0 }, `a stack of 0 tiles, "spaceport" up`},
	{"a stack too high", func(t *Table) { t.stacks[2].Left = 7 }, "a stack of 7 tiles"},
	{"a stack below nothing", func(t *Table) { t.stacks[2] = Stack{Left: -1} }, "a stack of -1 tiles"},
}
