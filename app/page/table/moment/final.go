package moment

import (
	"strconv"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/page/table/play"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/engine"
)

// final asks every person's endgame points at once, since only together they
// show a tie, and own figures where they decide one.
type final struct{ scene }

// Draw is why the game ends, and a card a person.
func (e final) Draw(f part.Frame) View {
	told := map[engine.Seat]engine.Final{}
	var due []engine.Seat
	for _, s := range e.tb.Humans() {
		if !e.tb.FinalGiven(s) {
			due = append(due, s)
			told[s] = e.told(s)
		}
	}
	parts := e.whyOver(f)
	var inputs []engine.Input
	for _, s := range due {
		tied, figures := e.tb.Tie(s, told)
		parts = append(parts, e.ask(s, tied, figures))
		inputs = append(inputs, told[s])
	}
	if e.tb.Setup().Solo {
		parts = append(parts, part.Text(words.T("Corner the Market: each Rival counts as having two The Spice Must Flow."), part.Small))
	}
	sub := ""
	if len(due) == 1 {
		sub = words.T("{0} points in all", e.tb.Side(due[0]).VP()+told[due[0]].Points)
	}
	return View{Bare: true, Content: parts, Primary: part.Action{Label: words.T("End the game"), Sub: sub, Do: e.do(inputs...)}}
}

// told is what a person has told so far.
func (e final) told(s engine.Seat) engine.Final {
	f := e.play.Draft().Final[s]
	f.Seat = s
	return f
}

// whyOver is why the game ends, that enough points are reached or that no round
// is left, and the points of each seat, but where the seats stand beside.
func (e final) whyOver(f part.Frame) []fyne.CanvasObject {
	why, most := words.T("The last round is over: the game ends."), 0
	for _, s := range e.tb.Players() {
		most = max(most, e.tb.Side(s).VP())
	}
	if most >= e.tb.Setup().Variants.WinningPoints() {
		why = words.T("Enough points: the game ends.")
	}
	if f.Wide || f.Landscape {
		return []fyne.CanvasObject{part.Text(why, part.Large)}
	}
	var points []fyne.CanvasObject
	for _, s := range e.tb.Players() {
		points = append(points, kit.Row(part.Near, 1, part.SeatIcon(e.tb, s, 18), part.Text(words.T("{0}: {1}", words.At(e.tb, s), e.tb.Side(s).VP()), part.Strong)))
	}
	return []fyne.CanvasObject{part.Text(why, part.Large), kit.Column(2, points...)}
}

// held are the figures that decide a tie, in the order of their weight.
var held = []struct {
	good facts.Good
	of   func(*engine.Final) *int
	most int
}{
	{facts.Spice, func(f *engine.Final) *int { return &f.Spice }, play.MostFinal},
	{facts.Solari, func(f *engine.Final) *int { return &f.Solari }, play.MostFinal},
	{facts.Water, func(f *engine.Final) *int { return &f.Water }, play.MostFinal},
	{facts.Troop, func(f *engine.Final) *int { return &f.Garrison }, facts.TroopsInAll},
}

// ask asks a person's points, and at a tie those figures that decide it, each
// with what those tied with have of it.
func (e final) ask(s engine.Seat, tied []engine.Seat, figures int) fyne.CanvasObject {
	says := words.T("Points from Intrigue cards")
	if e.tb.Brings(facts.TechTiles) {
		says = words.T("Points from Intrigue cards and tiles")
	}
	points := e.told(s).Points
	ask := []fyne.CanvasObject{kit.Row(part.Near, 1, part.SeatIcon(e.tb, s, 22), part.Text(words.T("{0}: points at the end", words.At(e.tb, s)), part.Large)),
		part.StepRow(part.Icon(look.Icon("vp"), 22), says, points, e.step(s, ofPoints, play.MostFinal)(-1), e.step(s, ofPoints, play.MostFinal)(1))}
	if len(tied) > 0 {
		ask = append(ask, part.Text(words.T("Tied at {0} with {1}: more spice wins, then Solari, water, troops in the garrison.", e.tb.Side(s).VP()+points, e.names(tied)), part.Strong))
		if !e.tb.Setup().Solo && e.tb.Brings(facts.TechTiles) {
			ask = append(ask, part.Text(words.T("Chaumurky wins a tie: whoever owns it tells more spice."), part.Small))
		}
	}
	for n := range figures {
		ask = append(ask, e.figure(s, tied, n))
	}
	return kit.Card(part.OfSeat(e.tb, s, part.ActiveFace()), kit.Column(part.Near, ask...))
}

func ofPoints(f *engine.Final) *int { return &f.Points }

// names is seats by what they are called.
func (e final) names(seats []engine.Seat) speech.List {
	var list speech.List
	for _, s := range seats {
		list.Items = append(list.Items, words.At(e.tb, s))
	}
	list.And = true
	return list
}

// figure asks the nth figure of a person that decides a tie.
func (e final) figure(s engine.Seat, tied []engine.Seat, n int) fyne.CanvasObject {
	what, told := held[n], e.told(s)
	name, pic := words.Word(what.good), look.GoodIcon(what.good)
	if what.good == facts.Troop {
		name, pic = words.T("Troops in your garrison"), look.Icon("garrison")
	}
	says := []fyne.CanvasObject{part.Text(name, part.Body)}
	for _, o := range tied {
		if o.Rival() {
			has := e.holds(o)
			says = append(says, part.Text(words.T("{0}: {1}", words.At(e.tb, o), *what.of(&has)), part.Small))
		}
	}
	head := kit.Row(part.Near, 1, part.Icon(pic, 22), kit.Column(0, says...), kit.Line(strconv.Itoa(*what.of(&told)), part.Title))
	return kit.Column(part.Tight, head, part.Steps(name, e.step(s, what.of, what.most)))
}

// holds is what a Rival has of the figures that decide a tie.
func (e final) holds(s engine.Seat) engine.Final {
	side := e.tb.Side(s)
	return engine.Final{Spice: side.Spice, Solari: side.Solari, Water: side.Water, Garrison: side.Garrison}
}

// step changes one figure of a person's by so much, as far as it goes; nil
// where it cannot be changed.
func (e final) step(s engine.Seat, of func(*engine.Final) *int, most int) func(int) func() {
	told := e.told(s)
	n := *of(&told)
	return func(by int) func() {
		to := min(most, max(0, n+by))
		if to == n {
			return nil
		}
		return e.choose(func(d *play.Draft) {
			f := told
			*of(&f) = to
			d.Final = d.FinalWith(f)
		})
	}
}
