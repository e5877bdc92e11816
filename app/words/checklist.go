package words

import (
	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
)

// Checklist is the set-up of exactly this table, in order.
func Checklist(t engine.Table) []string {
	s := t.Setup()
	list := []string{T("Lay out the board, the Imperium Row and the Reserve cards.")}
	if s.Ix {
		list = append(list, T("Lay the CHOAM overlay and the Ix board; put a Freighter of each colour at the bottom of the Shipping track."))
	}
	list = append(list, conflictDeck(s), T("Put each Alliance token on its Faction, and no bonus spice on the Maker spaces."))
	if s.Solo {
		list = append(list, soloSeats(t)...)
	} else {
		list = append(list, T("House Hagal: a colour of its own with 3 Agents, 12 troops in supply, an empty garrison, a cube at 0 with each Faction, no resources."),
			T("First Player marker to {0}.", Seat(t, t.First())))
	}
	if s.Ix && s.Solo {
		list = append(list, T("Shuffle the Tech tiles into three stacks of 6 and turn up the top tile of each."))
	}
	if s.Variants.Has(facts.Epic) {
		list = append(list, T("Epic: each of you starts with 5 troops, one Intrigue card, and Control the Spice in place of one Dune, the Desert Planet."))
	}
	if s.RealCards {
		list = append(list, T("Shuffle the House Hagal deck: {0} cards.", t.DeckLeft()))
	} else {
		list = append(list, T("The House Hagal cards stay in the box: the app draws them."))
	}
	return append(list, T("Take your own Leader, starting deck, water, troops and Agents as the rulebook says."))
}

func conflictDeck(s engine.Setup) string {
	if s.Variants.Has(facts.Epic) {
		return T("Conflict deck, top to bottom: 5 Conflict II, 5 Conflict III.")
	}
	if !s.Solo {
		return T("Conflict deck, top to bottom: 1 Conflict I, 5 Conflict II, 4 Conflict III.")
	}
	d, _ := facts.DifficultyByID(s.Difficulty)
	return T("Conflict deck, top to bottom: 1 Conflict I, 5 Conflict II, 4 Conflict III. The Rivals' Swordmasters come in round {0}.", d.SwordmasterRound)
}

func soloSeats(t engine.Table) []string {
	s := t.Setup()
	d, _ := facts.DifficultyByID(s.Difficulty)
	var list []string
	for _, seat := range []engine.Seat{engine.Left, engine.Right} {
		where := T("left")
		if seat == engine.Right {
			where = T("right")
		}
		side := t.Side(seat)
		list = append(list, T("{0}, on your {1}: 2 Agents, 1 water, {2} in the garrison and {3} in supply, {4} face down, a cube at 0 with each Faction.",
			side.Leader, where, speech.Count{N: side.Garrison, Good: facts.Troop}, side.Supply, speech.Count{N: side.Intrigue, Good: facts.Intrigue}))
		if s.Ix {
			list = append(list, T("{0}: 2 dreadnoughts in supply.", side.Leader))
		}
	}
	list = append(list, T("First Player marker to {0}.", Seat(t, t.First())))
	if len(d.Bonus) > 0 {
		list = append(list, T("You begin with 1 Solari and 1 spice more. The Mentat space costs you {0} Solari.", d.MentatCost))
	}
	if d.NoSwordmaster {
		list = append(list, T("You may not gain a Swordmaster."))
	}
	return list
}
