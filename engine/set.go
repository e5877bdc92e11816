package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
)

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

const many = 99

// fields are the counts in the order a message names them.
var fields = []field{
	{name: "vp", says: "victory points", mark: MarkPoint, most: many, human: true, solo: true},
	{name: "garrison", says: "troops in the garrison", mark: MarkTroop, count: func(s *Side) *int { return &s.Garrison }, most: facts.TroopsInAll, troops: true},
	{name: "deployed", says: "troops in the Conflict", mark: MarkDeploy, count: func(s *Side) *int { return &s.Deployed }, most: facts.TroopsInAll, troops: true, human: true},
	{name: "spice", mark: MarkSpice, count: func(s *Side) *int { return &s.Spice }, most: many, solo: true},
	{name: "solari", mark: MarkSolari, count: func(s *Side) *int { return &s.Solari }, most: many, solo: true},
	{name: "water", mark: MarkWater, count: func(s *Side) *int { return &s.Water }, most: many, solo: true},
	{name: "intrigue", mark: MarkIntrigue, count: func(s *Side) *int { return &s.Intrigue }, most: many, solo: true},
	{name: "agents", mark: MarkAgent, count: func(s *Side) *int { return &s.Agents }, most: MaxHumanAgents},
	{name: "freighter", mark: MarkFreighter, count: func(s *Side) *int { return &s.Freighter }, most: 2, needs: facts.ShippingTrack},
	{name: "negotiators", mark: MarkNegotiator, count: func(s *Side) *int { return &s.Negotiators }, most: facts.TroopsInAll, troops: true, solo: true, needs: facts.TechTiles},
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
		return refuse("R-ACT-1", say("{0} of a human is not counted", speech.Term(i.Field)), say("vp or deployed"))
	case i.Seat == Hagal && f.solo:
		return refuse("R-SPEND-5", say("House Hagal has no {0}", speech.Term(i.Field)), say("its troops, Agents and Freighter"))
	case f.needs != 0 && !t.Brings(f.needs):
		return refuse("R-SETUP-2", say("no box on the table has {0}", speech.Term(i.Field)), t.due())
	}
	from, to := i.value(t)
	most := f.most
	side := t.Side(i.Seat)
	if f.troops && i.Seat.Rival() {
		most = from + side.Supply
	}
	if i.Field == "agents" {
		most -= t.OnBoard(i.Seat)
	}
	if to < 0 || to > most {
		return refuse("R-ACT-1", say("{0} would be {1}", speech.Term(i.Field), to), say("{0} goes from 0 to {1}", speech.Term(i.Field), most))
	}
	return nil
}

func (i Set) apply(w *work) {
	from, to := i.value(w.Table)
	side := w.at(i.Seat)
	f := i.field()
	w.tell("R-ACT-1", i.Seat, f.mark, "{0} from {1} to {2}, by hand", speech.Term(f.title()), from, to)
	if f.count == nil {
		w.points(i.Seat, to-side.sum(), "R-ACT-1")
		return
	}
	*f.count(side) = to
	if i.Field == "agents" {
		side.extraAgents += to - from
	}
	if f.troops && i.Seat.Rival() {
		side.Supply -= to - from
	}
}
