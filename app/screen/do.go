package screen

import (
	"errors"
	"unicode"
	"unicode/utf8"

	"hagal/app/words"
	"hagal/engine"
)

// do tells the engine an input and draws what came of it; a refusal is told.
func (a *App) do(in engine.Input) bool {
	a.message = ""
	err := a.desk.Do(in)
	if err == nil {
		a.seeHint()
		err = a.runOn()
		switch in.(type) {
		case engine.Set, engine.InfluenceBy, engine.Rename, engine.Fleet:
		default:
			a.tab = tabNow // where what came of it is shown
		}
	}
	if err != nil {
		a.message = a.explain(err)
		a.show()
		return false
	}
	a.clearDraft()
	a.top("now")
	a.show()
	return true
}

// runOn does what nobody has a say in, in the same tap: the Rivals' sword
// cards once the last Reveal turn is over, and Recall once the rewards are
// given.
func (a *App) runOn() error {
	if in := passing(a.desk.Session()); in != nil {
		return a.desk.Do(in)
	}
	return nil
}

// passing is the input that runs on by itself from where a session stands, or
// nil where the player is asked.
func passing(s engine.Session) engine.Input {
	tb := s.Table()
	switch s.Last().Input.(type) {
	case engine.Reveal, engine.Pass:
		if tb.Phase() == engine.Combat && tb.Decision() == nil && !tb.CombatStarted() && !tb.RealCards() {
			return engine.Fight{}
		}
	case engine.Resolve, engine.Pick:
		if tb.Phase() == engine.CombatEnd && tb.Decision() == nil {
			return engine.Recall{}
		}
	}
	return nil
}

// explain is an error in the player's language.
func (a *App) explain(err error) string {
	var r *engine.Refusal
	if !errors.As(err, &r) {
		return trouble(err)
	}
	s := words.Say(r.Why)
	if r.Allowed.Form != "" {
		s += "; " + words.Say(r.Allowed)
	}
	first, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(first)) + s[size:]
}

// Tell says what went wrong outside of a tap.
func (a *App) Tell(err error) {
	a.message = a.explain(err)
	a.show()
}

func (a *App) clearDraft() {
	a.draft = draft{}
}

func (a *App) undo() { a.step(func() error { return a.desk.UndoTo(a.undone()) }) }

// undone is how many inputs stand after one tap is taken back.
func (a *App) undone() int {
	s := a.desk.Session().Undo()
	for s.CanUndo() && midTap(s) {
		s = s.Undo()
	}
	return s.Standing()
}

// redo brings a tap back, with what ran on from it.
func (a *App) redo() {
	a.step(func() error {
		err := a.desk.Redo()
		for err == nil && midTap(a.desk.Session()) && len(a.desk.Session().Undone()) > 0 {
			err = a.desk.Redo()
		}
		return err
	})
}

// midTap reports whether a tap goes on from where a session stands: something
// runs on, or one of two persons told endgame figures, which both do in one tap.
func midTap(s engine.Session) bool {
	_, final := s.Last().Input.(engine.Final)
	return passing(s) != nil || final && s.Table().Phase() == engine.Endgame
}

func (a *App) step(f func() error) {
	if a.desk == nil || a.place != Table {
		return
	}
	a.message = ""
	if err := f(); err != nil {
		a.message = a.explain(err)
	}
	a.clearDraft()
	a.sheet = nil
	a.top("now")
	a.show()
}
