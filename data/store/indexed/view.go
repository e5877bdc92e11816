//go:build js

package indexed

import (
	"cmp"
	"maps"
	"slices"
	"time"

	"github.com/hack-pad/go-indexeddb/idb"

	"hagal/data/store"
	"hagal/data/store/internal/book"
	"hagal/data/store/internal/row"
)

// shelf is the store as what keeps the rows of a book.
type shelf struct{ *Store }

// Read runs f on what is kept, apart from changes.
func (s shelf) Read(doing string, f func(book.View) error) error {
	s.mu.Lock()
	v, closed := view{s.Store, s.tables, s.settings}, s.closed // changes replace both maps
	s.mu.Unlock()
	if closed {
		return explain(doing, store.ErrClosed)
	}
	return explain(doing, f(v))
}

// Explain wraps the remedy beside the cause.
func (s shelf) Explain(doing string, err error) error { return explain(doing, err) }

// Now is the time.
func (s shelf) Now() time.Time { return s.now() }

// view is the rows of one moment.
type view struct {
	store    *Store
	tables   map[int64]row.Table
	settings map[string]row.Setting
}

// Table is the row of a table, or the zero Table.
func (v view) Table(id int64) (row.Table, error) { return v.tables[id], nil }

// Tables calls f with every row of a table, the one changed longest ago first.
func (v view) Tables(f func(row.Table) error) error {
	for _, t := range byRevision(v.tables) {
		if err := f(t); err != nil {
			return err
		}
	}
	return nil
}

func byRevision(tables map[int64]row.Table) []row.Table {
	return slices.SortedFunc(maps.Values(tables), func(a, b row.Table) int { return cmp.Compare(a.Revision, b.Revision) })
}

// Lines are the lines of a table. Lines are only added: those written after the
// moment of the view are left out.
func (v view) Lines(t row.Table) ([]string, error) { return v.store.lines(t) }

func (s *Store) lines(t row.Table) ([]string, error) {
	within, err := idb.NewKeyRangeBound(lineKey(t.ID, 1), lineKey(t.ID, t.Written), false, false)
	if err != nil {
		return nil, err
	}
	play := row.Room(row.Playback{}, t.Total)
	err = s.each(lineBox, within, func(r record) error {
		if r.unread != nil {
			return r.unread
		}
		l, err := lineOf(r)
		if err != nil {
			return err
		}
		return play.Add(l)
	})
	if err != nil {
		return nil, err
	}
	return play.End(t)
}

// Setting is the value of a setting.
func (v view) Setting(key string) (string, error) { return v.settings[key].Value, nil }

// Settings calls f with every setting in the order of their keys.
func (v view) Settings(f func(row.Setting) error) error {
	for _, key := range slices.Sorted(maps.Keys(v.settings)) {
		if err := f(v.settings[key]); err != nil {
			return err
		}
	}
	return nil
}

// Table is the row of a table as the change has it.
func (c *change) Table(id int64) (row.Table, error) {
	if t, ok := c.tables[id]; ok {
		return t, nil
	}
	return c.Store.tables[id], nil
}

// Tables calls f with every row of a table as the change has it.
func (c *change) Tables(f func(row.Table) error) error {
	return view{tables: over(c.Store.tables, c.tables)}.Tables(f)
}

// Lines are the lines of a table that was there before the change.
func (c *change) Lines(t row.Table) ([]string, error) { return c.lines(t) }

// Setting is the value of a setting as the change has it.
func (c *change) Setting(key string) (string, error) {
	if v, ok := c.settings[key]; ok {
		return v.Value, nil
	}
	return c.Store.settings[key].Value, nil
}

// Settings calls f with every setting as the change has it.
func (c *change) Settings(f func(row.Setting) error) error {
	return view{settings: over(c.Store.settings, c.settings)}.Settings(f)
}

// over is a map with what is newer over it.
func over[K comparable, V any](old, newer map[K]V) map[K]V {
	if len(newer) == 0 {
		return old
	}
	all := maps.Clone(old)
	maps.Copy(all, newer)
	return all
}
