package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/rival"
)

func (i Round) check(t Table) error {
	if t.phase != RoundStart {
		return refuse("R-ROUND-1", say("no round starts now"), t.due())
	}
	c := facts.ConflictOf(i.Conflict)
	switch {
	case !c.Needs.Met(t.setup.Boxes):
		return notHere("R-SETUP-6", i.Conflict, c.Needs, t.setup.Boxes)
	case c.Level != t.LevelDue():
		return refuse("R-SETUP-6", say("{0} is a Conflict of level {1}", i.Conflict, c.Level), say("level {0} is due", t.LevelDue()))
	case slices.Contains(t.seen, i.Conflict):
		return refuse("R-SETUP-6", say("{0} was turned up already", i.Conflict), say("a Conflict card not yet seen"))
	}
	return nil
}

func (i Round) apply(w *work) {
	w.round++
	w.conflict = i.Conflict
	w.seen = append(w.seen, i.Conflict)
	w.phase = PlayerTurns
	w.reveals = nil
	w.stuck = 0
	w.tell("R-ROUND-1", Nobody, MarkPhase, "Round {0}: {1}", w.round, i.Conflict)
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
	side := w.at(s)
	for i := range side.Tiles {
		tile := &side.Tiles[i]
		if tile.Down {
			tile.Down = false
			w.tell("R-ROUND-3", s, MarkTech, "{0} turned face up", tile.ID)
		}
		for _, g := range facts.TileOf(tile.ID).Round {
			w.later(doJob{s, rival.Do{Verb: rival.Take, Gain: g, Rule: "R-ROUND-3"}})
		}
	}
}

// defend is the defensive bonus (R-ROUND-1).
func (w *work) defend() {
	loc := facts.ConflictOf(w.conflict).Location
	if loc == "" {
		return
	}
	switch c := w.controller(loc); {
	case c == Nobody:
	case c.Human():
		w.tell("R-ROUND-1", c, MarkDeploy, "May deploy a troop from supply: {0} is defended", loc)
	case w.Side(c).Supply > 0:
		side := w.at(c)
		side.Supply--
		side.Deployed++
		w.tell("R-ROUND-1", c, MarkDeploy, "A troop from supply into the Conflict: {0} is defended", loc)
	}
}

// swordmasters gives each Rival its third Agent in its round (R-ROUND-2).
func (w *work) swordmasters() {
	if !w.setup.Solo || w.round != w.difficulty().SwordmasterRound {
		return
	}
	for _, s := range w.rivals() {
		side := w.at(s)
		if side.Agents == MaxHumanAgents { // put right by hand to all there are
			side.extraAgents--
			continue
		}
		side.Agents++
		w.tell("R-ROUND-2", s, MarkAgent, "Gains its Swordmaster: a third Agent from this round on")
	}
}

// usualAgents is how many Agents a Rival has in a round, a Mentat aside.
func (t Table) usualAgents() int {
	switch {
	case !t.setup.Solo:
		return facts.HagalAgents
	case t.round >= t.difficulty().SwordmasterRound:
		return facts.SoloAgents + 1
	}
	return facts.SoloAgents
}

func (Recall) check(t Table) error { return t.inPhase("R-END-1", CombatEnd) }

func (Recall) apply(w *work) {
	w.makers()
	if w.ends() {
		w.phase = Endgame
		w.tell("R-END-2", Nobody, MarkPhase, "The game ends after round {0}", w.round)
		for _, s := range w.rivals() {
			if s.Leads() {
				w.pushDos(s, rival.EndPoints(w.view(s)))
			}
		}
		return
	}
	if len(w.agents) > 0 {
		w.tell("R-SEAT-4", Nobody, MarkAgent, "All Agents return home")
	}
	w.agents = nil
	w.conflict = ""
	w.phase = RoundStart
	for _, s := range w.Seats() {
		w.home(s)
	}
	w.first = w.clockwise(w.first)[1]
	w.tell("R-SEAT-4", w.first, MarkFirst, "Takes the First Player marker")
}

// makers adds bonus spice to each Maker space without an Agent (R-END-1).
func (w *work) makers() {
	for i, id := range facts.Makers {
		if !slices.ContainsFunc(w.agents, func(a Posted) bool { return a.Space == id }) {
			w.bonus[i]++
			w.tell("R-END-1", Nobody, MarkSpice, "1 bonus spice on {0}, {1} there", id, w.bonus[i])
		}
	}
}

// ends reports whether the game ends at this Recall (R-END-2). Epic with the
// base box alone has four Conflicts III, and so nine rounds.
func (t Table) ends() bool {
	for _, s := range t.Seats() {
		if t.Side(s).VP() >= t.setup.Variants.WinningPoints() {
			return true
		}
	}
	return t.round >= facts.Rounds || len(t.ConflictsDue()) == 0
}

// LastRound reports whether the game ends with this round as things stand.
func (t Table) LastRound() bool { return t.round > 0 && t.phase != Over && t.ends() }

// home brings a seat's Agents back.
func (w *work) home(s Seat) {
	side := w.at(s)
	side.Revealed, side.Turns, side.extraAgents = false, 0, 0
	if s.Rival() {
		side.Agents = w.usualAgents()
	}
	if side.MentatNext {
		side.extraAgents = 1
		side.MentatNext = false
		if s.Rival() {
			side.Agents++
		}
		w.tell("R-COMBAT-9", s, MarkMentat, "The Mentat is its extra Agent in the next round")
	}
}
