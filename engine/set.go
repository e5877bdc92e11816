package engine

import (
	"hagal/data/facts"
)

// field is a count `set` changes: where it is, from what to what it goes,
// and whether it is made of troops, which come from and go to supply.
type field struct {
	count  func(*Side) *int
	most   int
	troops bool
	human  bool // counted for humans too
	solo   bool // House Hagal has none
	ix     bool // Rise of Ix only
}

const many = 99

var fields = map[string]field{
	"vp":          {most: many, human: true, solo: true},
	"garrison":    {count: func(s *Side) *int { return &s.Garrison }, most: facts.TroopsInAll, troops: true},
	"deployed":    {count: func(s *Side) *int { return &s.Deployed }, most: facts.TroopsInAll, troops: true, human: true},
	"spice":       {count: func(s *Side) *int { return &s.Spice }, most: many, solo: true},
	"solari":      {count: func(s *Side) *int { return &s.Solari }, most: many, solo: true},
	"water":       {count: func(s *Side) *int { return &s.Water }, most: many, solo: true},
	"intrigue":    {count: func(s *Side) *int { return &s.Intrigue }, most: many, solo: true},
	"agents":      {count: func(s *Side) *int { return &s.Agents }, most: MaxHumanAgents},
	"freighter":   {count: func(s *Side) *int { return &s.Freighter }, most: 2, ix: true},
	"negotiators": {count: func(s *Side) *int { return &s.Negotiators }, most: facts.TroopsInAll, troops: true, solo: true, ix: true},
}

// value is what the field holds, and what the input makes of it.
func (i Set) value(t Table) (from, to int) {
	side := t.Side(i.Seat)
	if i.Field == "vp" {
		from = side.VP()
	} else {
		from = *fields[i.Field].count(&side)
	}
	if i.To {
		return from, i.N
	}
	return from, from + i.N
}

func (i Set) check(t Table) error {
	f := fields[i.Field]
	switch {
	case i.Seat.Human() && !f.human:
		return refuse("R-ACT-1", say("{0} of a human is not counted", i.Field), say("vp or deployed"))
	case i.Seat == Hagal && f.solo:
		return refuse("R-SPEND-5", say("House Hagal has no {0}", i.Field), say("its troops, Agents and Freighter"))
	case f.ix && !t.setup.Ix:
		return refuse("R-SETUP-2", say("{0} come with Rise of Ix", i.Field), t.due())
	}
	from, to := i.value(t)
	most := f.most
	side := t.Side(i.Seat)
	if f.troops && i.Seat.Rival() {
		most = from + side.Supply
	}
	if i.Field == "agents" {
		most -= t.onBoard(i.Seat)
	}
	if to < 0 || to > most {
		return refuse("R-ACT-1", say("{0} would be {1}", i.Field, to), say("{0} goes from 0 to {1}", i.Field, most))
	}
	return nil
}

func (i Set) apply(w *work) {
	from, to := i.value(w.Table)
	side := w.at(i.Seat)
	w.tell("R-ACT-1", i.Seat, fieldMarks[i.Field], "{0} from {1} to {2}, by hand", i.Field, from, to)
	if i.Field == "vp" {
		w.points(i.Seat, to-side.sum(), "R-ACT-1")
		return
	}
	f := fields[i.Field]
	*f.count(side) = to
	if i.Field == "agents" {
		side.extraAgents += to - from
	}
	if f.troops && i.Seat.Rival() {
		side.Supply -= to - from
	}
}

var fieldMarks = map[string]Mark{
	"vp": MarkPoint, "garrison": MarkTroop, "deployed": MarkDeploy, "spice": MarkSpice, "solari": MarkSolari,
	"water": MarkWater, "intrigue": MarkIntrigue, "agents": MarkAgent, "freighter": MarkFreighter, "negotiators": MarkNegotiator,
}
