package words

import (
	"strings"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
)

// Checklist is the set-up of exactly this table, in order.
func Checklist(t engine.Table) []string {
	s := t.Setup()
	list := []string{T("Lay out the board, the Imperium Row and the Reserve cards.")}
	list = append(list, brought(facts.SetupBoard, s)...)
	list = append(list, conflictDeck(s), T("Put each Alliance token on its Faction, and no bonus spice on the Maker spaces."))
	if s.Solo {
		list = append(list, soloSeats(t)...)
	} else {
		list = append(list, T("House Hagal: a colour of its own with 3 Agents, 12 troops in supply, an empty garrison, a cube at 0 with each Faction, no resources."),
			T("First Player marker to {0}.", At(t, t.First())))
	}
	list = append(list, brought(facts.SetupTiles, s)...)
	list = append(list, brought(facts.SetupPeople, s)...)
	if s.RealCards {
		list = append(list, T("Shuffle the House Hagal deck: {0} cards.", t.DeckLeft()))
	} else {
		list = append(list, T("The House Hagal cards stay in the box: the app draws them."))
	}
	return append(list, T("Take your own Leader, starting deck, water, troops and Agents as the rulebook says."))
}

// brought are the lines that the boxes and variants bring to a part.
func brought(part facts.SetupPart, s engine.Setup, args ...any) []string {
	var list []string
	for _, l := range facts.SetupOf(part, s.Solo, s.Boxes, s.Variants) {
		list = append(list, T(l.Form, args...))
	}
	return list
}

// conflictDeck is how the Conflict deck is stacked, and in which round the
// Rivals' Swordmasters come.
func conflictDeck(s engine.Setup) string {
	var cards [4]int // of each level
	for round := 1; round <= facts.Rounds; round++ {
		cards[s.Variants.Level(round)]++
	}
	var parts []string
	for level, n := range cards {
		if n > 0 {
			parts = append(parts, T("{0} Conflict {1}", n, strings.Repeat("I", level)))
		}
	}
	deck := T("Conflict deck, top to bottom: {0}.", strings.Join(parts, ", "))
	if s.Solo {
		deck += " " + T("The Rivals' Swordmasters come in round {0}.", facts.DifficultyOf(s.Difficulty).SwordmasterRound)
	}
	return deck
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
		list = append(list, brought(facts.SetupRival, s, side.Leader)...)
	}
	list = append(list, T("First Player marker to {0}.", At(t, t.First())))
	if len(d.Bonus) > 0 {
		list = append(list, T("You begin with 1 Solari and 1 spice more. The Mentat space costs you {0} Solari.", d.MentatCost))
	}
	if d.NoSwordmaster {
		list = append(list, T("You may not gain a Swordmaster."))
	}
	return list
}
