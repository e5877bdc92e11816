package engine

import (
	"hagal/data/facts"
	"hagal/data/speech"
)

// Kind is a kind of decision.
type Kind string

// The kinds of decision.
const (
	KindFaction  Kind = "faction"
	KindReward   Kind = "reward"
	KindPayment  Kind = "payment"
	KindLocation Kind = "location"
	KindTurnUp   Kind = "turn-up"
	KindAlliance Kind = "alliance"
)

// The options of a payment.
const (
	OptionPay     = "pay"
	OptionDecline = "decline"
)

// Decision is a question the story waits for.
type Decision struct {
	Seat    Seat // whom it concerns
	By      Seat // who decides
	Kind    Kind
	Options []string
	Rule    facts.RuleID
	Say     speech.Sentence
	Suggest string // the option a Rival would take, when there is one
}

// decider is who decides for a seat: a human for itself, for a Rival the
// player, with two players the holder of the First Player marker (R-INF-4).
func (t Table) decider(s Seat) Seat {
	switch {
	case s.Human():
		return s
	case t.setup.Solo:
		return You
	}
	return t.first
}
