package engine

import (
	"fmt"
	"slices"
	"strings"

	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// Acquire is `acquire`: a human acquires the face-up tile of a stack, 1 to 3,
// with what the app counts of its effect as far as it was told (R-ACT-3).
type Acquire struct {
	Seat      Seat
	Stack     int
	Points    int             // 1, or 0 when not told
	Influence []facts.Faction // 1 with each; none when not told
}

var _ = register(verb{name: "acquire", order: 140, parse: parseAcquire})

var tilePointFigure = newFigure("points", 1, 1)

func parseAcquire(a *args) Input {
	in := Acquire{Seat: a.human(), Stack: a.number(speech.Term("a stack"), stackFigure), Points: a.option("points", tilePointFigure, 0)}
	if list, told := a.value("influence"); told {
		for _, id := range strings.Split(list, ",") {
			in.Influence = append(in.Influence, a.factionOf(id))
		}
	}
	return in
}

func (i Acquire) String() string {
	s := fmt.Sprintf("acquire %s %d", i.Seat, i.Stack) + option("points", i.Points)
	if len(i.Influence) > 0 {
		ids := make([]string, len(i.Influence))
		for n, f := range i.Influence {
			ids[n] = f.ID()
		}
		s += " influence=" + strings.Join(ids, ",")
	}
	return s
}

// About is the seat.
func (i Acquire) About() Seat { return i.Seat }

// Title is what the log calls it.
func (Acquire) Title() speech.Sentence { return say("Tile") }

func (i Acquire) equal(in Input) bool {
	o, ok := in.(Acquire)
	return ok && i.Seat == o.Seat && i.Stack == o.Stack && i.Points == o.Points && slices.Equal(i.Influence, o.Influence)
}

func (i Acquire) figures() []reading {
	all := []reading{stackFigure.of(i.Stack)}
	if i.Points != 0 {
		all = append(all, tilePointFigure.of(i.Points))
	}
	return all
}

func (i Acquire) plain() bool {
	return i.Seat.Human() && stackFigure.holds(i.Stack) && (i.Points == 0 || tilePointFigure.holds(i.Points)) && plainFactions(i.Influence...)
}

func (i Acquire) check(t Table) error {
	switch {
	case t.Brings(facts.TechTiles) && !t.terms.setup.Solo:
		return refuse(facts.RuleSetup7, say("with two players the Tech tiles are not entered"), say("its points with set, its influence with influence"))
	case len(t.stacks) == 0:
		return refuse(facts.RuleSetup7, say("there are no Tech tiles to acquire at this table"), t.due())
	}
	if err := t.inPhase(facts.RuleTech4, PhaseRoundStart, PhasePlayerTurns, PhaseCombat, PhaseCombatEnd); err != nil {
		return err
	}
	up := t.stacks[i.Stack-1].Up
	if up == "" {
		return refuse(facts.RuleTech4, say("no tile lies face up on stack {0}", i.Stack), say("a stack with a face-up tile"))
	}
	return i.checkTold(*facts.TileOf(up))
}

// checkTold refuses what the tile does not give on acquiring (R-ACT-3).
func (i Acquire) checkTold(tile facts.Tile) error {
	points, influence := OnAcquiring(tile)
	twice := len(i.Influence) == 2 && i.Influence[0] == i.Influence[1]
	if i.Points <= points && (len(i.Influence) == 0 || len(i.Influence) == influence && !twice) {
		return nil
	}
	allowed := say("nothing beside the stack")
	switch {
	case points > 0:
		allowed = say("1 point, or nothing")
	case influence == 1:
		allowed = say("1 influence with one Faction, or nothing")
	case influence > 1:
		allowed = say("1 influence with each of {0} different Factions, or nothing", influence)
	}
	return refuse(facts.RuleAct3, say("{0} does not give that when acquired", tile.ID), allowed)
}

// OnAcquiring is what the app counts of a tile's effect for a human (R-ACT-3): points,
// and influence with so many different Factions.
func OnAcquiring(tile facts.Tile) (points, influence int) {
	for _, g := range tile.Acquire {
		switch g.What {
		case facts.Point:
			points += g.N
		case facts.Influence:
			influence += g.N
		}
	}
	return points, influence
}

func (i Acquire) apply(w *work) {
	id := w.stacks[i.Stack-1].Up
	w.takeTop(i.Stack - 1)
	side := w.at(i.Seat)
	side.Tiles = append(side.Tiles, rival.Tile{ID: id})
	w.tell(facts.RuleTech4, i.Seat, MarkTech, "Acquires {0} from stack {1}", id, i.Stack).because(w.toldBy(i.Seat))
	points, influence := OnAcquiring(*facts.TileOf(id))
	if i.Points > 0 {
		w.points(i.Seat, i.Points, facts.RuleAct3)
		w.tell(facts.RuleAct3, i.Seat, MarkPoint, "Gains {0}, {1} in all", some(i.Points, facts.Point), w.at(i.Seat).VP()).because(w.toldBy(i.Seat))
	}
	for _, f := range i.Influence {
		w.influence(i.Seat, f, 1, facts.RuleAct3, w.toldBy(i.Seat))
	}
	w.notCounted(i.Seat, id, some(points-i.Points, facts.Point))
	w.notCounted(i.Seat, id, some(influence-len(i.Influence), facts.Influence))
}

// notCounted says what of a tile's effect was not told.
func (w *work) notCounted(s Seat, id facts.TileID, what speech.Count) {
	if what.N > 0 {
		w.tell(facts.RuleAct3, s, MarkNote, "Not counted: {0} from {1}; correct it by hand if you took it", what, id).because(w.reason("It was not entered with the purchase."))
	}
}
