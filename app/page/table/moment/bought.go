package moment

import (
	"slices"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
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
	return len(tb.Stacks()) > 0 && brings(id, facts.AcquireTech, facts.NegotiateTech)
}

// movesFreighter reports whether an Agent on a space moves a Freighter, so that
// Dividends may be chosen that pay a Rival (R-SPEND-4).
func movesFreighter(tb engine.Table, id facts.SpaceID) bool {
	return sheet.DividendsPay(tb) && brings(id, facts.Freighter)
}

// brings reports whether a House Hagal card has a space bring one of some goods,
// as it does for everybody.
func brings(id facts.SpaceID, goods ...facts.Good) bool {
	return slices.ContainsFunc(facts.Cards, func(c facts.Card) bool {
		return slices.ContainsFunc(c.Cases, func(c facts.Case) bool {
			return c.Space == id && slices.ContainsFunc(c.Gains, func(g facts.Gain) bool { return slices.Contains(goods, g.What) })
		})
	})
}

// dividends asks whether they are chosen with the Agent, where they may be.
func (y yourTurn) dividends(t play.Turn) []fyne.CanvasObject {
	if !movesFreighter(y.tb, t.Space) {
		return nil
	}
	return []fyne.CanvasObject{part.RowButton(part.Box(t.Dividends), words.T("Chose Dividends: the others gain 1 Solari"), "", y.switchDividends)}
}

func (y yourTurn) switchDividends() {
	y.play.Choose(func(d *play.Draft) { d.Turn.Dividends = !d.Turn.Dividends })
}

// bought asks whether a person buys a tile with the Agent, where it may: a
// line that opens the question.
func (y yourTurn) bought(t play.Turn) []fyne.CanvasObject {
	if !buysTech(y.tb, t.Space) {
		return nil
	}
	says := words.T("No tile")
	if tile := y.tileBought(t); tile.ID != "" {
		says = words.T("{0}: what else it gives, take by hand", tile.ID)
	}
	ask := words.T("A tile bought?")
	return []fyne.CanvasObject{part.RowButton(part.Icon(look.Icon("tech"), 22), ask, says, func() { y.play.Host().Sheet(y.boughtSheet) })}
}

// buy tells which stack's tile is bought, or with 0 none, and opens the
// question that the tile asks.
func (y yourTurn) buy(stack int) {
	y.play.Choose(func(d *play.Draft) { d.Turn.Bought, d.Turn.With = stack, play.Factions{} })
	if t := y.play.Draft().Turn; !t.With.Answers(y.tileBought(t)) {
		y.play.Host().Sheet(y.boughtSheet)
	}
}

// boughtSheet asks which tile, and what the app counts of it; it closes when
// all is told.
func (y yourTurn) boughtSheet(part.Frame) fyne.CanvasObject {
	host, t := y.play.Host(), y.play.Draft().Turn
	choose := func(f func(*play.Turn)) {
		y.play.Choose(func(d *play.Draft) { f(&d.Turn) })
		if t := y.play.Draft().Turn; t.With.Answers(y.tileBought(t)) {
			host.Close()
		}
	}
	stack := func(n int) func() {
		return func() { choose(func(t *play.Turn) { t.Bought, t.With = n, play.Factions{} }) }
	}
	options := []fyne.CanvasObject{part.Choice(words.T("No tile"), t.Bought == 0, stack(0))}
	for i, s := range y.tb.Stacks() {
		if s.Up != "" {
			options = append(options, part.Choice(words.Word(s.Up), t.Bought == i+1, stack(i+1)))
		}
	}
	parts := []fyne.CanvasObject{part.SheetHead(part.Icon(look.Icon("tech"), 24), words.T("A tile bought?"), host.Close), part.Grid(part.Tight, 110, 4, options...)}
	if t.Bought > 0 {
		parts = append(parts, sheet.TileQuestions(y.tileBought(t), t.With, func(f facts.Faction) { choose(func(t *play.Turn) { t.With[f] = !t.With[f] }) })...)
	}
	return kit.Column(part.Near, parts...)
}

// tileBought is the tile that is bought, or the zero one.
func (y yourTurn) tileBought(t play.Turn) facts.Tile {
	if stacks := y.tb.Stacks(); t.Bought > 0 && t.Bought <= len(stacks) {
		return *facts.TileOf(stacks[t.Bought-1].Up)
	}
	return facts.Tile{}
}

// sends is the tap that sends the Agent and tells of the tile bought; nil
// while a question about that is open.
func (y yourTurn) sends(in engine.Agent) func() {
	t := y.play.Draft().Turn
	tile := y.tileBought(t)
	switch {
	case t.Dividends && movesFreighter(y.tb, t.Space):
		return y.do(in, engine.Dividends{Seat: in.Seat})
	case tile.ID == "" || !buysTech(y.tb, t.Space):
		return y.do(in)
	case !t.With.Answers(tile):
		return nil
	}
	return y.do(in, sheet.Acquired(engine.Acquire{Seat: in.Seat, Stack: t.Bought}, tile, t.With))
}
