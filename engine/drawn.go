package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
)

// Drawn is how the House Hagal cards of a Rival's turn came: those skipped,
// the shuffles, and the card used, by its own name.
type Drawn struct {
	Skipped  []Event       // in order
	Shuffles []Event       // in order
	Used     Event         // zero where no card could be used
	Card     facts.CardID  // the card used, or empty
	Space    facts.SpaceID // where it sends the Agent, or empty
	Gains    []facts.Gain  // what its icons give
	Harvest  bool          // it takes the spice of its space
}

// DrawnIn reads the draws from the events of a Rival's turn.
func DrawnIn(events []Event) Drawn {
	var d Drawn
	for _, e := range events {
		switch e.Mark {
		case MarkSkip:
			d.Skipped = append(d.Skipped, e)
		case MarkShuffle:
			d.Shuffles = append(d.Shuffles, e)
		case MarkCard:
			d.use(e)
		}
	}
	return d
}

func (d *Drawn) use(e Event) {
	d.Used, d.Card, d.Space = e, e.Card(), e.Space()
	cases := facts.CardOf(d.Card).Cases
	i := slices.IndexFunc(cases, func(c facts.Case) bool { return c.Harvest || c.Space == d.Space })
	if i >= 0 {
		d.Gains, d.Harvest = cases[i].Gains, cases[i].Harvest
	}
}

// Folded is the cards skipped and the shuffles in one line, zero where there
// were none: "6 skipped, reshuffled".
func (d Drawn) Folded() speech.Sentence {
	skipped := len(d.Skipped)
	switch {
	case skipped > 0 && len(d.Shuffles) > 0:
		return say("{0} skipped, reshuffled", skipped)
	case skipped > 0:
		return say("{0} skipped", skipped)
	case len(d.Shuffles) > 0:
		return say("Reshuffled")
	}
	return speech.Sentence{}
}
