package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// Round is `round`: a round starts with this Conflict card.
type Round struct{ Conflict facts.ConflictID }

var _ = register(verb{name: "round", order: 30, parse: parseRound})

func parseRound(a *args) Input { return Round{a.conflict()} }

func (i Round) String() string { return "round " + string(i.Conflict) }

// About is nobody: it is the whole table.
func (Round) About() Seat { return Nobody }

// Title is what the log calls it.
func (Round) Title() speech.Sentence { return say("Conflict card") }

func (i Round) heading() speech.Sentence { return say("{0}", i.Conflict) }

func (i Round) plain() bool { return known(facts.ConflictByID(i.Conflict)) }

func (i Round) check(t Table) error {
	if t.phase != PhaseRoundStart {
		return refuse(facts.RuleRound1, say("no round starts now"), t.due())
	}
	c := facts.ConflictOf(i.Conflict)
	switch {
	case !c.Needs.Met(t.terms.setup.Boxes):
		return notHere(facts.RuleSetup6, i.Conflict, c.Needs, t.terms.setup.Boxes)
	case c.Level != t.LevelDue():
		return refuse(facts.RuleSetup6, say("{0} is a Conflict of level {1}", i.Conflict, c.Level), say("level {0} is due", t.LevelDue()))
	case slices.Contains(t.seen, i.Conflict):
		return refuse(facts.RuleSetup6, say("{0} was turned up already", i.Conflict), say("a Conflict card not yet seen"))
	}
	return nil
}

func (i Round) apply(w *work) {
	w.round++
	w.begun = false
	w.conflict = facts.ConflictOf(i.Conflict)
	r := w.rarely()
	r.seen = append(r.seen, i.Conflict)
	w.phase = PhasePlayerTurns
	w.enrichAll() // spice buys points from a level of Conflict on (R-SPEND-2)
	w.reveals = [2]Seat{}
	w.stuck = 0
	w.tell(facts.RuleRound1, Nobody, MarkPhase, "Round {0}: {1}", w.Round(), i.Conflict).because(w.reason("The Conflict card turned up: {0}, level {1}.", i.Conflict, w.conflict.Level))
	for _, s := range w.rivals() {
		w.freshTiles(s)
	}
	w.defend()
	w.swordmasters()
	w.later(startTurns{})
}

// startTurns gives the first turn of a round once its start is done.
type startTurns struct{}

func (startTurns) run(w *work) {
	w.give(w.next(w.clockwise(w.first)))
}

// freshTiles turns tiles up and gives what they give each round (R-ROUND-3).
func (w *work) freshTiles(s Seat) {
	if len(w.Table.at(s).Tiles) == 0 {
		return
	}
	side := w.at(s)
	tiles := own(w, &side.Tiles)
	for i := range tiles {
		tile := &tiles[i]
		if tile.Down {
			tile.Down = false
			w.tell(facts.RuleRound3, s, MarkTech, "{0} turned face up", tile.ID).because(w.reason("Round {0} begins.", w.Round()))
		}
		for _, g := range facts.TileOf(tile.ID).Round {
			w.laterActions(s, []rival.Action{{Verb: rival.Take, Gain: g, Rule: facts.RuleRound3, Because: alone(w.reason("Tile {0}: {1}.", tile.ID, speech.Term(facts.TileOf(tile.ID).Says)))}})
		}
	}
}

// defend is the defensive bonus (R-ROUND-1).
func (w *work) defend() {
	loc := w.conflict.Location
	if loc == "" {
		return
	}
	switch c := w.controller(loc); {
	case c == Nobody:
	case c.Human():
		w.tell(facts.RuleRound1, c, MarkDeploy, "May deploy a troop from supply: {0} is defended", loc).because(w.onFlag(loc)...)
	case w.Table.at(c).Supply > 0:
		side := w.at(c)
		why := append(w.onFlag(loc), w.reason("{0}, troops before: {1} in supply, {2} in the garrison.", c, side.Supply, side.Garrison))
		side.Supply--
		side.Deployed++
		w.tell(facts.RuleRound1, c, MarkDeploy, "A troop from supply into the Conflict: {0} is defended", loc).because(why...)
	}
}

// swordmasters gives each Rival its third Agent in its round (R-ROUND-2).
func (w *work) swordmasters() {
	if !w.terms.setup.Solo || w.Round() != w.difficulty().SwordmasterRound {
		return
	}
	for _, s := range w.rivals() {
		side := w.at(s)
		if side.Agents == MaxAgents { // put right by hand to all there are
			side.extraAgents--
			continue
		}
		side.Agents++
		w.tell(facts.RuleRound2, s, MarkAgent, "Gains the Swordmaster: a third Agent from this round on").because(w.reason("At difficulty {0} the Rivals' Swordmasters come in round {1}.", w.difficulty().ID, w.Round()))
	}
}

// usualAgents is how many Agents a Rival has in a round, a Mentat aside.
func (t Table) usualAgents() int {
	switch {
	case !t.terms.setup.Solo:
		return facts.HagalAgents
	case t.Round() >= t.difficulty().SwordmasterRound:
		return facts.SoloAgents + 1
	}
	return facts.SoloAgents
}
