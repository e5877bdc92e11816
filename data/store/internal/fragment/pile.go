// Package fragment puts tables together from what is left of damaged storage.
package fragment

import (
	"cmp"
	"maps"
	"slices"

	"hagal/data/store/internal/row"
)

// Pile is the whole rows found in damaged storage. Of two rows of a table the
// newer one counts; lines never change.
type Pile struct {
	Tables   map[int64]row.Table
	Lines    map[int64]row.Line
	Settings map[string]row.Setting
	Lineages []row.Lineage // of settings that hold one, as they were found
}

// NewPile is a pile with nothing on it.
func NewPile() *Pile {
	return &Pile{map[int64]row.Table{}, map[int64]row.Line{}, map[string]row.Setting{}, nil}
}

// KeepSetting takes a setting that is whole.
func (p *Pile) KeepSetting(v row.Setting) {
	if l, ok := row.ParseLineage(v.Value); ok && v.Key == row.LineageKey {
		p.Lineages = append(p.Lineages, l)
	}
	if v.Revision > p.Settings[v.Key].Revision {
		p.Settings[v.Key] = v
	}
}

// KeepLine takes a line that is whole.
func (p *Pile) KeepLine(l row.Line) {
	if _, there := p.Lines[l.ID]; !there {
		p.Lines[l.ID] = l
	}
}

// KeepTable takes the row of a table that is whole.
func (p *Pile) KeepTable(t row.Table) {
	if t.Revision > p.Tables[t.ID].Revision {
		p.Tables[t.ID] = t
	}
}

// Empty says whether nothing was found.
func (p *Pile) Empty() bool {
	return len(p.Tables) == 0 && len(p.Lines) == 0 && len(p.Settings) == 0
}

// Merge takes all rows of others.
func (p *Pile) Merge(o *Pile) {
	for _, t := range o.Tables {
		p.KeepTable(t)
	}
	for _, l := range o.Lines {
		p.KeepLine(l)
	}
	for key, v := range o.Settings {
		if v.Revision > p.Settings[key].Revision {
			p.Settings[key] = v
		}
	}
}

// Fits says whether others may be of the same store where no lineage tells:
// some of their lines are the same, and none is another.
func (p *Pile) Fits(o *Pile) bool {
	same, other := p.compare(o)
	return !other && (same || len(p.Lines) == 0)
}

// Contradicts says whether others cannot be of the same past: one of their
// lines or tables is another.
func (p *Pile) Contradicts(o *Pile) bool {
	_, other := p.compare(o)
	return other
}

// compare says whether some lines of others are the same, and whether one of
// their lines or tables is another.
func (p *Pile) compare(o *Pile) (same, other bool) {
	for id, l := range o.Lines {
		have, there := p.Lines[id]
		same, other = same || there && have == l, other || there && have != l
	}
	for id, t := range o.Tables {
		have, there := p.Tables[id]
		other = other || there && have.Created != t.Created
	}
	return same, other
}

// Newest is the highest revision any row tells of.
func (p *Pile) Newest() (revision int64) {
	for _, t := range p.Tables {
		revision = max(revision, t.Revision)
	}
	for _, v := range p.Settings {
		revision = max(revision, v.Revision)
	}
	for id := range p.Lines {
		revision = max(revision, row.Line{ID: id}.Table())
	}
	return revision
}

// Assemble puts together what was found, the table changed longest ago first.
func (p *Pile) Assemble() []Table {
	byTable := map[int64][]row.Line{}
	for _, id := range slices.Sorted(maps.Keys(p.Lines)) {
		l := p.Lines[id]
		byTable[l.Table()] = append(byTable[l.Table()], l)
	}
	for id := range p.Tables {
		if byTable[id] == nil {
			byTable[id] = []row.Line{} // a table may have lost all its lines
		}
	}
	var all []Table
	for id, lines := range byTable {
		all = append(all, assemble(id, p.Tables[id], lines))
	}
	slices.SortFunc(all, func(a, b Table) int {
		return cmp.Or(cmp.Compare(a.Row.Revision, b.Row.Revision), cmp.Compare(a.Row.ID, b.Row.ID))
	})
	return all
}
