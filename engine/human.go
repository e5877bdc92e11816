package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/rival"
)

// MaxHumanAgents is how many Agents a human can have on the board: two, a
// Swordmaster and a Mentat.
const MaxHumanAgents = 4

func (i Agent) check(t Table) error {
	if err := t.turnOf(i.Seat); err != nil {
		return err
	}
	if t.OnBoard(i.Seat) >= MaxHumanAgents {
		return refuse("R-SEAT-3", say("{0} has {1} Agents on the board already", i.Seat, MaxHumanAgents), say("reveal"))
	}
	if err := t.onThisBoard(i.Space); err != nil {
		return err
	}
	if err := t.CanGo(i.Seat, i.Space, i.Infiltrate); err != nil {
		return err
	}
	return t.checkDeployed(i)
}

// onThisBoard refuses a space of the other box.
func (t Table) onThisBoard(id facts.SpaceID) error {
	if facts.SpaceOf(id).Needs.Met(t.setup.Boxes) {
		return nil
	}
	return refuse("R-SETUP-5", say("{0} is not on this board", id), say("a space of the board on the table"))
}

// CanGo says why a human's Agent cannot be sent to a space, or nil.
func (t Table) CanGo(s Seat, id facts.SpaceID, infiltrate bool) error {
	for _, v := range t.voices {
		if v.Space == id && v.Seat != s {
			return refuse("R-ACT-1", say("The Voice blocks {0}", id), say("another space"))
		}
	}
	if infiltrate {
		return nil
	}
	for _, a := range t.agents {
		if a.Space == id {
			return refuse("R-DRAW-2", say("an Agent is on {0}", id), say("another space, or infiltrate"))
		}
	}
	return nil
}

func (t Table) checkDeployed(i Agent) error {
	side := t.Side(i.Seat)
	switch {
	case i.Troops+i.Dreadnoughts > 0 && !facts.SpaceOf(i.Space).Combat:
		return refuse("R-DEPLOY-1", say("{0} is not a Combat space", i.Space), say("no units deployed there"))
	case side.Deployed+i.Troops > facts.TroopsInAll:
		return refuse("R-SETUP-2", say("{0} troops in the Conflict already", side.Deployed), say("at most {0} in all", facts.TroopsInAll))
	case i.Dreadnoughts > 0 && !t.Brings(facts.Dreadnoughts):
		return refuse("R-SETUP-2", say("there are no dreadnoughts at this table"), say("troops only"))
	case side.Dreads.Deployed+t.OnLocations(i.Seat)+i.Dreadnoughts > facts.DreadnoughtsInAll:
		return refuse("R-SETUP-2", say("a seat has {0} dreadnoughts in all", facts.DreadnoughtsInAll), say("fewer dreadnoughts"))
	}
	return nil
}

func (i Agent) apply(w *work) {
	w.post(i.Seat, i.Space, "R-SEAT-3")
	space := facts.SpaceOf(i.Space)
	w.remind(i.Seat, space)
	if space.Icon == facts.FactionSpace {
		w.influence(i.Seat, space.Faction, 1, "R-CARD-2")
	}
	if n := w.makerIndex(i.Space); n >= 0 {
		w.tell("R-CARD-3", i.Seat, MarkSpice, "Takes {0} spice: {1} and {2} bonus", space.Maker+w.bonus[n], space.Maker, w.bonus[n])
		w.bonus[n] = 0
	}
	side := w.at(i.Seat)
	side.Deployed += i.Troops
	side.Dreads.Deployed += i.Dreadnoughts
	if i.Troops > 0 {
		w.tell("R-DEPLOY-1", i.Seat, MarkDeploy, "{0} into the Conflict", some(i.Troops, facts.Troop))
	}
	if i.Dreadnoughts > 0 {
		w.tell("R-DEPLOY-2", i.Seat, MarkDreadnought, "{0} into the Conflict", some(i.Dreadnoughts, facts.Dreadnought))
	}
	w.later(humanDone{i.Seat, true})
}

// remind says what the real table must check: the app does not know which
// cards a human played to come to a space.
func (w *work) remind(s Seat, space facts.Space) {
	if has := w.Side(s).Influence[facts.Guild]; has < space.Guild {
		w.tell("R-DRAW-4", s, MarkNote, "{0} needs {1} influence with the {2}: you have {3}", space.ID, space.Guild, facts.Guild, has)
	}
	if space.ID == facts.SwordmasterSpace && w.difficulty().NoSwordmaster {
		w.tell("R-SETUP-1", s, MarkNote, "At {0} you gain no Swordmaster", w.difficulty().ID)
	}
	if space.ID == facts.MentatSpace && w.setup.Solo {
		w.tell("R-SETUP-1", s, MarkSolari, "The Mentat space costs {0} Solari", w.difficulty().MentatCost)
	}
}

// humanDone ends a human's turn when all it brought is done.
type humanDone struct {
	seat  Seat
	agent bool
}

func (j humanDone) run(w *work) { w.give(w.after(j.seat, j.agent)) }

func (i Pass) check(t Table) error { return t.turnOf(i.Seat) }

func (i Pass) apply(w *work) {
	w.tell("R-SEAT-3", i.Seat, MarkNote, "Passes")
	w.later(humanDone{i.Seat, false})
}

func (i Reveal) check(t Table) error {
	if err := t.turnOf(i.Seat); err != nil {
		return err
	}
	if i.Dice[0] > 0 && !t.setup.Variants.Dice() {
		return refuse("R-VAR-1", say("dice belong to Imperium Row churn, which is not played"), say("reveal without dice"))
	}
	if i.Strength > 0 && t.Side(i.Seat).Units() == 0 {
		return refuse("R-COMBAT-2", say("with no unit in the Conflict the strength is 0"), say("reveal without strength"))
	}
	return nil
}

// complete rolls the dice of the churn variant (R-VAR-1).
func (i Reveal) complete(t Table) Input {
	if t.setup.Variants.Dice() && i.Dice[0] == 0 {
		r := newRandom(t.setup.Seed, 1<<32+uint64(t.round))
		i.Dice = [2]int{1 + r.below(6), 1 + r.below(6)}
	}
	return i
}

func (i Reveal) apply(w *work) {
	side := w.at(i.Seat)
	side.Revealed = true
	side.counted = true
	side.beyond = 0
	w.reveals = append(slices.Clip(w.reveals), i.Seat)
	if i.Strength >= 0 {
		side.beyond = i.Strength - side.UnitStrength()
	}
	w.tell("R-SEAT-3", i.Seat, MarkSword, "Reveals with strength {0}", w.Side(i.Seat).Strength())
	if i.Dice[0] > 0 {
		w.churn(i.Dice)
	}
	w.later(humanDone{i.Seat, false})
}

// churn says which cards of the Imperium Row are trashed (R-VAR-1).
func (w *work) churn(dice [2]int) {
	w.tell("R-VAR-1", Nobody, MarkDice, "Dice: {0} and {1}", dice[0], dice[1])
	places := dice[:]
	if dice[0] == dice[1] {
		places = dice[:1]
	}
	none := true
	for _, n := range places {
		if n < 6 {
			none = false
			w.tell("R-VAR-1", Nobody, MarkDice, "Trash card {0} of the Imperium Row, from the left", n)
		}
	}
	if none {
		w.tell("R-VAR-1", Nobody, MarkDice, "No card of the Imperium Row is trashed")
	}
}

func (i Dividends) check(t Table) error {
	return t.inPhase("R-SPEND-4", RoundStart, PlayerTurns, Combat, CombatEnd)
}

func (i Dividends) apply(w *work) {
	w.tell("R-SPEND-4", i.Seat, MarkSolari, "Chooses Dividends: takes {0} Solari", facts.DividendsChosen)
	w.dividends(i.Seat, "R-SPEND-4")
}

func (i Block) check(t Table) error {
	if err := t.onThisBoard(i.Space); err != nil {
		return err
	}
	return t.inPhase("R-ACT-1", RoundStart, PlayerTurns, Combat, CombatEnd)
}

func (i Block) apply(w *work) {
	v := Voice(i)
	if !slices.Contains(w.voices, v) {
		w.voices = append(w.voices, v)
	}
	w.tell("R-ACT-1", i.Seat, MarkNote, "The Voice blocks {0} until its next turn", i.Space)
}

func (i Acquire) check(t Table) error {
	if len(t.stacks) == 0 {
		return refuse("R-SETUP-7", say("there are no Tech tiles to acquire at this table"), t.due())
	}
	if err := t.inPhase("R-TECH-4", RoundStart, PlayerTurns, Combat, CombatEnd); err != nil {
		return err
	}
	if t.stacks[i.Stack-1].Up == "" {
		return refuse("R-TECH-4", say("no tile lies face up on stack {0}", i.Stack), say("a stack with a face-up tile"))
	}
	return nil
}

func (i Acquire) apply(w *work) {
	id := w.stacks[i.Stack-1].Up
	w.takeTop(i.Stack - 1)
	side := w.at(i.Seat)
	side.Tiles = append(side.Tiles, rival.Tile{ID: id})
	w.tell("R-TECH-4", i.Seat, MarkTech, "Acquires {0} from stack {1}", id, i.Stack)
}
