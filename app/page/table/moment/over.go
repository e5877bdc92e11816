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

// Draw is the winner, who led when, and where each seat's points came from.
func (o over) Draw(f part.Frame) View {
	parts := []fyne.CanvasObject{o.winnerCard(f), o.pointsChart(f)}
	for _, s := range o.tb.Players() {
		parts = append(parts, o.pointsOf(s))
	}
	parts = append(parts, legend(o.tb))
	return View{Bare: true, Content: parts, Primary: part.Action{Label: words.T("Home"), Do: func() { o.play.Host().Go(shell.Home) }}}
}

// winnerCard is who won and what decided it; a tap tells why. The points of
// all stand below, but where the seats stand beside.
func (o over) winnerCard(f part.Frame) fyne.CanvasObject {
	winner := o.tb.Winner()
	decided := words.T("decided by: {0}", words.T(o.tb.DecidedBy()))
	says := kit.Column(0, part.Text(wins(o.tb), f.Heading()), kit.Row(part.Near, 1, part.Icon(look.Icon("help"), 18), part.Text(decided, part.Strong)))
	rows := []fyne.CanvasObject{kit.Row(part.Near, 1, part.Icon(look.Icon("trophy"), 40), says, part.SeatIcon(o.tb, winner, 32))}
	if !f.Landscape {
		rows = append(rows, standing(o.tb))
	}
	return kit.NewTap(decided, part.OfSeat(o.tb, winner, part.ActiveFace()), kit.Column(part.Tight, rows...), o.why(o.decision()))
}

// decision is what ended the game.
func (o over) decision() engine.Event {
	last := o.play.Desk().Session().Last().Events
	if i := slices.IndexFunc(last, func(e engine.Event) bool { return e.Rule == facts.RuleEnd4 }); i >= 0 {
		return last[i]
	}
	return engine.Event{Rule: facts.RuleEnd4}
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
