// Package history is the page of the finished games, and what they come to.
package history

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"hagal/app/desk"
	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/data/store"
	"hagal/engine"
)

// Store is what the page needs of the store.
type Store interface {
	List(store.Filter) ([]store.Info, error)
	Load(store.ID) (store.Game, error)
}

// Page is the history.
type Page struct {
	host  shell.Host
	store Store
	shown int // rows of the list, when more than at first
}

// New makes the page.
func New(h shell.Host, s Store) *Page { return &Page{host: h, store: s} }

// Enter has nothing to do: the list is read when it is drawn.
func (p *Page) Enter(string) {}

// Draw shows the figures, and below them each game.
func (p *Page) Draw(f part.Frame) shell.Picture {
	games, err := p.games()
	heading := words.T("History and figures")
	switch {
	case err != nil:
		return shell.Picture{Body: f.Page(scroll, heading, p.host.Back, nil, part.Text(shell.Explain(err), part.Bad))}
	case len(games) == 0:
		return shell.Picture{Body: f.Page(scroll, heading, p.host.Back, nil, noGames())}
	}
	list := append([]fyne.CanvasObject{part.Text(words.T("Games played"), part.Label)},
		part.Rows(games, p.shown, p.gameRow, func(shown int) { p.host.Change(func() { p.shown = shown }) })...)
	return shell.Picture{Body: f.Halves(scroll, heading, p.host.Back, nil, figures(games), list)}
}

const scroll = "history"

// game is a finished table, as its note tells it.
type game struct {
	store.Info
	desk.Brief
}

// games are the finished tables, those put away too, newest first.
func (p *Page) games() ([]game, error) {
	var games []game
	for _, away := range []bool{false, true} {
		list, err := p.store.List(store.Filter{Archived: away})
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
	return p.distinct(games), nil
}

// noGames is the history before the first game is over.
func noGames() fyne.CanvasObject {
	pic := kit.Center(part.Icon(look.Tinted("trophy", look.Dim), 96))
	return kit.Card(part.CardFace(), kit.Pad(part.Near, part.Wide, kit.Column(part.Apart, pic,
		part.Text(words.T("No finished game yet"), kit.Style{Size: look.SizeLarge, Bold: true, Center: true}),
		part.Text(words.T("Every game you finish appears here, with its points and who won."), kit.Style{Center: true}))))
}

// gameRow is a finished game: who had how many points, and when.
func (p *Page) gameRow(g game) fyne.CanvasObject {
	parts := []fyne.CanvasObject{part.Text(words.Title(g.Title), part.Strong)}
	if g.Scored() {
		parts = append(parts, g.scores())
	} else {
		parts = append(parts, part.Text(words.T("An older version of the app did not keep this game's points here. Tap to see them."), part.Small))
	}
	parts = append(parts, part.Text(g.says(), part.Small))
	return kit.NewTap(words.Title(g.Title), part.CardFace(), kit.Column(part.Tight, parts...), func() { p.host.Open(g.ID) })
}

// scores is a line a seat: its shape and name, a bar of its points, the points.
func (g game) scores() fyne.CanvasObject {
	most := max(1, slices.Max(g.Points[:]))
	var lines []fyne.CanvasObject
	for i, s := range g.Brief.Seats() {
		style, mark := part.Body, kit.Fixed(18*part.Scale(), 18*part.Scale(), kit.Column(0))
		if s == g.Winner {
			style, mark = part.Strong, kit.Center(part.Icon(look.Tinted("trophy", look.VP), 18))
		}
		points := kit.Fixed(34*part.Scale(), 20*part.Scale(), kit.Line(strconv.Itoa(g.Points[i]), kit.Style{Bold: true, Center: true}))
		share := float32(g.Points[i]) / float32(most)
		bar := kit.Bar(share, share, look.SeatColor(i, look.Fill), 10*part.Scale())
		lines = append(lines, kit.Row(part.Near, 1, part.Icon(look.SeatShape(i), 16), kit.Column(2, part.Text(g.seatName(s), style), bar), points, mark))
	}
	return kit.Column(part.Tight, lines...)
}

// seatName is a person's name or a Leader's.
func (g game) seatName(s engine.Seat) string {
	switch s {
	case engine.You:
		name := cmp.Or(g.Names[0], words.Word(s))
		if g.You != "" {
			name += " · " + words.Word(g.You)
		}
		return name
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

// says is the game in words: day, mode, box, variants, rounds, and the pace of
// its Rivals.
func (g game) says() string {
	list := []string{words.Day(g.Created.Local())}
	if mode := words.Mode(g.Two, g.Difficulty); mode != "" {
		list = append(list, mode)
	}
	if g.Scored() || g.Boxes != facts.Base { // an older note does not tell the base game
		list = append(list, boxNames(g.Boxes)...)
	}
	for _, v := range g.Variants.List() {
		list = append(list, words.T(v.Name))
	}
	list = append(list, words.T("rounds: {0}", g.Round))
	if p, ok := g.pace(); ok {
		list = append(list, words.T("pace: round {0}", words.Tenths(p.Against[facts.Fighting].Rounds)))
	}
	return strings.Join(list, " · ")
}
