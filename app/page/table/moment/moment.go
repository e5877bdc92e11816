// Package moment holds what can be happening at the table, one moment a file:
// a person's turn, a Rival's, Combat, a question, the end. Of chooses it, in
// one place, by what the table says is due.
package moment

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/page/table/board"
	"hagal/app/page/table/play"
	"hagal/app/page/table/sheet"
	"hagal/app/part"
	"hagal/data/facts"
	"hagal/engine"
)

// Moment is what happens now.
type Moment interface {
	// Hint is the key of the hint that goes with it, or empty.
	Hint() string
	// Draw shows it.
	Draw(part.Frame) View
	// spaces is the board, and what a tap on a space does.
	spaces() board.Board
	// keys is what letters and digits do.
	keys() map[rune]func()
}

// View is what a moment shows: the arrangement of the page puts it together.
type View struct {
	Top     []fyne.CanvasObject // what is asked, or to be moved: before all else; a question comes last
	Aside   []fyne.CanvasObject // before Top: on a phone on its side in place of the seats
	Content []fyne.CanvasObject
	Pinned  fyne.CanvasObject // stays in sight above the large button, or nil
	Primary part.Action
	Beside  []fyne.CanvasObject // small buttons beside the large one
	About   engine.Seat         // the one seat whose turn is shown, or Nobody
	Both    bool                // the turns of both Rivals are shown
	Telling bool                // the strength of a Reveal turn is asked for
	Bare    bool                // it shows the seats itself
	Over    bool                // it shows the end of a round, after which the table stands
	Reveal  string              // the name of a space to be scrolled into sight, or empty
}

// Answers are those of the question that the large button waits for, as they
// stand; none where nothing is asked.
func (v View) Answers() []*kit.Tap {
	var answers []*kit.Tap
	if v.Primary.Do != nil || v.Primary.Waits != "" || len(v.Top) == 0 {
		return nil
	}
	kit.Each(v.Top[len(v.Top)-1], func(t *kit.Tap) {
		if t.Kind != kit.Aside {
			answers = append(answers, t)
		}
	})
	return answers
}

// Of is what happens now: the first of these that is true.
func Of(p *play.Play) Moment {
	tb := p.Table()
	at := scene{p, tb}
	switch {
	case p.Draft().Moving != engine.Posted{}:
		return moving{at}
	case tb.Phase() == engine.PhaseSetUp:
		return tiles{at}
	case tb.Decision() != nil && tb.Decision().Kind == engine.KindTurnUp:
		return turnUp{at}
	case tb.Decision() != nil:
		return decision{at}
	}
	if last, ok := at.unseen(); ok {
		return rivalDone{at, last}
	}
	if at.unmoved() {
		return recalled{at}
	}
	switch {
	case tb.Phase() == engine.PhaseCombat && !tb.CombatStarted():
		return swords{at}
	case tb.Phase() == engine.PhaseCombat:
		return combat{at}
	case tb.Phase() == engine.PhaseCombatEnd:
		return combatOver{at}
	case tb.Phase() == engine.PhaseRoundStart:
		return conflict{at}
	case tb.Phase() == engine.PhaseEndgame:
		return final{at}
	case tb.Phase() == engine.PhaseOver:
		return over{at}
	case tb.Turn().Human():
		return ofPerson(at)
	case tb.RealCards():
		return realCards{at}
	}
	return rivalDue{at}
}

// ofPerson is a person's turn.
func ofPerson(at scene) Moment {
	if at.play.Draft().Turn.Revealing && (at.agentsLeft() > 0 || at.tb.Setup().Variants.Dice()) {
		return reveal{at}
	}
	return yourTurn{at} // which has the strength below the board, also where Undo brought it back
}

// scene is what every moment knows: the table, and what may be done there.
type scene struct {
	play *play.Play
	tb   engine.Table
}

// Hint is none.
func (scene) Hint() string { return "" }

// do is a tap that carries out inputs.
func (s scene) do(inputs ...engine.Input) func() { return func() { s.play.Do(inputs...) } }

// choose is a tap that changes the draft.
func (s scene) choose(f func(*play.Draft)) func() { return func() { s.play.Choose(f) } }

// why is a tap that tells why something happened.
func (s scene) why(e engine.Event) func() { return func() { sheet.Why(s.play.Host(), s.tb, e) } }

// Board is the board as a moment has it. Where there is room for columns it
// stands in one of its own, whatever the moment.
func Board(m Moment) board.Board { return m.spaces() }

// drawn is the board among what happens now, or nothing where it has a column.
func drawn(b board.Board, f part.Frame) fyne.CanvasObject {
	if f.Wide {
		return part.Nothing()
	}
	return b.Draw(f)
}

// spaces is the board to look at: a tap on a space opens its sheet.
func (s scene) spaces() board.Board { return board.Board{Play: s.play} }

// eventLine is one thing to move, or that happened, and whom it is about.
func (s scene) eventLine(tb engine.Table, e engine.Event) fyne.CanvasObject {
	return part.EventLine(tb, e, engine.Nobody, s.why(e))
}

// ruleLine is a rule's title; a tap tells it whole.
func (s scene) ruleLine(id facts.RuleID) fyne.CanvasObject {
	return part.RuleLine(id, s.why(engine.Event{Rule: id}))
}
