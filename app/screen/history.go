package screen

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"hagal/app/desk"
	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/data/store"
	"hagal/engine"
)

// game is a finished table, as its note tells it.
type game struct {
	store.Info
	desk.Brief
}

// pastGames are the finished tables, those put away too, newest first.
func (a *App) pastGames() ([]game, error) {
	var games []game
	for _, away := range []bool{false, true} {
		list, err := a.store.List(store.Filter{Archived: away})
		if err != nil {
			return nil, err
		}
		for _, info := range list {
			if b := desk.ReadNote(info.Note); b.Over() {
				games = append(games, game{info, b})
			}
		}
	}
	slices.SortStableFunc(games, func(x, y game) int { return y.Created.Compare(x.Created) })
	return games, nil
}

// history is the finished games, and what they come to.
func (a *App) history() fyne.CanvasObject {
	a.main = nil
	games, err := a.pastGames()
	var parts []fyne.CanvasObject
	switch {
	case err != nil:
		parts = append(parts, text(a.explain(err), bad))
	case len(games) == 0:
		parts = append(parts, noGames())
	default:
		parts = append(a.figures(games), text(t("Games played"), label))
		infos := make([]store.Info, len(games))
		of := map[store.ID]desk.Brief{}
		for i, g := range games {
			infos[i], of[g.ID] = g.Info, g.Brief
		}
		parts = append(parts, a.rows(infos, &a.shelf.past, func(info store.Info) fyne.CanvasObject { return a.gameRow(game{info, of[info.ID]}) })...)
	}
	back := func() { a.goTo(Home) }
	return a.narrow(a.frame(a.titled(t("History and figures"), back), a.scroll("history", kit.Pad(apart, 0, kit.Column(near, parts...))), nil, nil))
}

// noGames is the history before the first game is over.
func noGames() fyne.CanvasObject {
	pic := kit.Center(icon(look.Tinted("trophy", look.Dim), 96))
	return kit.Card(cardFace(), kit.Pad(near, wideP, kit.Column(apart, pic,
		text(t("No game is over yet"), kit.Style{Size: look.SizeLarge, Bold: true, Center: true}),
		text(t("Each game you finish comes here by itself, with its points and who won."), kit.Style{Center: true}))))
}

// gameRow is a finished game: who had how many points, and when.
func (a *App) gameRow(g game) fyne.CanvasObject {
	parts := []fyne.CanvasObject{text(g.Title, strong)}
	if g.Scored() {
		parts = append(parts, g.scores())
	} else {
		parts = append(parts, text(t("An older version of the app kept no points of this game in the list. Tap to see them."), small))
	}
	parts = append(parts, text(g.says(), small))
	return kit.NewTap(g.Title, cardFace(), kit.Column(tight, parts...), func() { a.openTable(g.ID) })
}

// scores is a line a seat: its shape and name, a bar of its points, the points.
func (g game) scores() fyne.CanvasObject {
	most := max(1, slices.Max(g.Points[:]))
	var lines []fyne.CanvasObject
	for i, s := range g.Brief.Seats() {
		style, mark := body, kit.Fixed(18*scale(), 18*scale(), kit.Column(0))
		if s == g.Winner {
			style, mark = strong, kit.Center(icon(look.Tinted("trophy", look.VP), 18))
		}
		points := kit.Fixed(34*scale(), 20*scale(), kit.Line(itoa(g.Points[i]), kit.Style{Bold: true, Center: true}))
		bar := shareBar(look.SeatColor(i, look.Fill), g.Points[i], most, most)
		lines = append(lines, kit.Row(near, 1, icon(look.SeatShape(i), 16), kit.Column(2, text(g.seatName(s), style), bar), points, mark))
	}
	return kit.Column(tight, lines...)
}

// seatName is a person's name or a Leader's.
func (g game) seatName(s engine.Seat) string {
	switch s {
	case engine.You:
		if g.You != "" {
			return words.Word(s) + " · " + words.Word(g.You)
		}
	case engine.Left:
		return words.Word(g.Left)
	case engine.Right:
		return words.Word(g.Right)
	case engine.One:
		if g.Names[0] != "" {
			return g.Names[0]
		}
	case engine.Two:
		if g.Names[1] != "" {
			return g.Names[1]
		}
	}
	return words.Word(s)
}

// says is the game in words: day, mode, box, variants, rounds.
func (g game) says() string {
	list := []string{g.Created.Local().Format("2006-01-02")}
	if mode := modeName(g.Brief); mode != "" {
		list = append(list, mode)
	}
	for _, b := range g.Boxes.Added() {
		list = append(list, t("With {0}", b.ID))
	}
	if g.Scored() && g.Boxes == facts.Base {
		list = append(list, t("Base game"))
	}
	for _, v := range g.Variants.List() {
		list = append(list, t(v.Name))
	}
	return strings.Join(append(list, t("rounds: {0}", g.Round)), " · ")
}
