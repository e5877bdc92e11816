package moment

import (
	"slices"

	"fyne.io/fyne/v2"

	"hagal/app/page/table/play"
	"hagal/app/page/table/sheet"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// buysTech reports whether an Agent on a space may acquire a Tech tile that
// the app is told of.
func buysTech(tb engine.Table, id facts.SpaceID) bool {
	return len(tb.Stacks()) > 0 && slices.ContainsFunc(facts.Cards, func(c facts.Card) bool {
		return slices.ContainsFunc(c.Cases, func(c facts.Case) bool {
			return c.Space == id && slices.ContainsFunc(c.Gains, func(g facts.Gain) bool { return g.What == facts.AcquireTech || g.What == facts.NegotiateTech })
		})
	})
}

// bought asks which tile a person buys with the Agent, where it may.
func (y yourTurn) bought(t play.Turn) []fyne.CanvasObject {
	if !buysTech(y.tb, t.Space) {
		return nil
	}
	choose := func(stack int) func() {
		return y.choose(func(d *play.Draft) { d.Turn.Bought, d.Turn.With = stack, play.Factions{} })
	}
	options := []fyne.CanvasObject{part.Choice(words.T("No tile"), t.Bought == 0, choose(0))}
	for i, stack := range y.tb.Stacks() {
		if stack.Up != "" {
			options = append(options, part.Choice(words.Word(stack.Up), t.Bought == i+1, choose(i+1)))
		}
	}
	parts := []fyne.CanvasObject{part.Text(words.T("A tile bought?"), part.Strong), part.Grid(part.Tight, 110, 4, options...)}
	if t.Bought == 0 {
		return parts
	}
	return append(parts, sheet.TileQuestions(y.tb, y.tileBought(t), t.With, func(f facts.Faction) {
		y.play.Choose(func(d *play.Draft) { d.Turn.With[f] = !d.Turn.With[f] })
	})...)
}

// tileBought is the tile that is bought, or the zero one.
func (y yourTurn) tileBought(t play.Turn) facts.Tile {
	if stacks := y.tb.Stacks(); t.Bought > 0 && t.Bought <= len(stacks) {
		return facts.TileOf(stacks[t.Bought-1].Up)
	}
	return facts.Tile{}
}

// sends is the tap that sends the Agent and tells of the tile bought; nil
// while a question about that is open.
func (y yourTurn) sends(in engine.Agent) func() {
	t := y.play.Draft().Turn
	tile := y.tileBought(t)
	switch {
	case tile.ID == "" || !buysTech(y.tb, t.Space):
		return y.do(in)
	case !t.With.Answers(tile):
		return nil
	}
	return y.do(in, sheet.Acquired(engine.Acquire{Seat: in.Seat, Stack: t.Bought}, tile, t.With))
}
