package screen

import (
	"slices"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/data/facts"
	"hagal/data/speech"
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
	if events := a.revealed(); len(events) > 0 {
		parts = append(parts, a.movesCard(tb, t("From the Reveal turn, on the board"), events))
	}
	for _, s := range tb.Seats() { // in one order: no row moves from under the thumb
		parts = append(parts, a.fighter(tb, s, places))
	}
	parts = append(parts, a.hint("combat"))
	return moment{bare: true, content: parts, next: next{label: t("Everybody passed"), sub: t("give the rewards"), do: func() { a.do(engine.Resolve{}) }}}
}

// revealed is what the last Reveal turn brought besides the strength, when
// Combat ran on from it.
func (a *App) revealed() []engine.Event {
	steps := a.desk.Session().Steps()
	for i := len(steps) - 1; i >= 0; i-- {
		switch steps[i].Input.(type) {
		case engine.Reveal, engine.Pass:
			return moved(steps[i].Events)
		case engine.Fight, engine.Strength:
		default:
			return nil
		}
	}
	return nil
}

// moved is the events that moved something on the board.
func moved(events []engine.Event) []engine.Event {
	return slices.DeleteFunc(slices.Clone(events), func(e engine.Event) bool {
		return e.Mark == engine.MarkPhase || e.Mark == engine.MarkSword || e.Mark == engine.MarkNote
	})
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
func (a *App) fighter(tb engine.Table, s engine.Seat, places []engine.Place) fyne.CanvasObject {
	side := tb.Side(s)
	head := []fyne.CanvasObject{seatIcon(tb, s, 24), text(seatName(tb, s), large)}
	if side.Units() > 0 {
		set := func(n int) func() { return func() { a.do(engine.Strength{Seat: s, N: max(0, n)}) } }
		head = append(head, stepper(t("Strength of {0}", seatName(tb, s)), side.Strength(), set(side.Strength()-1), set(side.Strength()+1)))
	} else {
		head = append(head, kit.Line("0", large))
	}
	parts := []fyne.CanvasObject{kit.Row(near, 1, head...)}
	if pics := forces(tb, s); len(pics) > 0 {
		parts = append(parts, kit.Flow(2, pics...), strengthBar(tb, s))
	}
	for _, sw := range tb.Swords() {
		if sw.Seat == s {
			parts = append(parts, text(swordText(sw), small))
		}
	}
	parts = append(parts, a.takes(tb, s, places), wanting(tb, s))
	face := cardFace()
	if len(places) > 0 && places[0].Seat == s && places[0].Wins {
		face = activeFace()
	}
	return kit.Card(ofSeat(tb, s, face), kit.Column(tight, parts...))
}

// strengthBar is a seat's strength beside the greatest.
func strengthBar(tb engine.Table, s engine.Seat) fyne.CanvasObject {
	return kit.Bar(float32(tb.Side(s).Strength())/float32(max(1, strongest(tb))), 1, look.SeatColor(slot(tb, s), look.Fill), 10)
}

func swordText(sw engine.Swords) string {
	s := ""
	for _, id := range sw.Cards {
		if s != "" {
			s += " · "
		}
		s += t("{0}: {1}", id, speech.Count{N: facts.CardOf(id).Swords, Good: facts.Sword})
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
func (a *App) takes(tb engine.Table, s engine.Seat, places []engine.Place) fyne.CanvasObject {
	c, _ := tb.Conflict()
	for _, p := range places {
		if p.Seat != s {
			continue
		}
		if s == engine.Hagal {
			return text(t("{0}: House Hagal takes no reward", placeName(p.Reward)), small)
		}
		return kit.Flow(near, append([]fyne.CanvasObject{kit.Line(placeName(p.Reward), good)}, rewardPicture(c.Rewards[p.Reward], 20, strong)...)...)
	}
	return text(t("takes nothing"), small)
}

// wanting is what a person lacks to tie and to win, or nothing.
func wanting(tb engine.Table, s engine.Seat) fyne.CanvasObject {
	behind := strongest(tb) - tb.Side(s).Strength()
	if !s.Human() || tb.Side(s).Units() == 0 || behind == 0 {
		return nothing()
	}
	return text(t("{0} more ties, {1} wins", behind, behind+1), small)
}

// swordsMoment draws, or asks for, the Rivals' sword cards.
func (a *App) swordsMoment(tb engine.Table) moment {
	parts := []fyne.CanvasObject{}
	if last, ok := a.lastRival(); ok && len(a.draft.Swords) == 0 {
		parts = append(parts, a.rivalResult(tb, last)...)
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
		if told := a.draft.Swords[s]; len(told) > 0 {
			in.Swords = append(in.Swords, engine.Swords{Seat: s, Cards: cardIDs(told)})
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
	var told []facts.CardID
	for _, s := range fighting {
		told = append(told, cardIDs(a.draft.Swords[s])...)
	}
	question := a.askCard(ask, nil, tb.CardsLeft(told...), func(id facts.CardID) {
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

// combatOverMoment tells what to move after Combat, where Recall did not
// follow by itself.
func (a *App) combatOverMoment(tb engine.Table) moment {
	return moment{content: a.afterCombat(tb), next: next{label: t("Recall"), sub: t("Makers, Agents home, the next round"), do: func() { a.do(engine.Recall{}) }}}
}

// afterCombat is what to move since everybody passed: the rewards, and what
// Recall does.
func (a *App) afterCombat(tb engine.Table) []fyne.CanvasObject {
	steps := a.desk.Session().Steps()
	from := len(steps) - 1
	for from > 0 && !isResolve(steps[from].Input) {
		if _, begun := steps[from].Input.(engine.Round); begun {
			return nil // the rewards are those of a round before
		}
		from--
	}
	var rewards, recall []engine.Event
	for _, s := range steps[from:] {
		if isRecall(s.Input) {
			recall = append(recall, s.Events...)
		} else if from > 0 {
			rewards = append(rewards, s.Events...)
		}
	}
	var parts []fyne.CanvasObject
	if len(rewards) > 0 {
		parts = append(parts, a.movesCard(tb, t("After Combat, on the board"), rewards))
	}
	if len(recall) > 0 {
		parts = append(parts, a.movesCard(tb, t("Recall, on the board"), recall))
	}
	return parts
}

// movesCard is many things to move in little room; a tap tells why of each.
func (a *App) movesCard(tb engine.Table, name string, events []engine.Event) fyne.CanvasObject {
	lines := []fyne.CanvasObject{text(name, label)}
	for _, e := range events {
		row := eventRow(tb, e, engine.Nobody, 18, 16, body)
		lines = append(lines, kit.Row(near, len(row)-1, row...))
	}
	return kit.NewTap(name, cardFace(), kit.Column(tight, lines...), func() {
		a.openSheet(func() fyne.CanvasObject {
			parts := []fyne.CanvasObject{a.sheetHead(nil, name)}
			for _, e := range events {
				parts = append(parts, a.eventLine(tb, e))
			}
			return kit.Column(tight, parts...)
		})
	})
}

func isResolve(in engine.Input) bool { _, ok := in.(engine.Resolve); return ok }
