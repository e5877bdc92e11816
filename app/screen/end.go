package screen

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/data/facts"
	"hagal/engine"
)

// finalMoment asks each person's endgame points, and own figures only where
// they decide.
func (a *App) finalMoment(tb engine.Table) moment {
	s := engine.Nobody
	for _, h := range tb.Humans() {
		if !tb.FinalGiven(h) {
			s = h
			break
		}
	}
	if a.draft.Final == nil {
		a.draft.Final = map[string]int{}
	}
	parts := []fyne.CanvasObject{}
	if last := a.desk.Session().Last(); isRecall(last.Input) {
		for _, e := range last.Events {
			parts = append(parts, a.eventLine(tb, e))
		}
	}
	ask := []fyne.CanvasObject{kit.Row(near, 1, seatIcon(tb, s, 22), text(t("{0}: points at the end", seatName(tb, s)), large)),
		a.finalStep("points", t("Points from Intrigue cards and tiles"), look.Icon("vp"))}
	if tb.NeedsTieBreak(s, a.draft.Final["points"]) {
		ask = append(ask, text(t("A tie: tell what you hold"), strong),
			a.finalStep("spice", t("spice"), look.GoodIcon(facts.Spice)), a.finalStep("solari", t("Solari"), look.GoodIcon(facts.Solari)),
			a.finalStep("water", t("water"), look.GoodIcon(facts.Water)), a.finalStep("garrison", t("Troops in your garrison"), look.Icon("garrison")))
	}
	ask = append(ask, text(t("Corner the Market: each Rival counts as having two The Spice Must Flow."), small))
	parts = append(parts, kit.Card(activeFace(), kit.Column(near, ask...)))
	f := a.draft.Final
	in := engine.Final{Seat: s, Points: f["points"], Spice: f["spice"], Solari: f["solari"], Water: f["water"], Garrison: f["garrison"]}
	return moment{content: parts, next: next{label: t("Done"), sub: t("{0} points in all", tb.Side(s).VP()+f["points"]), do: func() { a.do(in) }}}
}

func (a *App) finalStep(key, name string, pic fyne.Resource) fyne.CanvasObject {
	step := func(by int) func() {
		return func() {
			a.draft.Final[key] = min(99, max(0, a.draft.Final[key]+by))
			if key == "garrison" {
				a.draft.Final[key] = min(facts.TroopsInAll, a.draft.Final[key])
			}
			a.show()
		}
	}
	return stepRow(icon(pic, 22), name, a.draft.Final[key], step(-1), step(1))
}

// overMoment is the end: who won, what decided it, how each point came.
func (a *App) overMoment(tb engine.Table) moment {
	parts := []fyne.CanvasObject{kit.Card(activeFace(), kit.Column(near,
		kit.Row(near, 1, seatIcon(tb, tb.Winner(), 32), text(wins(tb), title)),
		text(t("decided by: {0}", t(tb.DecidedBy())), body), a.ruleLine("R-END-4")))}
	for _, s := range tb.Seats() {
		if s != engine.Hagal {
			parts = append(parts, a.pointsCard(tb, s))
		}
	}
	return moment{content: parts, next: next{label: t("Home"), do: func() { a.goTo(Home) }}}
}

func wins(tb engine.Table) string {
	if tb.Winner() == engine.You {
		return t("You win")
	}
	return t("{0} wins", seatName(tb, tb.Winner()))
}

// pointsCard is how a seat's points came, by source and by round.
func (a *App) pointsCard(tb engine.Table, s engine.Seat) fyne.CanvasObject {
	side := tb.Side(s)
	head := kit.Row(near, 1, seatIcon(tb, s, 22), text(seatName(tb, s), large), kit.Line(itoa(side.VP()), title))
	parts := []fyne.CanvasObject{head}
	var order []string
	sum := map[string]int{}
	for _, p := range side.Points {
		if _, known := sum[p.Rule]; !known {
			order = append(order, p.Rule)
		}
		sum[p.Rule] += p.N
	}
	for _, rule := range order {
		if sum[rule] != 0 {
			parts = append(parts, kit.Row(near, 0, text(source(rule), body), kit.Line(itoa(sum[rule]), strong)))
		}
	}
	parts = append(parts, a.pointsByRound(side))
	return kit.Card(cardFace(), kit.Column(tight, parts...))
}

// pointsByRound is a bar a round.
func (a *App) pointsByRound(side engine.Side) fyne.CanvasObject {
	var bars []fyne.CanvasObject
	total := 0
	for round := 1; round <= facts.Rounds; round++ {
		for _, p := range side.Points {
			if p.Round == round {
				total += p.N
			}
		}
		bars = append(bars, kit.Column(0, kit.Line(itoa(total), kit.Style{Size: look.SizeSmall, Bold: true, Center: true}),
			kit.Line(itoa(round), kit.Style{Size: look.SizeSmall, Color: look.Dim, Center: true})))
	}
	return kit.Column(0, text(t("Points after each round"), small), kit.Grid(0, 24, facts.Rounds, bars...))
}

// source is what gave points, by the rule that did.
func source(rule string) string {
	switch rule {
	case "R-INF-1":
		return t("Influence")
	case "R-INF-2":
		return t("Alliances")
	case "R-SPEND-1", "R-SPEND-3":
		return t("Bought")
	case "R-COMBAT-4", "R-COMBAT-6":
		return t("Conflicts")
	case "R-TECH-5":
		return t("Tech tiles")
	case "R-END-3":
		return t("At the end")
	}
	return t("By hand")
}
