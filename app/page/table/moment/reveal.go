package moment

import (
	"strconv"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/page/table/outlook"
	"hagal/app/page/table/play"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/engine"
)

// reveal asks for the strength of a Reveal turn, and with churn for the dice.
type reveal struct{ scene }

// Hint is how a Reveal turn goes.
func (reveal) Hint() string { return "reveal" }

// Draw is the strength, the dice, and the way back to the board; with Agents
// left, first that their turns are given up.
func (r reveal) Draw(part.Frame) View {
	var parts []fyne.CanvasObject
	if n := r.agentsLeft(); n > 0 {
		parts = append(parts, part.Warning("warning", words.T("Agents left: {0}", n), look.Bad,
			part.Text(words.T("After a Reveal turn you have no more turns this round."), part.Body)))
	}
	parts = append(parts, r.strengthPanel(outlook.Strength(r.play, r.strength()), r.ownPoints()))
	if r.tb.Setup().Variants.Dice() {
		parts = append(parts, kit.Card(part.CardFace(), r.dice()))
	}
	return View{Content: append(parts, r.hint("reveal"), part.Button(words.T("Back to the board"), r.play.Drop)), Primary: r.revealNow(""), Telling: true}
}

// strength is the strength to be told: the units' and the swords added.
func (s scene) strength() int {
	return s.tb.Side(s.tb.Turn()).UnitStrength() + s.play.Draft().Turn.Beyond
}

// revealNow reveals with the strength as it is told; sub says what else there is.
func (s scene) revealNow(sub string) part.Action {
	turn := s.play.Draft().Turn
	in := engine.Reveal{Seat: s.tb.Turn(), Strength: -1, Dice: turn.Dice}
	a := part.Action{Label: words.T("Reveal"), Sub: sub}
	if s.tb.Side(in.Seat).Units() > 0 {
		in.Strength = s.strength()
		a.Label, a.Room = words.T("Reveal with strength {0}", in.Strength), words.T("Reveal with strength {0}", play.MostStrength)
	}
	if (in.Dice[0] == 0) != (in.Dice[1] == 0) {
		a.Sub = words.T("enter the other die too, or neither")
	} else {
		a.Do = s.do(in)
	}
	return a
}

// strengthPanel asks for the strength on the Combat track; below it stands
// what is likely to come of it, and the points.
func (s scene) strengthPanel(likely, points fyne.CanvasObject) fyne.CanvasObject {
	side := s.tb.Side(s.tb.Turn())
	if side.Units() == 0 {
		return kit.Card(part.ActiveFace(), kit.Column(part.Tight, part.Text(words.T("No unit in the Conflict: strength 0"), part.Large), points))
	}
	units, told := side.UnitStrength(), s.strength()
	add := func(n int) func() {
		to := min(play.MostStrength, max(0, told+n))
		if to == told {
			return nil
		}
		return func() { s.tell(to) }
	}
	says := kit.Column(0, part.Text(words.T("Your strength for the Combat track"), part.Strong), fromUnits(units, told-units))
	head := kit.Row(part.Near, 1, part.Icon(look.Icon("sword"), 22), says, kit.Line(strconv.Itoa(told), part.Title))
	return kit.Card(part.ActiveFace(), kit.Column(part.Near, head, part.Steps(words.T("Strength"), add), likely, points))
}

// pointsRow is where a person tells points of cards, which the app does not
// see, such as The Spice Must Flow, beside a picture.
func (s scene) pointsRow(of engine.Seat, pic fyne.CanvasObject) fyne.CanvasObject {
	by := func(n int) func() { return s.play.Correct(engine.Set{Seat: of, Field: "vp", N: n}) }
	says := kit.Column(0, part.Text(words.T("Victory points"), part.Body), part.Text(words.T("from a card: tap +"), part.Small))
	return kit.Row(part.Near, 1, pic, says, part.Stepper(words.T("Victory points"), s.tb.Side(of).VP(), by(-1), by(1)))
}

// ownPoints is that row for the person whose turn it is.
func (s scene) ownPoints() fyne.CanvasObject {
	return s.pointsRow(s.tb.Turn(), part.Icon(look.Icon("vp"), 22))
}

// peoplesPoints is the row of every person, in a card.
func (s scene) peoplesPoints() fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for _, h := range s.tb.Humans() {
		rows = append(rows, s.pointsRow(h, part.SeatIcon(s.tb, h, 22)))
	}
	return kit.Card(part.CardFace(), kit.Column(part.Tight, rows...))
}

// fromUnits says what the units alone count, and remarks on a strength below that.
func fromUnits(units, swords int) fyne.CanvasObject {
	switch {
	case swords < 0:
		return part.Text(lowered(units), part.Remark)
	case swords > 0:
		return part.Text(words.T("{0} from units; added: {1}", units, swords), part.Small)
	}
	return part.Text(words.T("{0} from units; add your swords", units), part.Small)
}

// lowered says that a strength is below that of the units.
func lowered(units int) string {
	return words.T("less than {0} from units", units)
}

// tell tells the strength.
func (s scene) tell(n int) {
	units := s.tb.Side(s.tb.Turn()).UnitStrength()
	s.play.Choose(func(d *play.Draft) { d.Turn.Beyond, d.Turn.Typing = n-units, false })
}

// dice is the player's own dice, or the app's.
func (r reveal) dice() fyne.CanvasObject {
	told := r.play.Draft().Turn.Dice
	parts := []fyne.CanvasObject{part.Text(words.T("Imperium Row churn: your own dice, or the app rolls"), part.Strong)}
	for die := range told {
		var faces []fyne.CanvasObject
		for n := 1; n <= 6; n++ {
			faces = append(faces, part.Choice(strconv.Itoa(n), told[die] == n, r.choose(func(d *play.Draft) {
				if d.Turn.Dice[die] == n {
					d.Turn.Dice[die] = 0
				} else {
					d.Turn.Dice[die] = n
				}
			})))
		}
		parts = append(parts, part.Grid(part.Tight, 44, 6, faces...))
	}
	return kit.Column(part.Tight, parts...)
}
