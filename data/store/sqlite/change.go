package sqlite

import (
	"cmp"
	"context"
	"database/sql"
	"errors"

	"hagal/data/store"
	"hagal/data/store/internal/book"
	"hagal/data/store/internal/row"
	"hagal/data/store/sqlite/internal/form"
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

// change is a transaction: what a book.Change is written with.
type change struct {
	view     // through the statements of the change itself
	tx       held
	kept     map[string]*sql.Stmt // prepared when the file was opened
	ready    map[string]*sql.Stmt // prepared for this change only
	known    row.Table            // a table as the file has it
	saved    row.Table            // the table this change saved last
	inserted int                  // tables this change made
}

// begin makes a change ready; the transaction is open.
func (s *Store) begin() (*change, *book.Change) {
	c := &change{tx: s.conn, kept: s.often, known: s.recent}
	c.view = view{c}
	return c, &book.Change{Writer: c, Revision: s.revision, Now: row.Stamp(s.now())}
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
func (s *Store) change(op, what string, f func(*book.Change) error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if err := s.writable(); err != nil {
		return explain(op+what, err)
	}
	return explain(op+what, s.commit(op, func(_ *change, c *book.Change) error { return f(c) }))
}

func (s *Store) writable() error {
	switch {
	case s.closed:
		return store.ErrClosed
	case s.writer == nil:
		return store.ErrReadOnly
	}
	return s.present()
}

func (s *Store) commit(op string, f func(*change, *book.Change) error) error {
	if _, err := s.often[begin].Exec(); err != nil {
		return err
	}
	committed := false
	defer func() {
		if !committed {
			s.often[rollback].Exec() // SQLite may have done so by itself
		}
	}()
	c, made := s.begin()
	defer c.forget()
	s.recent = row.Table{} // until the change is on disk
	// Revisions of a change that failed are not given again: traces of it may be in the file.
	defer func() { s.revision = made.Revision }()
	if err := f(c, made); err != nil {
		return err
	}
	if made.Revision > row.MaxRevision {
		return row.Wrong(store.ErrLimit, "there have been {0} changes already", int64(row.MaxRevision))
	}
	lineage, err := s.descend(c, made.Revision)
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
	s.acknowledge(c, made.Revision, lineage)
	return nil
}

const (
	begin     = "BEGIN IMMEDIATE"
	commit    = "COMMIT"
	rollback  = "ROLLBACK"
	saveTable = "UPDATE game SET title = ?2, standing = ?3, total = ?4, written = ?5, created = ?6, changed = ?7," +
		" turn = ?8, sum = ?9, note = ?10, archived = ?11, deleted = ?12 WHERE id = ?1 AND turn = ?13"
)

// Table is a table's row; that of the table changed last needs no reading.
func (c *change) Table(id int64) (row.Table, error) {
	if id > 0 && c.known.ID == id {
		return c.known, nil
	}
	return c.view.Table(id)
}

// Save writes the row of a table back.
func (c *change) Save(t row.Table, before int64) error {
	s, err := c.statement(saveTable)
	if err != nil {
		return err
	}
	done, err := s.Exec(append(t.Values(), before)...)
	if err != nil {
		return err
	}
	if n, err := done.RowsAffected(); err != nil || n != 1 {
		return errors.Join(store.ErrStale, err)
	}
	c.saved = t
	return nil
}

// Insert writes the row of a new table.
func (c *change) Insert(t row.Table) error {
	if err := c.exec(form.InsertTable, t.Values()...); err != nil {
		return err
	}
	c.inserted++
	c.saved = t
	return nil
}

// Add writes a line.
func (c *change) Add(l row.Line) error { return c.exec(form.InsertLine, l.Values()...) }

// Put writes a setting.
func (c *change) Put(v row.Setting) error { return c.exec(form.PutSetting, v.Values()...) }

// InUse is how many tables are not deleted, where the file has room for more.
func (c *change) InUse() (n int, err error) {
	var pages, most int
	if err := c.tx.QueryRow("SELECT (SELECT page_count FROM pragma_page_count), (SELECT max_page_count FROM pragma_max_page_count)").Scan(&pages, &most); err != nil {
		return 0, err
	}
	if pages > most*3/4 {
		return 0, row.Wrong(store.ErrLimit, "the file of the tables is nearly as large as it may be; save old tables to a file and delete them")
	}
	err = c.tx.QueryRow("SELECT count(*) FROM game WHERE deleted = 0").Scan(&n)
	return n, err
}
