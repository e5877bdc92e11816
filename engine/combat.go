package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/rival"
)

// fight is the Combat under way.
type fight struct {
	started   bool
	resolving bool
	swords    []Swords
	places    []Place
}

func (f fight) clone() fight {
	f.swords = slices.Clone(f.swords)
	f.places = slices.Clone(f.places)
	return f
}

// Place is what a seat takes in Combat: reward 0, 1 or 2 for first to third.
type Place struct {
	Seat   Seat
	Reward int
	Wins   bool
}

// Swords lists the sword cards of this Combat, as they were revealed.
func (t Table) Swords() []Swords { return slices.Clone(t.fight.swords) }

// Fighting lists the Rivals with a unit in the Conflict, in turn order.
func (t Table) Fighting() []Seat {
	var in []Seat
	for _, s := range t.rivals() {
		if t.Side(s).Units() > 0 {
			in = append(in, s)
		}
	}
	return in
}

// SwordCards is how many cards each Rival reveals in Combat (R-COMBAT-1).
func (t Table) SwordCards() int {
	return t.setup.Variants.SwordCards(t.level())
}

func (i Fight) of(s Seat) []facts.CardID {
	for _, sw := range i.Swords {
		if sw.Seat == s {
			return sw.Cards
		}
	}
	return nil
}

func (i Fight) check(t Table) error {
	if err := t.inPhase("R-COMBAT-1", Combat); err != nil {
		return err
	}
	if t.fight.started {
		return refuse("R-COMBAT-1", say("Combat has started already"), t.due())
	}
	fighting := t.Fighting()
	for _, sw := range i.Swords {
		if !slices.Contains(fighting, sw.Seat) {
			return refuse("R-COMBAT-1", say("{0} has no unit in the Conflict", sw.Seat), say("cards for: {0}", joined(fighting, " ")))
		}
	}
	if len(i.Swords) == 0 {
		if t.deck.real && len(fighting) > 0 {
			return refuse("R-COMBAT-1", say("the player draws: the cards are not named"), say("cards for: {0}", joined(fighting, " ")))
		}
		return nil
	}
	return t.checkSwords(i, fighting)
}

func (t Table) checkSwords(i Fight, fighting []Seat) error {
	d := t.deck
	for _, s := range fighting {
		swords := 0
		for _, id := range i.of(s) {
			switch {
			case swords == t.SwordCards():
				return refuse("R-COMBAT-1", say("too many cards for {0}", s), say("{0} beside a Reshuffle", t.SwordCards()))
			case !d.holds(id):
				return refuse("R-COMBAT-1", say("{0} is not among the {1} House Hagal cards left", id, d.left()), say("one of: {0}", joined(d.kinds(), " ")))
			case !facts.CardOf(id).Reshuffle:
				swords++
			}
			d, _ = d.without(id)
		}
		if swords < t.SwordCards() {
			return refuse("R-COMBAT-1", say("{0} cards for {1}", swords, s), say("{0} beside a Reshuffle", t.SwordCards()))
		}
	}
	return nil
}

func (i Fight) complete(t Table) Input {
	if len(i.Swords) > 0 {
		return i
	}
	d := t.deck
	for _, s := range t.Fighting() {
		sw := Swords{Seat: s}
		for n := 0; n < t.SwordCards(); {
			id := d.cards[0]
			sw.Cards = append(sw.Cards, id)
			if !facts.CardOf(id).Reshuffle {
				n++
			}
			d, _ = d.without(id)
		}
		i.Swords = append(i.Swords, sw)
	}
	return i
}

func (i Fight) apply(w *work) {
	w.fight = fight{started: true}
	for _, s := range w.Seats() {
		w.at(s).counted = true
	}
	for _, s := range w.Fighting() {
		side := w.at(s)
		side.beyond = 0
		for _, id := range i.of(s) {
			n := facts.CardOf(id).Swords
			side.beyond += n
			w.tell("R-COMBAT-1", s, MarkSword, "{0}: {1}", id, some(n, facts.Sword))
			w.reveal(id)
		}
		w.fight.swords = append(w.fight.swords, Swords{s, i.of(s)})
		w.tell("R-COMBAT-2", s, MarkSword, "Strength {0}: {1} from units, {2}", side.Strength(), side.UnitStrength(), some(side.beyond, facts.Sword))
	}
}

func (i Strength) check(t Table) error {
	if err := t.inPhase("R-COMBAT-2", Combat); err != nil {
		return err
	}
	if !t.fight.started {
		return refuse("R-COMBAT-2", say("the Rivals' sword cards come first"), t.due())
	}
	if i.N > 0 && t.Side(i.Seat).Units() == 0 {
		return refuse("R-COMBAT-2", say("with no unit in the Conflict the strength is 0"), t.due())
	}
	return nil
}

func (i Strength) apply(w *work) {
	side := w.at(i.Seat)
	side.beyond = i.N - side.UnitStrength()
	w.tell("R-COMBAT-2", i.Seat, MarkSword, "Strength {0}", i.N)
}

// Places is who takes which reward as things stand (R-COMBAT-3).
func (t Table) Places() []Place {
	var ranked []Seat
	for _, s := range t.turnOrder() {
		if t.Side(s).Strength() > 0 {
			ranked = append(ranked, s)
		}
	}
	slices.SortStableFunc(ranked, func(a, b Seat) int { return t.Side(b).Strength() - t.Side(a).Strength() })
	level := func(n int) []Seat {
		var tied []Seat
		for _, s := range ranked[min(n, len(ranked)):] {
			if t.Side(s).Strength() == t.Side(ranked[n]).Strength() {
				tied = append(tied, s)
			}
		}
		return tied
	}
	top := level(0)
	if len(top) > 1 {
		return places(top, 1)
	}
	var all []Place
	for _, s := range top {
		all = append(all, Place{Seat: s, Reward: 0, Wins: true})
	}
	second := level(1)
	if len(second) > 1 {
		return append(all, places(second, 2)...)
	}
	return append(all, places(second, 1)...)
}

func places(seats []Seat, reward int) []Place {
	var all []Place
	for _, s := range seats {
		all = append(all, Place{Seat: s, Reward: reward})
	}
	return all
}

func (Resolve) check(t Table) error {
	if err := t.inPhase("R-COMBAT-3", Combat); err != nil {
		return err
	}
	if !t.fight.started {
		return refuse("R-COMBAT-1", say("Combat has not started"), t.due())
	}
	return nil
}

func (Resolve) apply(w *work) {
	w.fight.resolving = true
	w.fight.places = w.Places()
	if len(w.fight.places) > 1 && !w.fight.places[0].Wins {
		w.tell("R-COMBAT-3", Nobody, MarkNote, "Tied for first: nobody wins, each takes the second reward")
	}
	for _, p := range w.fight.places {
		if p.Wins {
			w.tell("R-COMBAT-3", p.Seat, MarkSword, "Wins the Conflict with {0}", w.Side(p.Seat).Strength())
		} else {
			w.tell("R-COMBAT-3", p.Seat, MarkSword, "Takes reward {0} with {1}", p.Reward+1, w.Side(p.Seat).Strength())
		}
		w.later(reward{p})
	}
	for _, p := range w.fight.places {
		if p.Wins {
			w.later(spoils{p.Seat}, placeDreadnought{p.Seat})
		}
	}
	w.later(clearConflict{})
}

// clearConflict brings everyone home (R-COMBAT-5, R-COMBAT-8).
type clearConflict struct{}

func (clearConflict) run(w *work) {
	for i := range w.control {
		c := &w.control[i]
		if c.Dreadnought != Nobody && c.since < w.round {
			w.tell("R-COMBAT-5", c.Dreadnought, MarkDreadnought, "The dreadnought on {0} returns to the garrison", facts.Locations[i])
			w.homeDreadnought(c.Dreadnought)
			*c = Control{Marker: c.Marker}
		}
	}
	for _, s := range w.Seats() {
		side := w.at(s)
		if side.Deployed > 0 {
			w.tell("R-COMBAT-8", s, MarkTroop, "{0} from the Conflict to supply", some(side.Deployed, facts.Troop))
		}
		if side.Dreads.Deployed > 0 {
			w.tell("R-COMBAT-5", s, MarkDreadnought, "{0} from the Conflict to the garrison", some(side.Dreads.Deployed, facts.Dreadnought))
		}
		if s.Rival() {
			side.Supply += side.Deployed
			side.Dreads.Garrison += side.Dreads.Deployed
		}
		side.Deployed, side.Dreads.Deployed = 0, 0
		side.counted, side.beyond = false, 0
	}
	w.fight = fight{}
	w.phase = CombatEnd
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
		side := w.at(j.seat)
		side.Dreads.Deployed--
		side.Dreads.Supply++
		w.points(j.seat, 1, "R-COMBAT-6")
		w.tell("R-COMBAT-6", j.seat, MarkPoint, "Detonation Devices: a dreadnought to supply for 1 point")
	}
	w.pushDos(j.seat, rival.Won(view))
}

func (w *work) removeMarker() {
	i := w.locationIndex(facts.ConflictOf(w.conflict).Location)
	if i < 0 || w.control[i].Marker == Nobody {
		return
	}
	w.tell("R-COMBAT-7", w.control[i].Marker, MarkControl, "Its Control marker on {0} is removed", facts.Locations[i])
	w.control[i].Marker = Nobody
}
