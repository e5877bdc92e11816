package engine_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"hagal/data/facts"
	"hagal/engine"
	randomplay "hagal/engine/play"
	"hagal/rival"
)

// third is a box that nobody prints: one more entry of each kind, and no code.
const third facts.Boxes = 1 << 15

// sprint is its variant.
const sprint facts.Variants = 1 << 7

// add puts an entry into a table for the length of a test.
func add[T any](t *testing.T, table *[]T, entries ...T) {
	before := *table
	*table = append(slices.Clone(before), entries...)
	t.Cleanup(func() { *table = before })
}

// cover has the third box cover entries of a table.
func cover[T any](t *testing.T, table *[]T, needs func(*T) *facts.Needs, which func(T) bool) {
	before := *table
	*table = slices.Clone(before)
	t.Cleanup(func() { *table = before })
	for i := range *table {
		if which((*table)[i]) {
			needs(&(*table)[i]).Without |= third
		}
	}
}

// openThirdBox puts the third box on the shelf.
func openThirdBox(t *testing.T) {
	t.Helper()
	needs := facts.Needs{With: third}
	add(t, &facts.BoxTable, facts.Box{ID: "unprinted", Boxes: third, Name: "Third Box", SpiceLevel: 2})
	cover(t, &facts.Spaces, func(s *facts.Space) *facts.Needs { return &s.Needs }, func(s facts.Space) bool { return s.ID == "wealth" })
	cover(t, &facts.Cards, func(c *facts.Card) *facts.Needs { return &c.Needs }, func(c facts.Card) bool { return c.ID == "wealth" })
	add(t, &facts.Spaces,
		facts.Space{ID: "gilded-court", Name: "Gilded Court", Faction: facts.Emperor, Icon: facts.FactionSpace, Needs: needs,
			Entry: facts.Gain{What: facts.Influence, N: 1, Faction: facts.Fremen}},
		facts.Space{ID: "sand-garden", Name: "Sand Garden", Icon: facts.SpiceTrade, Combat: true, Maker: 4, Needs: needs,
			Control: facts.Gain{What: facts.Water, N: 1}, Landing: 4})
	add(t, &facts.Cards,
		facts.Card{ID: "gilded-court", Name: "Gilded Court", Copies: 2, Swords: 5, Source: facts.OurReading, Needs: needs,
			Cases: []facts.Case{{Space: "gilded-court", Gains: []facts.Gain{{What: facts.Influence, N: 1, Faction: facts.Emperor}, {What: facts.Water, N: 1}}}}},
		facts.Card{ID: "sand-garden", Name: "Sand Garden", Copies: 1, Source: facts.OurReading, Needs: needs, Modes: facts.SoloOnly,
			Cases: []facts.Case{{Space: "sand-garden", Gains: []facts.Gain{{What: facts.SignetRing, N: 1}, {What: facts.Troop, N: 1}}}}})
	add(t, &facts.Leaders, facts.Leader{ID: "unprinted-leader", Name: "Third Leader", Needs: needs, Rival: true, Says: "Gains 2 water",
		Ring: facts.Ring{Gains: []facts.Gain{{What: facts.Water, N: 2}}}})
	add(t, &facts.Conflicts, facts.Conflict{ID: "garden-war", Name: "Garden War", Level: 1, Needs: needs, Location: "sand-garden", Rewards: [3]facts.Reward{
		{Gains: []facts.Gain{{What: facts.Point, N: 1}, {What: facts.Control, N: 1}}},
		{Gains: []facts.Gain{{What: facts.Solari, N: 1}}},
		{Gains: []facts.Gain{{What: facts.Solari, N: 1}}},
	}})
	add(t, &facts.Tiles, facts.Tile{ID: "unprinted-tile", Name: "Third Tile", Needs: facts.Needs{With: third | facts.Ix}, Cost: 1, Rival: true,
		Acquire: []facts.Gain{{What: facts.Water, N: 1}}, Says: "1 water when acquired"})
	add(t, &facts.VariantTable, facts.Variant{ID: "unprinted-sprint", Variant: sprint, Name: "Sprint", Rule: facts.RuleVar3, Modes: facts.SoloOnly, Needs: needs, Winning: 4})
	add(t, &facts.SetupLines, facts.SetupLine{Part: facts.SetupBoard, On: facts.On{Needs: needs}, Form: "Lay the Third Box out."})
	add(t, &rival.Solo, rival.Step{Name: "garden", Needs: needs, Act: func(*rival.View) []rival.Action {
		return []rival.Action{{Verb: rival.Gain, Good: facts.Solari, N: 1, Rule: facts.RuleCard1}}
	}})
}

const (
	soloThird = "table solo expansion=unprinted difficulty=sardaukar you=- left=unprinted-leader right=ilban-richese deck=cards"
	bothBoxes = "table solo expansion=ix,unprinted difficulty=sardaukar you=- left=unprinted-leader right=rhombur-vernius deck=cards"
)

func TestThirdBoxIsSetUp(t *testing.T) {
	openThirdBox(t)
	for line, want := range map[string]string{
		soloThird: "expansion=unprinted ", bothBoxes: "expansion=ix,unprinted ", strings.Replace(bothBoxes, "ix,unprinted", "unprinted,ix", 1): "expansion=ix,unprinted ",
		soloBase: "expansion=base ", soloIx: "expansion=ix ",
	} {
		if got := parsed(t, line).String(); !strings.Contains(got, want) {
			t.Errorf("%s is printed as %s", line, got)
		}
	}
	for _, c := range []struct{ line, want string }{
		{strings.Replace(soloThird, "=unprinted ", "=fourth ", 1), "one of: base"},
		{strings.Replace(soloThird, "=unprinted ", "=base,unprinted ", 1), `"base" is in every box`},
		{strings.Replace(soloThird, "=unprinted ", "=unprinted,unprinted ", 1), "named twice"},
		{strings.Replace(soloThird, "=unprinted ", "= ", 1), "one of: base"},
	} {
		if _, err := engine.Parse(c.line); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.line, err, c.want)
		}
	}
	// The deck: base solo 27, without Wealth 26, with the box's three 29.
	start(t, soloThird).left(29)
	start(t, bothBoxes).left(32).refused("tiles holtzman-engine artillery holtzman-engine", "R-SETUP-7").do("tiles holtzman-engine artillery unprinted-tile")
	start(t, soloIx).refused("tiles holtzman-engine artillery unprinted-tile", "R-SETUP-7")
	sprint := func(box string) string {
		return "table solo expansion=" + box + " difficulty=sardaukar you=- left=leto-atreides right=ilban-richese variants=unprinted-sprint deck=cards"
	}
	start(t, sprint("unprinted"))
	(&game{T: t}).refused(sprint("ix"), "R-VAR-3").refused(sprint("base"), "R-VAR-3")
	(&game{T: t}).refused(strings.Replace(soloThird, "=unprinted ", "=ix ", 1), "R-SETUP-3")
	lines := facts.SetupOf(facts.SetupBoard, true, third, 0)
	if n := len(lines); n == 0 || lines[n-1].Form != "Lay the Third Box out." {
		t.Errorf("set-up lines %v", lines)
	}
}

func TestThirdBoxIsPlayed(t *testing.T) {
	openThirdBox(t)
	g := start(t, soloThird, "round garden-war")
	g.refused("rival left cards=wealth", "R-DRAW-1").refused("rival left cards=gilded-court", "R-DRAW-4")
	g.do("influence left fremen +1").does("rival left cards=gilded-court", "agents.gilded-court >left", "left.agents 2>1",
		"left.influence.emperor 0>1", "left.water 1>2", "left.solari 0>1")
	g.told("R-DRAW-1", engine.Left, "Gilded Court used").told("R-CARD-1", engine.Left, "Gains 1 Solari")
	g.do("rival right cards=secrets").refused("agent you wealth", "R-SETUP-5")
	g.does("agent you sand-garden troops=1", "agents.sand-garden >you", "you.deployed 0>1")
	g.do("lift you sand-garden").does("rival left cards=sand-garden", "agents.sand-garden >left", "left.agents 1>0", "left.solari 1>2",
		"left.garrison 3>1", "left.supply 9>8", "left.deployed 0>3", "left.water 2>1", "left.vp 0>1") // its ring's 2 water buy the point
	g.rest().do("combat left=gilded-court").does("resolve", "phase combat>combat-end", "left.vp 1>2", "control.sand-garden.marker >left",
		"left.deployed 3>0", "left.supply 8>11", "left.strength 11>0", "you.deployed 1>0", "you.strength 2>0")
	g.do("recall", "bonus sand-garden 2", "bonus imperial-basin 2", "bonus the-great-flat 1", "round desert-power", "set right spice 6")
	g.do("rival right cards=harvest-spice").told("R-DRAW-6", engine.Right, "Sand Garden").told("R-SPEND-1", engine.Right, "Pays 7 spice") // a Conflict II is enough
	g.told("R-CARD-4", engine.Left, "Gains 1 water for control of Sand Garden")
}

func TestThirdBoxStaysInItsBox(t *testing.T) {
	openThirdBox(t)
	start(t, soloBase).refused("round garden-war", "R-SETUP-6").do("round skirmish-a").left(27).
		refused("rival left cards=gilded-court", "R-DRAW-1").do("rival left cards=wealth", "rival right cards=secrets").
		refused("agent you gilded-court", "R-SETUP-5").refused("bonus sand-garden 1", "R-END-1").refused("control sand-garden you", "R-CARD-4")
	start(t, soloIx).do(tilesIx).refused("round garden-war", "R-SETUP-6")
	var r *engine.Refusal
	_, err := start(t, soloBase).table().Apply(engine.Round{Conflict: "garden-war"})
	if !errors.As(err, &r) || !strings.Contains(r.Error(), "Garden War comes with Third Box") {
		t.Error(err)
	}
}

// Whole random games with every mix of boxes keep what must hold.
func TestThirdBoxInRandomGames(t *testing.T) {
	openThirdBox(t)
	mixes := map[facts.Boxes]int{}
	for seed := range uint64(60) {
		p := randomplay.NewRandom(rand.New(rand.NewPCG(seed, 3)))
		setup := p.Setup()
		mixes[setup.Boxes]++
		if _, err := randomplay.Game(p, setup); err != nil {
			t.Fatal(fmt.Errorf("seed %d: %w", seed, err))
		}
	}
	for _, b := range []facts.Boxes{facts.Base, facts.Ix, third, facts.Ix | third} {
		if mixes[b] == 0 {
			t.Errorf("no game with %s", b)
		}
	}
}

// A box of three tiles fills the stacks, and none of them is given away before.
func TestThirdBoxOfThreeTiles(t *testing.T) {
	needs := facts.Needs{With: third}
	add(t, &facts.BoxTable, facts.Box{ID: "unprinted", Boxes: third, Name: "Third Box", Pieces: facts.TechTiles})
	for _, id := range []facts.TileID{"drill", "sled", "map"} {
		add(t, &facts.Tiles, facts.Tile{ID: id, Name: string(id), Needs: needs, Cost: 1, Rival: true, End: 1, Says: "At the end 1 point"})
	}
	line := strings.Replace(soloThird, "unprinted-leader", "leto-atreides", 1)
	g := start(t, line).refused("own left map", "R-SETUP-7").do("tiles sled map drill", "round skirmish-a", "set left spice 1", "rival left cards=secrets")
	g.refused("set left freighter 1", "R-SETUP-2").do("set right negotiators 1")
	for seed := range uint64(20) {
		p := randomplay.NewRandom(rand.New(rand.NewPCG(seed, 4)))
		if _, err := randomplay.Game(p, parsed(t, line).(engine.Setup)); err != nil {
			t.Fatal(fmt.Errorf("seed %d: %w", seed, err))
		}
	}
}
