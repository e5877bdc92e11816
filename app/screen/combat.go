package screen

import (
	"slices"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// combatMoment is Combat: first the sword cards, then strengths until
// everybody passed.
func (a *App) combatMoment(tb engine.Table) moment {
	if !tb.CombatStarted() {
		return a.swordsMoment(tb)
	}
	places := tb.Places()
	var parts []fyne.CanvasObject
	for _, s := range byStrength(tb) {
		parts = append(parts, a.fighter(tb, s, places))
	}
	return moment{content: parts, next: next{label: t("Everybody passed"), sub: t("give the rewards"), do: func() { a.do(engine.Resolve{}) }}}
}

func byStrength(tb engine.Table) []engine.Seat {
	seats := tb.Seats()
	list := seats[:]
	slices.SortStableFunc(list, func(x, y engine.Seat) int { return tb.Side(y).Strength() - tb.Side(x).Strength() })
	return list
}

// fighter is a seat in Combat: its units and swords as a picture, what it
// would take, and its strength to be changed.
func (a *App) fighter(tb engine.Table, s engine.Seat, places []engine.Place) fyne.CanvasObject {
	side := tb.Side(s)
	head := []fyne.CanvasObject{seatIcon(tb, s, 22), text(seatName(tb, s), large)}
	if side.Units() > 0 {
		set := func(n int) func() { return func() { a.do(engine.Strength{Seat: s, N: max(0, n)}) } }
		head = append(head, stepper(t("Strength of {0}", seatName(tb, s)), side.Strength(), set(side.Strength()-1), set(side.Strength()+1)))
	} else {
		head = append(head, kit.Line("0", large))
	}
	parts := []fyne.CanvasObject{kit.Row(near, 1, head...)}
	if pics := forces(tb, s); len(pics) > 0 {
		parts = append(parts, kit.Flow(2, pics...))
	}
	for _, sw := range tb.Swords() {
		if sw.Seat == s {
			parts = append(parts, text(swordText(sw), small))
		}
	}
	parts = append(parts, text(a.takes(tb, s, places), good))
	face := cardFace()
	if len(places) > 0 && places[0].Seat == s && places[0].Wins {
		face = activeFace()
	}
	return kit.Card(face, kit.Column(tight, parts...))
}

func swordText(sw engine.Swords) string {
	s := ""
	for _, id := range sw.Cards {
		if s != "" {
			s += " · "
		}
		s += t("{0}: {1} swords", id, facts.CardOf(id).Swords)
	}
	return s
}

// forces is troops, dreadnoughts and swords, one picture each.
func forces(tb engine.Table, s engine.Seat) []fyne.CanvasObject {
	side := tb.Side(s)
	var pics []fyne.CanvasObject
	for range side.Deployed {
		pics = append(pics, icon(look.GoodIcon(facts.Troop), 22))
	}
	for range side.Dreads.Deployed {
		pics = append(pics, icon(look.GoodIcon(facts.Dreadnought), 26))
	}
	if side.Counted() && side.Units() > 0 {
		for range min(20, max(0, side.Beyond())) {
			pics = append(pics, icon(look.Icon("sword"), 18))
		}
	}
	return pics
}

// takes is what a seat would take as things stand.
func (a *App) takes(tb engine.Table, s engine.Seat, places []engine.Place) string {
	c, _ := tb.Conflict()
	for _, p := range places {
		if p.Seat != s {
			continue
		}
		place := t([]string{"1st", "2nd", "3rd"}[p.Reward])
		if s == engine.Hagal {
			return t("{0}: House Hagal takes no reward", place)
		}
		return place + ": " + words.Reward(c.Rewards[p.Reward])
	}
	return t("takes nothing")
}

// swordsMoment draws, or asks for, the Rivals' sword cards.
func (a *App) swordsMoment(tb engine.Table) moment {
	parts := []fyne.CanvasObject{}
	if shown, ok := a.rivalResult(tb); ok && len(a.draft.Swords) == 0 {
		parts = append(parts, shown...)
	} else if notes := a.notes(); notes != nil {
		parts = append(parts, notes)
	}
	fighting := tb.Fighting()
	if len(fighting) == 0 || !tb.RealCards() {
		sub := t("the Rivals draw their sword cards")
		if len(fighting) == 0 {
			sub = t("no Rival is in the Conflict")
		}
		return moment{content: append(parts, a.forcesList(tb)...), next: next{label: t("Combat"), sub: sub, do: func() { a.do(engine.Fight{}) }}}
	}
	in := a.swordsDraft(fighting)
	if tb.Check(in) == nil {
		return moment{content: append(parts, a.forcesList(tb)...), next: next{label: t("Combat"), do: func() { a.do(in) }}}
	}
	return a.askSword(tb, parts, fighting)
}

func (a *App) forcesList(tb engine.Table) []fyne.CanvasObject {
	var list []fyne.CanvasObject
	for _, s := range tb.Seats() {
		if pics := forces(tb, s); len(pics) > 0 {
			list = append(list, kit.Card(cardFace(), kit.Column(tight, kit.Row(near, 1, seatIcon(tb, s, 20), text(seatName(tb, s), strong)), kit.Flow(2, pics...))))
		}
	}
	return list
}

func (a *App) swordsDraft(fighting []engine.Seat) engine.Fight {
	var in engine.Fight
	for _, s := range fighting {
		sw := engine.Swords{Seat: s}
		for _, id := range a.draft.Swords[s] {
			sw.Cards = append(sw.Cards, facts.CardID(id))
		}
		if len(sw.Cards) > 0 {
			in.Swords = append(in.Swords, sw)
		}
	}
	return in
}

// askSword asks for the next real sword card.
func (a *App) askSword(tb engine.Table, parts []fyne.CanvasObject, fighting []engine.Seat) moment {
	due := fighting[len(fighting)-1]
	for _, s := range fighting {
		if swordsOf(a.draft.Swords[s]) < tb.SwordCards() {
			due = s
			break
		}
	}
	ask := t("Draw a sword card for {0}: which is it?", seatName(tb, due))
	question := a.askCard(ask, nil, tb.CardsLeft(), func(id facts.CardID) {
		if a.draft.Swords == nil {
			a.draft.Swords = map[engine.Seat][]string{}
		}
		a.draft.Swords[due] = append(a.draft.Swords[due], string(id))
		a.show()
	})
	parts = append([]fyne.CanvasObject{question}, parts...)
	if len(a.draft.Swords) > 0 {
		parts = append(parts, button(t("Take the cards back"), func() { a.clearDraft(); a.show() }))
	}
	return moment{content: parts, next: next{label: t("Combat"), sub: t("tap the card drawn")}}
}

func swordsOf(cards []string) int {
	n := 0
	for _, id := range cards {
		if !facts.CardOf(facts.CardID(id)).Reshuffle {
			n++
		}
	}
	return n
}

// combatOverMoment tells what to move after Combat.
func (a *App) combatOverMoment(tb engine.Table) moment {
	var lines []fyne.CanvasObject
	steps := a.desk.Session().Steps()
	from := len(steps) - 1
	for from > 0 && !isResolve(steps[from].Input) {
		from--
	}
	for _, s := range steps[from:] {
		for _, e := range s.Events {
			lines = append(lines, a.eventLine(tb, e))
		}
	}
	return moment{content: []fyne.CanvasObject{text(t("After Combat, on the board"), label), kit.Column(tight, lines...)},
		next: next{label: t("Recall"), sub: t("Makers, Agents home, the next round"), do: func() { a.do(engine.Recall{}) }}}
}

func isResolve(in engine.Input) bool { _, ok := in.(engine.Resolve); return ok }
