package rival

import (
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
)

// Step is one named step of a turn.
type Step struct {
	Name  string
	Act   func(*View) []Action
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
func Ready(v *View) []Action {
	if !v.Turn.First || !v.has(facts.TrainingDrones) {
		return nil
	}
	return because(drones(v, v.tileWith(facts.TrainingDrones)), v.Telling.Why(func() []speech.Sentence {
		return []speech.Sentence{say("{0}: the first turn of the round.", v.Name), v.troops()}
	})...)
}

func drones(v *View, id facts.TileID) []Action {
	return because(v.do(
		Action{Verb: Flip, Tile: id, Rule: facts.RuleDeploy6, Why: v.Telling.line(func() speech.Sentence { return say("{0} turned face down", id) })},
		Action{Verb: Recruit, N: 1, Rule: facts.RuleDeploy6},
	), v.Telling.oneWhy(func() speech.Sentence { return ofTile(id) })...)
}

// DrawCard asks for a card that can be used (R-DRAW-1).
func DrawCard(v *View) []Action { return v.do(Action{Verb: Draw, Rule: facts.RuleDraw1}) }

// SendAgent sends the Agent where the card says, with Invasion Ships if they
// are what opens the space (R-DRAW-7).
func SendAgent(v *View) []Action {
	if v.Turn.Space == "" {
		return nil
	}
	actions := v.do()
	if v.Turn.Ships {
		actions = v.do(v.turnShips(v.tileWith(facts.InvasionShips)))
	}
	return v.also(actions, Action{Verb: Send, Space: v.Turn.Space, Rule: facts.RuleCard1,
		Because: v.Telling.oneWhy(func() speech.Sentence {
			return say("Card used: {0}. It sends the Agent to {1}.", v.Turn.Card, v.Turn.Space)
		})})
}

// turnShips turns Invasion Ships face down.
func (v *View) turnShips(ships facts.TileID) Action {
	return Action{Verb: Flip, Tile: ships, Rule: facts.RuleDraw7,
		Why: v.Telling.line(func() speech.Sentence {
			return say("{0} turned face down: others' Agents do not block {1}", ships, v.Turn.Space)
		}),
		Because: v.Telling.Why(func() []speech.Sentence {
			return append(blocked(byOthers, v.posted(), v.Turn.Space), ofTile(ships))
		})}
}

// posted is who is on the space it goes to.
func (v *View) posted() Name {
	_, who := v.block(v.Turn.Space)
	return who
}

// TakeCard takes what the card's icons give (R-CARD-2, R-CARD-3).
func TakeCard(v *View) []Action {
	if !v.Turn.Sent {
		return nil
	}
	actions := v.do()
	if v.Turn.Case.Harvest {
		actions = v.do(Action{Verb: Collect, Space: v.Turn.Space, Rule: facts.RuleCard3, Because: v.Telling.Why(v.whyHarvest)})
	}
	for _, g := range v.Turn.Case.Gains {
		actions = v.also(actions, Action{Verb: Take, Gain: g, Rule: facts.RuleCard2,
			Because: v.Telling.oneWhy(func() speech.Sentence { return say("Card {0}: {1}.", v.Turn.Card, speech.Gain(g)) })})
	}
	return actions
}

// whyHarvest is what lies on the Maker space.
func (v *View) whyHarvest() []speech.Sentence {
	i := slices.IndexFunc(v.spaces().Makers, func(m Maker) bool { return m.Space == v.Turn.Space })
	if i < 0 {
		return nil
	}
	return []speech.Sentence{say("{0}: base value {1}, bonus spice {2}.", v.Turn.Space, base(v.Turn.Space), v.spaces().Makers[i].Bonus)}
}
