package engine

import (
	"hagal/data/facts"
	"hagal/data/speech"
)

// Mark names the picture that stands for an event on screen.
type Mark int8

// The marks.
const (
	MarkNote Mark = iota
	MarkCard
	MarkSkip
	MarkShuffle
	MarkAgent
	MarkInfluence
	MarkAlliance
	MarkPoint
	MarkSpice
	MarkSolari
	MarkWater
	MarkIntrigue
	MarkTroop
	MarkDeploy
	MarkDreadnought
	MarkFreighter
	MarkNegotiator
	MarkTech
	MarkControl
	MarkSword
	MarkPhase
	MarkMentat
	MarkDice
	MarkFirst
)

var markNames = [...]string{
	"", "card", "skip", "shuffle", "agent", "influence", "alliance", "vp", "spice", "solari", "water", "intrigue", "troop", "deploy",
	"dreadnought", "freighter", "negotiator", "tech", "control", "sword", "phase", "mentat", "dice", "first",
}

// String is the picture's name, empty for a note.
func (m Mark) String() string { return markNames[m] }

// Event is one thing that happened: by which rule, to which seat, and what to
// move, in a line.
type Event struct {
	Say  speech.Sentence
	of   *origin
	Rule facts.RuleID
	Seat Seat
	Mark Mark
	// doubted is the figure of the card that is in doubt, the first time it counts
	// at this table, else Nothing.
	doubted facts.Good
	card    uint8  // a facts.CardNumber
	space   uint8  // a facts.SpaceNumber
	n       uint16 // which of its origin's events
}

// Card is the House Hagal card it tells of, or empty.
func (e Event) Card() facts.CardID {
	if e.card == 0 {
		return ""
	}
	return facts.Cards[e.card-1].ID
}

// Space is where an Agent goes, or empty.
func (e Event) Space() facts.SpaceID {
	if e.space == 0 {
		return ""
	}
	return facts.Spaces[e.space-1].ID
}

// about says what card it tells of, and where an Agent goes.
func (e *Event) about(card facts.CardID, space facts.SpaceID) *Event {
	e.card, e.space = uint8(facts.CardNumber(card)), uint8(facts.SpaceNumber(space))
	return e
}

// Text is the event in English.
func (e Event) Text() string { return e.Say.String() }

// Refusal is an input the rules forbid: the rule, why, and what is allowed.
type Refusal struct {
	Rule    facts.RuleID
	Why     speech.Sentence
	Allowed speech.Sentence
}

// Error is the refusal in English.
func (r *Refusal) Error() string {
	s := r.Why.String()
	if r.Allowed.Form != "" {
		s += "; " + r.Allowed.String()
	}
	if r.Rule != facts.NoRule {
		s += " (" + r.Rule.String() + ")"
	}
	return s
}

func refuse(rule facts.RuleID, why, allowed speech.Sentence) error {
	return &Refusal{Rule: rule, Why: why, Allowed: allowed}
}

// some is a number of a good in a sentence.
func some(n int, g facts.Good) speech.Count { return speech.Count{N: n, Good: g} }

// say shortens speech.Of.
func say(form string, args ...any) speech.Sentence { return speech.Of(form, args...) }
