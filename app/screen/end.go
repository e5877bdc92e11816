package screen

import (
	"slices"

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
	parts := a.afterCombat(tb)
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
	face := activeFace()
	face.Edge = look.SeatColor(slot(tb, tb.Winner()), look.Fill)
	rows := []fyne.CanvasObject{kit.Row(near, 1, icon(look.Icon("trophy"), 40), text(wins(tb), a.heading()), seatIcon(tb, tb.Winner(), 32)), a.standing(tb)}
	if by := tb.DecidedBy(); by != "points" {
		rows = append(rows, text(t("decided by: {0}", t(by)), strong))
	}
	parts := []fyne.CanvasObject{kit.Card(face, kit.Column(near, append(rows, a.ruleLine("R-END-4"))...)), a.legend(tb)}
	for _, s := range tb.Seats() {
		if s != engine.Hagal {
			parts = append(parts, a.chart(tb, s))
		}
	}
	return moment{about: tb.Winner(), content: parts, next: next{label: t("Home"), do: func() { a.goTo(Home) }}}
}

func wins(tb engine.Table) string {
	if tb.Winner() == engine.You {
		return t("You win")
	}
	return t("{0} wins", seatName(tb, tb.Winner()))
}

// standing is every seat's points, the winner's first, with what decides a tie.
func (a *App) standing(tb engine.Table) fyne.CanvasObject {
	seats := slices.DeleteFunc(slices.Clone(sliceOf(tb.Seats())), func(s engine.Seat) bool { return s == engine.Hagal })
	slices.SortStableFunc(seats, func(x, y engine.Seat) int {
		if tb.Winner() == x || tb.Winner() == y {
			return map[bool]int{true: -1, false: 1}[tb.Winner() == x]
		}
		return tb.Side(y).VP() - tb.Side(x).VP()
	})
	var list []fyne.CanvasObject
	for _, s := range seats {
		list = append(list, kit.Row(tight, -1, seatIcon(tb, s, 20), kit.Line(itoa(tb.Side(s).VP()), title)))
	}
	return kit.Flow(far, list...)
}
