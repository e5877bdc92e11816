package screen

import (
	"slices"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/data/facts"
	"hagal/engine"
)

// overMoment is the end: who won, what decided it, how each point came.
func (a *App) overMoment(tb engine.Table) moment {
	rows := []fyne.CanvasObject{kit.Row(near, 1, icon(look.Icon("trophy"), 40), text(wins(tb), a.heading()), seatIcon(tb, tb.Winner(), 32)), a.standing(tb),
		text(t("decided by: {0}", t(tb.DecidedBy())), strong)}
	parts := []fyne.CanvasObject{kit.Card(ofSeat(tb, tb.Winner(), activeFace()), kit.Column(near, append(rows, a.ruleLine(facts.RuleEnd4))...)), a.legend(tb)}
	for _, s := range tb.Players() {
		parts = append(parts, a.chart(tb, s))
	}
	return moment{bare: true, content: parts, next: next{label: t("Home"), do: func() { a.goTo(Home) }}}
}

func wins(tb engine.Table) string {
	if tb.Winner() == engine.You {
		return t("You win")
	}
	return t("{0} wins", player(tb, tb.Winner()))
}

// standing is every seat's points, the winner's first.
func (a *App) standing(tb engine.Table) fyne.CanvasObject {
	others := slices.DeleteFunc(tb.Players(), func(s engine.Seat) bool { return s == tb.Winner() })
	slices.SortStableFunc(others, func(x, y engine.Seat) int { return tb.Side(y).VP() - tb.Side(x).VP() })
	var list []fyne.CanvasObject
	for _, s := range append([]engine.Seat{tb.Winner()}, others...) {
		list = append(list, kit.Row(tight, -1, seatIcon(tb, s, 20), kit.Line(itoa(tb.Side(s).VP()), title)))
	}
	return kit.Flow(far, list...)
}
