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

// Why opens why something happened at a table: this turn's reasons, then the
// rule, where it is printed, and the way to the rules around it.
func Why(h shell.Host, tb engine.Table, e engine.Event) {
	why := e.Why(tb)
	title := words.Word(why.Title)
	h.Sheet(func(part.Frame) fyne.CanvasObject {
		heading := words.Event(tb, e)
		if heading == "" {
			heading = title
		}
		parts := []fyne.CanvasObject{part.SheetHead(part.Icon(look.MarkIcon(e.Mark.String()), 24), heading, h.Close)}
		if len(why.Reasons) > 0 {
			parts = append(parts, reasons(tb, why))
		}
		parts = append(append(parts, part.Text(title, part.Label)), part.RuleText(why)...)
		return kit.Column(part.Apart, append(parts, part.RowButton(part.Icon(look.Icon("help"), 22), words.T("The rules around it"), words.T(facts.ChapterOf(e.Rule).Title), func() { h.Go(shell.Rules.With(e.Rule.String())) }))...)
	})
}

// reasons is what was looked at this turn, a line each.
func reasons(tb engine.Table, why engine.Why) fyne.CanvasObject {
	var lines []fyne.CanvasObject
	for _, r := range why.Reasons {
		lines = append(lines, part.Text(words.SayAt(tb, r), part.Body))
	}
	return kit.Column(part.Tight, lines...)
}

// Rule opens a rule.
func Rule(h shell.Host, id facts.RuleID) { Why(h, h.Desk().Table(), engine.Event{Rule: id}) }

// Conflict opens a Conflict's rewards in words.
func Conflict(h shell.Host, c facts.Conflict) {
	h.Sheet(func(part.Frame) fyne.CanvasObject {
		parts := []fyne.CanvasObject{part.SheetHead(part.Icon(look.Icon("conflict"), 24), words.Word(c.ID), h.Close)}
		for i, r := range c.Rewards {
			place := part.PlaceName(i)
			if i == 2 { // with three in play it is given for that alone (R-COMBAT-3)
				place = words.T("3rd: only for a tie for 2nd")
			}
			parts = append(parts, kit.Card(part.CardFace(), kit.Column(part.Tight, part.Text(place, part.Label),
				kit.Flow(part.Near, part.Reward(r, 24, part.Large)...), part.Text(words.Reward(r), part.Body))))
		}
		return kit.Column(part.Near, append(parts, part.RuleLine(facts.RuleCombat4, func() { Rule(h, facts.RuleCombat4) }))...)
	})
}
