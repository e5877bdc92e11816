package sheet

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// Why opens the rule behind an event, where it is printed, and the way to all
// rules.
func Why(h shell.Host, e engine.Event) {
	rule, _ := facts.RuleByID(e.Rule)
	h.Sheet(func(part.Frame) fyne.CanvasObject {
		heading := words.Say(e.Say)
		if heading == "" {
			heading = words.T(rule.Title)
		}
		return kit.Column(part.Apart,
			part.SheetHead(part.Icon(look.MarkIcon(string(e.Mark)), 24), heading, h.Close),
			part.Text(words.T(rule.Title), part.Label), part.Text(words.T(rule.Text), part.Body),
			part.Text(words.T("Printed: {0}", part.Printed(rule)), part.Small),
			part.RowButton(part.Icon(look.Icon("help"), 22), words.T("Rules"), words.T(rule.Title),
				func() { h.Go(shell.Rules.With(words.T(rule.Title))) }))
	})
}

// Rule opens a rule.
func Rule(h shell.Host, id facts.RuleID) { Why(h, engine.Event{Rule: id}) }

// Conflict opens a Conflict's rewards in words.
func Conflict(h shell.Host, c facts.Conflict) {
	h.Sheet(func(part.Frame) fyne.CanvasObject {
		parts := []fyne.CanvasObject{part.SheetHead(part.Icon(look.Icon("conflict"), 24), words.Word(c.ID), h.Close)}
		for i, r := range c.Rewards {
			parts = append(parts, kit.Card(part.CardFace(), kit.Column(part.Tight, part.Text(part.PlaceName(i), part.Label),
				kit.Flow(part.Near, part.Reward(r, 24, part.Large)...), part.Text(words.Reward(r), part.Body))))
		}
		return kit.Column(part.Near, append(parts, part.RuleLine(facts.RuleCombat4, func() { Rule(h, facts.RuleCombat4) }))...)
	})
}
