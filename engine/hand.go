package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/rival"
)

func (i InfluenceBy) check(t Table) error {
	if t.phase == SetUp {
		return t.inPhase("R-INF-1", RoundStart)
	}
	has := t.Side(i.Seat).Influence[i.Faction]
	if i.N > 0 && has == rival.Top || i.N < 0 && has == 0 {
		return refuse("R-INF-1", say("influence with the {0} is {1} already", i.Faction, has), say("a track from 0 to {0}", rival.Top))
	}
	return nil
}

func (i InfluenceBy) apply(w *work) { w.influence(i.Seat, i.Faction, i.N, "R-ACT-1") }

func (i Move) check(t Table) error {
	if err := t.onThisBoard(i.To); err != nil {
		return err
	}
	if t.agentAt(i.Seat, i.From) < 0 {
		return t.noAgent(i.Seat, i.From)
	}
	if i.From == i.To {
		return refuse("R-ACT-1", say("the Agent is on {0} already", i.To), say("another space"))
	}
	return nil
}

func (t Table) agentAt(s Seat, id facts.SpaceID) int { return slices.Index(t.agents, Posted{id, s}) }

func (t Table) noAgent(s Seat, id facts.SpaceID) error {
	var on []facts.SpaceID
	for _, a := range t.agents {
		if a.Seat == s {
			on = append(on, a.Space)
		}
	}
	if len(on) == 0 {
		return refuse("R-ACT-1", say("{0} has no Agent on {1}", s, id), say("it has none on the board"))
	}
	return refuse("R-ACT-1", say("{0} has no Agent on {1}", s, id), say("its Agents are on: {0}", joined(on, " ")))
}

func (i Move) apply(w *work) {
	n := w.agentAt(i.Seat, i.From)
	w.agents = append(slices.Delete(w.agents, n, n+1), Posted{Space: i.To, Seat: i.Seat}) // the last to come
	w.tell("R-ACT-1", i.Seat, MarkAgent, "Agent from {0} to {1}, by hand", i.From, i.To)
}

func (i Lift) check(t Table) error {
	if t.agentAt(i.Seat, i.Space) < 0 {
		return t.noAgent(i.Seat, i.Space)
	}
	return nil
}

func (i Lift) apply(w *work) {
	n := w.agentAt(i.Seat, i.Space)
	w.agents = slices.Delete(w.agents, n, n+1)
	if i.Seat.Rival() {
		w.at(i.Seat).Agents++
	}
	w.tell("R-ACT-1", i.Seat, MarkAgent, "Agent taken back from {0}, to be used again", i.Space)
}

func (i Marker) check(t Table) error {
	if t.locationIndex(i.Location) < 0 {
		return refuse("R-CARD-4", say("{0} has no Control flag", i.Location), say("one of: {0}", joined(facts.Locations[:], " ")))
	}
	if i.Seat == Hagal {
		return refuse("R-COMBAT-7", say("House Hagal has no Control markers"), say("a human's seat, or none"))
	}
	return nil
}

func (i Marker) apply(w *work) {
	w.control[w.locationIndex(i.Location)].Marker = i.Seat
	if i.Seat == Nobody {
		w.tell("R-ACT-1", i.Seat, MarkControl, "No Control marker on {0}, by hand", i.Location)
		return
	}
	w.tell("R-ACT-1", i.Seat, MarkControl, "Control marker on {0}, by hand", i.Location)
}

func (i Bonus) check(t Table) error {
	if t.makerIndex(i.Space) < 0 {
		return refuse("R-END-1", say("{0} is not a Maker space", i.Space), say("one of: {0}", joined(facts.Makers[:], " ")))
	}
	return nil
}

func (i Bonus) apply(w *work) {
	w.bonus[w.makerIndex(i.Space)] = i.N
	w.tell("R-ACT-1", Nobody, MarkSpice, "{0} bonus spice on {1}, by hand", i.N, i.Space)
}

func (i GiveFirst) check(t Table) error {
	if i.Seat == Hagal {
		return refuse("R-SEAT-2", say("House Hagal never holds the First Player marker"), say("one or two"))
	}
	return nil
}

func (i GiveFirst) apply(w *work) {
	w.first = i.Seat
	w.tell("R-ACT-1", i.Seat, MarkFirst, "Takes the First Player marker, by hand")
}

func (i Fleet) check(t Table) error {
	if !t.Brings(facts.Dreadnoughts) {
		return refuse("R-SETUP-2", say("there are no dreadnoughts at this table"), t.due())
	}
	if n := i.Supply + i.Garrison + i.Deployed + t.OnLocations(i.Seat); n != facts.DreadnoughtsInAll {
		return refuse("R-SETUP-2", say("that makes {0} dreadnoughts with those on locations", n), say("{0} in all", facts.DreadnoughtsInAll))
	}
	return nil
}

func (i Fleet) apply(w *work) {
	side := w.at(i.Seat)
	if i.Seat.Rival() {
		side.Dreads = rival.Dreads{Supply: i.Supply, Garrison: i.Garrison, Deployed: i.Deployed}
	} else {
		side.Dreads.Deployed = i.Deployed
	}
	w.tell("R-ACT-1", i.Seat, MarkDreadnought, "Dreadnoughts, by hand: {0} in supply, {1} in the garrison, {2} in the Conflict", i.Supply, i.Garrison, i.Deployed)
}

func (t Table) techHere(s Seat) error {
	if !t.Brings(facts.TechTiles) || !s.Leads() {
		return refuse("R-TECH-1", say("{0} has no Tech tiles", s), say("a Rival of a solo table with Tech tiles"))
	}
	return nil
}

func (i Own) check(t Table) error {
	if err := t.techHere(i.Seat); err != nil {
		return err
	}
	if !facts.TileOf(i.Tile).Rival {
		return refuse("R-TECH-1", say("{0} is not for a Rival", i.Tile), say("a tile marked for Rivals"))
	}
	if o := t.ownerOf(i.Tile); o != Nobody {
		return refuse("R-TECH-1", say("{0} lies before {1} already", i.Tile, o), say("another tile"))
	}
	for n, s := range t.stacks {
		if s.Up == i.Tile {
			return refuse("R-TECH-1", say("{0} lies face up on stack {1}", i.Tile, n+1), say("another tile"))
		}
	}
	return nil
}

func (i Own) apply(w *work) {
	side := w.at(i.Seat)
	side.Tiles = append(side.Tiles, rival.Tile{ID: i.Tile})
	w.gone = slices.DeleteFunc(w.gone, func(id facts.TileID) bool { return id == i.Tile })
	w.tell("R-ACT-1", i.Seat, MarkTech, "{0} lies before it, by hand", i.Tile)
}

func (i TrashTile) check(t Table) error {
	if err := t.techHere(i.Seat); err != nil {
		return err
	}
	if t.ownerOf(i.Tile) != i.Seat {
		return refuse("R-TECH-5", say("{0} does not own {1}", i.Seat, i.Tile), say("a tile that lies before it"))
	}
	return nil
}

func (i TrashTile) apply(w *work) {
	w.tech(i.Seat, rival.Do{Verb: rival.Trash, Tile: i.Tile, Rule: "R-ACT-1"})
}

func (i ShuffleDeck) check(Table) error { return nil }

func (i ShuffleDeck) apply(w *work) {
	w.deck.real = i.RealCards
	w.deck = w.deck.shuffled()
	w.tell("R-DRAW-3", Nobody, MarkShuffle, "All {0} House Hagal cards are shuffled", w.deck.left())
}

func (i Rename) check(Table) error { return checkName(i.Name) }

func (i Rename) apply(w *work) { w.names[w.index(i.Seat)] = i.Name }
