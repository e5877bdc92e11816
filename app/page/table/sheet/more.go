package sheet

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/page/table/play"
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/engine"
)

// More opens what is wanted seldom.
func More(p *play.Play) {
	p.Host().Sheet(func(part.Frame) fyne.CanvasObject { return moreSheet(p) })
}

func moreSheet(p *play.Play) fyne.CanvasObject {
	tb, host := p.Table(), p.Host()
	parts := []fyne.CanvasObject{oddsSwitch(p)}
	parts = append(parts, part.RowButton(part.Icon(look.Icon("check"), 22), words.T("Set-up checklist"), "", func() { host.Go(shell.Setup) }),
		part.RowButton(part.Icon(look.Icon("help"), 22), words.T("Rules"), "", func() { host.Go(shell.Rules) }),
		part.RowButton(part.Icon(look.Icon("settings"), 22), words.T("Settings"), "", func() { host.Go(shell.Settings) }),
		part.RowButton(part.Icon(look.Icon("home"), 22), words.T("Home"), words.T("the table is kept as it is"), func() { host.Go(shell.Home) }))
	for i, stack := range tb.Stacks() {
		if stack.Up == "" {
			continue
		}
		parts = append(parts, part.RowButton(part.Icon(look.Icon("tech"), 22), words.Word(stack.Up),
			words.T("Stack {0}, tiles left: {1}", i+1, stack.Left), func() { Tile(p, i+1) }))
	}
	deckTo := engine.Deck{RealCards: !tb.RealCards()}
	if tb.Check(deckTo) == nil {
		name := words.T("Shuffle, and draw real House Hagal cards from now on")
		if tb.RealCards() {
			name = words.T("Shuffle, and let the app draw from now on")
		}
		parts = append(parts, part.RowButton(part.Icon(look.Icon("shuffle"), 22), name, words.T("cards left: {0}", tb.DeckLeft()), func() { p.DoClosing(deckTo) }))
	}
	return kit.Column(part.Near, part.SheetHead(nil, words.Title(p.Desk().Title()), host.Close), part.InTwo(parts...))
}

// oddsSwitch shows the odds at the table, or hides them.
func oddsSwitch(p *play.Play) fyne.CanvasObject {
	name, more := words.T("Show the odds"), words.T("what the Rivals may do next, and who may win the Conflict")
	if !p.Table().Setup().Solo {
		more = words.T("what House Hagal may do next, and who may win the Conflict")
	}
	if p.Odds() != nil {
		name, more = words.T("Hide the odds"), words.T("and be surprised")
	}
	return part.RowButton(part.Icon(look.Icon("dice"), 22), name, more, p.SwitchOdds)
}
