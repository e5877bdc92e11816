package screen

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// decisionMoment asks the open decision, one large button an option.
func (a *App) decisionMoment(tb engine.Table) moment {
	d := tb.Decision()
	if d.Kind == engine.KindTurnUp {
		return a.turnUpMoment(tb, d)
	}
	ask := []fyne.CanvasObject{kit.Row(near, 1, seatIcon(tb, d.Seat, 22), text(seatName(tb, d.Seat)+": "+words.Say(d.Say), large))}
	for _, o := range d.Options {
		pic, name := a.option(tb, d, o)
		more := ""
		if o == d.Suggest && d.Seat.Rival() {
			more = t("what a Rival does")
		}
		ask = append(ask, rowButton(pic, name, more, func() { a.do(engine.Pick{Option: o}) }))
	}
	ask = append(ask, a.ruleLine(d.Rule))
	parts := a.before(tb, kit.Card(activeFace(), kit.Column(near, ask...)))
	return moment{content: parts, next: next{label: t("{0}: decide", seatName(tb, d.By)), sub: t("tap an answer above")}}
}

// before is a question first, then what led to it.
func (a *App) before(tb engine.Table, question fyne.CanvasObject) []fyne.CanvasObject {
	parts := []fyne.CanvasObject{question}
	if tb.Phase() == engine.Combat || tb.Phase() == engine.CombatEnd {
		return append(parts, a.afterCombat(tb)...)
	}
	if last, ok := a.lastRival(); ok {
		return append(parts, a.rivalResult(tb, last)...)
	}
	if notes := a.notes(); notes != nil {
		parts = append(parts, notes)
	}
	return parts
}

// option is an option's picture and name.
func (a *App) option(tb engine.Table, d *engine.Decision, o string) (fyne.CanvasObject, string) {
	switch d.Kind {
	case engine.KindFaction:
		f, _ := facts.FactionByID(o)
		return icon(look.FactionIcon(f), 28), t("{0}: now {1}", f, tb.Side(d.Seat).Influence[f])
	case engine.KindAlliance:
		return seatIcon(tb, engine.Seat(o), 28), seatName(tb, engine.Seat(o))
	case engine.KindLocation:
		id := facts.SpaceID(o)
		return icon(look.SpaceIcon(facts.SpaceOf(id)), 28), words.Word(id)
	case engine.KindPayment:
		if o == engine.OptionPay {
			return icon(look.Icon("check"), 28), t("Pay")
		}
		return icon(look.Icon("close"), 28), t("Do not pay")
	}
	return rewardOption(tb, d, o)
}

// rewardOption is one of the goods to choose from, with its number.
func rewardOption(tb engine.Table, d *engine.Decision, o string) (fyne.CanvasObject, string) {
	c, _ := tb.Conflict()
	for _, r := range c.Rewards {
		for _, g := range r.Of {
			if g.What.ID() == o {
				return icon(look.GoodIcon(g.What), 28), words.Gain(g)
			}
		}
	}
	return icon(look.Icon("warning"), 28), o
}

// ruleLine is a rule's title; a tap tells it whole.
func (a *App) ruleLine(id facts.RuleID) fyne.CanvasObject {
	rule, _ := facts.RuleByID(id)
	name := t(rule.Title)
	return kit.NewTap(name, plainFace(), kit.Row(near, 1, icon(look.Icon("help"), 18), text(name, small)), func() { a.openWhy(engine.Event{Rule: id}) })
}

// turnUpMoment asks for the tile turned up on a stack.
func (a *App) turnUpMoment(tb engine.Table, d *engine.Decision) moment {
	stack := int(d.Options[0][0] - '0')
	tell := func(id facts.TileID) { a.do(engine.TurnUp{Stack: stack, Tile: id}) }
	ask := []fyne.CanvasObject{text(words.Say(d.Say), large), a.tileGrid(tb, nil, tell),
		button(t("No tile: the stack is empty"), func() { tell("") }), a.ruleLine(d.Rule)}
	parts := a.before(tb, kit.Card(activeFace(), kit.Column(near, ask...)))
	return moment{content: parts, next: next{label: t("Turn up a tile on stack {0}", stack), sub: t("tap which it is")}}
}

// tileGrid is the tiles that can turn up.
func (a *App) tileGrid(tb engine.Table, not []string, tap func(facts.TileID)) fyne.CanvasObject {
	due := tb.TilesDue()
	slices.SortFunc(due, func(x, y facts.Tile) int { return strings.Compare(words.Word(x.ID), words.Word(y.ID)) })
	var tiles []fyne.CanvasObject
	for _, tile := range due {
		if slices.Contains(not, string(tile.ID)) {
			continue
		}
		face := cardFace()
		face.PadX = near
		cost := kit.Row(2, -1, kit.Line(itoa(tile.Cost), strong), icon(look.GoodIcon(facts.Spice), 16))
		tiles = append(tiles, kit.NewTap(words.Word(tile.ID), face, kit.Row(tight, 0, text(words.Word(tile.ID), strong), cost), func() { tap(tile.ID) }))
	}
	return grid(tight, 140, 3, tiles...)
}

// tilesMoment asks for the three face-up tiles before round 1.
func (a *App) tilesMoment(tb engine.Table) moment {
	parts := []fyne.CanvasObject{text(t("Which Tech tiles lie face up?"), large)}
	for i, id := range a.draft.Tiles {
		parts = append(parts, kit.Row(near, 0, text(t("Stack {0}: {1}", i+1, words.Word(facts.TileID(id))), strong),
			iconButton(t("Take {0} back", words.Word(facts.TileID(id))), "close", func() {
				a.draft.Tiles = a.draft.Tiles[:i]
				a.show()
			})))
	}
	if n := len(a.draft.Tiles); n < 3 {
		where := []string{t("topmost stack"), t("middle stack"), t("lowest stack")}[n]
		parts = append(parts, text(t("Stack {0}, the {1}: tap its tile", n+1, where), body), a.tileGrid(tb, a.draft.Tiles, func(id facts.TileID) {
			a.draft.Tiles = append(a.draft.Tiles, string(id))
			a.show()
		}))
	}
	n := next{label: t("Start"), sub: t("three tiles are needed")}
	if len(a.draft.Tiles) == 3 {
		var in engine.Tiles
		for i, id := range a.draft.Tiles {
			in.IDs[i] = facts.TileID(id)
		}
		n.sub, n.do = "", func() { a.do(in) }
	}
	return moment{content: []fyne.CanvasObject{kit.Card(activeFace(), kit.Column(near, parts...))}, next: n}
}
