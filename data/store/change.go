package store

import (
	"cmp"
	"database/sql"
	"errors"
	"fmt"
)

// transaction is what is open while a change is made.
type transaction interface {
	querier
	QueryRow(query string, args ...any) *sql.Row
	Prepare(query string) (*sql.Stmt, error)
}

// change is a transaction with the numbers its rows get.
type change struct {
	tx    transaction
	turn  int64
	now   int64
	kept  map[string]*sql.Stmt // prepared when the file was opened
	ready map[string]*sql.Stmt // prepared for this change only
	known row                  // a table as the file has it
	saved row                  // the table this change saved last
	inUse int                  // tables not deleted, 0 before they are counted
}

// often are the statements of a tap: reading them anew each time would take
// longer than carrying them out.
var often = []string{begin, commit, rollback, oneGame, saveGame, insertLine}

// statement prepares a statement once.
func (c *change) statement(query string) (*sql.Stmt, error) {
	if s := cmp.Or(c.kept[query], c.ready[query]); s != nil {
		return s, nil
	}
	s, err := c.tx.Prepare(query)
	if err != nil {
		return nil, err
	}
	if c.ready == nil {
		c.ready = map[string]*sql.Stmt{}
	}
	c.ready[query] = s
	return s, nil
}

// forget closes what only this change needed.
func (c *change) forget() {
	for _, s := range c.ready {
		s.Close()
	}
}

// Query makes a change a querier.
func (c *change) Query(query string, args ...any) (*sql.Rows, error) {
	s, err := c.statement(query)
	if err != nil {
		return nil, err
	}
	return s.Query(args...)
}

func (c *change) exec(query string, args ...any) error {
	s, err := c.statement(query)
	if err == nil {
		_, err = s.Exec(args...)
	}
	return err
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
	if _, err := s.often[begin].Exec(); err != nil {
		return err
	}
	committed := false
	defer func() {
		if !committed {
			s.often[rollback].Exec() // SQLite may have done so by itself
		}
	}()
	c := &change{tx: s.conn, turn: s.turn, now: stamp(s.now()), kept: s.often, known: s.recent}
	defer c.forget()
	s.recent = row{} // until the change is on disk
	// Numbers of a change that failed are not given again: traces of it may be in the file.
	defer func() { s.turn = c.turn }()
	if err := f(c); err != nil {
		return err
	}
	if err := s.fault(op); err != nil {
		return err
	}
	if _, err := s.often[commit].Exec(); err != nil {
		return err
	}
	committed = true
	s.recent = c.saved
	s.mark.set(c.turn)
	return nil
}

// next is the number of the next row written.
func (c *change) next() int64 {
	c.turn++
	return c.turn
}

// game is a table's row; that of the table changed last needs no reading.
func (c *change) game(id ID) (row, error) {
	if id > 0 && c.known.id == id {
		return c.known, nil
	}
	return gameRow(c, id)
}

func gameRow(q querier, id ID) (row, error) {
	var r row
	err := eachRow(q, oneGame, func(columns []any) (err error) {
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
// What another program changed meanwhile is not written over.
func (c *change) save(r row) error {
	before := r.turn
	r.turn = c.next()
	r.changed = max(r.changed, c.now)
	s, err := c.statement(saveGame)
	if err != nil {
		return err
	}
	done, err := s.Exec(append(r.values(), before)...)
	if err != nil {
		return err
	}
	if n, err := done.RowsAffected(); err != nil || n != 1 {
		return errors.Join(ErrStale, err)
	}
	c.saved = r
	return nil
}

// insert writes a new table with its first lines; the row says the rest.
func (c *change) insert(r row, text []string) error {
	r.total, r.written = len(text), len(text)
	if err := r.check(); err != nil {
		return err
	}
	if err := c.exec(insertGame, r.values()...); err != nil {
		return err
	}
	for i, t := range text {
		if err := c.add(line{lineID(r.id, i+1), i + 1, t}); err != nil {
			return err
		}
	}
	return nil
}

// add writes a line.
func (c *change) add(l line) error {
	return c.exec(insertLine, l.id, int64(l.game()), int64(l.number), l.text, l.sum())
}

const (
	begin    = "BEGIN IMMEDIATE"
	commit   = "COMMIT"
	rollback = "ROLLBACK"
	oneGame  = selectGame + " WHERE id = ?"
	saveGame = "UPDATE game SET title = ?2, standing = ?3, total = ?4, written = ?5, created = ?6, changed = ?7," +
		" turn = ?8, sum = ?9, note = ?10, archived = ?11, deleted = ?12 WHERE id = ?1 AND turn = ?13"
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
