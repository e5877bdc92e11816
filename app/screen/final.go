package screen

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/data/facts"
	"hagal/engine"
)

// finalMoment asks every person's endgame points at once, since only together
// they show a tie, and own figures where they decide one.
func (a *App) finalMoment(tb engine.Table) moment {
	if a.draft.Final == nil {
		a.draft.Final = map[string]int{}
	}
	points := map[engine.Seat]int{}
	var due []engine.Seat
	for _, s := range tb.Humans() {
		if !tb.FinalGiven(s) {
			due = append(due, s)
			points[s] = a.draft.Final[string(s)+" points"]
		}
	}
	parts := []fyne.CanvasObject{a.whyOver(tb)}
	for _, s := range due {
		parts = append(parts, a.askFinal(tb, s, tb.NeedsTieBreak(s, points)))
	}
	parts = append(parts, text(t("Corner the Market: each Rival counts as having two The Spice Must Flow."), small))
	sub := ""
	if len(due) == 1 {
		sub = t("{0} points in all", tb.Side(due[0]).VP()+points[due[0]])
	}
	return moment{bare: true, content: append(parts, a.afterCombat(tb)...), next: next{label: t("End the game"), sub: sub, do: func() { a.tellFinals(due) }}}
}

// whyOver is why the game ends: who has the points, or that no round is left.
func (a *App) whyOver(tb engine.Table) fyne.CanvasObject {
	why := t("The last round is over: the game ends.")
	for _, s := range tb.Seats() {
		if vp := tb.Side(s).VP(); vp >= tb.Setup().Variants.WinningPoints() {
			why = t("{0}: {1} points. The game ends.", seatName(tb, s), vp)
			break
		}
	}
	return kit.Row(near, 1, icon(look.Icon("trophy"), 28), text(why, large))
}

// askFinal asks a person's points, and at a tie what it holds.
func (a *App) askFinal(tb engine.Table, s engine.Seat, tie bool) fyne.CanvasObject {
	key := func(field string) string { return string(s) + " " + field }
	ask := []fyne.CanvasObject{kit.Row(near, 1, seatIcon(tb, s, 22), text(t("{0}: points at the end", seatName(tb, s)), large)),
		a.finalStep(key("points"), t("Points from Intrigue cards and tiles"), look.Icon("vp"), 99)}
	if tie {
		ask = append(ask, text(t("A tie: tell what you hold"), strong),
			a.finalStep(key("spice"), t("spice"), look.GoodIcon(facts.Spice), 99), a.finalStep(key("solari"), t("Solari"), look.GoodIcon(facts.Solari), 99),
			a.finalStep(key("water"), t("water"), look.GoodIcon(facts.Water), 99),
			a.finalStep(key("garrison"), t("Troops in your garrison"), look.Icon("garrison"), facts.TroopsInAll))
		if !tb.Setup().Solo && tb.Brings(facts.TechTiles) {
			ask = append(ask, text(t("Chaumurky wins a tie: whoever owns it tells more spice."), small))
		}
	}
	return kit.Card(ofSeat(tb, s, activeFace()), kit.Column(near, ask...))
}

func (a *App) finalStep(key, name string, pic fyne.Resource, most int) fyne.CanvasObject {
	n := a.draft.Final[key]
	step := func(by int) func() {
		if n+by < 0 || n+by > most {
			return nil
		}
		return func() {
			a.draft.Final[key] = n + by
			a.show()
		}
	}
	return stepRow(icon(pic, 22), name, n, step(-1), step(1))
}

// tellFinals tells the figures of everybody who is due, in one tap.
func (a *App) tellFinals(due []engine.Seat) {
	told := a.draft.Final
	for _, s := range due {
		f := func(field string) int { return told[string(s)+" "+field] }
		if !a.do(engine.Final{Seat: s, Points: f("points"), Spice: f("spice"), Solari: f("solari"), Water: f("water"), Garrison: f("garrison")}) {
			return
		}
	}
}
