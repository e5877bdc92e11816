package history

import (
	"fmt"
	"slices"
)

// distinct is each game once: a table that was duplicated or imported again is
// no other game. The oldest of such tables stays. Only tables that look alike
// are read.
func (p *Page) distinct(games []game) []game {
	alike := map[string]int{}
	for _, g := range games {
		alike[g.look()]++
	}
	seen := map[string]bool{}
	var list []game
	for _, g := range slices.Backward(games) {
		if alike[g.look()] > 1 {
			if lines, ok := p.lines(g); ok {
				if seen[lines] {
					continue
				}
				seen[lines] = true
			}
		}
		list = append(list, g)
	}
	slices.Reverse(list)
	return list
}

// look is what a list shows of a game that its copy shows too.
func (g game) look() string { return fmt.Sprint(g.Lines, " ", g.Note) }

// lines are the lines that stand; a table that cannot be read has none.
func (p *Page) lines(g game) (lines string, ok bool) {
	whole, err := p.store.Load(g.ID)
	if err != nil || len(whole.Text) < whole.Lines {
		return "", false
	}
	return fmt.Sprintf("%q", whole.Text[:whole.Lines]), true
}
