//go:build js

package indexed

import (
	"context"
	"maps"
	"slices"
	"strings"
	"syscall/js"

	"hagal/data/store"
	"hagal/data/store/internal/fragment"
	"hagal/data/store/internal/row"
)

// findings are what reading every record found.
type findings struct {
	pile *fragment.Pile
	bad  []damaged
	torn map[int64]bool // tables that do not have the lines they say
	what string         // the first thing that was wrong
	more []store.Detail // of what
	back map[int64]bool // tables with rows that came back from the replica
	lost []write        // rows that came back from the replica
	all  bool           // nothing is missing that the replica ever had
	gone bool           // the replica is damaged too
	left int            // tables that are not back because the replica had no room for them
}

// damaged is a record that is not whole.
type damaged struct {
	box string
	record
}

func (f *findings) blame(err error) {
	if f.what == "" {
		f.what, f.more = strings.TrimPrefix(err.Error(), store.ErrDamaged.Error()+": "), store.DetailsOf(err)
	}
}

// take keeps a record that is whole, and blames one that is not.
func (f *findings) take(box string, r record, keep func() error) {
	err := r.unread
	if err == nil {
		err = keep()
	}
	if err != nil {
		f.bad = append(f.bad, damaged{box, r})
		f.blame(err)
	}
}

// examine reads every record and holds it against its checksum, and the lines
// of each table against what the table says it has.
func (s *Store) examine() (findings, error) {
	f := findings{pile: fragment.NewPile(), torn: map[int64]bool{}}
	for box, keep := range map[string]func(record) error{
		gameBox: func(r record) error {
			t, err := gameOf(r)
			if err == nil {
				f.pile.KeepTable(t)
			}
			return err
		},
		lineBox: func(r record) error {
			l, err := lineOf(r)
			if err == nil {
				f.pile.KeepLine(l)
			}
			return err
		},
		wordBox: func(r record) error {
			v, err := settingOf(r)
			if err == nil {
				f.pile.KeepSetting(v)
			}
			return err
		},
	} {
		err := s.each(box, nil, func(r record) error {
			f.take(box, r, func() error { return keep(r) })
			return nil
		})
		if err != nil {
			return f, err
		}
	}
	f.findTorn()
	return f, nil
}

// findTorn plays every table back.
func (f *findings) findTorn() {
	plays := map[int64]*row.Playback{}
	for _, id := range slices.Sorted(maps.Keys(f.pile.Lines)) {
		l := f.pile.Lines[id]
		play := plays[l.Table()]
		if play == nil {
			play = &row.Playback{}
			plays[l.Table()] = play
		}
		if f.torn[l.Table()] {
			continue
		}
		if err := play.Add(l); err != nil {
			f.torn[l.Table()] = true
			f.blame(err)
		}
	}
	for id := range plays {
		if f.pile.Tables[id].ID == 0 {
			f.torn[id] = true
			f.blame(row.Wrong(nil, "lines of a table {0} that is not there", id))
		}
	}
	for id, t := range f.pile.Tables {
		play := plays[id]
		if play == nil {
			play = &row.Playback{}
		}
		if _, err := play.End(t); err != nil {
			f.torn[id] = true
			f.blame(err)
		}
	}
}

// mend sets aside what is damaged, keeps what came back from the replica, and
// builds what can be read of torn tables anew, in one transaction, and tells of
// it. After it the pile is what the database has.
func (s *Store) mend(found findings, report *store.Report) error {
	s.revision = found.pile.Newest()
	s.settings, s.tables = found.pile.Settings, map[int64]row.Table{}
	for id, t := range found.pile.Tables {
		if !found.torn[id] {
			s.tables[id] = t
		}
	}
	if found.what == "" {
		return nil
	}
	report.Damage, report.Details = found.what, found.more
	var writes []write
	for _, d := range found.bad {
		kept := d.value
		if d.unread != nil {
			kept = js.ValueOf("could not be read: " + d.unread.Error())
		}
		writes = append(writes, aside(d.box, d.key, kept), write{box: d.box, key: d.key})
	}
	writes = append(writes, found.lost...)
	for _, t := range found.pile.Assemble() {
		switch {
		case found.torn[t.Row.ID]:
			writes = append(writes, s.rebuild(t, found.pile, report)...)
		case found.back[t.Row.ID] && t.Row.Deleted == 0:
			report.Recovered = append(report.Recovered, store.Recovered{Title: t.Row.Title, Lines: t.Row.Total})
		}
	}
	if err := s.fault("recover"); err != nil {
		return err
	}
	return s.write(writes)
}

// aside keeps a record in the box of those set aside. A key may be of any kind
// that a browser takes; both are kept as they were found.
func aside(box string, key, value js.Value) write {
	return write{box: asideBox, value: js.ValueOf([]any{box, key, value})}
}

// rebuild puts a torn table aside and what can be read of it in its place.
func (s *Store) rebuild(t fragment.Table, pile *fragment.Pile, report *store.Report) (writes []write) {
	id := t.Row.ID
	delete(pile.Tables, id)
	for _, l := range t.Lines {
		delete(pile.Lines, l.ID)
	}
	old := t.Row.Values()
	writes = append(writes, aside(gameBox, gameKey(id), plain(old)), write{box: gameBox, key: gameKey(id)})
	for _, l := range t.Lines {
		w := lineWrite(l)
		writes = append(writes, aside(lineBox, w.key, w.value), write{box: lineBox, key: w.key})
	}
	report.Recovered = append(report.Recovered, store.Recovered{Title: t.Row.Title, Lines: len(t.Text), Missing: t.Lost})
	if len(t.Text) == 0 {
		return writes
	}
	t.Whole = false // it gets an id of its own: its old places are not mixed with the new
	s.revision++
	r, lines := t.Rebuilt(s.revision)
	s.tables[r.ID] = r
	pile.KeepTable(r)
	writes = append(writes, write{gameBox, gameKey(r.ID), plain(r.Values()), true})
	for _, l := range lines {
		pile.KeepLine(l)
		writes = append(writes, lineWrite(l))
	}
	return writes
}

// Check reads every record of the store and holds it against its checksum, as
// the start does. What is damaged is told in Health and repaired by the next
// start; an error means that the check could not be made, or that the context
// ended it.
func (s *Store) Check(ctx context.Context) (store.Health, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return store.Health{}, explain("check the tables", store.ErrClosed)
	}
	found, err := s.examine()
	if err == nil {
		err = ctx.Err()
	}
	if err != nil {
		return store.Health{}, explain("check the tables", err)
	}
	return store.Health{Damage: found.what, Tables: len(found.pile.Tables), Lines: len(found.pile.Lines), Revision: s.revision}, nil
}
