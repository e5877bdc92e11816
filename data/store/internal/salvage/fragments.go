package salvage

import (
	"cmp"
	"maps"
	"slices"

	"hagal/data/store/internal/form"
)

// fragments are the whole rows found in files, read byte by byte. Of two rows
// of a table the newer one counts; lines never change.
type fragments struct {
	tables   map[int64]form.Table
	lines    map[int64]form.Line
	settings map[string]form.Setting
	lineages []form.Lineage // of settings that hold one, as they were found
}

func newFragments() *fragments {
	return &fragments{map[int64]form.Table{}, map[int64]form.Line{}, map[string]form.Setting{}, nil}
}

// keep takes the columns of a row if they are whole.
func (p *fragments) keep(id int64, columns []any) bool {
	switch {
	case len(columns) == 4:
		return p.keepSetting(columns)
	case columns[0] != nil: // the id is kept apart, and its column empty
		return false
	case len(columns) == 5:
		return p.keepLine(id, columns)
	case len(columns) == 12:
		columns[0] = id
		return p.keepTable(columns)
	}
	return false
}

func (p *fragments) keepSetting(columns []any) bool {
	v, err := form.SettingFrom(columns)
	if err != nil {
		return false
	}
	if l, ok := form.ParseLineage(v.Value); ok && v.Key == form.LineageKey {
		p.lineages = append(p.lineages, l)
	}
	if v.Revision > p.settings[v.Key].Revision {
		p.settings[v.Key] = v
	}
	return true
}

func (p *fragments) keepLine(id int64, columns []any) bool {
	number, _ := columns[2].(int64)
	text, _ := columns[3].(string)
	l := form.Line{ID: id, Number: int(number), Text: text}
	if columns[4] != any(l.Sum()) || l.Check() != nil {
		return false
	}
	if _, there := p.lines[id]; !there {
		p.lines[id] = l
	}
	return true
}

func (p *fragments) keepTable(columns []any) bool {
	t, err := form.TableFrom(columns)
	if err != nil {
		return false
	}
	if t.Revision > p.tables[t.ID].Revision {
		p.tables[t.ID] = t
	}
	return true
}

func (p *fragments) empty() bool {
	return len(p.tables) == 0 && len(p.lines) == 0 && len(p.settings) == 0
}

// merge takes all rows of others.
func (p *fragments) merge(o *fragments) {
	for id, t := range o.tables {
		if t.Revision > p.tables[id].Revision {
			p.tables[id] = t
		}
	}
	for id, l := range o.lines {
		if _, there := p.lines[id]; !there {
			p.lines[id] = l
		}
	}
	for key, v := range o.settings {
		if v.Revision > p.settings[key].Revision {
			p.settings[key] = v
		}
	}
}

// fits says whether others may be of the same store where no lineage tells:
// some of their lines are the same, and none is another.
func (p *fragments) fits(o *fragments) bool {
	same := 0
	for id, l := range o.lines {
		switch have, there := p.lines[id]; {
		case there && have != l:
			return false
		case there:
			same++
		}
	}
	for id, t := range o.tables {
		if have, there := p.tables[id]; there && have.Created != t.Created {
			return false
		}
	}
	return same > 0 || len(p.lines) == 0
}

// newest is the highest revision any row tells of.
func (p *fragments) newest() (revision int64) {
	for _, t := range p.tables {
		revision = max(revision, t.Revision)
	}
	for _, v := range p.settings {
		revision = max(revision, v.Revision)
	}
	for id := range p.lines {
		revision = max(revision, form.Line{ID: id}.Table())
	}
	return revision
}

// assemble puts together what was found, the table changed longest ago first.
func (p *fragments) assemble() []salvaged {
	byTable := map[int64][]form.Line{}
	for _, id := range slices.Sorted(maps.Keys(p.lines)) {
		l := p.lines[id]
		byTable[l.Table()] = append(byTable[l.Table()], l)
	}
	for id := range p.tables {
		if byTable[id] == nil {
			byTable[id] = []form.Line{} // a table may have lost all its lines
		}
	}
	var all []salvaged
	for id, lines := range byTable {
		all = append(all, assemble(id, p.tables[id], lines))
	}
	slices.SortFunc(all, func(a, b salvaged) int {
		return cmp.Or(cmp.Compare(a.table.Revision, b.table.Revision), cmp.Compare(a.table.ID, b.table.ID))
	})
	return all
}
