//go:build js

package indexed

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"syscall/js"

	"github.com/hack-pad/go-indexeddb/idb"

	"hagal/data/store"
	"hagal/data/store/internal/book"
	"hagal/data/store/internal/replica"
	"hagal/data/store/internal/row"
)

// write is one record to be written, or removed where it has no value.
type write struct {
	box        string
	key, value js.Value
	fresh      bool // there must be none with this key yet
}

// change is a change put together in memory: nothing of it is written before
// all of it is known.
type change struct {
	*Store
	writes   []write
	tables   map[int64]row.Table
	added    []row.Line
	settings map[string]row.Setting
}

// rows are what the change wrote.
func (c *change) rows() replica.Rows {
	return replica.Rows{
		Tables: slices.Collect(maps.Values(c.tables)), Lines: c.added, Settings: slices.Collect(maps.Values(c.settings)),
	}
}

// Change runs f and writes what it did in one transaction.
func (s shelf) Change(kind, about string, f func(*book.Change) error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return explain(kind+about, s.commit(kind, f))
}

func (s *Store) writable() error {
	switch {
	case s.closed:
		return store.ErrClosed
	case s.newer:
		return store.ErrReadOnly
	}
	return s.broken
}

func (s *Store) commit(kind string, f func(*book.Change) error) error {
	if err := s.writable(); err != nil {
		return err
	}
	c := &change{Store: s, tables: map[int64]row.Table{}, settings: map[string]row.Setting{}}
	made := &book.Change{Writer: c, Revision: s.revision, Now: row.Stamp(s.now())}
	// Revisions of a change that failed are not given again.
	defer func() { s.revision = made.Revision }()
	if err := f(made); err != nil {
		return err
	}
	if made.Revision > row.MaxRevision {
		return row.Wrong(store.ErrLimit, "there have been {0} changes already", row.MaxRevision)
	}
	if s.lineage != "" && made.Revision > s.revision {
		c.Put(row.Setting{Key: row.LineageKey, Value: s.lineage, Revision: made.Revision})
	}
	if err := s.fault(kind); err != nil {
		return err
	}
	s.busy(true)
	defer s.busy(false)
	if err := s.write(c.writes); err != nil {
		return err
	}
	s.tables, s.settings = over(s.tables, c.tables), over(s.settings, c.settings)
	s.lineage = ""
	s.keepBeside(c.rows())
	s.testify(made.Revision)
	return nil
}

// write carries writes out in one transaction and returns when the browser has
// told that all of them are kept.
func (s *Store) write(writes []write) (err error) {
	if len(writes) == 0 {
		return nil
	}
	defer guard(&err)
	s.busy(true)
	defer s.busy(false)
	tx, err := s.db.TransactionWithOptions(idb.TransactionOptions{
		Mode: idb.TransactionReadWrite, Durability: idb.DurabilityStrict,
	}, boxes[0], boxes[1:]...)
	if err != nil {
		return err
	}
	for _, w := range writes {
		if err := put(tx, w); err != nil {
			return errors.Join(err, tx.Abort())
		}
	}
	ctx, stop := soon()
	defer stop()
	err = tx.Await(ctx)
	if ctx.Err() != nil {
		s.broken = fmt.Errorf("%w: %w", store.ErrDisk, errSilent)
	}
	return err
}

func put(tx *idb.Transaction, w write) error {
	objects, err := tx.ObjectStore(w.box)
	if err != nil {
		return err
	}
	switch {
	case w.value.IsUndefined():
		_, err = objects.Delete(w.key)
	case w.key.IsUndefined():
		_, err = objects.Add(w.value)
	case w.fresh:
		_, err = objects.AddKey(w.key, w.value)
	default:
		_, err = objects.PutKey(w.key, w.value)
	}
	return err
}

// Save writes the row of a table back.
func (c *change) Save(t row.Table, before int64) error {
	if have, _ := c.Table(t.ID); have.Revision != before {
		return store.ErrStale
	}
	c.keepTable(t, false)
	return nil
}

// Insert writes the row of a new table.
func (c *change) Insert(t row.Table) error {
	c.keepTable(t, true)
	return nil
}

func (c *change) keepTable(t row.Table, fresh bool) {
	c.tables[t.ID] = t
	c.writes = append(c.writes, write{gameBox, gameKey(t.ID), plain(t.Values()), fresh})
}

// Add writes a line.
func (c *change) Add(l row.Line) error {
	c.added = append(c.added, l)
	c.writes = append(c.writes, lineWrite(l))
	return nil
}

func lineWrite(l row.Line) write {
	return write{lineBox, lineKey(l.Table(), l.Place()), plain([]any{int64(l.Number), l.Text, l.Sum()}), true}
}

// Put writes a setting.
func (c *change) Put(v row.Setting) error {
	c.settings[v.Key] = v
	c.writes = append(c.writes, settingWrite(v))
	return nil
}

func settingWrite(v row.Setting) write {
	return write{wordBox, js.ValueOf(v.Key), plain(v.Values()[1:]), false}
}

// InUse is how many tables are not deleted.
func (c *change) InUse() (n int, err error) {
	err = c.Tables(func(t row.Table) error {
		if t.Deleted == 0 {
			n++
		}
		return nil
	})
	return n, err
}
