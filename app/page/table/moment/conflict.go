package moment

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// conflict asks which Conflict card was turned up.
type conflict struct{ scene }

// Hint is how a round begins.
func (conflict) Hint() string { return "conflict" }

// Draw is the cards that can come, after what the round before left to do.
func (c conflict) Draw(part.Frame) View {
	parts := append(c.afterCombat(), c.hint("conflict"))
	var cards []fyne.CanvasObject
	for _, card := range c.due() {
		cards = append(cards, c.card(card))
	}
	level := part.Level(c.tb.LevelDue())
	parts = append(parts, kit.Card(part.ActiveFace(), kit.Column(part.Near,
		part.Text(words.T("Which Conflict {0} was turned up?", level), part.Large), part.Grid(part.Near, 150, 3, cards...))))
	return View{Bare: c.tb.Round() > 0, Content: parts, Primary: part.Action{Label: words.T("Turn up a Conflict {0}", level), Sub: words.T("tap its card above")}}
}

// due is the cards that can come, by their names.
func (c conflict) due() []facts.Conflict {
	due := c.tb.ConflictsDue()
	slices.SortFunc(due, func(x, y facts.Conflict) int { return strings.Compare(words.Word(x.ID), words.Word(y.ID)) })
	return due
}

func (c conflict) card(card facts.Conflict) fyne.CanvasObject {
	name := words.Word(card.ID)
	return kit.NewTap(name, part.CardFace(), kit.Column(part.Tight, part.Text(name, part.Strong), part.Rewards(card)), c.do(engine.Round{Conflict: card.ID}))
}
