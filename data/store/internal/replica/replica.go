package replica

import (
	"maps"
	"slices"

	"hagal/data/store/internal/fragment"
	"hagal/data/store/internal/row"
)

// Replica is a replica as it was found.
type Replica struct {
	Store    string // id of the store, "" where there is no replica
	Revision int64  // the highest of its rows
	Whole    bool   // from the snapshot on no entry is missing, and none is damaged
	Snapshot int    // number of the snapshot, 0 where there is none that is whole
	Left     int    // tables that the snapshot had no room for
	Last     int    // number of the newest entry, damaged ones too
	texts    []string
}

// Find puts a replica together from the texts of its entries by their numbers.
// What comes before the newest snapshot counts no more.
func Find(texts map[int]string) Replica {
	r := Replica{Whole: true}
	heads := map[int]Head{}
	var numbers, damaged []int
	for number, text := range texts {
		r.Last = max(r.Last, number)
		h, err := ReadHead(text)
		if err != nil || h.Number != number {
			damaged = append(damaged, number)
			continue
		}
		heads[number] = h
		numbers = append(numbers, number)
		if h.After == 0 {
			r.Snapshot = max(r.Snapshot, number)
		}
	}
	slices.Sort(numbers)
	for _, n := range damaged {
		r.Whole = r.Whole && n < r.Snapshot
	}
	covered := r.Snapshot
	for _, n := range numbers {
		h := heads[n]
		if n < r.Snapshot || r.Store != "" && h.Store != r.Store {
			continue
		}
		r.Whole = r.Whole && r.Snapshot > 0 && h.After <= covered
		r.Store, r.Revision, r.Left, covered = h.Store, max(r.Revision, h.Revision), r.Left+h.Left, n
		r.texts = append(r.texts, texts[n])
	}
	return r
}

// Entries is how many entries count.
func (r Replica) Entries() int { return len(r.texts) }

// Rows are all rows of the replica. Where some of them cannot be read the error
// tells, beside the rest.
func (r Replica) Rows() (*fragment.Pile, error) {
	pile := fragment.NewPile()
	var wrong error
	for _, text := range r.texts {
		if err := ReadRows(text, pile); err != nil && wrong == nil {
			wrong = err
		}
	}
	return pile, wrong
}

// Most is how many bytes of text a snapshot has at most, and what is read of a
// replica at all.
const Most = 16 << 20

// Snapshot are all rows of a store, as many of them as there is room for: the
// settings, then tables in use, those put away, those deleted, of each the one
// changed last first. A table has all its lines or is left out.
func Snapshot(tables map[int64]row.Table, lines map[int64]row.Line, settings map[string]row.Setting) Rows {
	rows := Rows{Settings: slices.Collect(maps.Values(settings))}
	room := Most - rows.Bytes()
	of := map[int64][]row.Line{}
	for _, l := range lines {
		of[l.Table()] = append(of[l.Table()], l)
	}
	for _, t := range byUse(tables) {
		whole := Rows{Tables: []row.Table{t}, Lines: of[t.ID]}
		if room -= whole.Bytes(); room < 0 {
			break
		}
		rows = rows.With(whole)
	}
	return rows
}

// byUse are tables, those needed first before the others.
func byUse(tables map[int64]row.Table) []row.Table {
	list := slices.Collect(maps.Values(tables))
	rank := func(t row.Table) int {
		switch {
		case t.Deleted != 0:
			return 2
		case t.Archived:
			return 1
		}
		return 0
	}
	slices.SortFunc(list, func(a, b row.Table) int {
		if by := rank(a) - rank(b); by != 0 {
			return by
		}
		return int(b.Revision - a.Revision)
	})
	return list
}
