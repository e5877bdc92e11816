package engine

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// Setup is `table`, the first line of a session; Table is the game it begins.
type Setup struct {
	Solo        bool
	Boxes       facts.Boxes
	Difficulty  facts.DifficultyID // solo
	You         facts.LeaderID     // solo, may be empty
	Left, Right facts.LeaderID     // solo
	First       Seat               // two players
	Variants    facts.Variants
	RealCards   bool
	Seed        uint64 // 0 when not given
}

var _ = register(verb{name: "table", order: 10, parse: parseSetup})

func parseSetup(a *args) Input {
	mode := a.one(speech.Term("a mode"), "solo", "two")
	s := Setup{Solo: mode == "solo"}
	s.Boxes = a.boxes()
	if s.Solo {
		s.Difficulty = facts.DifficultyID(a.oneOf("difficulty", difficultyIDs()...))
		s.You, s.Left, s.Right = a.leader("you"), a.leader("left"), a.leader("right")
		s.Variants = a.variants(true)
	} else {
		s.First = seatOf(a.oneOf("first", "one", "two"))
		s.Variants = a.variants(false)
	}
	s.RealCards = a.oneOf("deck", deckWord(false), deckWord(true)) == deckWord(true)
	s.Seed = a.seed()
	return s
}

func difficultyIDs() []string {
	var ids []string
	for _, d := range facts.Difficulties {
		ids = append(ids, string(d.ID))
	}
	return ids
}

func (a *args) seed() uint64 {
	v, ok := a.value("seed")
	if !ok {
		return 0
	}
	n, err := strconv.ParseUint(v, 10, 64)
	if err != nil {
		a.fail(say("{0} is not {1}", quoted(v), speech.Term("a seed")), say("it is a whole number"))
	}
	return n
}

func (a *args) boxes() facts.Boxes {
	list, ok := a.value("expansion")
	if !ok {
		a.fail(say("{0} is missing", named("expansion")), say("it is base, or the boxes played with it"))
	}
	b, err := facts.ParseBoxes(list)
	var wrong *facts.BoxError
	if errors.As(err, &wrong) {
		switch wrong.Fault {
		case facts.BaseNotAlone:
			a.fail(say("{0} is in every box", quoted(wrong.ID)), say("it is named only by itself"))
		case facts.BoxTwice:
			a.fail(say("the box {0} is named twice", quoted(wrong.ID)), say("each is named once"))
		default:
			a.fail(say("{0} is not a box", quoted(wrong.ID)), oneOf(facts.BoxIDs()))
		}
	}
	return b
}

func (a *args) variants(solo bool) facts.Variants {
	list, ok := a.value("variants")
	if !ok {
		return 0
	}
	var set facts.Variants
	for _, id := range strings.Split(list, ",") {
		found := false
		for _, v := range facts.VariantTable {
			if v.ID == id && v.Modes.In(solo) {
				set, found = set|v.Variant, true
			}
		}
		if !found {
			a.fail(say("{0} is not a variant of this mode", quoted(id)))
		}
	}
	return set
}

func (a *args) leader(name string) facts.LeaderID {
	v, ok := a.value(name)
	switch {
	case !ok:
		a.fail(say("{0} is missing", named(name)), say("it is a Leader's id"))
	case v == "-" && name == "you":
		return ""
	}
	if _, known := facts.LeaderByID(facts.LeaderID(v)); ok && !known {
		a.fail(say("unknown Leader {0} in {1}", quoted(v), named(name)))
	}
	return facts.LeaderID(v)
}

// String is the `table` line.
func (s Setup) String() string {
	var b strings.Builder
	if s.Solo {
		you := string(s.You)
		if you == "" {
			you = "-"
		}
		fmt.Fprintf(&b, "table solo expansion=%s difficulty=%s you=%s left=%s right=%s", s.Boxes, s.Difficulty, you, s.Left, s.Right)
	} else {
		fmt.Fprintf(&b, "table two expansion=%s first=%s", s.Boxes, s.First)
	}
	var variants []string
	for _, v := range s.Variants.List() {
		variants = append(variants, v.ID)
	}
	if len(variants) > 0 {
		b.WriteString(" variants=" + strings.Join(variants, ","))
	}
	b.WriteString(" deck=" + deckWord(s.RealCards))
	if s.Seed != 0 {
		fmt.Fprintf(&b, " seed=%d", s.Seed)
	}
	return b.String()
}

// About is nobody: it is the whole table.
func (Setup) About() Seat { return Nobody }

// Title is what the log calls it.
func (Setup) Title() speech.Sentence { return say("Set-up") }

func (Setup) heading() speech.Sentence { return say("The table is set up") }

// plain reports that all the line says is known, and nothing stands where the
// line of the mode has no place for it.
func (s Setup) plain() bool {
	var boxes facts.Boxes
	for _, b := range facts.BoxTable {
		boxes |= b.Boxes
	}
	var variants facts.Variants
	for _, v := range facts.VariantTable {
		if v.Modes.In(s.Solo) {
			variants |= v.Variant
		}
	}
	if s.Boxes&^boxes != 0 || s.Variants&^variants != 0 {
		return false
	}
	if !s.Solo {
		return (s.First == One || s.First == Two) && s.Difficulty == "" && s.You == "" && s.Left == "" && s.Right == ""
	}
	return s.First == Nobody && known(facts.DifficultyByID(s.Difficulty)) && known(facts.LeaderByID(s.Left)) && known(facts.LeaderByID(s.Right)) &&
		(s.You == "" || known(facts.LeaderByID(s.You)))
}

func (s Setup) check(Table) error {
	if err := s.checkBoxes(); err != nil || !s.Solo {
		return err
	}
	if s.Left == s.Right {
		return refuse(facts.RuleSetup3, say("both Rivals have the Leader {0}", s.Left), say("two different Leaders"))
	}
	for _, id := range []facts.LeaderID{s.Left, s.Right} {
		l := facts.LeaderOf(id)
		switch {
		case !l.Rival:
			return refuse(facts.RuleSetup3, say("{0} cannot lead a Rival", id), say("a Leader with a Signet Ring for Rivals"))
		case !l.Needs.Met(s.Boxes):
			return notHere(facts.RuleSetup3, id, l.Needs, s.Boxes)
		case id == s.You:
			return refuse(facts.RuleSetup3, say("{0} is your own Leader", id), say("another Leader for the Rival"))
		}
	}
	if needs := facts.LeaderOf(s.You).Needs; s.You != "" && !needs.Met(s.Boxes) {
		return notHere(facts.RuleSetup3, s.You, needs, s.Boxes)
	}
	return nil
}

// checkBoxes refuses boxes that do not go together, and variants that are not
// played with them.
func (s Setup) checkBoxes() error {
	for _, b := range facts.BoxTable {
		if s.Boxes.Has(b.Boxes) && !b.Needs.Met(s.Boxes) {
			return notHere(facts.RuleSetup5, b.ID, b.Needs, s.Boxes)
		}
	}
	for _, v := range s.Variants.List() {
		if !v.Needs.Met(s.Boxes) {
			return notHere(v.Rule, speech.Term(v.Name), v.Needs, s.Boxes)
		}
	}
	return nil
}

// notHere refuses what the boxes on the table do not bring, or cover.
func notHere(rule facts.RuleID, what speech.Arg, needs facts.Needs, boxes facts.Boxes) error {
	if box, missing := boxes.Missing(needs); missing {
		return refuse(rule, say("{0} comes with {1}", what, box.ID), say("what the boxes on the table bring"))
	}
	return refuse(rule, say("{0} is not played with the boxes on the table", what), say("what the boxes on the table bring"))
}

func (s Setup) apply(w *work) {
	w.phase = PhaseRoundStart
	w.enrichAll()
	if !w.inPlace || !w.terms.same(s) {
		w.terms = newTerms(s)
	}
	w.terms.setup = s
	w.rarely().control = make([]Flag, len(w.terms.locations))
	w.deck = newDeck(&pack{w.terms.deck, s.Seed, w.chance}, s.RealCards)
	w.first = Left
	if !s.Solo {
		w.first = s.First
	}
	for _, seat := range w.Seats() {
		side := w.at(seat)
		points, tiles := emptied(w, side.Points), emptied(w, side.Tiles)
		*side = w.startingSide(seat)
		side.Points, side.Tiles = points, tiles
	}
	if s.Solo && s.Boxes.Bring(facts.TechTiles) {
		w.phase = PhaseSetUp
	}
	w.tellShuffle(facts.RuleSetup4).because(w.reason("All House Hagal cards of this table: {0}.", w.deck.left()))
	w.tell(facts.RuleSeat1, w.first, MarkFirst, "Takes the First Player marker").because(w.whyFirst())
	if d := w.difficulty(); d.NoSwordmaster {
		w.tell(facts.RuleSetup1, You, MarkNote, "No Swordmaster at {0}", d.ID).because(w.atDifficulty())
	}
}

// whyFirst is who begins, and why.
func (w *work) whyFirst() speech.Sentence {
	if w.terms.setup.Solo {
		return w.reason("In a solo game {0} begins.", Left)
	}
	return w.reason("Entered by hand.")
}

// startingSide is a seat as the set-up leaves it (R-SETUP-1, R-SETUP-2).
func (t Table) startingSide(s Seat) Side {
	if s.Human() {
		return Side{}
	}
	side := Side{
		Agents: facts.HagalAgents,
		Self:   rival.Self{Supply: facts.TroopsInAll, Dreads: rival.Dreads{Supply: facts.DreadnoughtsInAll}},
	}
	if s == Hagal {
		return side
	}
	d := t.difficulty()
	side.Agents = facts.SoloAgents
	side.Water = facts.StartWater
	side.Intrigue = d.Intrigue
	side.Garrison = d.Garrison
	side.Supply -= d.Garrison
	return side
}
