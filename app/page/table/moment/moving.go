package moment

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/page/table/board"
	"hagal/app/page/table/play"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// moving asks where an Agent that was taken up goes.
type moving struct{ scene }

// Draw is the board with the question above it.
func (m moving) Draw(f part.Frame) View {
	at := m.play.Draft().Moving
	ask := kit.Row(part.Near, 2, part.Icon(look.Icon("agent"), 24), part.SeatIcon(m.tb, at.Seat, 22),
		part.Text(words.T("Tap the space the Agent from {0} goes to", at.Space), part.Strong))
	return View{Bare: true, Content: []fyne.CanvasObject{kit.Card(part.ActiveFace(), ask), drawn(m.spaces(), f)},
		Primary: part.Action{Label: words.T("Leave it there"), Do: m.choose(func(d *play.Draft) { d.Moving = engine.Posted{} })}}
}

// spaces is the board on which the Agent taken up is put down.
func (m moving) spaces() board.Board {
	at := m.play.Draft().Moving
	return board.Board{Play: m.play, Tap: func(to facts.Space, _ error) {
		m.play.Do(engine.Move{Seat: at.Seat, From: at.Space, To: to.ID})
	}}
}
