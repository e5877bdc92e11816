package moment

import (
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

// combat is Combat once the sword cards are drawn: strengths until everybody
// passed.
type combat struct{ scene }

// Hint is how Combat ends.
func (combat) Hint() string { return "combat" }

// Draw is every seat in Combat.
func (c combat) Draw(f part.Frame) View {
	drawn := c.drawn()
	v := View{Bare: true, Top: c.news(f), Primary: part.Action{Label: words.T("Everybody passed"), Sub: words.T("give out the rewards"), Do: c.do(engine.Resolve{})}}
	for _, e := range drawn {
		if c.headline(e) {
			v.Top = append(v.Top, c.headlineCard(e))
		}
	}
	var fighters []fyne.CanvasObject
	for _, s := range c.tb.Seats() { // in one order: no row moves from under the thumb
		fighters = append(fighters, c.fighter(s, drawn, !f.Tall, c.scale(f, len(fighters))))
	}
	var moves []fyne.CanvasObject
	if events := c.revealed(); len(events) > 0 {
		moves = append(moves, c.movesCard(f.Short, words.T("From the Reveal turn, on the board"), engine.Nobody, events))
	}
	if f.Landscape {
		v.Aside, v.Content = append(fighters[:1:1], moves...), fighters[1:]
	} else {
		v.Content = append(moves, fighters...)
	}
	v.Content = append(v.Content, c.peoplesPoints(), c.hint("combat"))
	return v
}

// scale is how much of its place the bar of the nth seat may fill: on a phone on
// its side the first stands in a narrower column, and equal strengths are
// equally long all the same.
func (combat) scale(f part.Frame, n int) float32 {
	if !f.Landscape || n == 0 {
		return 1
	}
	const around = 4 * part.Apart // a column's edges and a card's
	return (f.Size.Width*part.Aside - around) / (f.Now() - around)
}

// drawn is what the sword cards of this Combat brought.
func (c combat) drawn() []engine.Event {
	steps := c.play.Steps()
	for i := len(steps) - 1; i >= 0; i-- {
		if _, ok := steps[i].Input.(engine.Combat); ok {
			return steps[i].Events
		}
	}
	return nil
}

// revealed is what the last Reveal turn brought besides the strength, when
// Combat ran on from it.
func (c combat) revealed() []engine.Event {
	steps := c.play.Steps()
	for i := len(steps) - 1; i >= 0; i-- {
		switch in := steps[i].Input.(type) {
		case engine.Reveal, engine.Pass:
			return moved(steps[i].Events)
		case engine.Combat, engine.Strength:
		default:
			if !ownFigure(in) {
				return nil
			}
		}
	}
	return nil
}

// strongest is the greatest strength in the Conflict.
func strongest(tb engine.Table) int {
	most := 0
	for _, s := range tb.Seats() {
		most = max(most, tb.Side(s).Strength())
	}
	return most
}

// fighter is a seat in Combat: its units and swords as a picture, a bar to
// compare, what it would take, and its strength to be changed; small with what
// it takes beside the picture, or below where that has no room for all of it.
func (c combat) fighter(s engine.Seat, drawn []engine.Event, small bool, scale float32) fyne.CanvasObject {
	side, places := c.tb.Side(s), placingOf(c.tb)
	name := []fyne.CanvasObject{part.Text(words.Seat(c.tb, s), part.Large)}
	if units := side.UnitStrength(); side.Strength() < units { // beside the figure: no row moves
		name = append(name, part.Text(lowered(units), part.Remark))
	}
	head := []fyne.CanvasObject{part.SeatIcon(c.tb, s, 24), kit.Column(0, name...)}
	if side.Units() > 0 {
		set := func(n int) func() { return c.do(engine.Strength{Seat: s, N: min(play.MostStrength, max(0, n))}) }
		head = append(head, part.Stepper(words.T("Strength of {0}", words.At(c.tb, s)), side.Strength(), set(side.Strength()-1), set(side.Strength()+1)))
	} else {
		head = append(head, kit.Line("0", part.Large))
	}
	face, gap, between, bar := part.CardFace(), float32(part.Tight), float32(2), float32(10)
	if places.leader(s) {
		face = part.ActiveFace()
	}
	if small {
		face.PadY, gap, between, bar = part.Tight, 3, 3, 5
	}
	parts := []fyne.CanvasObject{kit.Row(part.Near, 1, head...)}
	pics, takes := forces(c.tb, s), places.takes(s)
	if small && len(pics) > 0 && s != engine.Hagal {
		pics, takes = append(pics, places.brief(s)), part.Nothing()
	}
	if len(pics) > 0 {
		parts = append(parts, kit.Flow(between, pics...), strengthBar(c.tb, s, scale*share(side.Strength(), strongest(c.tb)), scale, bar))
	}
	parts = append(append(append(parts, swordLines(c.tb, s, drawn)...), takes), places.lacks(s)...)
	return kit.Card(part.OfSeat(c.tb, s, face), kit.Column(gap, parts...))
}

// strengthBar is a seat's strength as a length, where the greatest is as long as
// whole, both of its place, 0 to 1; so many points high.
func strengthBar(tb engine.Table, s engine.Seat, length, whole, height float32) fyne.CanvasObject {
	return kit.Bar(length, whole, look.SeatColor(part.Slot(tb, s), look.Fill), height)
}

// share is a strength beside the greatest, 0 to 1.
func share(n, most int) float32 { return float32(n) / float32(max(1, most)) }

// swordLines is the sword cards drawn for a seat, in one line; one whose figure
// wants a look at the printed card says so in a line of its own.
func swordLines(tb engine.Table, s engine.Seat, drawn []engine.Event) []fyne.CanvasObject {
	says := ""
	var checks []fyne.CanvasObject
	for _, e := range drawn {
		if e.Seat != s || e.Mark != engine.MarkSword || e.Card() == "" {
			continue
		}
		if asks := e.Checks(); len(asks) > 0 {
			for _, ask := range asks {
				checks = append(checks, kit.Row(part.Tight, 1, part.Icon(look.Icon("info"), 14), part.Text(words.SayAt(tb, ask), part.Small)))
			}
			continue
		}
		if says != "" {
			says += " · "
		}
		says += words.T("{0}: {1}", e.Card(), speech.Count{N: facts.CardOf(e.Card()).Swords, Good: facts.Sword})
	}
	if says == "" {
		return checks
	}
	return append([]fyne.CanvasObject{part.Text(says, part.Small)}, checks...)
}

// forces is troops, dreadnoughts and swords, one picture each.
func forces(tb engine.Table, s engine.Seat) []fyne.CanvasObject {
	side := tb.Side(s)
	var pics []fyne.CanvasObject
	for range side.Deployed {
		pics = append(pics, part.Icon(look.GoodIcon(facts.Troop), 22))
	}
	for range side.Dreads.Deployed {
		pics = append(pics, part.Icon(look.GoodIcon(facts.Dreadnought), 26))
	}
	if side.Counted() && side.Units() > 0 {
		for range min(20, max(0, side.Beyond())) {
			pics = append(pics, part.Icon(look.Icon("sword"), 18))
		}
	}
	return pics
}

// placing is who would take which reward as things stand (R-COMBAT-3).
type placing struct {
	tb     engine.Table
	places []engine.Place
}

func placingOf(tb engine.Table) placing { return placing{tb, tb.Places()} }

// leader reports whether a seat would win.
func (p placing) leader(s engine.Seat) bool {
	return len(p.places) > 0 && p.places[0].Wins && p.places[0].Seat == s
}

// tiedFirst reports whether nobody would win, since the strongest are equal.
func (p placing) tiedFirst() bool { return len(p.places) > 1 && !p.places[0].Wins }

// takes is what a seat would take, and that it is tied.
func (p placing) takes(s engine.Seat) fyne.CanvasObject {
	for _, at := range p.places {
		if at.Seat == s {
			return p.takesAt(at)
		}
	}
	return part.Text(words.T("takes nothing"), part.Small)
}

func (p placing) takesAt(at engine.Place) fyne.CanvasObject {
	place, tied := p.named(at)
	if at.Seat == engine.Hagal {
		return part.Text(words.T("{0}: House Hagal takes no reward", place), part.Small)
	}
	if tied != "" {
		return kit.Column(2, part.Text(tied, part.Good), kit.Flow(part.Near, p.reward(at)...))
	}
	return kit.Flow(part.Near, append([]fyne.CanvasObject{kit.Line(place, part.Good)}, p.reward(at)...)...)
}

// named is the name of a place, and what its tie means or empty.
func (p placing) named(at engine.Place) (place, tied string) {
	switch {
	case at.Reward == 2:
		return words.T("Tied for 2nd"), words.T("Tied for 2nd: each takes the 3rd reward")
	case at.Reward == 1 && p.tiedFirst():
		return words.T("Tied for 1st"), words.T("Tied for 1st: nobody wins, each takes the 2nd reward")
	}
	return part.PlaceName(at.Reward), ""
}

func (p placing) reward(at engine.Place) []fyne.CanvasObject {
	c, _ := p.tb.Conflict()
	return part.Reward(c.Rewards[at.Reward], 20, part.Strong)
}

// brief is what a seat would take, to stand beside other pictures.
func (p placing) brief(s engine.Seat) fyne.CanvasObject {
	for _, at := range p.places {
		if at.Seat == s {
			place, _ := p.named(at)
			return kit.Pad(part.Tight, 0, kit.Phrase(part.Tight, append([]fyne.CanvasObject{kit.Line(place, part.Good)}, p.reward(at)...)...))
		}
	}
	return kit.Pad(part.Tight, 0, kit.Line(words.T("takes nothing"), part.Small))
}

// lacks is what a person lacks to come further, at the least first, to tie and
// to win; or nothing.
func (p placing) lacks(s engine.Seat) []fyne.CanvasObject {
	behind := strongest(p.tb) - p.tb.Side(s).Strength()
	switch {
	case !s.Human() || p.tb.Side(s).Units() == 0 || p.leader(s):
		return nil
	case behind == 0:
		return []fyne.CanvasObject{part.Text(words.T("To win: {0} more strength", 1), part.Small)}
	}
	first := part.Text(words.T("To tie for 1st: {0} more strength; to win: {1} more", behind, behind+1), part.Small)
	for more := 1; more < behind; more++ {
		r, err := p.tb.Apply(engine.Strength{Seat: s, N: p.tb.Side(s).Strength() + more})
		if err != nil {
			break
		}
		switch to := placingOf(r.Table).rank(s); {
		case to >= p.rank(s):
		case to == 2:
			return []fyne.CanvasObject{part.Text(words.T("To tie for 2nd: {0} more strength", more), part.Small), first}
		default:
			return []fyne.CanvasObject{part.Text(words.T("To be 2nd: {0} more strength", more), part.Small), first}
		}
	}
	return []fyne.CanvasObject{first}
}

// rank is the reward that a seat would take, 0 to 2, or 3 for none.
func (p placing) rank(s engine.Seat) int {
	for _, at := range p.places {
		if at.Seat == s {
			return at.Reward
		}
	}
	return len(facts.Conflict{}.Rewards)
}
