package engine

import (
	"fmt"
	"slices"
	"strings"

	"hagal/data/facts"
	"hagal/data/speech"
)

// Reveal is `reveal`: a human's Reveal turn.
type Reveal struct {
	Seat     Seat
	Strength int // total, -1 for that of the units alone
	Dice     [2]int
}

var _ = register(verb{name: "reveal", order: 60, parse: parseReveal})

func parseReveal(a *args) Input {
	return Reveal{Seat: a.human(), Strength: a.option("strength", strengthFigure, -1), Dice: a.dice()}
}

func (a *args) dice() (dice [2]int) {
	v, ok := a.value("dice")
	if !ok {
		return dice
	}
	one, two, _ := strings.Cut(v, ",")
	return [2]int{a.integer(speech.Term("a die"), one, 1, MaxDie), a.integer(speech.Term("a die"), two, 1, MaxDie)}
}

func (i Reveal) String() string {
	s := "reveal " + i.Seat.String()
	if i.Strength >= 0 {
		s += fmt.Sprintf(" strength=%d", i.Strength)
	}
	if i.Dice[0] > 0 {
		s += fmt.Sprintf(" dice=%d,%d", i.Dice[0], i.Dice[1])
	}
	return s
}

// About is the seat.
func (i Reveal) About() Seat { return i.Seat }

// Title is what the log calls it.
func (Reveal) Title() speech.Sentence { return say("Reveal turn") }

func (i Reveal) plain() bool {
	rolled := min(i.Dice[0], i.Dice[1]) >= 1 && max(i.Dice[0], i.Dice[1]) <= MaxDie
	return i.Seat.Human() && i.Strength >= -1 && i.Strength <= MaxFigure && (rolled || i.Dice == [2]int{})
}

func (i Reveal) check(t Table) error {
	if err := t.turnOf(i.Seat); err != nil {
		return err
	}
	if i.Dice[0] > 0 && !t.terms.setup.Variants.Dice() {
		return refuse(facts.RuleVar1, say("dice belong to Imperium Row churn, which is not played"), say("reveal without dice"))
	}
	if i.Strength > t.MostStrength(i.Seat) {
		return refuse(facts.RuleCombat2, say("with no unit in the Conflict the strength is 0"), say("reveal without strength"))
	}
	return nil
}

// complete rolls the dice of the churn variant (R-VAR-1).
func (i Reveal) complete(t Table) Input {
	if t.terms.setup.Variants.Dice() && i.Dice[0] == 0 {
		r := t.deck.chance
		if r == nil {
			r = newRandom(t.terms.setup.Seed, 1<<32+uint64(t.Round()))
		}
		i.Dice = [2]int{1 + r.IntN(6), 1 + r.IntN(6)}
	}
	return i
}

func (i Reveal) apply(w *work) {
	w.begun = true
	side := w.at(i.Seat)
	side.Revealed = true
	side.counted = true
	side.beyond = 0
	w.reveals[slices.Index(w.reveals[:], Nobody)] = i.Seat
	if i.Strength >= 0 {
		side.beyond = int16(i.Strength - side.UnitStrength())
	}
	w.tell(facts.RuleSeat3, i.Seat, MarkSword, "Reveals with strength {0}", w.at(i.Seat).Strength()).because(w.toldBy(i.Seat), w.reason("{0}: {1} in the Conflict.", i.Seat, w.units(w.Side(i.Seat))))
	if i.Dice[0] > 0 {
		w.churn(i.Dice)
	}
	w.later(humanDone{i.Seat, false})
}

// churn says which cards of the Imperium Row are trashed (R-VAR-1).
func (w *work) churn(dice [2]int) {
	why := w.reason("Rolled: {0} and {1}. A 6 trashes nothing, doubles trash one card.", dice[0], dice[1])
	w.tell(facts.RuleVar1, Nobody, MarkDice, "Dice: {0} and {1}", dice[0], dice[1]).because(why)
	places := dice[:]
	if dice[0] == dice[1] {
		places = dice[:1]
	}
	none := true
	for _, n := range places {
		if n < 6 {
			none = false
			w.tell(facts.RuleVar1, Nobody, MarkDice, "Trash card {0} of the Imperium Row, from the left", n).because(why)
		}
	}
	if none {
		w.tell(facts.RuleVar1, Nobody, MarkDice, "No card of the Imperium Row is trashed").because(why)
	}
}
