package moment

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/page/table/play"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// swords is the beginning of Combat: the Rivals' sword cards are drawn, or
// asked for one by one.
type swords struct{ scene }

// Draw is what the last turn brought, and what fights.
func (w swords) Draw(f part.Frame) View {
	parts := []fyne.CanvasObject{}
	if last, ok := w.lastRival(); ok && len(w.play.Draft().Swords) == 0 {
		parts = append(parts, w.rivalResult(f, last)...)
	} else if notes := w.notes(); notes != nil {
		parts = append(parts, notes)
	}
	fighting := w.tb.Fighting()
	if len(fighting) == 0 || !w.tb.RealCards() {
		sub := words.T("the Rivals draw their sword cards")
		if len(fighting) == 0 {
			sub = words.T("no Rival is in the Conflict")
		}
		return View{Content: append(parts, w.forces()...), Primary: part.Action{Label: words.T("Combat"), Sub: sub, Do: w.do(engine.Combat{})}}
	}
	in := w.fight(fighting)
	if w.tb.Check(in) == nil {
		return View{Content: append(parts, w.forces()...), Primary: part.Action{Label: words.T("Combat"), Do: w.do(in)}}
	}
	return w.ask(parts, fighting)
}

func (w swords) forces() []fyne.CanvasObject {
	var list []fyne.CanvasObject
	for _, s := range w.tb.Seats() {
		if pics := forces(w.tb, s); len(pics) > 0 {
			list = append(list, kit.Card(part.CardFace(), kit.Column(part.Tight, kit.Row(part.Near, 1, part.SeatIcon(w.tb, s, 20), part.Text(words.Seat(w.tb, s), part.Strong)), kit.Flow(2, pics...))))
		}
	}
	return list
}

// fight is the input with the cards told so far.
func (w swords) fight(fighting []engine.Seat) engine.Combat {
	var in engine.Combat
	for _, s := range fighting {
		if cards := w.play.Draft().Swords[s]; len(cards) > 0 {
			in.Swords = append(in.Swords, engine.Swords{Seat: s, Cards: cards})
		}
	}
	return in
}

// ask asks for the next real sword card.
func (w swords) ask(parts []fyne.CanvasObject, fighting []engine.Seat) View {
	told := w.play.Draft().Swords
	due := fighting[len(fighting)-1]
	for _, s := range fighting {
		if swordsOf(told[s]) < w.tb.SwordCards() {
			due = s
			break
		}
	}
	var gone []facts.CardID
	for _, s := range fighting {
		gone = append(gone, told[s]...)
	}
	question := askCard(words.T("Draw a sword card for {0}: which is it?", words.At(w.tb, due)), nil, w.tb.CardsLeft(gone...), func(id facts.CardID) {
		w.play.Choose(func(d *play.Draft) { d.Swords = d.SwordsWith(due, id) })
	})
	parts = append([]fyne.CanvasObject{question}, parts...)
	if len(told) > 0 {
		parts = append(parts, part.Button(words.T("Take the cards back"), w.choose(func(d *play.Draft) { d.Swords = nil })))
	}
	return View{Content: parts, Primary: part.Action{Label: words.T("Combat"), Sub: words.T("tap the card drawn")}}
}

// swordsOf is how many of the cards bring swords: a reshuffle brings none.
func swordsOf(cards []facts.CardID) int {
	n := 0
	for _, id := range cards {
		if !facts.CardOf(id).Reshuffle {
			n++
		}
	}
	return n
}
