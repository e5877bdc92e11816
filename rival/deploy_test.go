package rival_test

import (
	"testing"

	"hagal/data/facts"
	"hagal/rival"
)

func TestDeployment(t *testing.T) {
	at := func(turn rival.Turn) func(*rival.View) {
		turn.Sent = true
		return during(turn)
	}
	// here is a Combat space, away is none; troops were recruited, of them some shipped.
	here := func(recruited int) func(*rival.View) { return at(rival.Turn{Space: "carthag", Recruited: recruited}) }
	away := func(shipped int) func(*rival.View) {
		return at(rival.Turn{Space: "interstellar-shipping", Recruited: shipped, Shipped: shipped})
	}
	garrison := func(troops, ships int) func(*rival.View) {
		return me(func(s *rival.Self) { s.Garrison, s.Dreads.Garrison = troops, int8(ships) })
	}
	inConflict := func(troops, ships int) func(*rival.View) {
		return me(func(s *rival.Self) { s.Deployed, s.Dreads.Deployed = troops, int8(ships) })
	}
	rich := me(func(s *rival.Self) { s.Solari = 4 })
	expert := func(level int) func(*rival.View) {
		return func(v *rival.View) { v.Expert, v.Level = true, level }
	}
	deploys := func(troops int) []rival.Action {
		return []rival.Action{{Verb: rival.Deploy, N: troops, Rule: facts.RuleDeploy1}}
	}
	withShips := func(troops, ships int) []rival.Action {
		return []rival.Action{{Verb: rival.Deploy, N: troops, Ships: ships, Rule: facts.RuleDeploy2}}
	}
	ahead := func(by string) rival.Action {
		return rival.Action{Verb: rival.Note, Rule: facts.RuleDeploy4, Why: say("No troops deployed: its units are already " + by + " strength ahead")}
	}
	flagship := []rival.Action{
		{Verb: rival.Pay, Good: solari, N: 4, Rule: facts.RuleDeploy3},
		{Verb: rival.Flip, Tile: "flagship", Rule: facts.RuleDeploy3, Why: say("Flagship turned face down")},
		{Verb: rival.Recruit, N: 3, Rule: facts.RuleDeploy3},
		{Verb: rival.Deploy, N: 3, Rule: facts.RuleDeploy3},
	}
	few := me(func(s *rival.Self) { s.Supply = 2 })
	try(t, rival.DeployUnits, []row{
		{"R-DEPLOY-1 recruits and two more", solo(here(2), garrison(5, 0)), deploys(4)},
		{"R-DEPLOY-1 recruits and what there is", solo(here(2), garrison(3, 0)), deploys(3)},
		{"R-DEPLOY-1 two from the garrison", solo(here(0), garrison(3, 0)), deploys(2)},
		{"R-DEPLOY-1 an empty garrison", solo(here(0), garrison(0, 0)), nil},
		{"R-DEPLOY-1 not at another space", solo(at(rival.Turn{Space: "wealth", Recruited: 2}), garrison(5, 0)), nil},
		{"R-DEPLOY-1 not without an Agent sent", solo(garrison(5, 0)), nil},
		{"R-DEPLOY-1 House Hagal too", hagal(here(1), garrison(4, 0)), deploys(3)},
		{"R-DEPLOY-2 a dreadnought and a troop", solo(here(0), garrison(3, 1)), withShips(1, 1)},
		{"R-DEPLOY-2 two dreadnoughts and the recruits", solo(here(2), garrison(5, 2)), withShips(2, 2)},
		{"R-DEPLOY-3 Flagship", solo(here(0), garrison(3, 0), rich, owns("flagship")), append(deploys(2), flagship...)},
		{"R-DEPLOY-3 with nothing else to deploy", solo(here(0), garrison(0, 0), rich, owns("flagship")), flagship},
		{"R-DEPLOY-3 face down", solo(here(0), garrison(3, 0), rich, down("flagship")), deploys(2)},
		{"R-DEPLOY-3 three Solari", solo(here(0), garrison(3, 0), me(func(s *rival.Self) { s.Solari = 3 }), owns("flagship")), deploys(2)},
		{"R-DEPLOY-3 two troops in supply", solo(here(0), garrison(3, 0), rich, few, owns("flagship")), deploys(2)},
		{"R-DEPLOY-3 not at another space", solo(at(rival.Turn{Space: "wealth"}), rich, owns("flagship")), nil},
		{"R-DEPLOY-4 four strength ahead", solo(expert(2), here(2), garrison(5, 0), inConflict(2, 0)), []rival.Action{ahead("4")}},
		{"R-DEPLOY-4 three strength ahead", solo(expert(2), here(2), garrison(5, 0), inConflict(0, 1)), deploys(4)},
		{"R-DEPLOY-4 ahead of the strongest other", solo(expert(1), here(2), garrison(5, 0), inConflict(3, 0), other(3)), deploys(4)},
		{"R-DEPLOY-4 dreadnoughts still deploy", solo(expert(2), here(2), garrison(5, 1), inConflict(2, 0)), append(withShips(0, 1), ahead("4"))},
		{"R-DEPLOY-4 Flagship is not used", solo(expert(2), here(0), garrison(3, 0), inConflict(0, 2), rich, owns("flagship")), []rival.Action{ahead("6")}},
		{"R-DEPLOY-4 all it can in a Conflict III", solo(expert(3), here(2), garrison(5, 0), inConflict(2, 0)), deploys(4)},
		{"R-DEPLOY-4 only where it is played", solo(here(2), garrison(5, 0), inConflict(4, 0)), deploys(4)},
		{"R-DEPLOY-5 shipped troops from any space", solo(away(3), garrison(6, 0), owns("troop-transports")), []rival.Action{{Verb: rival.Deploy, N: 3, Rule: facts.RuleDeploy5}}},
		{"R-DEPLOY-5 only with the tile", solo(away(2), garrison(6, 0)), nil},
		{"R-DEPLOY-5 only those shipped", solo(at(rival.Turn{Space: "wealth", Recruited: 2}), garrison(6, 0), owns("troop-transports")), nil},
		{"R-DEPLOY-5 unless R-DEPLOY-4 forbids it", solo(expert(1), away(3), garrison(6, 0), inConflict(2, 0), owns("troop-transports")), []rival.Action{ahead("4")}},
	})
}

func TestStrengthOfUnits(t *testing.T) {
	for _, c := range []struct {
		name         string
		troops, ship int
		want         int
	}{
		{"R-COMBAT-2 none", 0, 0, 0}, {"R-COMBAT-2 two a troop", 3, 0, 6}, {"R-COMBAT-2 three a dreadnought", 1, 2, 8},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := rival.UnitStrength(c.troops, c.ship); got != c.want {
				t.Errorf("strength %d, want %d", got, c.want)
			}
		})
	}
}
