package sqlite

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"hagal/data/store"
	"hagal/data/store/internal/book"
	"hagal/data/store/internal/row"
	"hagal/data/store/sqlite/internal/form"
)

// newerPatience is how long a file of a newer version is read before it is
// called unreadable: what it holds is not known.
const newerPatience = 2 * time.Second

// view reads rows.
type view struct{ form.Querier }

const oneTable = form.SelectTable + " WHERE id = ?"

// Table is the row of a table, or the zero Table.
func (v view) Table(id int64) (row.Table, error) {
	var t row.Table
	err := form.EachRow(v, oneTable, func(columns []any) (err error) {
		t, err = row.TableFrom(columns)
		return err
	}, id)
	return t, err
}

// Tables calls f with every row of a table, the one changed longest ago first.
func (v view) Tables(f func(row.Table) error) error {
	return form.EachRow(v, form.SelectTable+" ORDER BY turn", func(columns []any) error {
		t, err := row.TableFrom(columns)
		if err != nil {
			return err
		}
		return f(t)
	})
}

// Lines are the lines of a table.
func (v view) Lines(t row.Table) ([]string, error) { return form.Lines(v, t) }

// Setting is the value of a setting.
func (v view) Setting(key string) (value string, err error) {
	err = form.EachRow(v, "SELECT value FROM setting WHERE key = ?", func(columns []any) error {
		value, _ = columns[0].(string)
		return nil
	}, key)
	return value, err
}

// Settings calls f with every setting in the order of their keys.
func (v view) Settings(f func(row.Setting) error) error {
	return form.EachRow(v, form.SelectSetting+" ORDER BY key", func(columns []any) error {
		s, err := row.SettingFrom(columns)
		if err != nil {
			return err
		}
		return f(s)
	})
}

// shelf is the store as what keeps the rows of a book.
type shelf struct{ *Store }

// Change runs f in one transaction, which is on disk when it returns nil.
func (s shelf) Change(kind, about string, f func(*book.Change) error) error {
	return s.change(kind, about, f)
}

// Read runs f in one read transaction, apart from changes.
func (s shelf) Read(doing string, f func(book.View) error) error {
	return s.readUntil(context.Background(), doing, func(tx *sql.Tx) error { return f(view{tx}) })
}

// Explain wraps the remedy beside the cause.
func (s shelf) Explain(doing string, err error) error { return explain(doing, err) }

// Now is the time.
func (s shelf) Now() time.Time { return s.now() }

func (s *Store) readUntil(ctx context.Context, doing string, f func(*sql.Tx) error) error {
	if s.reader == nil {
		return explain(doing, store.ErrNewer)
	}
	if s.writer == nil {
		var stop func()
		ctx, stop = context.WithTimeout(ctx, newerPatience)
		defer stop()
	}
	tx, err := s.reader.BeginTx(ctx, nil)
	if err != nil {
		if s.isClosed() {
			err = store.ErrClosed
		}
		return explain(doing, err)
	}
	defer tx.Rollback()
	err = f(tx)
	if s.writer == nil && err != nil && (form.IsDamage(err) || ctx.Err() != nil) {
		err = fmt.Errorf("%w: %w", store.ErrNewer, err) // whole, but of a form we do not know
	}
	return explain(doing, err)
}

func (s *Store) isClosed() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.closed
}
