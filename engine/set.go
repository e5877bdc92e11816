package engine

import (
	"fmt"
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
)

// Set is `set`: a count changed by hand, by N or, when To, to N.
type Set struct {
	Seat  Seat
	Field string
	N     int
	To    bool
}

var _ = register(verb{name: "set", order: 160, parse: parseSet})

func parseSet(a *args) Input {
	in := Set{Seat: a.seat(), Field: a.one(speech.Term("a field"), fieldNames()...)}
	n, signed := a.signed(-99, 99)
	in.N, in.To = n, !signed
	return in
}

func (i Set) String() string {
	if i.To {
		return fmt.Sprintf("set %s %s %d", i.Seat, i.Field, i.N)
	}
	return fmt.Sprintf("set %s %s %+d", i.Seat, i.Field, i.N)
}

// About is the seat.
func (i Set) About() Seat { return i.Seat }

// Title is what the log calls it.
func (Set) Title() speech.Sentence { return correctionTitle() }

func (Set) corrects() {}

// field is a count `set` changes: where it is, from what to what it goes,
// and whether it is made of troops, which come from and go to supply.
type field struct {
	name   string
	says   string // what it is called, where the name is short
	mark   Mark
	count  func(*Side) *int // nil for points, which are a sum
	most   int
	troops bool
	human  bool         // counted for humans too
	solo   bool         // House Hagal has none
	needs  facts.Pieces // counted only where a box brings these
}

// title is what a field is called.
func (f field) title() string {
	if f.says != "" {
		return f.says
	}
	return f.name
}

// fields are the counts in the order a message names them.
var fields = []field{
	{name: "vp", says: "victory points", mark: MarkPoint, most: MaxFigure, human: true, solo: true},
	{name: "garrison", says: "troops in the garrison", mark: MarkTroop, count: func(s *Side) *int { return &s.Garrison }, most: MaxTroops, troops: true},
	{name: "deployed", says: "troops in the Conflict", mark: MarkDeploy, count: func(s *Side) *int { return &s.Deployed }, most: MaxTroops, troops: true, human: true},
	{name: "spice", mark: MarkSpice, count: func(s *Side) *int { return &s.Spice }, most: MaxFigure, solo: true},
	{name: "solari", mark: MarkSolari, count: func(s *Side) *int { return &s.Solari }, most: MaxFigure, solo: true},
	{name: "water", mark: MarkWater, count: func(s *Side) *int { return &s.Water }, most: MaxFigure, solo: true},
	{name: "intrigue", mark: MarkIntrigue, count: func(s *Side) *int { return &s.Intrigue }, most: MaxFigure, solo: true},
	{name: "agents", mark: MarkAgent, count: func(s *Side) *int { return &s.Agents }, most: MaxAgents},
	{name: "freighter", mark: MarkFreighter, count: func(s *Side) *int { return &s.Freighter }, most: MaxFreighter, needs: facts.ShippingTrack},
	{name: "negotiators", mark: MarkNegotiator, count: func(s *Side) *int { return &s.Negotiators }, most: MaxTroops, troops: true, solo: true, needs: facts.TechTiles},
}

// fieldNames lists what can follow `set` and a seat.
func fieldNames() []string {
	var names []string
	for _, f := range fields {
		names = append(names, f.name)
	}
	return names
}

// field is the count the input names; Parse lets no other name in.
func (i Set) field() field {
	return fields[slices.IndexFunc(fields, func(f field) bool { return f.name == i.Field })]
}

// value is what the field holds, and what the input makes of it.
func (i Set) value(t Table) (from, to int) {
	side := t.Side(i.Seat)
	if f := i.field(); f.count == nil {
		from = side.VP()
	} else {
		from = *f.count(&side)
	}
	if i.To {
		return from, i.N
	}
	return from, from + i.N
}

func (i Set) check(t Table) error {
	f := i.field()
	switch {
	case i.Seat.Human() && !f.human:
		return refuse(facts.RuleAct1, say("{0} of a human is not counted", speech.Term(f.title())), say("{0}", speech.List{Items: []speech.Arg{speech.Option{ID: "vp", Says: speech.Term("victory points")}, speech.Option{ID: "deployed", Says: speech.Term("troops in the Conflict")}}, Or: true}))
	case i.Seat == Hagal && f.solo:
		return refuse(facts.RuleSpend5, say("House Hagal has no {0}", speech.Term(f.title())), say("its troops, Agents and Freighter"))
	case f.needs != 0 && !t.Brings(f.needs):
		return refuse(facts.RuleSetup2, say("no box on the table has {0}", speech.Term(f.title())), t.due())
	}
	_, to := i.value(t)
	most := t.MostSet(i.Seat, i.Field)
	if to < 0 || to > most {
		return refuse(facts.RuleAct1, say("{0} would be {1}", speech.Term(f.title()), to), say("{0} goes from {1} to {2}", speech.Term(f.title()), 0, most))
	}
	return nil
}

func (i Set) apply(w *work) {
	from, to := i.value(w.Table)
	side := w.at(i.Seat)
	f := i.field()
	switch {
	case i.defends(w.Table):
		w.tell(facts.RuleRound1, i.Seat, MarkDeploy, "A troop from supply into the Conflict: {0} is defended", w.conflict.Location).because(w.onFlag(w.conflict.Location)...)
	case i.scores():
		w.tell(facts.RuleAct1, i.Seat, f.mark, "Victory points: from {0} to {1}", from, to)
	default:
		w.tell(facts.RuleAct1, i.Seat, f.mark, "{0} from {1} to {2}, by hand", speech.Term(f.title()), from, to)
	}
	if f.count == nil {
		w.points(i.Seat, to-side.sum(), facts.RuleAct1)
		return
	}
	*f.count(side) = to
	if i.Field == "agents" {
		side.extraAgents += int16(to - from)
	}
	if f.troops && i.Seat.Rival() {
		side.Supply -= to - from
	}
}

// scores reports whether it tells points of a person: those of cards are told
// so, since the app sees no card.
func (i Set) scores() bool { return i.Field == "vp" && i.Seat.Human() }

// defends reports whether this is the troop of a person that controls the
// location of the Conflict, before anybody had a turn (R-ROUND-1).
func (i Set) defends(t Table) bool {
	return i.Field == "deployed" && !i.To && i.N == 1 && i.Seat.Human() && t.phase == PhasePlayerTurns && !t.begun &&
		t.conflict.Location != "" && t.controller(t.conflict.Location) == i.Seat && t.Side(i.Seat).Deployed == 0
}

// MayDefend reports whether a person may still deploy the troop that defends
// the location of the Conflict: nobody had a turn, and it is not deployed yet
// (R-ROUND-1).
func (t Table) MayDefend(s Seat) bool { return Set{Seat: s, Field: "deployed", N: 1}.defends(t) }
