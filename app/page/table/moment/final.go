package moment

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/page/table/play"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// final asks every person's endgame points at once, since only together they
// show a tie, and own figures where they decide one.
type final struct{ scene }

// Draw is why the game ends, and a card a person.
func (e final) Draw(part.Frame) View {
	points := map[engine.Seat]int{}
	var due []engine.Seat
	var inputs []engine.Input
	for _, s := range e.tb.Humans() {
		if !e.tb.FinalGiven(s) {
			due = append(due, s)
			points[s] = e.told(s).Points
			inputs = append(inputs, e.told(s))
		}
	}
	parts := []fyne.CanvasObject{e.whyOver()}
	for _, s := range due {
		parts = append(parts, e.ask(s, e.tb.NeedsTieBreak(s, points)))
	}
	if e.tb.Setup().Solo {
		parts = append(parts, part.Text(words.T("Corner the Market: each Rival counts as having two The Spice Must Flow."), part.Small))
	}
	sub := ""
	if len(due) == 1 {
		sub = words.T("{0} points in all", e.tb.Side(due[0]).VP()+points[due[0]])
	}
	return View{Bare: true, Content: parts, Primary: part.Action{Label: words.T("End the game"), Sub: sub, Do: e.do(inputs...)}}
}

// told is what a person has told so far.
func (e final) told(s engine.Seat) engine.Final {
	f := e.play.Draft().Final[s]
	f.Seat = s
	return f
}

// whyOver is why the game ends: who has the points, or that no round is left.
func (e final) whyOver() fyne.CanvasObject {
	why := words.T("The last round is over: the game ends.")
	for _, s := range e.tb.Seats() {
		if vp := e.tb.Side(s).VP(); vp >= e.tb.Setup().Variants.WinningPoints() {
			why = words.T("{0}: {1} points. The game ends.", words.At(e.tb, s), vp)
			break
		}
	}
	return kit.Row(part.Near, 1, part.Icon(look.Icon("trophy"), 28), part.Text(why, part.Large))
}

// ask asks a person's points, and at a tie what it holds.
func (e final) ask(s engine.Seat, tie bool) fyne.CanvasObject {
	ask := []fyne.CanvasObject{kit.Row(part.Near, 1, part.SeatIcon(e.tb, s, 22), part.Text(words.T("{0}: points at the end", words.At(e.tb, s)), part.Large)),
		e.step(s, words.T("Points from Intrigue cards and tiles"), look.Icon("vp"), play.MostFinal, func(f *engine.Final) *int { return &f.Points })}
	if tie {
		ask = append(ask, part.Text(words.T("A tie: enter what you hold"), part.Strong),
			e.step(s, words.Word(facts.Spice), look.GoodIcon(facts.Spice), play.MostFinal, func(f *engine.Final) *int { return &f.Spice }),
			e.step(s, words.T("Solari"), look.GoodIcon(facts.Solari), play.MostFinal, func(f *engine.Final) *int { return &f.Solari }),
			e.step(s, words.Word(facts.Water), look.GoodIcon(facts.Water), play.MostFinal, func(f *engine.Final) *int { return &f.Water }),
			e.step(s, words.T("Troops in your garrison"), look.Icon("garrison"), facts.TroopsInAll, func(f *engine.Final) *int { return &f.Garrison }))
		if !e.tb.Setup().Solo && e.tb.Brings(facts.TechTiles) {
			ask = append(ask, part.Text(words.T("Chaumurky wins a tie: whoever owns it tells more spice."), part.Small))
		}
	}
	return kit.Card(part.OfSeat(e.tb, s, part.ActiveFace()), kit.Column(part.Near, ask...))
}

// step changes one figure of a person's.
func (e final) step(s engine.Seat, name string, pic fyne.Resource, most int, of func(*engine.Final) *int) fyne.CanvasObject {
	told := e.told(s)
	n := *of(&told)
	by := func(by int) func() {
		if n+by < 0 || n+by > most {
			return nil
		}
		return e.choose(func(d *play.Draft) {
			f := told
			*of(&f) = n + by
			d.Final = d.FinalWith(f)
		})
	}
	return part.StepRow(part.Icon(pic, 22), name, n, by(-1), by(1))
}
