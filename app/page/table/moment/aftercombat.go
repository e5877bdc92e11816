package moment

import (
	"slices"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/page/table/sheet"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
)

// combatOver is after Combat, where Recall did not follow by itself.
type combatOver struct{ scene }

// Draw is what to move after Combat.
func (c combatOver) Draw(f part.Frame) View {
	return View{Top: c.afterCombat(f), Primary: part.Action{Label: words.T("Recall"), Sub: words.T("Makers, Agents home, the next round"), Do: c.do(engine.Recall{})}}
}

// afterCombat is what to move since everybody passed, side by side where there
// is room.
func (s scene) afterCombat(f part.Frame) []fyne.CanvasObject {
	parts := s.sinceCombatCards(f)
	if len(parts) > 1 {
		return []fyne.CanvasObject{part.Grid(part.Near, 240, 2, parts...)}
	}
	return parts
}

// sinceCombatCards is a card for the rewards, the Makers and Recall each, where
// there is anything to move; small where there is no room for them else.
func (s scene) sinceCombatCards(f part.Frame) []fyne.CanvasObject {
	cards := s.movesCards(false)
	if asideInSight(f, cards) {
		return cards
	}
	return s.movesCards(true)
}

// asideInSight is inSight where, on a phone on its side, the first of several
// cards stands in place of the seats.
func asideInSight(f part.Frame, cards []fyne.CanvasObject) bool {
	if !f.Landscape || len(cards) < 2 {
		return inSight(f, cards)
	}
	aside := kit.HeightOf(cards[0], f.Size.Width*part.Aside-2*part.Apart)
	return aside <= f.Size.Height-part.Scaled(headHigh) && inSight(f, cards[1:])
}

// headHigh and barHigh are as high as the head and the bar of the large button
// may be where text is not scaled, in points.
const headHigh, barHigh = 72, 78

// inSight reports whether parts of what happens now need no scrolling.
func inSight(f part.Frame, parts []fyne.CanvasObject) bool {
	room := f.Size.Height - part.Scaled(barHigh)
	if !f.Landscape {
		room -= part.Scaled(headHigh)
	}
	for _, o := range parts {
		room -= kit.HeightOf(o, f.Now()-2*part.Apart) + part.Near
	}
	return room >= 0
}

func (s scene) movesCards(small bool) []fyne.CanvasObject {
	rewards, recall := s.sinceCombat()
	var parts []fyne.CanvasObject
	if len(rewards) > 0 {
		parts = append(parts, s.movesCard(small, words.T("After Combat, on the board"), engine.Nobody, unitsTogether(rewards)))
	}
	makers, recall := makersFirst(recall)
	if len(makers) > 0 {
		parts = append(parts, s.movesCard(small, words.T("Makers, on the board"), engine.Nobody, makers))
	}
	if len(recall) > 0 {
		parts = append(parts, s.movesCard(small, words.T("Recall, on the board"), engine.Nobody, recall))
	}
	return append(parts, s.freightDividends(rewards)...)
}

// freightDividends asks a person whose reward moved the Freighter whether
// Dividends were chosen, once it may have been recalled (R-SPEND-4).
func (s scene) freightDividends(rewards []engine.Event) []fyne.CanvasObject {
	if !sheet.DividendsPay(s.tb) {
		return nil
	}
	var asks []fyne.CanvasObject
	for _, e := range rewards {
		in := engine.Dividends{Seat: e.Seat}
		told := slices.ContainsFunc(rewards, func(o engine.Event) bool { return o.Rule == facts.RuleSpend4 && o.Seat == e.Seat })
		if e.Mark == engine.MarkFreighter && e.Seat.Human() && !told && s.tb.Check(in) == nil {
			asks = append(asks, part.RowButton(part.Icon(look.Icon("freighter"), 22), words.T("Chose Dividends: the others gain 1 Solari"), "", s.do(in)))
		}
	}
	return asks
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
		case ownFigure(step.Input):
		case recalled && s.tb.Phase() != engine.PhaseEndgame:
			recall = append(recall, step.Events...)
		case !recalled && from > 0:
			rewards = append(rewards, step.Events...)
		}
	}
	return rewards, recall
}

func isResolve(in engine.Input) bool { _, ok := in.(engine.Resolve); return ok }

// movesCard is many things to move in little room, or in less, each with its
// seat but one that is known; a tap tells why of each.
func (s scene) movesCard(small bool, name string, known engine.Seat, events []engine.Event) fyne.CanvasObject {
	face, style, gap := part.CardFace(), part.Body, float32(part.Tight)
	if small {
		face.PadY, style, gap = part.Tight, part.Little, 2
	}
	lines := []fyne.CanvasObject{kit.Row(part.Near, 0, part.Text(name, part.Label), part.WhyWord())}
	for _, e := range events {
		row := part.EventRow(s.tb, e, known, 18, 16, style)
		lines = append(lines, kit.Row(part.Near, len(row)-1, row...))
	}
	return kit.NewTap(name, face, kit.Column(gap, lines...), s.list(name, events))
}

// unitsTogether is what Combat brought, with all the dreadnoughts that return to
// the garrison as one line, and all the troops to supply, at the end.
func unitsTogether(events []engine.Event) []engine.Event {
	list, dreads := returning(events, facts.RuleCombat5, facts.Dreadnought, func(whose speech.List) speech.Sentence {
		return speech.Of("Dreadnoughts from the Conflict to the garrison: {0}", whose)
	})
	list, troops := returning(list, facts.RuleCombat8, facts.Troop, func(whose speech.List) speech.Sentence {
		return speech.Of("Troops from the Conflict to supply: {0}", whose)
	})
	return slices.Concat(list, dreads, troops)
}

// returning parts the units of a kind that leave the Conflict, by a rule, from
// the rest: as one line that says of whom how many, where there are several.
func returning(events []engine.Event, rule facts.RuleID, unit facts.Good, says func(speech.List) speech.Sentence) (rest, home []engine.Event) {
	var whose speech.List
	for _, e := range events {
		count, counted := speech.Count{}, false
		if len(e.Say.Args) == 1 {
			count, counted = e.Say.Args[0].(speech.Count)
		}
		if e.Rule != rule || !counted || count.Good != unit {
			rest = append(rest, e)
			continue
		}
		home = append(home, e)
		whose.Items = append(whose.Items, speech.Of("{0} {1}", e.Seat, count.N))
	}
	if len(home) > 1 {
		home = home[len(home)-1:]
		home[0].Seat, home[0].Say = engine.Nobody, says(whose)
	}
	return rest, home
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
// tapped at once. A phone on its side has the first of it in place of the
// seats: all is in sight.
func (r recalled) Draw(f part.Frame) View {
	v := View{Bare: true, Over: true,
		Primary: part.Action{Label: words.T("Done – then the end of the game"), Sub: words.T("once you have moved all this"), Do: r.play.See}}
	if cards := r.sinceCombatCards(f); f.Landscape && len(cards) > 1 {
		v.Aside, v.Top = append(r.news(f), cards[0]), cards[1:]
	} else {
		v.Top = append(r.news(f), r.afterCombat(f)...)
	}
	v.Content = append(v.Content, r.peoplesPoints())
	if r.tb.Phase() == engine.PhaseRoundStart {
		next := conflict(r)
		v.Primary.Label = words.T("Done – next: Conflict {0}", part.Level(r.tb.LevelDue()))
		v.Content = append(v.Content, part.Text(words.T("Or tap the next Conflict card right away"), part.Label), next.grid(f, untold))
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
