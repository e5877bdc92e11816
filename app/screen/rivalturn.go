package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// rivalMoment is a Rival that is due: what the one before it did, and the
// button that draws for it.
func (a *App) rivalMoment(tb engine.Table) moment {
	s := tb.Turn()
	if tb.RealCards() {
		return a.pickCards(tb, s)
	}
	m := moment{next: next{label: t("{0}: draw", player(tb, s)), sub: t("Agents left: {0}", tb.Side(s).Agents),
		do: func() { a.do(engine.RivalTurn{Seat: s}) }}}
	if last, ok := a.lastRival(); ok {
		m.about, m.next.sub = last.turn.Seat, t("everything is moved on the board")
		m.content = append(a.rivalResult(tb, last), a.hint("move"), a.board(tb, false))
		return m
	}
	m.content = append(m.content, a.hint("rival"), a.board(tb, false))
	if notes := a.notes(); notes != nil {
		m.content = append(m.content, notes)
	}
	return m
}

// unseenRival is the turn a Rival took just before a person's, until the
// player puts it away.
func (a *App) unseenRival(tb engine.Table) (moment, bool) {
	last, ok := a.lastRival()
	if !ok || a.desk.Seen(last.at) {
		return moment{}, false
	}
	return moment{about: last.turn.Seat, content: append(a.rivalResult(tb, last), a.board(tb, true)), next: next{
		label: t("Done, next: {0}", player(tb, tb.Turn())),
		sub:   t("everything is moved on the board"),
		do: func() {
			a.see()
			a.show()
		},
	}}, true
}

// see puts away what a Rival did.
func (a *App) see() {
	if err := a.desk.See(); err != nil {
		a.message = a.explain(err)
	}
	a.top("now")
}

// rivalTurn is a Rival's turn, how many inputs stood with it, the table then,
// and the events of it and of what followed.
type rivalTurn struct {
	turn   engine.RivalTurn
	at     int
	table  engine.Table
	events []engine.Event
}

// lastRival is the latest Rival turn that nothing but corrections and answers
// followed.
func (a *App) lastRival() (last rivalTurn, ok bool) {
	steps := a.desk.Session().Steps()
	for i := len(steps) - 1; i >= 0; i-- {
		switch in := steps[i].Input.(type) {
		case engine.RivalTurn:
			last = rivalTurn{turn: in, at: i + 1, table: steps[i].Table}
			for _, s := range steps[i:] {
				last.events = append(last.events, s.Events...)
			}
			return last, true
		case engine.Agent, engine.Pass, engine.Reveal, engine.Round, engine.Setup, engine.Tiles, engine.Fight, engine.Resolve, engine.Recall, engine.Final:
			return last, false
		}
	}
	return last, false
}

// rivalResult is the card, the cards skipped, and what to move.
func (a *App) rivalResult(tb engine.Table, last rivalTurn) []fyne.CanvasObject {
	var card fyne.CanvasObject = kit.Column(0)
	var skipped, moves, shuffled []fyne.CanvasObject
	for _, e := range last.events {
		switch e.Mark {
		case engine.MarkSkip:
			skipped = append(skipped, a.skippedCard(e))
		case engine.MarkCard:
			card = a.hagalCard(last.table, last.turn, e)
		case engine.MarkPhase:
		case engine.MarkShuffle:
			shuffled = append(shuffled, a.noteLine(e))
		case engine.MarkNote:
			moves = append(moves, a.noteLine(e))
		default:
			moves = append(moves, a.moveLine(tb, e, last.turn.Seat))
		}
	}
	parts := []fyne.CanvasObject{}
	if len(skipped) > 0 {
		parts = append(parts, text(t("Skipped"), label), grid(tight, 150, 3, skipped...))
	}
	return append(parts, card, text(t("On the board"), label), kit.Column(tight, append(moves, shuffled...)...))
}

// skippedCard is a card that could not be used, small, with the reason.
func (a *App) skippedCard(e engine.Event) fyne.CanvasObject {
	face := cardFace()
	face.Fill, face.PadX, face.PadY = "", near, tight
	said := words.Say(e.Say)
	return kit.NewTap(said, face, text(said, small), func() { a.openWhy(e) })
}

// hagalCard is the card used, large, in our icons: whose turn, where the
// Agent goes, and what it gives.
func (a *App) hagalCard(tb engine.Table, turn engine.RivalTurn, e engine.Event) fyne.CanvasObject {
	card := facts.CardOf(turn.Cards[len(turn.Cards)-1])
	used, space := usedCase(tb, card)
	face := activeFace()
	face.Edge = look.SpaceColor(space)
	head := []fyne.CanvasObject{seatIcon(tb, turn.Seat, 28), text(words.Word(space.ID), a.heading()), icon(look.SpaceIcon(space), 26)}
	if space.Combat {
		head = append(head, icon(look.Icon("combat"), 22))
	}
	gains := gainPictures(used.Gains, 34, large)
	if used.Harvest {
		gains = append(gains, icon(look.GoodIcon(facts.Spice), 34))
	}
	rows := []fyne.CanvasObject{kit.Row(near, 1, head...)}
	if len(gains) > 0 {
		rows = append(rows, kit.Flow(wideP, gains...))
	}
	return kit.NewTap(words.CardName(card.ID), face, kit.Column(near, append(rows, text(t("{0}'s turn", player(tb, turn.Seat)), small))...), func() { a.openWhy(e) })
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

// eventLine is one thing to move, or that happened, with the seat it is
// about; a tap says why.
func (a *App) eventLine(tb engine.Table, e engine.Event) fyne.CanvasObject {
	return a.moveLine(tb, e, engine.Nobody)
}

// moveLine is one thing to move; the seat whose turn it is goes without
// saying.
func (a *App) moveLine(tb engine.Table, e engine.Event, known engine.Seat) fyne.CanvasObject {
	row := eventRow(tb, e, known, 22, 18, body)
	face := cardFace()
	face.PadX, face.PadY = near, tight
	return kit.NewTap(words.Say(e.Say), face, kit.Row(near, len(row)-1, append(row, whyWord())...), func() { a.openWhy(e) })
}

// eventRow is an event as a picture and words, before them its seat unless it
// is known.
func eventRow(tb engine.Table, e engine.Event, known engine.Seat, picture, seat float32, style kit.Style) []fyne.CanvasObject {
	row := []fyne.CanvasObject{icon(look.MarkIcon(string(e.Mark)), picture), text(words.Say(e.Say), style)}
	if e.Seat != engine.Nobody && e.Seat != known {
		row = append([]fyne.CanvasObject{seatIcon(tb, e.Seat, seat)}, row...)
	}
	return row
}

func whyWord() fyne.CanvasObject {
	return text(t("why"), kit.Style{Size: look.SizeSmall, Color: theme.ColorNamePrimary})
}

// noteLine is something that moved nothing, for whoever wonders.
func (a *App) noteLine(e engine.Event) fyne.CanvasObject {
	row := kit.Row(near, 1, icon(look.MarkIcon(""), 16), text(words.Say(e.Say), small), whyWord())
	return kit.NewTap(words.Say(e.Say), plainFace(), row, func() { a.openWhy(e) })
}

// openWhy tells the rule behind an event, where it is printed, and the way to
// all rules.
func (a *App) openWhy(e engine.Event) {
	rule, _ := facts.RuleByID(e.Rule)
	a.openSheet(func() fyne.CanvasObject {
		said := words.Say(e.Say)
		if said == "" {
			said = t(rule.Title)
		}
		return kit.Column(apart,
			a.sheetHead(icon(look.MarkIcon(string(e.Mark)), 24), said),
			text(t(rule.Title), label), text(t(rule.Text), body), text(t("Printed: {0}", printed(rule)), small),
			rowButton(icon(look.Icon("help"), 22), t("Rules"), t(rule.Title), func() {
				a.found = t(rule.Title)
				a.goTo(Help)
			}))
	})
}
