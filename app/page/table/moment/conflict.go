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
	asks := func(as rewards) []fyne.CanvasObject {
		ask := kit.Column(part.Near, part.Text(words.T("Which Conflict {0} was turned up?", level), part.Large), c.grid(f, as))
		return append(c.news(f), kit.Card(part.ActiveFace(), ask))
	}
	v := View{Bare: c.tb.Round() > 0, Content: []fyne.CanvasObject{c.hint("conflict")},
		Primary: part.Action{Label: words.T("Turn up a Conflict {0}", level), Sub: words.T("tap its card above")}}
	for _, as := range []rewards{aRankALine, inALine, untold} {
		if v.Top = asks(as); inSight(f, v.Top) {
			break
		}
	}
	return v
}

// rewards is how a Conflict card that is asked for tells its rewards.
type rewards uint8

const (
	aRankALine rewards = iota
	inALine            // where there is less room
	untold
)

// grid is the cards to tap.
func (c conflict) grid(f part.Frame, as rewards) fyne.CanvasObject {
	narrow, gap, most := float32(150), float32(part.Near), 4
	if as == untold {
		narrow, gap, most = 90, part.Tight, 3
	}
	var cards []fyne.CanvasObject
	for i, card := range c.due() {
		cards = append(cards, c.card(f, card, as, badge(f, i+1)))
	}
	return part.Grid(gap, narrow, most, cards...)
}

// due is the cards that can come, by their names.
func (c conflict) due() []facts.Conflict {
	due := c.tb.ConflictsDue()
	slices.SortFunc(due, func(x, y facts.Conflict) int { return words.Compare(words.Word(x.ID), words.Word(y.ID)) })
	return due
}

// card is a Conflict to tap, with its rewards and the badge of its key.
func (c conflict) card(f part.Frame, card facts.Conflict, as rewards, key fyne.CanvasObject) fyne.CanvasObject {
	name, tap := words.Word(card.ID), c.do(engine.Round{Conflict: card.ID})
	if as == untold {
		face, style := among(f)
		style.Center = true
		return kit.NewTap(name, face, kit.Row(part.Tight, 1, key, part.Text(name, style)), tap)
	}
	face := part.CardFace()
	face.Top = true
	told := []fyne.CanvasObject{part.Rewards(card)}
	if as == aRankALine {
		told = part.Ranks(card)
	}
	head := kit.Row(part.Near, 0, part.Text(name, part.Strong), key)
	return kit.NewTap(name, face, kit.Column(2, append([]fyne.CanvasObject{head}, told...)...), tap)
}
