package history

import "slices"

// distinct is each game once: a table that was duplicated or imported again is
// no other game. The oldest of such tables stays. Only tables that look alike
// are read.
func (p *Page) distinct(games []game) []game {
	type look struct {
		lines int
		note  string
	}
	kept := map[look][]game{}
	var list []game
	for _, g := range slices.Backward(games) {
		as := look{g.Lines, g.Note}
		if !slices.ContainsFunc(kept[as], func(older game) bool { return p.same(older, g) }) {
			kept[as], list = append(kept[as], g), append(list, g)
		}
	}
	slices.Reverse(list)
	return list
}

// same reports whether the same lines stand in two tables. One that cannot be
// read is no other's.
func (p *Page) same(a, b game) bool {
	one, ok := p.lines(a)
	two, both := p.lines(b)
	return ok && both && slices.Equal(one, two)
}

// lines are the lines that stand; a table that cannot be read has none.
func (p *Page) lines(g game) (lines []string, ok bool) {
	whole, err := p.store.Load(g.ID)
	if err != nil || len(whole.Text) < whole.Lines {
		return nil, false
	}
	return whole.Text[:whole.Lines], true
}
