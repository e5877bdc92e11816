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

var levels = [...]string{"", "I", "II", "III"}

// conflictMoment asks which Conflict card was turned up.
func (a *App) conflictMoment(tb engine.Table) moment {
	parts := append(a.afterCombat(tb), a.hint("conflict"))
	var cards []fyne.CanvasObject
	due := tb.ConflictsDue()
	slices.SortFunc(due, func(x, y facts.Conflict) int { return strings.Compare(words.Word(x.ID), words.Word(y.ID)) })
	for _, c := range due {
		cards = append(cards, a.conflictChoice(c))
	}
	parts = append(parts, kit.Card(activeFace(), kit.Column(near,
		text(t("Which Conflict {0} was turned up?", levels[tb.LevelDue()]), large), grid(near, 150, 3, cards...))))
	return moment{bare: tb.Round() > 0, content: parts, next: next{label: t("Turn up a Conflict {0}", levels[tb.LevelDue()]), sub: t("tap its card above")}}
}

func isRecall(in engine.Input) bool { _, ok := in.(engine.Recall); return ok }

func (a *App) conflictChoice(c facts.Conflict) fyne.CanvasObject {
	name := words.Word(c.ID)
	return kit.NewTap(name, cardFace(), kit.Column(tight, text(name, strong), a.rewards(c)), func() { a.do(engine.Round{Conflict: c.ID}) })
}

// conflictCard is the Conflict of the round with its rewards; a tap tells
// them in words.
func (a *App) conflictCard(c facts.Conflict) fyne.CanvasObject {
	head := kit.Row(near, 1, icon(look.Icon("conflict"), 18), text(words.Word(c.ID), strong), kit.Line(levels[c.Level], strong))
	face := cardFace()
	face.PadY = tight
	return kit.NewTap(t("Rewards of {0}", c.ID), face, kit.Column(2, head, a.rewards(c)), func() { a.openConflict(c) })
}
