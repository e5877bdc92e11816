package engine

import (
	"hagal/data/facts"
	"hagal/data/speech"
)

// Mark names the picture that stands for an event on screen.
type Mark string

// The marks.
const (
	MarkNote        Mark = ""
	MarkCard        Mark = "card"
	MarkSkip        Mark = "skip"
	MarkShuffle     Mark = "shuffle"
	MarkAgent       Mark = "agent"
	MarkInfluence   Mark = "influence"
	MarkAlliance    Mark = "alliance"
	MarkPoint       Mark = "vp"
	MarkSpice       Mark = "spice"
	MarkSolari      Mark = "solari"
	MarkWater       Mark = "water"
	MarkIntrigue    Mark = "intrigue"
	MarkTroop       Mark = "troop"
	MarkDeploy      Mark = "deploy"
	MarkDreadnought Mark = "dreadnought"
	MarkFreighter   Mark = "freighter"
	MarkNegotiator  Mark = "negotiator"
	MarkTech        Mark = "tech"
	MarkControl     Mark = "control"
	MarkSword       Mark = "sword"
	MarkPhase       Mark = "phase"
	MarkMentat      Mark = "mentat"
	MarkDice        Mark = "dice"
	MarkFirst       Mark = "first"
)

// Event is one thing that happened: by which rule, to which seat, and what to
// move, in a line.
type Event struct {
	Rule  facts.RuleID
	Seat  Seat
	Mark  Mark
	Say   speech.Sentence
	Card  facts.CardID  // the House Hagal card it tells of, or empty
	Space facts.SpaceID // where an Agent goes, or empty
	whence
	reasons []speech.Sentence // found with the event, or later by whence
	Doubts  []facts.Doubt     // of the card's figures, the first time they count at this table
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
	if r.Rule != "" {
		s += " (" + string(r.Rule) + ")"
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
