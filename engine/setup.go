package engine

import (
	"hagal/data/facts"
	"hagal/rival"
)

func (s Setup) check(Table) error {
	if !s.Solo {
		return nil
	}
	if s.Left == s.Right {
		return refuse("R-SETUP-3", say("both Rivals have the Leader {0}", s.Left), say("two different Leaders"))
	}
	for _, id := range []facts.LeaderID{s.Left, s.Right} {
		l := facts.LeaderOf(id)
		switch {
		case !l.Rival:
			return refuse("R-SETUP-3", say("{0} cannot lead a Rival", id), say("a Leader with a Signet Ring for Rivals"))
		case !l.Set.In(s.Ix):
			return refuse("R-SETUP-3", say("{0} comes with Rise of Ix", id), say("a Leader of the base game"))
		case id == s.You:
			return refuse("R-SETUP-3", say("{0} is your own Leader", id), say("another Leader for the Rival"))
		}
	}
	if s.You != "" && !facts.LeaderOf(s.You).Set.In(s.Ix) {
		return refuse("R-SETUP-3", say("{0} comes with Rise of Ix", s.You), say("a Leader of the base game"))
	}
	return nil
}

func (s Setup) apply(w *work) {
	w.setup = s
	w.phase = RoundStart
	w.deck = newDeck(facts.Deck(s.Solo, s.Ix), s.RealCards, s.Seed)
	w.first = Left
	if !s.Solo {
		w.first = s.First
	}
	for _, seat := range w.Seats() {
		w.sides[w.index(seat)] = w.startingSide(seat)
	}
	if s.Solo && s.Ix {
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
		return refuse("R-SETUP-7", say("the tiles are told before round 1, solo with Rise of Ix"), t.due())
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
	for n, id := range i.IDs {
		w.stacks = append(w.stacks, Stack{Up: id, Left: facts.StackSize})
		w.tell("R-SETUP-7", Nobody, MarkTech, "{0} lies face up on stack {1}", id, n+1)
	}
}
