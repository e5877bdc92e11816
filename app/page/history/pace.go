package history

import (
	"cmp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/data/speech"
)

// pace is how fast the Rivals of a game are; ok is false where that was not
// measured, and for two players.
func (g game) pace() (p facts.Pace, ok bool) {
	if g.Two || !g.Scored() {
		return p, false
	}
	return facts.PaceOf(g.Boxes, g.Variants, g.Difficulty, g.Left, g.Right)
}

// met is the games against one pair at one difficulty.
type met struct {
	facts.Pace
	games, rounds, won int
}

// shownPairs is how many pairs are set beside their pace.
const shownPairs = 6

// besidePace is a card of how long your games were beside the pace of each
// pair, most games first; nil where there is none.
func besidePace(games []game) []fyne.CanvasObject {
	var list []met
	for _, g := range games {
		p, ok := g.pace()
		if !ok {
			continue
		}
		i := slices.IndexFunc(list, func(m met) bool { return m.Pace == p })
		if i < 0 {
			i, list = len(list), append(list, met{Pace: p})
		}
		list[i].games++
		list[i].rounds += g.Round
		if g.Won() {
			list[i].won++
		}
	}
	if len(list) == 0 {
		return nil
	}
	slices.SortStableFunc(list, func(x, y met) int { return cmp.Compare(y.games, x.games) })
	parts := []fyne.CanvasObject{kit.Row(part.Near, 1, part.Icon(look.Icon("round"), 18), part.Text(words.T("Your rounds and the pace of the Rivals"), part.Label))}
	for _, m := range list[:min(shownPairs, len(list))] {
		parts = append(parts, m.row())
	}
	parts = append(parts, part.Text(words.T("The pace is the round in which the first of the Rivals has 10 points, on average, in simulated games against a player who fights in every Conflict. Where your games are longer, you held them back."), part.Small),
		part.Text(words.T("A full bar is {0} rounds.", facts.Rounds), part.Small))
	return []fyne.CanvasObject{kit.Card(part.CardFace(), kit.Column(part.Near, parts...))}
}

// row is a pair: how many games you won, and two bars of all the rounds there
// are, filled as far as your games and the pace go.
func (m met) row() fyne.CanvasObject {
	pair := words.Word(speech.List{Items: []speech.Arg{m.Leaders[0], m.Leaders[1]}})
	at := strings.Join(append([]string{words.T(facts.DifficultyOf(m.Difficulty).Name)}, boxNames(m.Boxes)...), " · ")
	own, pace := 100*m.rounds/m.games, m.Against[facts.Fighting].Rounds
	bar := func(rounds int, color fyne.ThemeColorName, says string) fyne.CanvasObject {
		return kit.Column(2, part.Text(says, part.Little), shareBar(color, rounds, 100*facts.Rounds))
	}
	return kit.Column(part.Tight, kit.Row(part.Near, 0, part.Text(pair, part.Strong), kit.Line(words.T("{0} of {1} won", m.won, m.games), part.Little)), part.Text(at, part.Small),
		bar(own, look.VP, words.T("your games ({0}): {1} rounds", m.games, words.Tenths(own))),
		bar(pace, look.Dim, words.T("pace: round {0}", words.Tenths(pace))))
}

// boxNames are the boxes on a table, in words.
func boxNames(b facts.Boxes) []string {
	var list []string
	for _, box := range b.Added() {
		list = append(list, words.T("With {0}", box.ID))
	}
	if len(list) == 0 {
		list = append(list, words.T("Base game"))
	}
	return list
}
