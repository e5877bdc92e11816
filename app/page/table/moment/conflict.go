package moment

import (
	"slices"

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

// Draw is the cards that can come.
func (c conflict) Draw(f part.Frame) View {
	level := part.Level(c.tb.LevelDue())
	asks := func(rewards bool) []fyne.CanvasObject {
		ask := kit.Column(part.Near, part.Text(words.T("Which Conflict {0} was turned up?", level), part.Large), c.grid(f, rewards))
		return append(c.news(f), kit.Card(part.ActiveFace(), ask))
	}
	v := View{Bare: c.tb.Round() > 0, Top: asks(true), Content: []fyne.CanvasObject{c.hint("conflict")},
		Primary: part.Action{Label: words.T("Turn up a Conflict {0}", level), Sub: words.T("tap its card above")}}
	if !inSight(f, v.Top) {
		v.Top = asks(false)
	}
	return v
}

// grid is the cards to tap, with their rewards or in little room.
func (c conflict) grid(f part.Frame, rewards bool) fyne.CanvasObject {
	narrow := float32(150)
	if !rewards {
		narrow = 90
	}
	var cards []fyne.CanvasObject
	for i, card := range c.due() {
		cards = append(cards, c.card(f, card, rewards, badge(f, i+1)))
	}
	return part.Grid(part.Near, narrow, 4, cards...)
}

// due is the cards that can come, by their names.
func (c conflict) due() []facts.Conflict {
	due := c.tb.ConflictsDue()
	slices.SortFunc(due, func(x, y facts.Conflict) int { return words.Compare(words.Word(x.ID), words.Word(y.ID)) })
	return due
}

// card is a Conflict to tap, with its rewards where there is room for them,
// and the badge of its key.
func (c conflict) card(f part.Frame, card facts.Conflict, rewards bool, key fyne.CanvasObject) fyne.CanvasObject {
	name, tap := words.Word(card.ID), c.do(engine.Round{Conflict: card.ID})
	if rewards {
		return kit.NewTap(name, part.CardFace(), kit.Column(part.Tight, kit.Row(part.Near, 0, part.Text(name, part.Strong), key), part.Rewards(card)), tap)
	}
	face, style := among(f)
	style.Center = true
	return kit.NewTap(name, face, kit.Row(part.Tight, 1, key, part.Text(name, style)), tap)
}
