package moment

import (
	"slices"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
)

// combatOver is after Combat, where Recall did not follow by itself.
type combatOver struct{ scene }

// Draw is what to move after Combat.
func (c combatOver) Draw(part.Frame) View {
	return View{Content: c.afterCombat(), Primary: part.Action{Label: words.T("Recall"), Sub: words.T("Makers, Agents home, the next round"), Do: c.do(engine.Recall{})}}
}

// afterCombat is what to move since everybody passed: the rewards, and what
// Recall does.
func (s scene) afterCombat() []fyne.CanvasObject {
	rewards, recall := s.sinceCombat()
	var parts []fyne.CanvasObject
	if len(rewards) > 0 {
		parts = append(parts, s.movesCard(words.T("After Combat, on the board"), troopsTogether(rewards)))
	}
	makers, recall := makersFirst(recall)
	if len(makers) > 0 {
		parts = append(parts, s.movesCard(words.T("Makers, on the board"), makers))
	}
	if len(recall) > 0 {
		parts = append(parts, s.movesCard(words.T("Recall, on the board"), recall))
	}
	if len(parts) > 1 {
		return []fyne.CanvasObject{part.Grid(part.Near, 240, 2, parts...)}
	}
	return parts
}

// sinceCombat is what happened since everybody passed, in this round: with the
// rewards, and at Recall. Once the game is over nothing is moved at Recall.
func (s scene) sinceCombat() (rewards, recall []engine.Event) {
	steps := s.play.Steps()
	from := len(steps) - 1
	for from > 0 && !isResolve(steps[from].Input) {
		if _, begun := steps[from].Input.(engine.Round); begun {
			return nil, nil // the rewards are those of a round before
		}
		from--
	}
	for _, step := range steps[from:] {
		_, recalled := step.Input.(engine.Recall)
		switch {
		case recalled && s.tb.Phase() != engine.PhaseEndgame:
			recall = append(recall, step.Events...)
		case !recalled && from > 0:
			rewards = append(rewards, step.Events...)
		}
	}
	return rewards, recall
}

func isResolve(in engine.Input) bool { _, ok := in.(engine.Resolve); return ok }

// movesCard is many things to move in little room; a tap tells why of each.
func (s scene) movesCard(name string, events []engine.Event) fyne.CanvasObject {
	lines := []fyne.CanvasObject{kit.Row(part.Near, 0, part.Text(name, part.Label), part.WhyWord())}
	for _, e := range events {
		row := part.EventRow(s.tb, e, engine.Nobody, 18, 16, part.Body)
		lines = append(lines, kit.Row(part.Near, len(row)-1, row...))
	}
	host := s.play.Host()
	return kit.NewTap(name, part.CardFace(), kit.Column(part.Tight, lines...), func() {
		host.Sheet(func(part.Frame) fyne.CanvasObject {
			parts := []fyne.CanvasObject{part.SheetHead(nil, name, host.Close)}
			for _, e := range events {
				parts = append(parts, s.eventLine(s.tb, e))
			}
			return kit.Column(part.Tight, parts...)
		})
	})
}

// troopsTogether is what Combat brought, with all the troops that return to
// supply as one line, the last.
func troopsTogether(events []engine.Event) []engine.Event {
	var list []engine.Event
	var home speech.List
	var last engine.Event
	for _, e := range events {
		troops, counted := speech.Count{}, false
		if len(e.Say.Args) == 1 {
			troops, counted = e.Say.Args[0].(speech.Count)
		}
		if e.Rule != facts.RuleCombat8 || e.Mark != engine.MarkTroop || !counted {
			list = append(list, e)
			continue
		}
		last = e
		home.Items = append(home.Items, speech.Of("{0} {1}", e.Seat, troops.N))
	}
	if len(home.Items) > 1 {
		last.Seat, last.Say = engine.Nobody, speech.Of("Troops from the Conflict to supply: {0}", home)
	}
	if len(home.Items) > 0 {
		list = append(list, last)
	}
	return list
}

// makersFirst parts what the input of Recall brought: the phase of the Makers,
// the bonus spice of all as one line, and Recall after it.
func makersFirst(events []engine.Event) (makers, recall []engine.Event) {
	var spaces speech.List
	for _, e := range events {
		if e.Rule != facts.RuleEnd1 || e.Mark != engine.MarkSpice || len(e.Say.Args) < 2 {
			recall = append(recall, e)
			continue
		}
		makers = append(makers, e)
		spaces.Items = append(spaces.Items, speech.Of("{0} (now {1})", e.Say.Args[0], e.Say.Args[1]))
	}
	if len(makers) > 1 {
		makers = makers[len(makers)-1:]
		makers[0].Say = speech.Of("1 bonus spice each: {0}", spaces)
	}
	return makers, recall
}

// moved is the events that moved something on the board.
func moved(events []engine.Event) []engine.Event {
	return slices.DeleteFunc(slices.Clone(events), func(e engine.Event) bool {
		return e.Mark == engine.MarkPhase || e.Mark == engine.MarkSword || e.Mark == engine.MarkNote
	})
}

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
	v := View{Bare: true, Over: true, Top: append(r.news(), r.afterCombat()...),
		Primary: part.Action{Label: words.T("Done, then the end of the game"), Sub: words.T("once you have moved all this"), Do: r.play.See}}
	if r.tb.Phase() == engine.PhaseRoundStart {
		next := conflict(r)
		v.Primary.Label = words.T("Done, next: Conflict {0}", part.Level(r.tb.LevelDue()))
		v.Content = []fyne.CanvasObject{part.Text(words.T("Or tap the next Conflict card right away"), part.Label), next.grid(f, false)}
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
