package moment

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// over is the end: who won, what decided it, how each point came.
type over struct{ scene }

// Draw is the winner, and a chart a seat.
func (o over) Draw(f part.Frame) View {
	winner := o.tb.Winner()
	rows := []fyne.CanvasObject{kit.Row(part.Near, 1, part.Icon(look.Icon("trophy"), 40), part.Text(wins(o.tb), f.Heading()), part.SeatIcon(o.tb, winner, 32)), standing(o.tb),
		part.Text(words.T("decided by: {0}", words.T(o.tb.DecidedBy())), part.Strong), o.ruleLine(facts.RuleEnd4)}
	parts := []fyne.CanvasObject{kit.Card(part.OfSeat(o.tb, winner, part.ActiveFace()), kit.Column(part.Near, rows...)), legend(o.tb)}
	for _, s := range o.tb.Players() {
		parts = append(parts, chart(f, o.tb, s))
	}
	return View{Bare: true, Content: parts, Primary: part.Action{Label: words.T("Home"), Do: func() { o.play.Host().Go(shell.Home) }}}
}

func wins(tb engine.Table) string {
	if tb.Winner() == engine.You {
		return words.T("You win")
	}
	return words.T("{0} wins", words.At(tb, tb.Winner()))
}

// standing is every seat's points, the winner's first.
func standing(tb engine.Table) fyne.CanvasObject {
	others := slices.DeleteFunc(tb.Players(), func(s engine.Seat) bool { return s == tb.Winner() })
	slices.SortStableFunc(others, func(x, y engine.Seat) int { return tb.Side(y).VP() - tb.Side(x).VP() })
	var list []fyne.CanvasObject
	for _, s := range append([]engine.Seat{tb.Winner()}, others...) {
		list = append(list, kit.Row(part.Tight, -1, part.SeatIcon(tb, s, 20), kit.Line(strconv.Itoa(tb.Side(s).VP()), part.Title)))
	}
	return kit.Flow(part.Far, list...)
}
