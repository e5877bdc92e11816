package rival_test

import (
	"testing"

	"hagal/data/facts"
	"hagal/rival"
)

func TestTech(t *testing.T) {
	stacks := func(ids ...facts.TileID) func(*rival.View) { return func(v *rival.View) { v.Board.FaceUp = ids } }
	has := func(spice, negotiators int) func(*rival.View) {
		return me(func(s *rival.Self) { s.Spice, s.Negotiators = spice, negotiators })
	}
	buys := func(stack int, id facts.TileID, negotiators, price int) []rival.Action {
		return []rival.Action{{Verb: rival.Acquire, Stack: int8(stack), Tile: id, N: negotiators, Price: price, Rule: facts.RuleTech1}}
	}
	sends := []rival.Action{{Verb: rival.Negotiate, Rule: facts.RuleTech3}}
	cannot := []rival.Action{{Verb: rival.Note, Rule: facts.RuleTech3, Why: say("No Tech tile it can pay for")}}
	open := stacks("windtraps", "holtzman-engine", "detonation-devices") // 2, 6, 3
	nobody := me(func(s *rival.Self) { s.Supply = 0 })

	try(t, takes(facts.Gain{What: facts.NegotiateTech, N: 1}), []row{
		{"R-TECH-1 the most expensive it can pay for", solo(open, has(4, 0)), buys(2, "detonation-devices", 0, 2)},
		{"R-TECH-1 only tiles for Rivals", solo(stacks("restricted-ordnance", "windtraps", "spaceport"), has(9, 0)), buys(1, "windtraps", 0, 1)},
		{"R-TECH-1 on a tie the topmost stack", solo(stacks("spaceport", "training-drones", "detonation-devices"), has(9, 0)), buys(1, "training-drones", 0, 2)},
		{"R-TECH-2 the discount, Negotiators, then spice", solo(open, has(2, 3)), buys(1, "holtzman-engine", 3, 2)},
		{"R-TECH-2 only the Negotiators that help", solo(stacks("windtraps", "", ""), has(5, 4)), buys(0, "windtraps", 1, 0)},
		{"R-TECH-3 none it can pay for: a Negotiator", solo(open, has(0, 0)), sends},
		{"R-TECH-3 no tile at all", solo(has(9, 0)), sends},
		{"R-TECH-3 no troop in supply", solo(open, has(0, 0), nobody), cannot},
		{"R-TECH-3 House Hagal ignores Tech", hagal(open, has(9, 0)), nil},
	})
	try(t, takes(facts.Gain{What: facts.NegotiateTech}), []row{
		{"R-TECH-3 Rhombur's ring has no discount", solo(open, has(2, 0)), buys(0, "windtraps", 0, 2)},
		{"R-TECH-3 and sends a Negotiator too", solo(open, has(1, 0)), sends},
	})
	try(t, takes(facts.Gain{What: facts.AcquireTech}), []row{
		{"R-TECH-3 Dreadnought acquires if it can", solo(open, has(3, 0)), buys(2, "detonation-devices", 0, 3)},
		{"R-TECH-3 and sends nobody", solo(open, has(1, 0)), cannot},
	})
}

func TestTilesAcquired(t *testing.T) {
	take := func(g facts.Gain) rival.Action { return rival.Action{Verb: rival.Take, Gain: g, Rule: facts.RuleTech5} }
	for _, c := range []struct {
		name string
		tile facts.TileID
		want []rival.Action
	}{
		{"R-TECH-5 a good", "windtraps", []rival.Action{take(facts.Gain{What: facts.Water, N: 1})}},
		{"R-TECH-5 two Factions", "shuttle-fleet", []rival.Action{take(facts.Gain{What: facts.Influence, N: 1, Any: true}),
			take(facts.Gain{What: facts.Influence, N: 1, Any: true, Other: true})}},
		{"R-TECH-5 nothing at once", "holtzman-engine", nil},
		{"R-DEPLOY-6 drones train when acquired", "training-drones", drones},
	} {
		try(t, func(v *rival.View) []rival.Action { return rival.Acquired(v, c.tile) }, []row{{c.name, solo(), c.want}})
	}
}
