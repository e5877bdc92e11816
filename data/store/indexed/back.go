//go:build js

package indexed

import (
	"hagal/data/store/internal/fragment"
	"hagal/data/store/internal/replica"
	"hagal/data/store/internal/row"
)

// bringBack fills what the database lacks from the replica. The database is
// what counts: the replica is asked only where the database is damaged, has an
// older revision or has no table, and only the one of the same store or of a
// database without tables. Of two rows the one with the higher revision counts.
func (f *findings) bringBack(from replica.Replica) {
	have := f.pile
	f.gone = from.Last > 0 && !from.Whole
	empty, sound := len(have.Tables) == 0, f.what == "" && from.Revision <= have.Newest()
	if from.Store == "" || sound && !empty {
		return
	}
	l, known := row.ParseLineage(have.Settings[row.LineageKey].Value)
	if !empty && known && l.Store != from.Store {
		return
	}
	kept, wrong := from.Rows()
	dropped := empty && len(kept.Tables) > 0
	switch {
	case have.Contradicts(kept), !empty && !known && !have.Fits(kept):
		return
	case sound && !dropped:
		return
	}
	f.gone = f.gone || wrong != nil
	f.all = !f.gone && from.Left == 0
	if dropped {
		f.left = from.Left
		f.blame(f.dropped())
	} else {
		f.blame(row.Wrong(nil, "the browser lost the last changes"))
	}
	f.pile, f.torn = fragment.NewPile(), map[int64]bool{}
	f.pile.Merge(have)
	f.pile.Merge(kept)
	f.findTorn()
	f.restore(have)
}

// dropped tells that the database has no table any more.
func (f *findings) dropped() error {
	if f.gone {
		return row.Wrong(nil, "the browser dropped the tables, and what was kept of them a second time is damaged too")
	}
	return row.Wrong(nil, "the browser dropped the tables")
}

// restore notes which rows the database lacks of the pile, but for tables that
// are torn all the same: they are built anew.
func (f *findings) restore(have *fragment.Pile) {
	f.back = map[int64]bool{}
	for id, t := range f.pile.Tables {
		if have.Tables[id] != t && !f.torn[id] {
			f.back[id] = true
			f.lost = append(f.lost, write{box: gameBox, key: gameKey(id), value: plain(t.Values())})
		}
	}
	for id, l := range f.pile.Lines {
		if have.Lines[id] != l && !f.torn[l.Table()] {
			f.back[l.Table()] = true
			w := lineWrite(l)
			w.fresh = false
			f.lost = append(f.lost, w)
		}
	}
	for key, v := range f.pile.Settings {
		if have.Settings[key] != v {
			f.lost = append(f.lost, settingWrite(v))
		}
	}
}
