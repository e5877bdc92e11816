package store

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"

	"hagal/data/store/internal/form"
)

// held is the one connection that changes the file, held for good: when it
// breaks no other takes its place in the middle of a transaction.
type held struct{ *sql.Conn }

// Exec carries a statement out.
func (h held) Exec(query string, args ...any) (sql.Result, error) {
	return h.ExecContext(context.Background(), query, args...)
}

// Query asks for rows.
func (h held) Query(query string, args ...any) (*sql.Rows, error) {
	return h.QueryContext(context.Background(), query, args...)
}

// QueryRow asks for one row.
func (h held) QueryRow(query string, args ...any) *sql.Row {
	return h.QueryRowContext(context.Background(), query, args...)
}

// Prepare reads a statement once.
func (h held) Prepare(query string) (*sql.Stmt, error) {
	return h.PrepareContext(context.Background(), query)
}

// change is a transaction with the revisions its rows get.
type change struct {
	tx       held
	revision int64
	now      int64
	kept     map[string]*sql.Stmt // prepared when the file was opened
	ready    map[string]*sql.Stmt // prepared for this change only
	known    form.Table           // a table as the file has it
	saved    form.Table           // the table this change saved last
	inserted int                  // tables this change made
	inUse    int                  // tables not deleted, 0 before they are counted
}

// often are the statements of a tap: reading them anew each time would take
// longer than carrying them out.
var often = []string{begin, commit, rollback, oneTable, saveTable, form.InsertLine}

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

// Query makes a change a form.Querier.
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
	c := &change{tx: s.conn, revision: s.revision, now: form.Stamp(s.now()), kept: s.often, known: s.recent}
	defer c.forget()
	s.recent = form.Table{} // until the change is on disk
	// Revisions of a change that failed are not given again: traces of it may be in the file.
	defer func() { s.revision = c.revision }()
	if err := f(c); err != nil {
		return err
	}
	if c.revision > form.MaxRevision {
		return fmt.Errorf("%w: there have been %d changes already", ErrLimit, int64(form.MaxRevision))
	}
	lineage, err := s.descend(c)
	if err != nil {
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
	s.acknowledge(c, lineage)
	return nil
}

// next is the revision of the next row written.
func (c *change) next() int64 {
	c.revision++
	return c.revision
}

// table is a table's row; that of the table changed last needs no reading.
func (c *change) table(id ID) (form.Table, error) {
	if id > 0 && c.known.ID == int64(id) {
		return c.known, nil
	}
	return tableRow(c, id)
}

func tableRow(q form.Querier, id ID) (form.Table, error) {
	var t form.Table
	err := form.EachRow(q, oneTable, func(columns []any) (err error) {
		t, err = form.TableFrom(columns)
		return err
	}, int64(id))
	if err == nil && t.ID == 0 {
		err = ErrNotFound
	}
	return t, err
}

// live reads the row of a table that is not deleted.
func (c *change) live(id ID) (form.Table, error) {
	t, err := c.table(id)
	if err == nil && t.Deleted != 0 {
		err = ErrDeleted
	}
	return t, err
}

// save writes a table's row back with a new revision. The clock may have been
// set back; a table never gets younger. What another program changed meanwhile
// is not written over.
func (c *change) save(t form.Table) error {
	before := t.Revision
	t.Revision = c.next()
	t.Changed = max(t.Changed, c.now)
	s, err := c.statement(saveTable)
	if err != nil {
		return err
	}
	done, err := s.Exec(append(t.Values(), before)...)
	if err != nil {
		return err
	}
	if n, err := done.RowsAffected(); err != nil || n != 1 {
		return errors.Join(ErrStale, err)
	}
	c.saved = t
	return nil
}

// insert writes a new table with its first lines; the row says the rest.
func (c *change) insert(t form.Table, text []string) error {
	t.Total, t.Written = len(text), len(text)
	if err := t.Check(); err != nil {
		return err
	}
	if err := c.exec(form.InsertTable, t.Values()...); err != nil {
		return err
	}
	c.inserted++
	c.saved = t
	for i, line := range text {
		if err := c.add(form.Line{ID: form.LineID(t.ID, i+1), Number: i + 1, Text: line}); err != nil {
			return err
		}
	}
	return nil
}

// add writes a line.
func (c *change) add(l form.Line) error { return c.exec(form.InsertLine, l.Values()...) }

const (
	begin     = "BEGIN IMMEDIATE"
	commit    = "COMMIT"
	rollback  = "ROLLBACK"
	oneTable  = form.SelectTable + " WHERE id = ?"
	saveTable = "UPDATE game SET title = ?2, standing = ?3, total = ?4, written = ?5, created = ?6, changed = ?7," +
		" turn = ?8, sum = ?9, note = ?10, archived = ?11, deleted = ?12 WHERE id = ?1 AND turn = ?13"
)

// room takes the room for one table more, or refuses with ErrLimit; deleted ones
// count only by the room they take in the file.
func (c *change) room() error {
	if c.inUse == 0 {
		var pages, most int
		if err := c.tx.QueryRow("SELECT (SELECT page_count FROM pragma_page_count), (SELECT max_page_count FROM pragma_max_page_count)").Scan(&pages, &most); err != nil {
			return err
		}
		if pages > most*3/4 {
			return fmt.Errorf("%w: the file of the tables is nearly as large as it may be; save old tables to a file and delete them", ErrLimit)
		}
		if err := c.tx.QueryRow("SELECT count(*) FROM game WHERE deleted = 0").Scan(&c.inUse); err != nil {
			return err
		}
	}
	if c.inUse++; c.inUse > MaxTables {
		return fmt.Errorf("%w: there are %d tables already; delete some", ErrLimit, MaxTables)
	}
	return nil
}
