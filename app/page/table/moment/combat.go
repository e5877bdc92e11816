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
	places := placingOf(c.tb)
	var parts []fyne.CanvasObject
	if events := c.revealed(); len(events) > 0 {
		parts = append(parts, c.movesCard(f.Short, words.T("From the Reveal turn, on the board"), events))
	}
	var fighters, aside []fyne.CanvasObject
	for _, s := range c.tb.Seats() { // in one order: no row moves from under the thumb
		fighters = append(fighters, c.fighter(s, places))
	}
	if f.Landscape {
		aside, fighters = fighters[:1], fighters[1:]
	}
	parts = append(append(parts, fighters...), c.hint("combat"))
	return View{Bare: true, Aside: aside, Top: append(c.news(), c.cardsDrawn()...), Content: parts, Primary: part.Action{Label: words.T("Everybody passed"), Sub: words.T("give out the rewards"), Do: c.do(engine.Resolve{})}}
}

// cardsDrawn is what the sword cards ask of the hands: a shuffle of the real
// cards, and a look at a card whose swords are in doubt.
func (c combat) cardsDrawn() []fyne.CanvasObject {
	steps := c.play.Steps()
	for i := len(steps) - 1; i >= 0; i-- {
		if _, ok := steps[i].Input.(engine.Combat); !ok {
			continue
		}
		var parts []fyne.CanvasObject
		for _, e := range steps[i].Events {
			if c.headline(e) {
				parts = append(parts, c.headlineCard(e))
			}
		}
		return append(parts, c.checks(steps[i].Events)...)
	}
	return nil
}

// revealed is what the last Reveal turn brought besides the strength, when
// Combat ran on from it.
func (c combat) revealed() []engine.Event {
	steps := c.play.Steps()
	for i := len(steps) - 1; i >= 0; i-- {
		switch steps[i].Input.(type) {
		case engine.Reveal, engine.Pass:
			return moved(steps[i].Events)
		case engine.Combat, engine.Strength:
		default:
			return nil
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
// compare, what it would take, and its strength to be changed.
func (c combat) fighter(s engine.Seat, places placing) fyne.CanvasObject {
	side := c.tb.Side(s)
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
	parts := []fyne.CanvasObject{kit.Row(part.Near, 1, head...)}
	if pics := forces(c.tb, s); len(pics) > 0 {
		parts = append(parts, kit.Flow(2, pics...), strengthBar(c.tb, s))
	}
	for _, sw := range c.tb.Swords() {
		if sw.Seat == s {
			parts = append(parts, part.Text(swordText(sw), part.Small))
		}
	}
	parts = append(parts, places.takes(s), places.lacks(s))
	face := part.CardFace()
	if places.leader(s) {
		face = part.ActiveFace()
	}
	return kit.Card(part.OfSeat(c.tb, s, face), kit.Column(part.Tight, parts...))
}

// strengthBar is a seat's strength beside the greatest.
func strengthBar(tb engine.Table, s engine.Seat) fyne.CanvasObject {
	return kit.Bar(float32(tb.Side(s).Strength())/float32(max(1, strongest(tb))), 1, look.SeatColor(part.Slot(tb, s), look.Fill), 10)
}

func swordText(sw engine.Swords) string {
	s := ""
	for _, id := range sw.Cards {
		if s != "" {
			s += " · "
		}
		s += words.T("{0}: {1}", id, speech.Count{N: facts.CardOf(id).Swords, Good: facts.Sword})
	}
	return s
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
	place, tied := part.PlaceName(at.Reward), ""
	switch {
	case at.Reward == 2:
		place, tied = words.T("Tied for 2nd"), words.T("Tied for 2nd: each takes the 3rd reward")
	case at.Reward == 1 && p.tiedFirst():
		place, tied = words.T("Tied for 1st"), words.T("Tied for 1st: nobody wins, each takes the 2nd reward")
	}
	if at.Seat == engine.Hagal {
		return part.Text(words.T("{0}: House Hagal takes no reward", place), part.Small)
	}
	c, _ := p.tb.Conflict()
	reward := part.Reward(c.Rewards[at.Reward], 20, part.Strong)
	if tied != "" {
		return kit.Column(2, part.Text(tied, part.Good), kit.Flow(part.Near, reward...))
	}
	return kit.Flow(part.Near, append([]fyne.CanvasObject{kit.Line(place, part.Good)}, reward...)...)
}

// lacks is what a person lacks to tie and to win, or nothing.
func (p placing) lacks(s engine.Seat) fyne.CanvasObject {
	behind := strongest(p.tb) - p.tb.Side(s).Strength()
	switch {
	case !s.Human() || p.tb.Side(s).Units() == 0 || p.leader(s):
		return part.Nothing()
	case behind == 0:
		return part.Text(words.T("To win: {0} more strength", 1), part.Small)
	}
	return part.Text(words.T("To tie for 1st: {0} more strength; to win: {1} more", behind, behind+1), part.Small)
}
