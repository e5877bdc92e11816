package engine

import (
	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

func (s Setup) check(Table) error {
	if err := s.checkBoxes(); err != nil || !s.Solo {
		return err
	}
	if s.Left == s.Right {
		return refuse("R-SETUP-3", say("both Rivals have the Leader {0}", s.Left), say("two different Leaders"))
	}
	for _, id := range []facts.LeaderID{s.Left, s.Right} {
		l := facts.LeaderOf(id)
		switch {
		case !l.Rival:
			return refuse("R-SETUP-3", say("{0} cannot lead a Rival", id), say("a Leader with a Signet Ring for Rivals"))
		case !l.Needs.Met(s.Boxes):
			return notHere("R-SETUP-3", id, l.Needs, s.Boxes)
		case id == s.You:
			return refuse("R-SETUP-3", say("{0} is your own Leader", id), say("another Leader for the Rival"))
		}
	}
	if needs := facts.LeaderOf(s.You).Needs; s.You != "" && !needs.Met(s.Boxes) {
		return notHere("R-SETUP-3", s.You, needs, s.Boxes)
	}
	return nil
}

// checkBoxes refuses boxes that do not go together, and variants that are not
// played with them.
func (s Setup) checkBoxes() error {
	for _, b := range facts.BoxTable {
		if s.Boxes.Has(b.Boxes) && !b.Needs.Met(s.Boxes) {
			return notHere("R-SETUP-5", b.ID, b.Needs, s.Boxes)
		}
	}
	for _, v := range s.Variants.List() {
		if !v.Needs.Met(s.Boxes) {
			return notHere(v.Rule, speech.Term(v.Name), v.Needs, s.Boxes)
		}
	}
	return nil
}

// notHere refuses what the boxes on the table do not bring, or cover.
func notHere(rule facts.RuleID, what speech.Arg, needs facts.Needs, boxes facts.Boxes) error {
	if box, missing := boxes.Missing(needs); missing {
		return refuse(rule, say("{0} comes with {1}", what, box.ID), say("what the boxes on the table bring"))
	}
	return refuse(rule, say("{0} is not played with the boxes on the table", what), say("what the boxes on the table bring"))
}

func (s Setup) apply(w *work) {
	w.setup = s
	w.phase = RoundStart
	w.deck = newDeck(facts.Deck(s.Solo, s.Boxes), s.RealCards, s.Seed)
	w.first = Left
	if !s.Solo {
		w.first = s.First
	}
	for _, seat := range w.Seats() {
		w.sides[w.index(seat)] = w.startingSide(seat)
	}
	if s.Solo && s.Boxes.Bring(facts.TechTiles) {
		w.phase = SetUp
	}
	w.tell("R-SETUP-4", Nobody, MarkShuffle, "{0} House Hagal cards shuffled", w.deck.left())
	w.tell("R-SEAT-1", w.first, MarkFirst, "Takes the First Player marker")
	if d := w.difficulty(); d.NoSwordmaster {
		w.tell("R-SETUP-1", You, MarkNote, "At {0} you gain no Swordmaster", d.ID)
	}
}

// startingSide is a seat as the set-up leaves it (R-SETUP-1, R-SETUP-2).
func (t Table) startingSide(s Seat) Side {
	if s.Human() {
		return Side{Leader: t.setup.You}
	}
	side := Side{
		Agents: facts.HagalAgents, Supply: facts.TroopsInAll,
		Dreads: rival.Dreads{Supply: facts.DreadnoughtsInAll},
	}
	if s == Hagal {
		return side
	}
	d := t.difficulty()
	side.Leader = t.setup.Left
	if s == Right {
		side.Leader = t.setup.Right
	}
	side.Agents = facts.SoloAgents
	side.Water = facts.StartWater
	side.Intrigue = d.Intrigue
	side.Garrison = d.Garrison
	side.Supply -= d.Garrison
	return side
}

func (i Tiles) check(t Table) error {
	if t.phase != SetUp {
		return refuse("R-SETUP-7", say("the tiles are told before round 1, solo with Tech tiles"), t.due())
	}
	if i.IDs[0] == i.IDs[1] || i.IDs[1] == i.IDs[2] || i.IDs[0] == i.IDs[2] {
		return refuse("R-SETUP-7", say("a tile is named twice"), say("three different tiles"))
	}
	for _, id := range i.IDs {
		if !t.tileFree(id) {
			return refuse("R-SETUP-7", say("{0} has been seen already", id), say("one of the tiles not yet seen"))
		}
	}
	return nil
}

func (i Tiles) apply(w *work) {
	w.phase = RoundStart
	sizes := facts.StackSizes(w.setup.Boxes)
	for n, id := range i.IDs {
		w.stacks = append(w.stacks, Stack{Up: id, Left: sizes[n]})
		w.tell("R-SETUP-7", Nobody, MarkTech, "{0} lies face up on stack {1}", id, n+1)
	}
}
