package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// finish names the winner (R-END-4).
func (w *work) finish() {
	w.phase = PhaseOver
	in, why := w.scoring(), []speech.Sentence(nil)
	for i, step := range ties {
		if !w.Brings(step.needs) {
			continue
		}
		why = append(why, w.whyStep(step.name, in, step.of, step.told))
		in = w.best(in, step.of)
		w.decidedBy = int8(i + 1)
		if len(in) == 1 {
			break
		}
	}
	w.winner = in[len(in)-1]
	w.tell(facts.RuleEnd4, w.winner, MarkPoint, "Wins the game: {0}", speech.Term(w.DecidedBy())).because(why...)
}

// whyStep is how those still equal stand in a comparison.
func (w *work) whyStep(name string, in []Seat, of func(Table, Seat) int, told bool) speech.Sentence {
	if w.telling != rival.Reasons {
		return speech.Sentence{}
	}
	if !told {
		return say("Tie-breaker: {0}.", speech.Term(name))
	}
	var list speech.List
	for _, s := range in {
		list.Items = append(list.Items, item(s, of(w.Table, s)))
	}
	return say("Compared by {0}: {1}.", speech.Term(name), list)
}

// scoring lists the seats that can win.
func (t Table) scoring() []Seat {
	var in []Seat
	for _, s := range t.Seats() {
		if s.scores() {
			in = append(in, s)
		}
	}
	return in
}

// ties are the comparisons of R-END-4, in order; the highest goes on.
var ties = []struct {
	name  string
	of    func(Table, Seat) int
	told  bool         // it compares figures that a person can read
	needs facts.Pieces // it is of no use without these
}{
	{name: "points", of: func(t Table, s Seat) int { return t.at(s).VP() }, told: true},
	{name: "Chaumurky", of: chaumurky, needs: facts.TechTiles},
	{name: "spice", of: holds(facts.Spice), told: true},
	{name: "Solari", of: holds(facts.Solari), told: true},
	{name: "water", of: holds(facts.Water), told: true},
	{name: "troops in garrison", of: holds(facts.Troop), told: true},
	{name: "who revealed last", of: func(t Table, s Seat) int { return slices.Index(t.reveals[:], s) }},
	{name: "turn order", of: func(t Table, s Seat) int { return slices.Index(t.turnOrder(), s) }},
}

// deciding are the goods whose figures decide a tie, in order; the troops are
// those in the garrison.
var deciding = []facts.Good{facts.Spice, facts.Solari, facts.Water, facts.Troop}

// holds is how many of a good that decides a tie a seat has.
func holds(good facts.Good) func(Table, Seat) int {
	return func(t Table, s Seat) int { return t.Final(s).Of(good) }
}

// chaumurky puts whoever has the tile that wins ties before the others.
func chaumurky(t Table, s Seat) int {
	if t.at(s).HasTile(facts.WinsTies) {
		return 1
	}
	return 0
}

// best lists those of whom there is the most.
func (t Table) best(in []Seat, of func(Table, Seat) int) []Seat {
	var best []Seat
	for _, s := range in {
		switch {
		case len(best) == 0 || of(t, s) > of(t, best[0]):
			best = []Seat{s}
		case of(t, s) == of(t, best[0]):
			best = append(best, s)
		}
	}
	return best
}

// Final is a seat's tie-breaking figures: a Rival's own, a human's as told, of
// nothing before that.
func (t Table) Final(s Seat) Final {
	if s.Leads() {
		side := t.Side(s)
		return Final{Seat: s, Spice: side.Spice, Solari: side.Solari, Water: side.Water, Garrison: side.Garrison}
	}
	for _, f := range t.finals {
		if f.Seat == s {
			return f
		}
	}
	return Final{Seat: s}
}

// FinalGiven reports whether a human's endgame figures were told.
func (t Table) FinalGiven(s Seat) bool {
	return slices.ContainsFunc(t.finals, func(f Final) bool { return f.Seat == s })
}

// Tie is with whom a human has the most points as all people have told their
// endgame figures so far, where no Chaumurky decides; none without a tie. Asked
// are the goods whose figures decide it: spice, Solari, water and the troops in
// the garrison, in that order, each only where those before it are equal (R-END-4).
func (t Table) Tie(s Seat, told map[Seat]Final) (tied []Seat, asked []facts.Good) {
	in := t.best(t.scoring(), func(t Table, o Seat) int { return t.at(o).VP() + told[o].Points })
	in = t.best(in, chaumurky)
	if len(in) < 2 || !slices.Contains(in, s) {
		return nil, nil
	}
	tied = slices.DeleteFunc(slices.Clone(in), func(o Seat) bool { return o == s })
	for _, good := range deciding {
		if len(in) < 2 || !slices.Contains(in, s) {
			break
		}
		asked = append(asked, good)
		in = t.best(in, func(t Table, o Seat) int {
			if f, ok := told[o]; ok {
				return f.Of(good)
			}
			return t.Final(o).Of(good)
		})
	}
	return tied, asked
}
