package moment

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// notes is what the latest input brought, where the board needs a hand; nil
// where it does not.
func (s scene) notes() fyne.CanvasObject {
	last := s.play.Desk().Session().Last()
	switch last.Input.(type) {
	case engine.Round, engine.Agent, engine.Reveal, engine.Pick, engine.Tile, engine.Dividends, engine.Acquire:
	default:
		return nil
	}
	var lines []fyne.CanvasObject
	for _, e := range last.Events {
		if e.Mark == engine.MarkPhase || e.Mark == engine.MarkAgent && e.Seat.Human() {
			continue
		}
		lines = append(lines, s.eventLine(s.tb, e))
		if e.Rule == facts.RuleRound1 && e.Seat.Human() {
			lines = append(lines, part.Button(words.T("Deploy 1 troop into the Conflict"), s.play.Correct(engine.Set{Seat: e.Seat, Field: "deployed", N: 1})))
		}
	}
	if len(lines) == 0 {
		return nil
	}
	return kit.Column(part.Tight, lines...)
}

// before is a question first, then what led to it.
func (s scene) before(f part.Frame, question fyne.CanvasObject) []fyne.CanvasObject {
	parts := []fyne.CanvasObject{question}
	if s.tb.Phase() == engine.PhaseCombat || s.tb.Phase() == engine.PhaseCombatEnd {
		return append(parts, s.afterCombat()...)
	}
	if last, ok := s.lastRival(); ok {
		return append(parts, s.rivalResult(f, last)...)
	}
	if notes := s.notes(); notes != nil {
		parts = append(parts, notes)
	}
	return parts
}
