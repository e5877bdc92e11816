package store

import (
	"database/sql"
	"fmt"
)

// change is a transaction with the numbers its rows get.
type change struct {
	tx      *sql.Tx
	turn    int64
	now     int64
	addLine *sql.Stmt // prepared once for the many lines of an import
	inUse   int       // tables not deleted, 0 before they are counted
}

// change runs f in one transaction, which is on disk when it returns nil.
// Nothing has changed when it returns an error.
func (s *Store) change(op, what string, f func(*change) error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if err := s.writable(); err != nil {
		return explain(op+what, err)
	}
	return explain(op+what, s.commit(op, f))
}

func (s *Store) writable() error {
	switch {
	case s.closed:
		return ErrClosed
	case s.writer == nil:
		return ErrReadOnly
	}
	return s.present()
}

func (s *Store) commit(op string, f func(*change) error) error {
	tx, err := s.writer.Begin()
	if err != nil {
		return err
	}
	defer tx.Rollback()
	c := &change{tx: tx, turn: s.turn, now: stamp(s.now())}
	// Numbers of a change that failed are not given again: traces of it may be in the file.
	defer func() { s.turn = c.turn }()
	if err := f(c); err != nil {
		return err
	}
	if err := s.fault(op); err != nil {
		return err
	}
	if err := tx.Commit(); err != nil {
		return err
	}
	s.mark.set(c.turn)
	return nil
}

// next is the number of the next row written.
func (c *change) next() int64 {
	c.turn++
	return c.turn
}

// game reads a table's row.
func (c *change) game(id ID) (row, error) { return gameRow(c.tx, id) }

func gameRow(q querier, id ID) (row, error) {
	var r row
	err := eachRow(q, selectGame+" WHERE id = ?", func(columns []any) (err error) {
		r, err = rowFrom(columns)
		return err
	}, id)
	if err == nil && r.id == 0 {
		err = ErrNotFound
	}
	return r, err
}

// live reads the row of a table that is not deleted.
func (c *change) live(id ID) (row, error) {
	r, err := c.game(id)
	if err == nil && r.deleted != 0 {
		err = ErrDeleted
	}
	return r, err
}

// save writes a table's row back with a new number. The clock may have been
// set back; a table never gets younger.
func (c *change) save(r row) error {
	r.turn = c.next()
	r.changed = max(r.changed, c.now)
	v := r.values()
	_, err := c.tx.Exec("UPDATE game SET title = ?2, standing = ?3, total = ?4, written = ?5, created = ?6, changed = ?7,"+
		" turn = ?8, sum = ?9, note = ?10, archived = ?11, deleted = ?12 WHERE id = ?1", v...)
	return err
}

// insert writes a new table with its first lines; the row says the rest.
func (c *change) insert(r row, text []string) error {
	r.total, r.written = len(text), len(text)
	if err := r.check(); err != nil {
		return err
	}
	_, err := c.tx.Exec(insertGame, r.values()...)
	if err != nil {
		return err
	}
	for i, t := range text {
		if err := c.add(line{lineID(r.id, i+1), i + 1, t}); err != nil {
			return err
		}
	}
	return nil
}

// add writes a line. The transaction closes what was prepared.
func (c *change) add(l line) (err error) {
	if c.addLine == nil {
		if c.addLine, err = c.tx.Prepare(insertLine); err != nil {
			return err
		}
	}
	_, err = c.addLine.Exec(l.id, int64(l.game()), int64(l.number), l.text, l.sum())
	return err
}

const (
	insertGame = "INSERT INTO game (" + gameColumns + ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
	insertLine = "INSERT INTO line (id, game, number, text, sum) VALUES (?, ?, ?, ?, ?)"
)

// room takes the room for one table more, or refuses; deleted ones take none.
func (c *change) room() error {
	if c.inUse == 0 {
		if err := c.tx.QueryRow("SELECT count(*) FROM game WHERE deleted = 0").Scan(&c.inUse); err != nil {
			return err
		}
	}
	if c.inUse++; c.inUse > MaxTables {
		return fmt.Errorf("%w: there are %d tables already; delete some", ErrLimit, MaxTables)
	}
	return nil
}

// read runs f in one read transaction, apart from changes.
func (s *Store) read(doing string, f func(*sql.Tx) error) error {
	tx, err := s.reader.Begin()
	if err != nil {
		if s.isClosed() {
			err = ErrClosed
		}
		return explain(doing, err)
	}
	defer tx.Rollback()
	err = f(tx)
	if s.writer == nil && isDamage(err) {
		err = ErrNewer // whole, but of a form we do not know
	}
	return explain(doing, err)
}

func (s *Store) isClosed() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.closed
}
