package sheet

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/page/table/play"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
)

// Tile opens the tile that lies face up on a stack, 1 to 3: what it is to a
// Rival, and the way for a person to acquire it.
func Tile(p *play.Play, stack int) {
	var with play.Factions
	p.Host().Sheet(func(part.Frame) fyne.CanvasObject {
		return tileSheet(p, stack, with, func(f facts.Faction) { p.Host().Change(func() { with[f] = !with[f] }) })
	})
}

func tileSheet(p *play.Play, stack int, with play.Factions, choose func(facts.Faction)) fyne.CanvasObject {
	tb := p.Table()
	tile := *facts.TileOf(tb.Stacks()[stack-1].Up)
	parts := []fyne.CanvasObject{part.SheetHead(part.Icon(look.Icon("tech"), 24), words.Word(tile.ID), p.Host().Close),
		part.Text(words.T("{0} spice · stack {1}, tiles left: {2}", tile.Cost, stack, tb.Stacks()[stack-1].Left), part.Small)}
	if tile.Rival {
		parts = append(parts, part.Text(words.T("For a Rival: {0}", speech.Term(tile.Says)), part.Body))
	} else {
		parts = append(parts, part.Text(words.T("No Rival acquires it."), part.Body))
	}
	parts = append(parts, TileQuestions(tile, with, choose)...)
	for _, s := range tb.Humans() {
		in := engine.Acquire{Seat: s, Stack: stack}
		if tb.Check(in) != nil {
			continue
		}
		name := words.T("You acquired {0}", tile.ID)
		tap := func() { p.DoClosing(Acquired(in, tile, with)) }
		if !with.Answers(tile) {
			tap = nil
		}
		parts = append(parts, part.RowButton(part.Icon(look.Icon("check"), 22), name, "", tap))
	}
	return kit.Column(part.Near, parts...)
}

// TileQuestions asks a person what the app counts of a tile that is acquired
// (R-ACT-3), and reminds of the rest.
func TileQuestions(tile facts.Tile, with play.Factions, choose func(facts.Faction)) []fyne.CanvasObject {
	points, influence := engine.OnAcquiring(tile)
	var parts []fyne.CanvasObject
	if points > 0 {
		parts = append(parts, part.Text(words.T("Its point is counted."), part.Good))
	}
	if influence > 0 {
		ask := words.T("1 influence: with which Faction?")
		if influence > 1 {
			ask = words.T("1 influence each, with different Factions: tap {0}", influence)
		}
		var options []fyne.CanvasObject
		for _, f := range facts.Factions {
			face := part.CardFace()
			if with[f] {
				face = part.ActiveFace()
			}
			options = append(options, kit.NewTap(words.Word(f), face, kit.Row(part.Near, 1, part.Icon(look.FactionIcon(f), 22), part.Text(words.Word(f), part.Body)), func() { choose(f) }))
		}
		parts = append(parts, part.Text(ask, part.Strong), part.Grid(part.Tight, 130, 2, options...))
	}
	return append(parts, part.Text(words.T("Take the rest of what it gives yourself: the app counts only points and influence."), part.Small))
}

// Acquired is the input of a person who acquires a tile, with what was told.
func Acquired(in engine.Acquire, tile facts.Tile, with play.Factions) engine.Acquire {
	in.Points, _ = engine.OnAcquiring(tile)
	for _, f := range facts.Factions {
		if with[f] {
			in.Influence = append(in.Influence, f)
		}
	}
	return in
}
