package history

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/facts"
)

// tally is how many games were played, and won.
type tally struct {
	name        string
	played, won int
}

// figures is what all games come to: sums first, then a bar a difficulty, the
// rounds beside the pace of the Rivals, then a bar a person.
func figures(games []game) []fyne.CanvasObject {
	var solo []tally
	won, rounds, best := 0, 0, 0
	for _, g := range games {
		rounds += g.Round
		if !g.Two && g.Scored() {
			best = max(best, g.Points[0])
			if g.Won() {
				won++
			}
		}
	}
	for _, d := range facts.Difficulties {
		sum := tally{name: words.T(d.Name)}
		for _, g := range games {
			if !g.Two && g.Difficulty == d.ID {
				sum.add(g.Scored() && g.Won())
			}
		}
		solo = append(solo, sum)
	}
	sums := []fyne.CanvasObject{sum("board", len(games), words.T("games")), sum("round", rounds, words.T("rounds"))}
	parts := []fyne.CanvasObject{}
	if slices.ContainsFunc(solo, func(s tally) bool { return s.played > 0 }) {
		sums = append(sums, sum("trophy", won, words.T("won against Rivals")), sum("vp", best, words.T("most points")))
		parts = append(parts, wonChart(words.T("Solo"), solo))
		parts = append(parts, besidePace(games)...)
	}
	if people := persons(games); len(people) > 0 {
		parts = append(parts, wonChart(words.T("Two players"), people))
	}
	return append([]fyne.CanvasObject{part.Grid(part.Near, 72, 4, sums...)}, parts...)
}

func (s *tally) add(won bool) {
	s.played++
	if won {
		s.won++
	}
}

// sum is one large figure with its sign.
func sum(pic string, n int, name string) fyne.CanvasObject {
	head := kit.Center(kit.Row(part.Tight, -1, part.Icon(look.Icon(pic), 20), kit.Line(strconv.Itoa(n), kit.Style{Size: look.SizeTitle, Bold: true})))
	face := part.CardFace()
	face.PadX = part.Tight
	return kit.Card(face, kit.Column(0, head, part.Text(name, kit.Style{Size: look.SizeSmall, Color: look.Dim, Center: true})))
}

// shownPersons is how many people the figures name.
const shownPersons = 6

// persons sums the games of two players up by the names they gave, most games
// first. Capitals make no other person.
func persons(games []game) []tally {
	of := map[string]*tally{}
	for _, g := range games {
		for i, s := range g.Brief.Seats() {
			if !g.Two || g.Names[i] == "" {
				continue
			}
			key := strings.ToLower(g.Names[i])
			if of[key] == nil {
				of[key] = &tally{name: g.Names[i]}
			}
			of[key].add(g.Winner == s)
		}
	}
	var list []tally
	for _, p := range of {
		list = append(list, *p)
	}
	slices.SortFunc(list, func(x, y tally) int { return cmp.Or(y.played-x.played, words.Compare(x.name, y.name)) })
	return list[:min(shownPersons, len(list))]
}

// wonChart is a bar each, filled as far as games were won; none where nothing
// was played.
func wonChart(name string, list []tally) fyne.CanvasObject {
	parts := []fyne.CanvasObject{kit.Row(part.Near, 1, part.Icon(look.Tinted("trophy", look.VP), 18), part.Text(name, part.Label))}
	for _, s := range list {
		says := words.T("{0} of {1} won", s.won, s.played)
		if s.played == 0 {
			says = words.T("not played yet")
		}
		parts = append(parts, kit.Column(2, kit.Row(part.Near, 0, part.Text(s.name, part.Strong), kit.Line(says, part.Little)), shareBar(look.VP, s.won, s.played)))
	}
	return kit.Card(part.CardFace(), kit.Column(part.Near, parts...))
}

// shareBar is a bar across its place, filled as far as filled is of whole; of
// nothing it is none.
func shareBar(colour fyne.ThemeColorName, filled, whole int) fyne.CanvasObject {
	if whole == 0 {
		return part.Nothing()
	}
	return kit.Bar(float32(filled)/float32(whole), 1, colour, 10*part.Scale())
}
