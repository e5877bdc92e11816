package engine

import (
	"fmt"

	"hagal/data/facts"
	"hagal/data/speech"
)

// Agent is `agent`: a human's Agent turn, with what is deployed.
type Agent struct {
	Seat         Seat
	Space        facts.SpaceID
	Troops       int
	Dreadnoughts int
	Infiltrate   bool
}

var _ = register(verb{name: "agent", order: 40, parse: parseAgent})

func parseAgent(a *args) Input {
	return Agent{Seat: a.human(), Space: a.space(), Troops: a.option("troops", troopsFigure, 0),
		Dreadnoughts: a.option("dreadnoughts", dreadnoughtFigure, 0), Infiltrate: a.flag("infiltrate")}
}

func (i Agent) String() string {
	s := fmt.Sprintf("agent %s %s", i.Seat, i.Space)
	s += option("troops", i.Troops) + option("dreadnoughts", i.Dreadnoughts)
	if i.Infiltrate {
		s += " infiltrate"
	}
	return s
}

// About is the seat.
func (i Agent) About() Seat { return i.Seat }

// Title is what the log calls it.
func (Agent) Title() speech.Sentence { return say("Turn") }

func (i Agent) heading() speech.Sentence { return say("{0}", i.Space) }

func (i Agent) figures() []reading {
	return []reading{troopsFigure.of(i.Troops), dreadnoughtFigure.of(i.Dreadnoughts)}
}

func (i Agent) plain() bool {
	return i.Seat.Human() && facts.SpaceNumber(i.Space) > 0 && troopsFigure.holds(i.Troops) && dreadnoughtFigure.holds(i.Dreadnoughts)
}

func (i Agent) check(t Table) error {
	if err := t.turnOf(i.Seat); err != nil {
		return err
	}
	if t.OnBoard(i.Seat) >= MaxAgents {
		return refuse(facts.RuleSeat3, say("{0} has {1} Agents on the board already", i.Seat, MaxAgents), say("reveal"))
	}
	if err := t.onThisBoard(i.Space); err != nil {
		return err
	}
	if err := t.CanGo(i.Seat, i.Space, i.Infiltrate); err != nil {
		return err
	}
	return t.checkDeployed(i)
}

func (i Agent) apply(w *work) {
	w.begun = true
	w.post(i.Seat, i.Space, facts.RuleSeat3, w.toldBy(i.Seat))
	space := facts.SpaceOf(i.Space)
	w.remind(i.Seat, space)
	if space.Icon == facts.FactionSpace {
		w.influence(i.Seat, space.Faction, 1, facts.RuleCard2, w.reason("{0} is a space of the {1}.", i.Space, space.Faction))
	}
	if n := w.makerIndex(i.Space); n >= 0 {
		w.takeSpice(i.Seat, space, n)
	}
	if i.Troops > 0 {
		w.at(i.Seat).Deployed += i.Troops
		w.tell(facts.RuleDeploy1, i.Seat, MarkDeploy, "{0} into the Conflict", some(i.Troops, facts.Troop)).because(w.toldBy(i.Seat))
	}
	if i.Dreadnoughts > 0 {
		w.at(i.Seat).Dreads.Deployed += int8(i.Dreadnoughts)
		w.tell(facts.RuleDeploy2, i.Seat, MarkDreadnought, "{0} into the Conflict", some(i.Dreadnoughts, facts.Dreadnought)).because(w.toldBy(i.Seat))
	}
	w.later(humanDone{i.Seat, true})
}

// takeSpice tells a human what a Maker space gives, and empties it.
func (w *work) takeSpice(s Seat, space *facts.Space, maker int) {
	bonus := int(w.bonus[maker])
	why := w.reason("{0}: base value {1}, bonus spice {2}.", space.ID, space.Maker, bonus)
	if bonus > 0 {
		w.tell(facts.RuleCard3, s, MarkSpice, "Takes {0} spice: {1} and {2} bonus", space.Maker+bonus, space.Maker, bonus).because(why)
		w.bonus[maker] = 0
	} else {
		w.tell(facts.RuleCard3, s, MarkSpice, "Takes {0}", some(space.Maker, facts.Spice)).because(why)
	}
}

// onThisBoard refuses a space that the boxes on the table do not bring, or cover.
func (t Table) onThisBoard(id facts.SpaceID) error {
	if facts.SpaceOf(id).Needs.Met(t.terms.setup.Boxes) {
		return nil
	}
	return refuse(facts.RuleSetup5, say("{0} is not on this board", id), say("a space of the board on the table"))
}

// CanGo says why a human's Agent cannot be sent to a space, or nil.
func (t Table) CanGo(s Seat, id facts.SpaceID, infiltrate bool) error {
	for _, v := range t.voices {
		if v.Space == id && v.Seat != s {
			return refuse(facts.RuleAct1, say("The Voice blocks {0}", id), say("choose another space"))
		}
	}
	for _, a := range t.agents.all() {
		switch {
		case a.id() != id:
		case a.seat == s && infiltrate:
			return refuse(facts.RuleAct2, say("an Agent of its own side is on {0}", id), say("choose another space"))
		case a.seat == s:
			return refuse(facts.RuleDraw2, say("an Agent of its own side is on {0}", id), say("choose another space"))
		case !infiltrate:
			return refuse(facts.RuleDraw2, say("an Agent is on {0}", id), t.ways())
		}
	}
	return nil
}

// ways is where an Agent can go instead of a space that holds another.
func (t Table) ways() speech.Sentence {
	if t.Brings(facts.Dreadnoughts) { // the box with infiltration has them
		return say("choose another space, or infiltrate")
	}
	return say("choose another space, or use a card that lets you share it")
}

func (t Table) checkDeployed(i Agent) error {
	troops, dreadnoughts := t.MostDeployed(i.Seat)
	switch {
	case i.Troops+i.Dreadnoughts > 0 && !facts.SpaceOf(i.Space).Combat:
		return refuse(facts.RuleDeploy1, say("{0} is not a Combat space", i.Space), say("no units deployed there"))
	case i.Troops > troops:
		return refuse(facts.RuleSetup2, say("{0} troops in the Conflict already", MaxTroops-troops), say("at most {0} in all", MaxTroops))
	case i.Dreadnoughts > 0 && !t.Brings(facts.Dreadnoughts):
		return refuse(facts.RuleSetup2, say("there are no dreadnoughts at this table"), say("troops only"))
	case i.Dreadnoughts > dreadnoughts:
		return refuse(facts.RuleSetup2, say("a seat has {0} dreadnoughts in all", MaxDreadnoughts), say("fewer dreadnoughts"))
	}
	return nil
}

// remind says what the real table must check: the app does not know which
// cards a human played to come to a space.
func (w *work) remind(s Seat, space *facts.Space) {
	if has := w.Table.at(s).With(space.Entry.Faction); has < space.Entry.N {
		w.tell(facts.RuleAct4, s, MarkNote, "{0} needs {1} influence with the {2}: {3} so far", space.ID, space.Entry.N, space.Entry.Faction, has).because(w.track(space.Entry.Faction), w.reason("A card may allow it all the same."))
	}
	switch {
	case space.ID != facts.SwordmasterSpace:
	case w.difficulty().NoSwordmaster:
		w.tell(facts.RuleSetup1, s, MarkNote, "No Swordmaster at {0}", w.difficulty().ID).because(w.atDifficulty())
	default:
		w.tell(facts.RuleSeat3, s, MarkAgent, "Gains the Swordmaster: a third Agent from this round on").because(w.toldBy(s))
	}
	if space.ID == facts.MentatSpace && w.terms.setup.Solo {
		w.tell(facts.RuleSetup1, s, MarkSolari, "The Mentat space costs {0} Solari", w.difficulty().MentatCost).because(w.atDifficulty())
	}
	switch has, away := w.Mentat(); {
	case space.ID != facts.MentatSpace:
	case away:
		w.tell(facts.RuleAct4, s, MarkMentat, "The Mentat is away with {0}: the space cannot give it", has).because(w.reason("The Mentat was won in round {0}.", w.Round()-1))
	case has == s:
		w.tell(facts.RuleSeat3, s, MarkAgent, "Gains the Mentat: one more Agent in this round").because(w.toldBy(s))
	}
}

// atDifficulty is the difficulty of the table.
func (w *work) atDifficulty() speech.Sentence {
	return w.reason("The difficulty is {0}.", w.difficulty().ID)
}

// humanDone ends a human's turn when all it brought is done.
type humanDone struct {
	seat  Seat
	agent bool
}

func (j humanDone) run(w *work) { w.give(w.after(j.seat, j.agent)) }
