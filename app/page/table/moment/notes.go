package moment

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/page/table/sheet"
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// last is the latest step, but for figures that a person has told of itself.
func (s scene) last() engine.Step {
	steps := s.play.Steps()
	for i := len(steps) - 1; i > 0; i-- {
		if !ownFigure(steps[i].Input) {
			return steps[i]
		}
	}
	return steps[0]
}

// ownFigure reports whether an input tells a figure of a person.
func ownFigure(in engine.Input) bool {
	set, ok := in.(engine.Set)
	return ok && set.Seat.Human()
}

// latest is what the latest input brought, where the board needs a hand.
func (s scene) latest() []engine.Event {
	last := s.last()
	switch last.Input.(type) {
	case engine.Round, engine.Agent, engine.Reveal, engine.Pick, engine.Tile, engine.Dividends, engine.Acquire, engine.Influence, engine.Deck:
		return last.Events
	}
	return nil
}

// headline reports whether an event changes what everybody counts on, so that
// it is said where the eye is: a Rival's new Agent, an Alliance, a shuffle
// that the hands must do.
func (s scene) headline(e engine.Event) bool {
	switch e.Mark {
	case engine.MarkAgent:
		return newAgent(e)
	case engine.MarkShuffle:
		return s.tb.RealCards()
	}
	return e.Mark == engine.MarkAlliance
}

// newAgent reports whether an event brings a seat an Agent more, and is not
// about where one goes.
func newAgent(e engine.Event) bool {
	return e.Mark == engine.MarkAgent && e.Space() == "" && (e.Rule == facts.RuleRound2 || e.Rule == facts.RuleSeat3)
}

// news is what stands above all else: the troop that defends a location, what
// a correction brought besides, and what the hands must do now.
func (s scene) news(f part.Frame) []fyne.CanvasObject {
	lines := s.offers(f)
	for _, e := range sheet.Brought(s.play) {
		lines = append(lines, s.headlineCard(e))
	}
	switch moves := s.toMove(); {
	case len(moves) == 0:
	case isReveal(s.last().Input):
		lines = append(lines, s.movesCard(f.Short, words.T("From the Reveal turn, on the board"), engine.Nobody, moves))
	case len(moves) > 2:
		lines = append(lines, s.movesCard(f.Short, words.T("Round start, on the board"), engine.Nobody, moves))
	default:
		for _, e := range moves {
			lines = append(lines, s.headlineCard(e))
		}
	}
	return lines
}

// toMove is what the latest input has the hands do at once: all that a round or
// a Reveal turn brings, and the headlines of any other.
func (s scene) toMove() []engine.Event {
	last := s.last()
	if _, round := last.Input.(engine.Round); round || isReveal(last.Input) {
		return slices.DeleteFunc(moved(last.Events), defended)
	}
	return slices.DeleteFunc(slices.Clone(s.latest()), func(e engine.Event) bool { return !s.headline(e) })
}

func isReveal(in engine.Input) bool { _, ok := in.(engine.Reveal); return ok }

// headlineCard is an event that the eye is to find.
func (s scene) headlineCard(e engine.Event) fyne.CanvasObject {
	row := part.EventRow(s.tb, e, engine.Nobody, 24, 20, part.Strong)
	face := part.ActiveFace()
	face.PadY = part.Tight
	return kit.NewTap(words.Event(s.tb, e), face, kit.Row(part.Near, len(row)-1, row...), s.why(e))
}

// notes is the rest of what the latest input brought; nil where there is none.
func (s scene) notes() fyne.CanvasObject {
	var lines []fyne.CanvasObject
	above := s.toMove()
	for _, e := range s.latest() {
		if e.Mark == engine.MarkPhase || e.Mark == engine.MarkAgent && e.Seat.Human() || defended(e) || told(above, e) || byHand(s.last().Input) {
			continue
		}
		if reminder(e) {
			lines = append(lines, warning(words.Event(s.tb, e)))
			continue
		}
		lines = append(lines, s.eventLine(s.tb, e))
	}
	if len(lines) == 0 {
		return nil
	}
	return kit.Column(part.Tight, lines...)
}

// defended reports whether an event offers a person a troop in defence of a
// location.
func defended(e engine.Event) bool { return e.Rule == facts.RuleRound1 && e.Seat.Human() }

// told reports whether an event is among those told already.
func told(already []engine.Event, e engine.Event) bool {
	return slices.ContainsFunc(already, func(o engine.Event) bool { return o.Seat == e.Seat && o.Mark == e.Mark && o.Text() == e.Text() })
}

// offered is the offer of a troop in defence of a location, as long as nobody
// had a turn in the round and it was not taken.
func (s scene) offered() (e engine.Event, ok bool) {
	steps := s.play.Steps()
	for i := len(steps) - 1; i >= 0; i-- {
		if _, round := steps[i].Input.(engine.Round); !round {
			continue
		}
		at := slices.IndexFunc(steps[i].Events, defended)
		if at < 0 || !s.tb.MayDefend(steps[i].Events[at].Seat) {
			return e, false
		}
		return steps[i].Events[at], true
	}
	return e, false
}

// offers is that offer, with the button that takes it, or nothing.
func (s scene) offers(f part.Frame) []fyne.CanvasObject {
	e, ok := s.offered()
	if !ok {
		return nil
	}
	row := part.EventRow(s.tb, e, engine.Nobody, 24, 20, part.Strong)
	says := kit.NewTap(words.Event(s.tb, e), kit.Face{}, kit.Row(part.Near, len(row)-1, append(row, part.WhyWord())...), s.why(e))
	deploy := part.Button(words.T("Deploy 1 troop into the Conflict"), s.deploys(e))
	deploy.Content = kit.Row(part.Near, 1, keySign(f, deployKey), deploy.Content)
	face := part.ActiveFace()
	face.PadY = part.Tight
	if cramped(f) { // the button is in sight first
		return []fyne.CanvasObject{kit.Card(face, kit.Column(0, deploy, says))}
	}
	return []fyne.CanvasObject{kit.Card(face, kit.Column(0, says, deploy))}
}

// deploys deploys the troop that is offered.
func (s scene) deploys(e engine.Event) func() {
	return s.play.Correct(engine.Set{Seat: e.Seat, Field: "deployed", N: 1})
}

// byHand reports whether an input was put right in a sheet, where its result
// was seen: only its headlines are news.
func byHand(in engine.Input) bool {
	switch in.(type) {
	case engine.Influence, engine.Deck:
		return true
	}
	return false
}

// reminders are the rules whose notes warn a person of what may be forgotten.
var reminders = []facts.RuleID{facts.RuleAct3, facts.RuleAct4, facts.RuleSetup1}

// reminder reports whether an event warns a person.
func reminder(e engine.Event) bool {
	return e.Seat.Human() && slices.Contains(reminders, e.Rule) && (e.Mark == engine.MarkNote || e.Mark == engine.MarkMentat)
}

// warning is something to beware of, in a few words.
func warning(says string) fyne.CanvasObject {
	face := kit.Face{Fill: look.SurfaceHigh, Line: look.Bad, Edge: look.Bad, Radius: look.Radius, PadX: part.Apart, PadY: part.Tight}
	return kit.Card(face, kit.Row(part.Near, 1, part.Icon(look.Tinted("warning", look.Bad), 20), part.Text(says, part.Body)))
}

// before is what led to a question, to stand below it.
func (s scene) before(f part.Frame) []fyne.CanvasObject {
	if s.tb.Phase() == engine.PhaseCombat || s.tb.Phase() == engine.PhaseCombatEnd {
		return s.afterCombat(f)
	}
	if last, ok := s.lastRival(); ok {
		v := s.rivalResult(f, last, beside(f))
		return slices.Concat(v.Aside, v.Top, v.Content)
	}
	parts := s.news(f)
	if notes := s.notes(); notes != nil {
		parts = append(parts, notes)
	}
	return parts
}

// checks asks for a look at the printed cards whose figure is in doubt, the
// first time it counts.
func (s scene) checks(events []engine.Event) []fyne.CanvasObject {
	var asks []fyne.CanvasObject
	for _, e := range events {
		for _, check := range e.Checks() {
			asks = append(asks, warning(words.SayAt(s.tb, check)))
		}
	}
	return asks
}

// hintTexts guide through a first table, each until its moment has passed once.
var hintTexts = map[string]string{
	"conflict":  "Turn up the Conflict card on your table, and tap here which it is.",
	"rival":     "The large button draws for the Rival. You only move its pieces.",
	"rivals":    "The large button draws for both Rivals. You only move their pieces.",
	"move":      "Move these on the board, from top to bottom. A tap on a line says why.",
	"your-turn": "Play your turn on the board, then tap the space you sent your Agent to. Hold a space or a seat to correct something.",
	"send":      "Enter what you deployed. Influence and points move by themselves.",
	"reveal":    "When your Agents are out, play your Reveal turn and enter your strength.",
	"combat":    "If an Intrigue card changes a strength, tap + or -. When everybody has passed, the app gives the rewards.",
}

// hint is a short word for who plays a first table, or nothing.
func (s scene) hint(key string) fyne.CanvasObject { return s.hintOf(key, hintTexts[key]) }

// hintOf is a hint that says what is not always the same.
func (s scene) hintOf(key, says string) fyne.CanvasObject {
	if !s.play.HintDue(key) {
		return part.Nothing()
	}
	face := kit.Face{Fill: look.Surface, Line: look.Line, Edge: theme.ColorNamePrimary, Radius: look.Radius, PadX: part.Apart, PadY: part.Tight}
	away := part.IconButton(words.T("Put the hint away"), "close", s.play.SeeHint)
	lines := []fyne.CanvasObject{part.Text(words.T(says), part.Little)}
	if key == "rival" || key == "your-turn" { // where icons come first
		name, link := words.T("What the icons mean"), part.Little
		link.Color = theme.ColorNamePrimary
		lines = append(lines, kit.NewTap(name, kit.Face{}, part.Text(name, link), func() { s.play.Host().Go(shell.Rules.With(shell.Icons)) }))
	}
	return kit.Card(face, kit.Row(part.Near, 1, part.Icon(look.Icon("info"), 20), kit.Column(0, lines...), away))
}
