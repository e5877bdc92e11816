package outlook

import (
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

// Conflict is each seat's chance to win the Conflict as it stands, one line
// whoever is in it.
func Conflict(p *play.Play) fyne.CanvasObject {
	o := open(p)
	if o == nil {
		return part.Nothing()
	}
	tb := p.Table()
	dice := part.Icon(look.Icon("dice"), 14)
	var parts []fyne.CanvasObject
	for _, s := range tb.Seats() {
		if tb.Side(s).Units() > 0 && !over(p) {
			parts = append(parts, kit.Row(2, -1, part.SeatIcon(tb, s, 12), kit.Line(brief(o.Combat()[s].Win), part.Little)))
		}
	}
	switch {
	case over(p):
		parts = append(parts, kit.Line("…", part.Small)) // the line stays, and says nothing that is over
	case len(parts) == 0:
		return kit.Row(part.Near, 1, dice, part.Text(words.T("nobody is in the Conflict"), part.Small))
	default:
		parts = append([]fyne.CanvasObject{kit.Line(words.T("Win"), part.Small)}, parts...)
	}
	return kit.Row(part.Near, 1, dice, kit.Phrase(part.Near, parts...))
}

// Standing is what a seat with units may come to in the Conflict, in words.
func Standing(p *play.Play, s engine.Seat) fyne.CanvasObject {
	o := open(p)
	if o == nil || p.Table().Side(s).Units() == 0 || over(p) {
		return part.Nothing()
	}
	return part.Text(standing(o.Combat()[s]), part.Small)
}

func standing(s odds.Standing) string {
	says := words.T("win: {0}", tell(s.Win))
	if !s.Tie.IsZero() {
		says += " · " + words.T("tie: {0}", tell(s.Tie))
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
	now, more := race.At(told), race.More(told)
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
		cell(words.T("Win"), brief(now.Win)), cell(words.T("Tie"), brief(now.Tie)), cell(words.T("Second"), brief(now.Second)),
		cell(words.T("To win {0} in {1}", 1, 2), needs(more.Even)), cell(words.T("To win {0} in {1}", 9, 10), needs(more.NineInTen)),
		cell(words.T("To win for sure"), needs(more.Certain)),
	}
	face := part.PlainFace()
	face.PadX = 0
	return kit.NewTap(words.T("The odds"), face, part.Grid(part.Tight, 84, 3, cells...), func() { Explain(p) })
}
