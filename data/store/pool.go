package store

import (
	"cmp"
	"maps"
	"slices"
)

// pool holds every whole row found in a damaged file and its copies. Of two
// rows of a table the newer one counts; lines never change.
type pool struct {
	games    map[ID]row
	lines    map[int64]line
	settings map[string]setting
}

func newPool() *pool {
	return &pool{map[ID]row{}, map[int64]line{}, map[string]setting{}}
}

// keep takes the columns of a row into the pool if they are whole.
func (p *pool) keep(id int64, columns []any) bool {
	switch {
	case len(columns) == 4:
		return p.keepSetting(columns)
	case columns[0] != nil: // the id is kept apart, and its column empty
		return false
	case len(columns) == 5:
		return p.keepLine(id, columns)
	case len(columns) > sumColumn:
		columns[0] = id
		return p.keepGame(columns)
	}
	return false
}

func (p *pool) keepSetting(columns []any) bool {
	v, err := settingFrom(columns)
	if err != nil {
		return false
	}
	if v.turn > p.settings[v.key].turn {
		p.settings[v.key] = v
	}
	return true
}

func (p *pool) keepLine(id int64, columns []any) bool {
	number, _ := columns[2].(int64)
	text, _ := columns[3].(string)
	l := line{id, int(number), text}
	if columns[4] != any(l.sum()) || l.check() != nil {
		return false
	}
	if _, there := p.lines[id]; !there {
		p.lines[id] = l
	}
	return true
}

func (p *pool) keepGame(columns []any) bool {
	r, err := rowFrom(columns)
	if err != nil {
		return false
	}
	if r.turn > p.games[r.id].turn {
		p.games[r.id] = r
	}
	return true
}

// turn is the highest number of a change any row tells of.
func (p *pool) turn() (turn int64) {
	for _, r := range p.games {
		turn = max(turn, r.turn)
	}
	for _, v := range p.settings {
		turn = max(turn, v.turn)
	}
	for id := range p.lines {
		turn = max(turn, int64(line{id: id}.game()))
	}
	return turn
}

// tables puts together what was found, the table changed longest ago first.
func (p *pool) tables() []rescued {
	byGame := map[ID][]line{}
	for _, id := range slices.Sorted(maps.Keys(p.lines)) {
		l := p.lines[id]
		byGame[l.game()] = append(byGame[l.game()], l)
	}
	for id := range p.games {
		if byGame[id] == nil {
			byGame[id] = []line{} // a table may have lost all its lines
		}
	}
	var all []rescued
	for id, lines := range byGame {
		all = append(all, rescue(id, p.games[id], lines))
	}
	slices.SortFunc(all, func(a, b rescued) int {
		return cmp.Or(cmp.Compare(a.row.turn, b.row.turn), cmp.Compare(a.row.id, b.row.id))
	})
	return all
}
