package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// Place is what a seat takes in Combat: reward 0, 1 or 2 for first to third.
type Place struct {
	Seat   Seat
	Reward int
	Wins   bool
}

// Places is who takes which reward as things stand (R-COMBAT-3).
func (t Table) Places() []Place {
	ranked := make([]Seat, 0, 3)
	for _, s := range t.turnOrder() {
		if t.at(s).Strength() > 0 {
			ranked = append(ranked, s)
		}
	}
	slices.SortStableFunc(ranked, func(a, b Seat) int { return t.at(b).Strength() - t.at(a).Strength() })
	top := t.tied(ranked)
	if len(top) > 1 {
		return places(nil, top, 1)
	}
	var all []Place
	if len(top) == 1 {
		all = append(make([]Place, 0, 3), Place{Seat: top[0], Reward: 0, Wins: true})
	}
	second := t.tied(ranked[len(top):])
	if len(second) > 1 {
		return places(all, second, 2)
	}
	return places(all, second, 1)
}

// tied are the first of the seats, the strongest first, and those as strong.
func (t Table) tied(ranked []Seat) []Seat {
	n := 0
	for n < len(ranked) && t.at(ranked[n]).Strength() == t.at(ranked[0]).Strength() {
		n++
	}
	return ranked[:n]
}

func places(all []Place, seats []Seat, reward int) []Place {
	for _, s := range seats {
		all = append(all, Place{Seat: s, Reward: reward})
	}
	return all
}

// clearConflict brings everyone home (R-COMBAT-5, R-COMBAT-8).
type clearConflict struct{}

func (clearConflict) run(w *work) {
	r := w.rarely()
	control := own(w, &r.control)
	for i := range control {
		c := &control[i]
		if c.Dreadnought != Nobody && c.since < w.Round() {
			w.tell(facts.RuleCombat5, c.Dreadnought, MarkDreadnought, "The dreadnought on {0} returns to the garrison", w.terms.locations[i]).because(w.reason("Placed there in round {0}; this is round {1}.", c.since, w.Round()))
			w.homeDreadnought(c.Dreadnought)
			*c = Flag{Marker: c.Marker}
		}
	}
	over := w.reason("Combat is over: {0}.", w.conflict.ID)
	for _, s := range w.Seats() {
		side := w.at(s)
		if side.Deployed > 0 {
			w.tell(facts.RuleCombat8, s, MarkTroop, "{0} from the Conflict to supply", some(side.Deployed, facts.Troop)).because(over)
		}
		if side.Dreads.Deployed > 0 {
			w.tell(facts.RuleCombat5, s, MarkDreadnought, "{0} from the Conflict to the garrison", some(int(side.Dreads.Deployed), facts.Dreadnought)).because(over)
		}
		if s.Rival() {
			side.Supply += side.Deployed
			side.Dreads.Garrison += side.Dreads.Deployed
		}
		side.Deployed, side.Dreads.Deployed = 0, 0
		side.counted, side.beyond = false, 0
	}
	w.combat, r.swords = false, emptied(w, r.swords)
	w.phase = PhaseCombatEnd
}

// homeDreadnought brings a dreadnought from a location to its garrison.
func (w *work) homeDreadnought(s Seat) {
	if s.Rival() {
		w.at(s).Dreads.Garrison++
	}
}

// spoils are what a winner's tiles do (R-COMBAT-6), and the marker House
// Hagal takes away (R-COMBAT-7).
type spoils struct{ seat Seat }

func (j spoils) run(w *work) {
	if j.seat == Hagal {
		w.removeMarker()
		return
	}
	if !j.seat.Leads() {
		return
	}
	view := w.view(j.seat)
	if rival.Detonates(view) {
		why := w.telling.Why(func() []speech.Sentence { return rival.WhyDetonates(view) })
		side := w.at(j.seat)
		side.Dreads.Deployed--
		side.Dreads.Supply++
		w.points(j.seat, 1, facts.RuleCombat6)
		w.tell(facts.RuleCombat6, j.seat, MarkPoint, "Detonation Devices: a dreadnought to supply for 1 point").because(why...)
	}
	w.pushActions(j.seat, rival.Won(view))
}

func (w *work) removeMarker() {
	i := w.locationIndex(w.conflict.Location)
	if i < 0 || w.control[i].Marker == Nobody {
		return
	}
	w.tell(facts.RuleCombat7, w.control[i].Marker, MarkControl, "Loses the Control marker on {0}", w.terms.locations[i]).because(w.reason("Won by {0}: {1}.", Hagal, w.conflict.ID))
	own(w, &w.rarely().control)[i].Marker = Nobody
}
