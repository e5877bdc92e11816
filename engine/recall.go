package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// Recall is `recall`: Makers and Recall.
type Recall struct{}

var _ = register(verb{name: "recall", order: 110, parse: func(*args) Input { return Recall{} }})

func (Recall) String() string { return "recall" }

// About is nobody: it is the whole table.
func (Recall) About() Seat { return Nobody }

// Title is what the log calls it.
func (Recall) Title() speech.Sentence { return say("Recall") }

func (Recall) plain() bool { return true }

func (Recall) check(t Table) error { return t.inPhase(facts.RuleEnd1, PhaseCombatEnd) }

func (Recall) apply(w *work) {
	w.addBonus()
	if w.ends() {
		w.phase = PhaseEndgame
		w.tell(facts.RuleEnd2, Nobody, MarkPhase, "The game ends after round {0}", w.Round()).because(w.whyEnd()...)
		for _, s := range w.rivals() {
			if s.Leads() {
				w.pushActions(s, rival.EndPoints(w.view(s)))
			}
		}
		return
	}
	if w.agents.n > 0 {
		w.tell(facts.RuleSeat4, Nobody, MarkAgent, "All Agents return home").because(w.reason("Round {0} is over.", w.Round()))
	}
	w.mentatHome()
	w.agents = agents{}
	w.conflict = facts.ConflictOf("")
	w.phase = PhaseRoundStart
	for _, s := range w.Seats() {
		w.home(s)
	}
	before := w.first
	w.first = w.clockwise(w.first)[1]
	w.tell(facts.RuleSeat4, w.first, MarkFirst, "Takes the First Player marker").because(w.reason("First Player in round {0}: {1}; clockwise after that: {2}.", w.Round(), before, w.first))
}

// addBonus adds bonus spice to each Maker space without an Agent (R-END-1).
func (w *work) addBonus() {
	for i, id := range w.terms.makers {
		if !w.Held(id) {
			w.bonus[i]++
			w.tell(facts.RuleEnd1, Nobody, MarkSpice, "1 bonus spice on {0}, {1} now", id, int(w.bonus[i])).because(w.reason("No Agent is on {0}.", id))
		}
	}
}

// ends reports whether the game ends at this Recall (R-END-2).
func (t Table) ends() bool {
	for _, s := range t.Seats() {
		if t.at(s).VP() >= t.terms.winning {
			return true
		}
	}
	return t.Round() >= facts.Rounds || !t.conflictsLeft()
}

// whyEnd is everybody's points, and the Conflict cards left.
func (w *work) whyEnd() []speech.Sentence {
	if w.telling != rival.Reasons {
		return nil
	}
	why := []speech.Sentence{w.scores(), say("{0} points end the game.", w.terms.setup.Variants.WinningPoints())}
	if w.Round() >= facts.Rounds || len(w.ConflictsDue()) == 0 {
		why = append(why, say("The Conflict deck is empty."))
	}
	return why
}

// LastRound reports whether the game ends with this round as things stand.
func (t Table) LastRound() bool { return t.Round() > 0 && t.phase != PhaseOver && t.ends() }

// mentatHome says that the Mentat goes back, unless it was won again.
func (w *work) mentatHome() {
	away := w.mentat != Nobody || w.Held(facts.MentatSpace)
	won := slices.ContainsFunc(w.sides[:], func(s *Side) bool { return s.MentatNext })
	w.mentat = Nobody
	if away && !won {
		w.tell(facts.RuleCombat9, Nobody, MarkMentat, "The Mentat returns to its space").because(w.reason("Round {0} is over.", w.Round()))
	}
}

// home brings a seat's Agents back.
func (w *work) home(s Seat) {
	side := w.at(s)
	side.Revealed, side.acted, side.extraAgents = false, false, 0
	if s.Rival() {
		side.Agents = w.usualAgents()
	}
	if side.MentatNext {
		side.extraAgents = 1
		side.MentatNext = false
		w.mentat = s
		if s.Rival() {
			side.Agents++
		}
		w.tell(facts.RuleCombat9, s, MarkMentat, "The Mentat is an extra Agent in round {0}", w.Round()+1).because(w.reason("The Mentat was won in round {0}.", w.Round()))
	}
}
