package moment

import (
	"fyne.io/fyne/v2"

	"hagal/app/part"
	"hagal/app/words"
	"hagal/engine"
)

// recalled is what to move after Combat and at Recall, until the player puts
// it away: before the next Conflict card, or the points at the end.
type recalled struct{ scene }

// unmoved reports whether what the latest Recall asks to be moved was not put
// away yet.
func (s scene) unmoved() bool {
	if phase := s.tb.Phase(); phase != engine.PhaseRoundStart && phase != engine.PhaseEndgame {
		return false
	}
	steps := s.play.Steps()
	for i := len(steps) - 1; i >= 0; i-- {
		switch steps[i].Input.(type) {
		case engine.Recall:
			rewards, recall := s.sinceCombat()
			return !s.play.Desk().Seen(i+1) && len(rewards)+len(recall) > 0
		case engine.Setup, engine.Tiles, engine.Final:
			return false
		}
	}
	return false
}

// Draw is what to move; below it the Conflict cards that can come, to be
// tapped at once.
func (r recalled) Draw(f part.Frame) View {
	v := View{Bare: true, Top: append(r.news(), r.afterCombat()...),
		Primary: part.Action{Label: words.T("Done, then the end of the game"), Sub: words.T("once you have moved all this"), Do: r.play.See}}
	if r.tb.Phase() == engine.PhaseRoundStart {
		next := conflict(r)
		v.Primary.Label = words.T("Done, next: Conflict {0}", part.Level(r.tb.LevelDue()))
		v.Content = []fyne.CanvasObject{part.Text(words.T("Or tap the next Conflict card at once"), part.Label), next.grid(f.Wide)}
	}
	return v
}

// keys gives the Conflict cards digits.
func (r recalled) keys() map[rune]func() {
	if r.tb.Phase() != engine.PhaseRoundStart {
		return nil
	}
	return conflict(r).keys()
}
