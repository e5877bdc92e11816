package moment

import (
	"strconv"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/page/table/play"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/engine"
)

// reveal asks for the strength of a Reveal turn, and with churn for the dice.
type reveal struct{ scene }

// Hint is how a Reveal turn goes.
func (reveal) Hint() string { return "reveal" }

// Draw is the strength, the dice, and the way back to the board.
func (r reveal) Draw(part.Frame) View {
	parts := []fyne.CanvasObject{r.strengthPanel()}
	if r.tb.Setup().Variants.Dice() {
		parts = append(parts, kit.Card(part.CardFace(), r.dice()))
	}
	back := part.Button(words.T("Back to the board"), r.choose(func(d *play.Draft) { *d = play.Draft{} }))
	return View{Content: append(parts, r.hint("reveal"), back), Primary: r.revealNow()}
}

// revealNext is the way to the Reveal turn: straight away where nothing is
// to be told and it is likely, else by way of a screen that a second tap by
// mistake does no harm on.
func (s scene) revealNext() part.Action {
	seat := s.tb.Turn()
	if s.tb.OnBoard(seat) >= 2 && s.tb.Side(seat).Units() == 0 && !s.tb.Setup().Variants.Dice() {
		return part.Action{Label: words.T("Reveal"), Sub: words.T("no unit in the Conflict"), Do: s.do(engine.Reveal{Seat: seat, Strength: -1})}
	}
	return part.Action{Label: words.T("Reveal"), Sub: words.T("or tap a space"),
		Do: func() { s.play.Begin(play.Draft{Turn: play.Turn{Revealing: true}}) }}
}

// strength is the strength to be told: the units' and the swords added.
func (s scene) strength() int {
	return s.tb.Side(s.tb.Turn()).UnitStrength() + s.play.Draft().Turn.Beyond
}

// revealNow reveals with the strength as it is told.
func (s scene) revealNow() part.Action {
	turn := s.play.Draft().Turn
	in := engine.Reveal{Seat: s.tb.Turn(), Strength: -1, Dice: turn.Dice}
	label := words.T("Reveal")
	if s.tb.Side(in.Seat).Units() > 0 {
		in.Strength = s.strength()
		label = words.T("Reveal with strength {0}", in.Strength)
	}
	a := part.Action{Label: label, Do: s.do(in)}
	if (in.Dice[0] == 0) != (in.Dice[1] == 0) {
		return part.Action{Label: label, Sub: words.T("tell the other die too, or none")}
	}
	if !turn.Revealing {
		a.Sub = words.T("or tap a space")
	}
	return a
}

// strengthPanel asks for the strength on the Combat track.
func (s scene) strengthPanel() fyne.CanvasObject {
	side := s.tb.Side(s.tb.Turn())
	if side.Units() == 0 {
		return part.Text(words.T("No unit in the Conflict: strength 0"), part.Large)
	}
	units := side.UnitStrength()
	add := func(n int) func() {
		return s.choose(func(d *play.Draft) { d.Turn.Beyond = min(play.MostStrength-units, max(-units, d.Turn.Beyond+n)) })
	}
	steps := []fyne.CanvasObject{part.Stepper(words.T("Strength"), s.strength(), add(-1), add(1))}
	for _, n := range []int{2, 3, 5} {
		steps = append(steps, part.Button("+"+strconv.Itoa(n), add(n)))
	}
	return kit.Card(part.ActiveFace(), kit.Column(part.Near, kit.Row(part.Near, 1, part.Icon(look.Icon("sword"), 22), part.Text(words.T("Your strength for the Combat track"), part.Strong)),
		part.Text(words.T("{0} from units; add your swords", units), part.Small), kit.Flow(part.Tight, steps...)))
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
