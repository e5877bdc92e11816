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
func (c conflict) Draw(f part.Frame) View {
	var cards []fyne.CanvasObject
	after := c.afterCombat()
	rewards, narrow := f.Wide || len(after) == 0, float32(150)
	if !rewards {
		narrow = 90 // so that what is to be moved stays in sight
	}
	for i, card := range c.due() {
		cards = append(cards, c.card(card, rewards, badge(f, i+1)))
	}
	level := part.Level(c.tb.LevelDue())
	question := kit.Card(part.ActiveFace(), kit.Column(part.Near,
		part.Text(words.T("Which Conflict {0} was turned up?", level), part.Large), part.Grid(part.Near, narrow, 4, cards...)))
	return View{Bare: c.tb.Round() > 0, Top: []fyne.CanvasObject{question}, Content: append(after, c.hint("conflict")), Primary: part.Action{Label: words.T("Turn up a Conflict {0}", level), Sub: words.T("tap its card above")}}
}

// due is the cards that can come, by their names.
func (c conflict) due() []facts.Conflict {
	due := c.tb.ConflictsDue()
	slices.SortFunc(due, func(x, y facts.Conflict) int { return strings.Compare(words.Word(x.ID), words.Word(y.ID)) })
	return due
}

// card is a Conflict to tap, with its rewards where there is room for them,
// and the badge of its key.
func (c conflict) card(card facts.Conflict, rewards bool, key fyne.CanvasObject) fyne.CanvasObject {
	name := words.Word(card.ID)
	if !rewards {
		face := part.CardFace()
		face.PadX = part.Tight
		return kit.NewTap(name, face, part.Text(name, kit.Style{Bold: true, Center: true}), c.do(engine.Round{Conflict: card.ID}))
	}
	return kit.NewTap(name, part.CardFace(), kit.Column(part.Tight, kit.Row(part.Near, 0, part.Text(name, part.Strong), key), part.Rewards(card)), c.do(engine.Round{Conflict: card.ID}))
}
