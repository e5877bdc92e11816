package outlook

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/page/table/play"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/engine"
	"hagal/engine/odds"
)

// open is the Conflict where it is not decided yet, or nil: the sword cards
// are still to come.
func open(p *play.Play) *play.Odds {
	tb, o := p.Table(), p.Odds()
	if _, ok := tb.Conflict(); o == nil || !ok || tb.CombatStarted() || tb.Phase() != engine.PhasePlayerTurns && tb.Phase() != engine.PhaseCombat {
		return nil
	}
	return o
}

// settled reports whether nothing more can come into the Conflict but sword
// cards; with told the strength that is asked for counts as come.
func settled(p *play.Play, told bool) bool {
	tb := p.Table()
	seats := tb.Seats()
	return tb.Phase() == engine.PhaseCombat || !slices.ContainsFunc(seats[:], func(s engine.Seat) bool {
		side := tb.Side(s)
		return s.Human() && !side.Revealed && !(told && s == tb.Turn()) || !s.Human() && side.Agents > 0
	})
}

// telling is what the strength that is asked for is worth; ok is false where
// none is, or it counts for nothing.
func telling(p *play.Play) (race odds.Race, ok bool) {
	tb, turn := p.Table(), p.Draft().Turn
	if tb.Phase() != engine.PhasePlayerTurns || !tb.Turn().Human() || tb.Decision() != nil ||
		!turn.Revealing && (turn.Space != "" || p.AgentsLeft(tb.Turn()) > 0) {
		return odds.Race{}, false
	}
	return p.Odds().Race()
}

// Conflict is each seat's chance to win the Conflict, one line whoever is in
// it; none while a strength is asked for that has its own.
func Conflict(p *play.Play, telling bool) fyne.CanvasObject {
	o := open(p)
	if o == nil {
		return part.Nothing()
	}
	if telling {
		if _, ok := o.Race(); ok {
			return part.Nothing()
		}
	}
	tb := p.Table()
	dice := part.Icon(look.Icon("dice"), 14)
	if over(p) {
		return kit.Row(part.Near, 1, dice, kit.Line("…", part.Small)) // the line stays, and says nothing that is over
	}
	if !fought(tb) {
		return kit.Row(part.Near, 1, dice, part.Text(words.T("nobody is in the Conflict"), part.Small))
	}
	wins := words.T("Win as it stands")
	if settled(p, false) {
		wins = words.T("Win")
	}
	parts := []fyne.CanvasObject{kit.Line(wins, part.Small)}
	for _, s := range tb.Seats() {
		parts = append(parts, kit.Row(2, -1, part.SeatIcon(tb, s, 12), kit.Line(brief(o.Combat()[s].Win), part.Little)))
	}
	return kit.Row(part.Near, 1, dice, kit.Phrase(part.Near, parts...))
}

// fought reports whether anybody is in the Conflict.
func fought(tb engine.Table) bool {
	seats := tb.Seats()
	return slices.ContainsFunc(seats[:], func(s engine.Seat) bool { return tb.Side(s).Units() > 0 })
}

// Standing is what a seat with units may come to in the Conflict, in words.
func Standing(p *play.Play, s engine.Seat) fyne.CanvasObject {
	o := open(p)
	if o == nil || p.Table().Side(s).Units() == 0 || over(p) {
		return part.Nothing()
	}
	return part.Text(standing(o.Combat()[s], brief), part.Small)
}

// standing is what a seat may come to, each chance as it is told.
func standing(s odds.Standing, tell func(odds.Chance) string) string {
	says := words.T("win: {0}", tell(s.Win))
	if !s.Tie.IsZero() {
		says += " · " + words.T("tie for first: {0}", tell(s.Tie))
	}
	if !s.Second.IsZero() {
		says += " · " + words.T("second: {0}", tell(s.Second))
	}
	return says
}

// Strength is what the strength that is being told is worth, and how much
// more it takes: as high whatever the figures are.
func Strength(p *play.Play, told int) fyne.CanvasObject {
	if open(p) == nil {
		return part.Nothing()
	}
	race, ok := p.Odds().Race()
	if !ok {
		return part.Nothing()
	}
	now, more, done := race.At(told), race.More(told), settled(p, true)
	cell := func(name, figure string) fyne.CanvasObject {
		return kit.Column(0, part.Text(name, part.Small), kit.Line(figure, part.Strong))
	}
	needs := func(n int) string {
		if n == 0 {
			return words.T("enough")
		}
		return "+" + strconv.Itoa(n)
	}
	cells := []fyne.CanvasObject{
		cell(words.T("Win"), brief(now.Win)), cell(words.T("Tie for first"), brief(now.Tie)), cell(words.T("Second"), brief(now.Second)),
		cell(words.T("For better than even"), needs(more.Even)), cell(words.T("For more than 9 in 10"), needs(more.NineInTen)),
		cell(words.T("To win for sure"), needs(more.Certain)),
	}
	face := part.PlainFace()
	face.PadX = 0
	content := part.Grid(part.Tight, 84, 3, cells...)
	if !done {
		content = kit.Column(part.Tight, part.Text(words.T("If the Conflict ended now"), part.Small), content)
	}
	return kit.NewTap(words.T("The odds"), face, content, func() { Explain(p) })
}
