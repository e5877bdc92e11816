package moment

import (
	"fyne.io/fyne/v2"

	"hagal/app/page/table/board"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/engine"
)

// rivalDue is a Rival that is due: what the one before it did, and the button
// that draws for it.
type rivalDue struct{ scene }

// Hint is what to do with what a Rival did, or how it goes on.
func (r rivalDue) Hint() string {
	if _, ok := r.lastRival(); ok {
		return "move"
	}
	return "rival"
}

// Draw is what to move, and the board.
func (r rivalDue) Draw(f part.Frame) View {
	s := r.tb.Turn()
	says := hintTexts["rival"]
	v := View{Primary: part.Action{Label: words.T("{0}: draw", words.At(r.tb, s)), Sub: words.T("Agents left: {0}", r.tb.Side(s).Agents),
		Do: r.do(engine.Rival{Seat: s})}}
	if other := r.play.DrawsBoth(s); other != engine.Nobody {
		v.Both, says = true, hintTexts["rivals"]
		v.Primary.Label = words.T("Both Rivals: draw")
		v.Primary.Sub = words.T("{0}, then {1}", words.At(r.tb, s), words.At(r.tb, other))
	}
	if last, ok := r.lastRival(); ok {
		action := v.Primary
		action.Sub = words.T("once you have moved all this")
		v = r.rivalResult(f, last, beside(f))
		v.Primary, v.Content = action, append(v.Content, r.hint("move"), drawn(r.spaces(), f))
		return v
	}
	if _, ok := r.offered(); ok { // what going on gives up
		v.Primary.Sub = words.T("without the defensive bonus")
	}
	v.Top = r.news(f)
	v.Content = append(v.Content, r.hintOf("rival", says), drawn(r.spaces(), f))
	if notes := r.notes(); notes != nil {
		v.Content = append(v.Content, notes)
	}
	return v
}

// rivalDone is a Rival's turn until the player puts it away: before a
// person's turn, before Combat, and with real cards before the next Rival's.
type rivalDone struct {
	scene
	last rivalTurn
}

// unseen is the Rival's turn that is to be put away first.
func (s scene) unseen() (last rivalTurn, ok bool) {
	last, ok = s.lastRival()
	if !ok || s.tb.Decision() != nil || s.play.Desk().Seen(last.at) {
		return last, false
	}
	switch s.tb.Phase() {
	case engine.PhasePlayerTurns:
		return last, s.tb.Turn().Human() || s.tb.RealCards()
	case engine.PhaseCombat:
		return last, !s.tb.CombatStarted()
	}
	return last, false
}

// Draw is what to move; before a person's turn also the board, on which the
// next space can be chosen.
func (r rivalDone) Draw(f part.Frame) View {
	v := r.rivalResult(f, r.last, beside(f))
	v.Primary = part.Action{Sub: words.T("once you have moved all this"), Do: r.play.See}
	switch next := r.tb.Turn(); {
	case next.Human():
		v.Primary.Label = words.T("Done – next: {0}", words.At(r.tb, next))
		v.Content = append(v.Content, r.orSpace(f), drawn(r.spaces(), f))
	case next.Rival():
		v.Primary.Label = words.T("Done – next: {0}", words.At(r.tb, next))
	default:
		v.Primary.Label = words.T("Done – then Combat")
		if !r.tb.RealCards() || len(r.tb.Fighting()) == 0 {
			v.Primary.Do = r.do(engine.Combat{})
		}
	}
	return v
}

// orSpace says that the next space may be tapped at once, where an Agent is
// left for it.
func (r rivalDone) orSpace(f part.Frame) fyne.CanvasObject {
	switch {
	case r.agentsLeft() <= 0:
		return part.Nothing()
	case f.Wide:
		return part.Text(words.T("Or tap your next space on the board right away"), part.Label)
	}
	return part.Text(words.T("Or tap your next space right away"), part.Label)
}

// spaces is the board on which, before a person's turn, the next space can be
// chosen.
func (r rivalDone) spaces() board.Board {
	if r.tb.Turn().Human() {
		return r.chooser()
	}
	return r.scene.spaces()
}

// rivalTurn is a Rival's turn, how many inputs stood with it, the table then,
// and the events of it and of what followed.
type rivalTurn struct {
	turn   engine.Rival
	at     int
	table  engine.Table
	events []engine.Event
	moved  []engine.Event // before these: shown with a question that was answered since
	first  *rivalTurn     // the other Rival's turn that ran on to this one, or nil
	both   bool           // it is one of two of the same tap
}

// lastRival is the latest Rival turn that nothing but corrections and answers
// followed, with the one before it where one tap drew both.
func (s scene) lastRival() (last rivalTurn, ok bool) {
	steps := s.play.Steps()
	for i := len(steps) - 1; i >= 0; i-- {
		switch in := steps[i].Input.(type) {
		case engine.Rival:
			last = rivalTurn{turn: in, at: i + 1, table: steps[i].Table}
			for _, s := range steps[i:] {
				last.events = append(last.events, s.Events...)
			}
			if n := s.play.Desk().First(i + 1); n > 0 && s.play.Both() {
				last.first = firstOf(steps[n-1:i], n)
				last.both = len(last.first.moved) == 0
			}
			return last, true
		case engine.Agent, engine.Pass, engine.Reveal, engine.Round, engine.Setup, engine.Tiles, engine.Combat, engine.Resolve, engine.Recall, engine.Final:
			return last, false
		}
	}
	return last, false
}

// firstOf is the first of two Rivals' turns, the nth input, with the answers to
// what it asked: all before the latest of them has been shown.
func firstOf(steps []engine.Step, n int) *rivalTurn {
	turn, _ := steps[0].Input.(engine.Rival)
	first := &rivalTurn{turn: turn, at: n, table: steps[0].Table, both: len(steps) == 1}
	for _, s := range steps[:len(steps)-1] {
		first.moved = append(first.moved, s.Events...)
	}
	first.events = steps[len(steps)-1].Events
	return first
}
