package engine

import (
	"slices"
	"strings"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// Combat is `combat`: Combat starts; none when the app is to draw.
type Combat struct{ Swords []Swords }

var _ = register(verb{name: "combat", order: 80, parse: parseCombat})

func parseCombat(a *args) Input {
	var f Combat
	for len(a.left) > 0 && a.err == nil {
		name, _, given := strings.Cut(a.left[0], "=")
		if s := seatOf(name); !given || !s.Rival() {
			a.fail(say("{0} is not expected here", quoted(a.left[0])), say("cards are told as SEAT=CARD"))
			break
		}
		f.Swords = append(f.Swords, Swords{seatOf(name), a.cards(name)})
	}
	for i, sw := range f.Swords {
		for _, before := range f.Swords[:i] {
			if before.Seat == sw.Seat {
				a.fail(say("{0} is named twice", sw.Seat))
			}
		}
	}
	return f
}

func (i Combat) String() string {
	s := "combat"
	for _, sw := range i.Swords {
		s += " " + sw.Seat.String() + "=" + joined(sw.Cards, ",")
	}
	return s
}

// About is nobody: it is the whole table.
func (Combat) About() Seat { return Nobody }

// Title is what the log calls it.
func (Combat) Title() speech.Sentence { return say("Swords") }

func (i Combat) plain() bool {
	for n, sw := range i.Swords {
		twice := slices.ContainsFunc(i.Swords[:n], func(o Swords) bool { return o.Seat == sw.Seat })
		if twice || !sw.Seat.Rival() || len(sw.Cards) == 0 || !plainCards(sw.Cards) {
			return false
		}
	}
	return true
}

func (i Combat) check(t Table) error {
	if err := t.inPhase(facts.RuleCombat1, PhaseCombat); err != nil {
		return err
	}
	if t.combat {
		return refuse(facts.RuleCombat1, say("Combat has started already"), t.due())
	}
	if len(i.Swords) == 0 && !t.deck.real {
		return nil // the app draws
	}
	fighting := t.Fighting()
	for _, sw := range i.Swords {
		if !slices.Contains(fighting, sw.Seat) {
			return refuse(facts.RuleCombat1, say("{0} has no unit in the Conflict", sw.Seat), say("cards for: {0}", seatOptions(fighting)))
		}
	}
	if len(i.Swords) == 0 {
		if len(fighting) > 0 {
			return refuse(facts.RuleCombat1, say("the cards drawn are not named"), say("cards for: {0}", seatOptions(fighting)))
		}
		return nil
	}
	return t.checkSwords(i, fighting)
}

func (i Combat) complete(t Table) Input {
	if len(i.Swords) > 0 {
		return i
	}
	d := t.deck
	for _, s := range t.rivals() {
		if t.at(s).Units() == 0 {
			continue
		}
		sw := Swords{s, make([]facts.CardID, 0, t.SwordCards())}
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

func (i Combat) apply(w *work) {
	w.combat = true
	r := w.rarely()
	r.swords = emptied(w, r.swords)
	for _, s := range w.Seats() {
		if !w.Table.at(s).counted {
			w.at(s).counted = true
		}
	}
	for _, s := range w.rivals() {
		side := w.at(s)
		if side.Units() == 0 {
			continue
		}
		side.beyond = 0
		for _, id := range i.of(s) {
			n := facts.CardOf(id).Swords
			side.beyond += int16(n)
			e := w.tell(facts.RuleCombat1, s, MarkSword, "{0}: {1}", id, some(n, facts.Sword)).because(w.whySword(s)...).about(id, "")
			w.doubt(e, facts.Sword)
			w.reveal(id)
		}
		r.swords = append(r.swords, Swords{s, i.of(s)})
		w.tell(facts.RuleCombat2, s, MarkSword, "Strength {0}: {1} from units, {2}", side.Strength(), side.UnitStrength(), some(side.Beyond(), facts.Sword)).because(w.reason("{0}: {1} in the Conflict.", s, w.units(*side)))
	}
}

// whySword is what a Rival fights with, and how many cards it reveals.
func (w *work) whySword(s Seat) []speech.Sentence {
	if w.telling != rival.Reasons {
		return nil
	}
	return []speech.Sentence{say("{0}: {1} in the Conflict.", s, w.units(w.Side(s))), say("House Hagal cards for each Rival's swords: {0}.", w.SwordCards())}
}

func (i Combat) equal(in Input) bool {
	o, ok := in.(Combat)
	return ok && slices.EqualFunc(i.Swords, o.Swords, func(a, b Swords) bool {
		return a.Seat == b.Seat && slices.Equal(a.Cards, b.Cards)
	})
}

func (i Combat) of(s Seat) []facts.CardID {
	for _, sw := range i.Swords {
		if sw.Seat == s {
			return sw.Cards
		}
	}
	return nil
}

func (t Table) checkSwords(i Combat, fighting []Seat) error {
	d := t.deck
	for _, s := range fighting {
		swords := 0
		for _, id := range i.of(s) {
			switch {
			case swords == t.SwordCards():
				return refuse(facts.RuleCombat1, say("too many cards for {0}", s), say("{0} beside a Reshuffle", t.SwordCards()))
			case !d.holds(id):
				return refuse(facts.RuleCombat1, say("{0} is not among the {1} House Hagal cards left", id, d.left()), say("one of: {0}", speech.Options(d.kinds())))
			case !facts.CardOf(id).Reshuffle:
				swords++
			}
			d, _ = d.without(id)
		}
		if swords < t.SwordCards() {
			return refuse(facts.RuleCombat1, say("{0} cards for {1}", swords, s), say("{0} beside a Reshuffle", t.SwordCards()))
		}
	}
	return nil
}

// Swords are a Rival's sword cards in Combat.
type Swords struct {
	Seat  Seat
	Cards []facts.CardID
}

// Swords lists the sword cards of this Combat, as they were revealed.
func (t Table) Swords() []Swords { return slices.Clone(t.swords) }

// Fighting lists the Rivals with a unit in the Conflict, in turn order.
func (t Table) Fighting() []Seat {
	var in []Seat
	for _, s := range t.rivals() {
		if t.at(s).Units() > 0 {
			in = append(in, s)
		}
	}
	return in
}

// SwordCards is how many cards each Rival reveals in Combat (R-COMBAT-1).
func (t Table) SwordCards() int {
	return t.terms.swords[t.conflict.Level]
}
