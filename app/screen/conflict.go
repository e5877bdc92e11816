package screen

import (
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
	parts := []fyne.CanvasObject{}
	if last := a.desk.Session().Last(); isRecall(last.Input) {
		var lines []fyne.CanvasObject
		for _, e := range last.Events {
			lines = append(lines, a.eventLine(tb, e))
		}
		parts = append(parts, text(t("Recall, on the board"), label), kit.Column(tight, lines...))
	}
	var cards []fyne.CanvasObject
	for _, c := range tb.ConflictsDue() {
		cards = append(cards, a.conflictChoice(c))
	}
	parts = append(parts, kit.Card(activeFace(), kit.Column(near,
		text(t("Which Conflict {0} was turned up?", levels[tb.LevelDue()]), large), kit.Grid(near, 230, 3, cards...))))
	return moment{content: parts, next: next{label: t("Round {0}: turn up a Conflict", tb.Round()+1), sub: t("tap the card above")}}
}

func isRecall(in engine.Input) bool { _, ok := in.(engine.Recall); return ok }

func (a *App) conflictChoice(c facts.Conflict) fyne.CanvasObject {
	name := words.Word(c.ID)
	return kit.NewTap(name, cardFace(), kit.Column(2, text(name, strong), a.rewards(c)), func() { a.do(engine.Round{Conflict: c.ID}) })
}

// conflictCard is the Conflict of the round with its rewards, a line each.
func (a *App) conflictCard(c facts.Conflict) fyne.CanvasObject {
	head := kit.Row(near, 1, icon(look.Icon("conflict"), 18), text(words.Word(c.ID), strong), kit.Line(levels[c.Level], strong))
	face := cardFace()
	face.PadY = tight
	return kit.Card(face, kit.Column(2, head, a.rewards(c)))
}

// rewards is the three rewards in few words.
func (a *App) rewards(c facts.Conflict) fyne.CanvasObject {
	var all []string
	for i, r := range c.Rewards {
		all = append(all, t([]string{"1st", "2nd", "3rd"}[i])+" "+words.Reward(r))
	}
	return text(strings.Join(all, " · "), small)
}
