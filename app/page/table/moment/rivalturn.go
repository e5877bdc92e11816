package moment

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// rivalDue is a Rival that is due: what the one before it did, and the button
// that draws for it.
type rivalDue struct{ scene }

// Hint is what to do with what a Rival did, or how it goes on.
func (r rivalDue) Hint() string {
	if _, ok := r.lastRival(); ok {
		return "move"
	}
	return "rival"
}

// Draw is what to move, and the board.
func (r rivalDue) Draw(f part.Frame) View {
	s := r.tb.Turn()
	v := View{Primary: part.Action{Label: words.T("{0}: draw", words.At(r.tb, s)), Sub: words.T("Agents left: {0}", r.tb.Side(s).Agents),
		Do: r.do(engine.Rival{Seat: s})}}
	if last, ok := r.lastRival(); ok {
		v.About, v.Primary.Sub = last.turn.Seat, words.T("everything is moved on the board")
		v.Content = append(r.rivalResult(f, last), r.hint("move"), r.board(f))
		return v
	}
	v.Content = append(v.Content, r.hint("rival"), r.board(f))
	if notes := r.notes(); notes != nil {
		v.Content = append(v.Content, notes)
	}
	return v
}

// rivalDone is the turn a Rival took just before a person's, until the player
// puts it away.
type rivalDone struct {
	scene
	last rivalTurn
}

// Draw is what to move, and the board, on which the next space can be chosen.
func (r rivalDone) Draw(f part.Frame) View {
	return View{About: r.last.turn.Seat, Content: append(r.rivalResult(f, r.last), r.choosing(f)),
		Primary: part.Action{Label: words.T("Done, next: {0}", words.At(r.tb, r.tb.Turn())), Sub: words.T("everything is moved on the board"), Do: r.play.See}}
}

// rivalTurn is a Rival's turn, how many inputs stood with it, the table then,
// and the events of it and of what followed.
type rivalTurn struct {
	turn   engine.Rival
	at     int
	table  engine.Table
	events []engine.Event
}

// lastRival is the latest Rival turn that nothing but corrections and answers
// followed.
func (s scene) lastRival() (last rivalTurn, ok bool) {
	steps := s.play.Steps()
	for i := len(steps) - 1; i >= 0; i-- {
		switch in := steps[i].Input.(type) {
		case engine.Rival:
			last = rivalTurn{turn: in, at: i + 1, table: steps[i].Table}
			for _, s := range steps[i:] {
				last.events = append(last.events, s.Events...)
			}
			return last, true
		case engine.Agent, engine.Pass, engine.Reveal, engine.Round, engine.Setup, engine.Tiles, engine.Combat, engine.Resolve, engine.Recall, engine.Final:
			return last, false
		}
	}
	return last, false
}

// rivalResult is the card, the cards skipped, and what to move.
func (s scene) rivalResult(f part.Frame, last rivalTurn) []fyne.CanvasObject {
	var card fyne.CanvasObject = kit.Column(0)
	var skipped, moves, shuffled []fyne.CanvasObject
	for _, e := range last.events {
		switch e.Mark {
		case engine.MarkSkip:
			skipped = append(skipped, s.skippedCard(e))
		case engine.MarkCard:
			card = s.hagalCard(f, last, e)
		case engine.MarkPhase:
		case engine.MarkShuffle:
			shuffled = append(shuffled, part.NoteLine(s.tb, e, s.why(e)))
		case engine.MarkNote:
			moves = append(moves, part.NoteLine(s.tb, e, s.why(e)))
		default:
			moves = append(moves, part.EventLine(s.tb, e, last.turn.Seat, s.why(e)))
		}
	}
	parts := []fyne.CanvasObject{}
	if len(skipped) > 0 {
		parts = append(parts, part.Text(words.T("Skipped"), part.Label), part.Grid(part.Tight, 150, 3, skipped...))
	}
	return append(parts, card, part.Text(words.T("On the board"), part.Label), kit.Column(part.Tight, append(moves, shuffled...)...))
}

// skippedCard is a card that could not be used, small, with the reason.
func (s scene) skippedCard(e engine.Event) fyne.CanvasObject {
	face := part.CardFace()
	face.Fill, face.PadX, face.PadY = "", part.Near, part.Tight
	says := words.SayAt(s.tb, e.Say)
	return kit.NewTap(says, face, part.Text(says, part.Small), s.why(e))
}

// hagalCard is the card used, large, in our icons: whose turn, where the
// Agent goes, and what it gives.
func (s scene) hagalCard(f part.Frame, last rivalTurn, e engine.Event) fyne.CanvasObject {
	card := facts.CardOf(last.turn.Cards[len(last.turn.Cards)-1])
	used, space := usedCase(last.table, card)
	face := part.ActiveFace()
	face.Edge = look.SpaceColor(space)
	head := []fyne.CanvasObject{part.SeatIcon(last.table, last.turn.Seat, 28), part.Text(words.Word(space.ID), f.Heading()), part.Icon(look.SpaceIcon(space), 26)}
	if space.Combat {
		head = append(head, part.Icon(look.Icon("combat"), 22))
	}
	gains := part.Gains(used.Gains, 34, part.Large)
	if used.Harvest {
		gains = append(gains, part.Icon(look.GoodIcon(facts.Spice), 34))
	}
	rows := []fyne.CanvasObject{kit.Row(part.Near, 1, head...)}
	if len(gains) > 0 {
		rows = append(rows, kit.Flow(part.Wide, gains...))
	}
	rows = append(rows, part.Text(words.T("{0}'s turn", words.At(last.table, last.turn.Seat)), part.Small))
	return kit.NewTap(words.CardName(card.ID), face, kit.Column(part.Near, rows...), s.why(e))
}

// usedCase is the case of a card that was used, and the space its Agent went
// to, which is the last one sent.
func usedCase(tb engine.Table, card facts.Card) (facts.Case, facts.Space) {
	posts := tb.Agents()
	space := facts.SpaceOf(posts[len(posts)-1].Space)
	for _, c := range card.Cases {
		if c.Space == space.ID {
			return c, space
		}
	}
	return card.Cases[0], space
}
