package engine

import (
	"slices"

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
	of      *origin
	reasons []speech.Sentence // found with the decision, or later by its origin
	Suggest string            // the option a Rival would take, when there is one
	agenda  []task            // what is left to do, the next last
}

// says is what one of the options stands for.
func (d Decision) says(option string) speech.Arg {
	switch d.Kind {
	case KindFaction:
		if f, ok := facts.FactionByID(option); ok {
			return f
		}
	case KindReward:
		if g, ok := facts.GoodByID(option); ok {
			return g
		}
	case KindLocation:
		if s, ok := facts.SpaceByID(facts.SpaceID(option)); ok {
			return s.ID
		}
	case KindAlliance:
		if slices.Contains(d.Options, option) {
			return seatOf(option)
		}
	case KindPayment:
		return payWord(option)
	}
	return speech.ID(option)
}

// payWord is the answer to a payment.
func payWord(option string) speech.Term {
	if option == OptionPay {
		return speech.Term("Pay")
	}
	return speech.Term("Do not pay")
}

func (d Decision) option(id string) speech.Arg { return speech.Option{ID: id, Says: d.says(id)} }

// list is all options; or says that one of them is to be named.
func (d Decision) list(or bool) speech.List {
	list := speech.List{Or: or}
	for _, o := range d.Options {
		list.Items = append(list.Items, d.option(o))
	}
	return list
}

// decider is who decides for a seat: a human for itself, for a Rival the
// player, with two players the holder of the First Player marker (R-INF-4).
func (t Table) decider(s Seat) Seat {
	switch {
	case s.Human():
		return s
	case t.terms.setup.Solo:
		return You
	}
	return t.first
}
