package screen

import (
	"fyne.io/fyne/v2"

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
	m := moment{next: next{label: t("{0}: draw", seatName(tb, s)), sub: t("Agents left: {0}", tb.Side(s).Agents),
		do: func() { a.do(engine.RivalTurn{Seat: s}) }}}
	if shown, ok := a.rivalResult(tb); ok {
		m.content = append(m.content, shown...)
	} else if notes := a.notes(); notes != nil {
		m.content = append(m.content, notes)
	}
	m.content = append(m.content, a.board(tb, false))
	return m
}

// unseenRival is the turn a Rival took just before a person's, until the
// player puts it away.
func (a *App) unseenRival(tb engine.Table) (moment, bool) {
	if _, at := a.lastRival(); at == 0 || a.desk.Seen(at) {
		return moment{}, false
	}
	shown, ok := a.rivalResult(tb)
	if !ok {
		return moment{}, false
	}
	return moment{content: append(shown, a.board(tb, false)), next: next{
		label: t("Done, next: {0}", seatName(tb, tb.Turn())),
		sub:   t("everything is moved on the board"),
		do: func() {
			if err := a.desk.See(); err != nil {
				a.message = err.Error()
			}
			a.top("now")
			a.show()
		},
	}}, true
}

// lastRival is the latest Rival turn that nothing but corrections and
// answers followed, with the events of all of them; at is 0 when there is none.
func (a *App) lastRival() (events []engine.Event, at int) {
	steps := a.desk.Session().Steps()
	for i := len(steps) - 1; i >= 0; i-- {
		switch steps[i].Input.(type) {
		case engine.RivalTurn:
			for _, s := range steps[i:] {
				events = append(events, s.Events...)
			}
			return events, i + 1
		case engine.Agent, engine.Pass, engine.Reveal, engine.Round, engine.Setup, engine.Tiles, engine.Fight, engine.Resolve, engine.Recall, engine.Final:
			return nil, 0
		}
	}
	return nil, 0
}

// rivalResult is the card, the cards skipped, and what to move.
func (a *App) rivalResult(tb engine.Table) ([]fyne.CanvasObject, bool) {
	events, at := a.lastRival()
	if at == 0 {
		return nil, false
	}
	step := a.desk.Session().Steps()[at-1]
	turn := step.Input.(engine.RivalTurn)
	parts := []fyne.CanvasObject{kit.Row(near, 1, seatIcon(tb, turn.Seat, 22), text(t("{0}'s turn", seatName(tb, turn.Seat)), large))}
	var skipped, lines []fyne.CanvasObject
	for _, e := range events {
		switch e.Mark {
		case engine.MarkSkip:
			skipped = append(skipped, a.skippedCard(e))
		case engine.MarkCard:
			parts = append(parts, a.hagalCard(step.Table, turn.Cards[len(turn.Cards)-1], e))
		case engine.MarkPhase:
		default:
			lines = append(lines, a.eventLine(tb, e))
		}
	}
	if len(skipped) > 0 {
		parts = append(parts, text(t("Skipped"), label), kit.Grid(tight, 150, 3, skipped...))
	}
	parts = append(parts, text(t("On the board"), label), kit.Column(tight, lines...))
	return parts, true
}

func (a *App) skippedCard(e engine.Event) fyne.CanvasObject {
	face := cardFace()
	face.Fill, face.PadX = "", near
	return kit.NewTap(words.Say(e.Say), face, text(words.Say(e.Say), small), func() { a.openWhy(e) })
}

// hagalCard is the card used, large, in our icons.
func (a *App) hagalCard(tb engine.Table, id facts.CardID, e engine.Event) fyne.CanvasObject {
	card := facts.CardOf(id)
	var gains []fyne.CanvasObject
	for _, g := range a.usedCase(tb, card).Gains {
		gains = append(gains, gainPicture(g))
	}
	if card.Cases[0].Harvest {
		gains = append(gains, kit.Row(tight, -1, icon(look.GoodIcon(facts.Spice), 28), text(t("spice"), body)))
	}
	foot := t("Swords in Combat: {0}", card.Swords)
	content := kit.Column(near, text(words.CardName(id), title), kit.Flow(apart, gains...), text(foot, small))
	return kit.NewTap(words.CardName(id), activeFace(), content, func() { a.openWhy(e) })
}

// usedCase is the case of a card by the space its Agent went to.
func (a *App) usedCase(tb engine.Table, card facts.Card) facts.Case {
	posts := tb.Agents()
	for _, c := range card.Cases {
		if len(posts) > 0 && posts[len(posts)-1].Space == c.Space {
			return c
		}
	}
	return card.Cases[0]
}

// gainPicture is a gain in our icons.
func gainPicture(g facts.Gain) fyne.CanvasObject {
	pic := look.GoodIcon(g.What)
	n := "+" + itoa(g.N)
	switch g.What {
	case facts.Influence:
		if !g.Any {
			pic = look.FactionIcon(g.Faction)
		}
	case facts.SignetRing, facts.AcquireTech, facts.NegotiateTech, facts.MentatWon, facts.Control:
		n = ""
	}
	return kit.Row(tight, -1, icon(pic, 28), kit.Line(n, large))
}

// eventLine is one thing to move, or that happened; a tap says why.
func (a *App) eventLine(tb engine.Table, e engine.Event) fyne.CanvasObject {
	pic := icon(look.MarkIcon(string(e.Mark)), 20)
	row := []fyne.CanvasObject{pic, text(words.Say(e.Say), body)}
	grow := 1
	if e.Seat != engine.Nobody {
		row = append([]fyne.CanvasObject{seatIcon(tb, e.Seat, 16)}, row...)
		grow = 2
	}
	row = append(row, text(t("why"), kit.Style{Size: look.SizeSmall, Color: "primary"}))
	face := cardFace()
	face.PadX, face.PadY = near, tight
	return kit.NewTap(words.Say(e.Say), face, kit.Row(near, grow, row...), func() { a.openWhy(e) })
}

// openWhy tells the rule behind an event and where it is printed.
func (a *App) openWhy(e engine.Event) {
	a.openSheet(func() fyne.CanvasObject {
		rule, _ := facts.RuleByID(e.Rule)
		parts := []fyne.CanvasObject{text(words.Say(e.Say), large), text(e.Rule+" · "+t(rule.Title), label), text(t(rule.Text), body)}
		for _, s := range rule.Sources {
			parts = append(parts, text(t("Printed: {0}", t(string(s))), small))
		}
		parts = append(parts, button(t("Close"), a.closeSheet))
		return kit.Column(apart, parts...)
	})
}
