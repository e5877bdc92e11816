package rival

import (
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
)

// Step is one named step of a turn.
type Step struct {
	Name  string
	Act   func(View) []Action
	Needs facts.Needs // the boxes it is taken with
}

// Solo is the turn of a Rival Leader, Hagal that of House Hagal beside two
// humans. Both draw, send, take and deploy; only a Leader has drones to train.
var (
	Solo = []Step{
		{Name: "ready", Act: Ready},
		{Name: "draw", Act: DrawCard},
		{Name: "send", Act: SendAgent},
		{Name: "take", Act: TakeCard},
		{Name: "deploy", Act: DeployUnits},
	}
	Hagal = []Step{
		{Name: "draw", Act: DrawCard},
		{Name: "send", Act: SendAgent},
		{Name: "take", Act: TakeCard},
		{Name: "deploy", Act: DeployUnits},
	}
)

// Steps are those of Solo or Hagal that are taken with the boxes on the table.
func Steps(solo bool, b facts.Boxes) []Step {
	all := Hagal
	if solo {
		all = Solo
	}
	return slices.DeleteFunc(slices.Clone(all), func(s Step) bool { return !s.Needs.Met(b) })
}

// Ready turns the Training Drones (R-DEPLOY-6).
func Ready(v View) []Action {
	if !v.Turn.First || !v.has(facts.TrainingDrones) {
		return nil
	}
	return drones(v.tileWith(facts.TrainingDrones))
}

func drones(id facts.TileID) []Action {
	return []Action{
		{Verb: Flip, Tile: id, Rule: facts.RuleDeploy6, Why: speech.Of("{0} turned face down", id)},
		{Verb: Recruit, N: 1, Rule: facts.RuleDeploy6},
	}
}

// DrawCard asks for a card that can be used (R-DRAW-1).
func DrawCard(View) []Action { return []Action{{Verb: Draw, Rule: facts.RuleDraw1}} }

// SendAgent sends the Agent where the card says, with Invasion Ships if they
// are what opens the space (R-DRAW-7).
func SendAgent(v View) []Action {
	if v.Turn.Space == "" {
		return nil
	}
	var actions []Action
	if v.Turn.Ships {
		actions = append(actions, Action{Verb: Flip, Tile: v.tileWith(facts.InvasionShips), Rule: facts.RuleDraw7,
			Why: speech.Of("{0} turned face down: others' Agents do not block {1}", v.tileWith(facts.InvasionShips), v.Turn.Space)})
	}
	return append(actions, Action{Verb: Send, Space: v.Turn.Space, Rule: facts.RuleCard1, Why: speech.Of("Agent to {0}", v.Turn.Space)})
}

// TakeCard takes what the card's icons give (R-CARD-2, R-CARD-3).
func TakeCard(v View) []Action {
	if !v.Turn.Sent {
		return nil
	}
	var actions []Action
	if v.Turn.Case.Harvest {
		actions = append(actions, Action{Verb: Collect, Space: v.Turn.Space, Rule: facts.RuleCard3})
	}
	for _, g := range v.Turn.Case.Gains {
		actions = append(actions, Action{Verb: Take, Gain: g, Rule: facts.RuleCard2})
	}
	return actions
}
