package screen

import (
	"strings"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
	"hagal/engine"
)

func cut(s string) (before, after string, found bool) { return strings.Cut(s, " ") }

// moreSheet is what is wanted seldom.
func (a *App) moreSheet() fyne.CanvasObject {
	tb := a.desk.Table()
	parts := []fyne.CanvasObject{a.sheetHead(nil, a.desk.Title())}
	for i, stack := range tb.Stacks() {
		if stack.Up == "" {
			continue
		}
		for _, s := range tb.Humans() {
			if in := (engine.Acquire{Seat: s, Stack: i + 1}); tb.Check(in) == nil {
				parts = append(parts, rowButton(icon(look.Icon("tech"), 22), t("You acquired {0}", words.Word(stack.Up)),
					t("Stack {0}, tiles left: {1}", i+1, stack.Left), func() { a.sheet = nil; a.do(in) }))
			}
		}
	}
	deckTo := engine.ShuffleDeck{RealCards: !tb.RealCards()}
	if tb.Check(deckTo) == nil {
		name := t("Shuffle, and draw real House Hagal cards from now on")
		if tb.RealCards() {
			name = t("Shuffle, and let the app draw from now on")
		}
		parts = append(parts, rowButton(icon(look.Icon("shuffle"), 22), name, t("cards left: {0}", tb.DeckLeft()), func() { a.sheet = nil; a.do(deckTo) }))
	}
	parts = append(parts,
		rowButton(icon(look.Icon("check"), 22), t("Set-up checklist"), "", func() { a.goTo(Check) }),
		rowButton(icon(look.Icon("help"), 22), t("Rules"), "", func() { a.goTo(Help) }),
		rowButton(icon(look.Icon("settings"), 22), t("Settings"), "", func() { a.goTo(Settings) }),
		rowButton(icon(look.Icon("home"), 22), t("Home"), t("the table is kept as it is"), func() { a.goTo(Home) }))
	return kit.Column(near, parts...)
}
