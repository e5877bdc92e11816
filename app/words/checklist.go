package words

import (
	"slices"
	"strings"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
)

// Checklist is the set-up of exactly this table, in the order of the hands
// (R-SETUP-9). It follows from how the table was set up, and from nothing that
// was played since.
func Checklist(t engine.Table) []string {
	s := t.Setup()
	list := append(board(s), decks(s)...)
	list = append(list, stacks(s)...)
	if s.Solo {
		list = append(list, rivalPieces(s, s.Left, T("left")), rivalPieces(s, s.Right, T("right")))
	} else {
		list = append(list, hagalPieces(s))
	}
	list = append(list, hagalDeck(s)...)
	list = append(list, people(t)...)
	first := s.First
	if s.Solo {
		first = engine.Left
	}
	return append(list, T("First Player marker to {0}.", At(t, first)))
}

// brought are the lines of a part that the table's boxes and variants bring.
func brought(part facts.SetupPart, s engine.Setup) []string {
	var list []string
	for _, l := range facts.SetupOf(part, s.Solo, s.Boxes, s.Variants) {
		list = append(list, T(l.Form))
	}
	return list
}

func board(s engine.Setup) []string {
	list := brought(facts.SetupBoard, s)
	if d := facts.DifficultyOf(s.Difficulty); s.Solo && d.MentatCost != facts.MentatPrinted {
		list = append(list, T("Put the {0}-Solari marker on the Mentat space: it costs you that much.", d.MentatCost))
	}
	return list
}

// decks are the cards of the board game, and how the Conflict deck is stacked.
func decks(s engine.Setup) []string {
	used, spare := facts.ConflictDeck(s.Boxes, s.Variants)
	list := append(brought(facts.SetupCards, s),
		T("Conflict deck, top to bottom: {0}. The spare cards go back into the box unseen: {1}.", levels(used), levels(spare)))
	if s.Solo {
		list = append(list, T("Put the Rivals' Swordmasters into the Conflict deck under the card of round {0}: they come when it is turned up.", facts.DifficultyOf(s.Difficulty).SwordmasterRound))
	}
	return list
}

// levels is how many Conflict cards there are of each level.
func levels(cards [4]int) speech.List {
	var list speech.List
	for level, n := range cards {
		if n > 0 {
			list.Items = append(list.Items, speech.Of("{0} Conflict {1}", n, speech.ID(strings.Repeat("I", level))))
		}
	}
	return list
}

// stacks are the stacks of Tech tiles: how many tiles each has, once where all
// have as many.
func stacks(s engine.Setup) []string {
	sizes := facts.StackSizes(s.Boxes)
	if sizes[0] == 0 {
		return nil
	}
	var list speech.List
	for i, n := range sizes {
		if i == 0 || slices.Max(sizes[:]) != slices.Min(sizes[:]) {
			list.Items = append(list.Items, speech.Number(n))
		}
	}
	return []string{T("Shuffle the Tech tiles into three stacks of {0} and turn up the top tile of each.", list)}
}

// rivalPieces is what lies before a solo Rival (R-SETUP-1, R-SETUP-2).
func rivalPieces(s engine.Setup, leader facts.LeaderID, where string) string {
	d := facts.DifficultyOf(s.Difficulty)
	pieces := []speech.Arg{speech.Of("{0} Agents", facts.SoloAgents), speech.Count{N: facts.StartWater, Good: facts.Water}}
	if d.Garrison > 0 {
		pieces = append(pieces, speech.Of("{0} in the garrison", speech.Count{N: d.Garrison, Good: facts.Troop}))
	}
	pieces = append(pieces, speech.Of("{0} in supply", speech.Count{N: facts.TroopsInAll - d.Garrison, Good: facts.Troop}))
	pieces = append(pieces, boxPieces(s)...)
	if d.Intrigue > 0 {
		pieces = append(pieces, speech.Of("{0} face down", speech.Count{N: d.Intrigue, Good: facts.Intrigue}))
	}
	pieces = append(pieces, speech.Of("a cube at 0 with each Faction"), speech.Of("score and Combat markers at 0"))
	return T("{0}, on your {1}: {2}.", leader, speech.Typed(where), speech.List{Items: pieces})
}

// hagalPieces is what lies before House Hagal (R-SETUP-2).
func hagalPieces(s engine.Setup) string {
	pieces := []speech.Arg{speech.Of("a colour of its own"), speech.Of("{0} Agents", facts.HagalAgents),
		speech.Of("{0} in supply", speech.Count{N: facts.TroopsInAll, Good: facts.Troop})}
	pieces = append(pieces, boxPieces(s)...)
	pieces = append(pieces, speech.Of("a cube at 0 with each Faction"), speech.Of("Combat marker at 0"))
	return T("{0}: {1}.", engine.Hagal, speech.List{Items: pieces})
}

// boxPieces is what each seat gets of the boxes beside the base game.
func boxPieces(s engine.Setup) []speech.Arg {
	var pieces []speech.Arg
	for _, l := range facts.SetupOf(facts.SetupPieces, s.Solo, s.Boxes, s.Variants) {
		pieces = append(pieces, speech.Of(l.Form))
	}
	return pieces
}

// hagalDeck is which House Hagal cards are shuffled, and which leave.
func hagalDeck(s engine.Setup) []string {
	if !s.RealCards {
		return []string{T("The House Hagal cards stay in the box: the app draws them.")}
	}
	var out speech.List
	for _, c := range facts.LeftOut(s.Solo, s.Boxes) {
		out.Items = append(out.Items, marked(c))
	}
	return append(brought(facts.SetupHagal, s),
		T("Take these House Hagal cards out: {0}.", out),
		T("Shuffle the House Hagal deck: {0} cards.", len(facts.Deck(s.Solo, s.Boxes))))
}

// marked is the copies of a card with the number of players printed on it.
func marked(c facts.Card) speech.Sentence {
	switch {
	case c.Reshuffle || c.Modes == facts.BothModes:
		return speech.Of("{0} {1}", c.Copies, c.ID)
	case c.Modes == facts.SoloOnly:
		return speech.Of("{0} {1} 1P", c.Copies, c.ID)
	}
	return speech.Of("{0} {1} 2P", c.Copies, c.ID)
}

// people is what each person takes.
func people(t engine.Table) []string {
	s := t.Setup()
	list := brought(facts.SetupPeople, s)
	if pieces := boxPieces(s); len(pieces) > 0 {
		for _, seat := range t.Humans() {
			list = append(list, T("{0}: {1}.", At(t, seat), speech.List{Items: pieces}))
		}
	}
	if d := facts.DifficultyOf(s.Difficulty); s.Solo {
		if len(d.Bonus) > 0 {
			list = append(list, T("You start with 1 Solari and 1 spice more."))
		}
		if d.NoSwordmaster {
			list = append(list, T("You may not gain a Swordmaster."))
		}
	}
	return list
}
