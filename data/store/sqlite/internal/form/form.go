// Package form is the form of the SQLite file: its tables in SQL, and the way to
// its rows.
package form

import (
	"database/sql"
	"errors"

	"hagal/data/store/internal/row"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// IsDamage tells a damaged file from a disk, folder or lock that is in the way.
// A plain SQL error counts: our own statements fail only on a form that is not ours.
func IsDamage(err error) bool {
	var sq *sqlite.Error
	if !errors.As(err, &sq) {
		return errors.Is(err, row.ErrDamaged)
	}
	switch sq.Code() & 0xff {
	case sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR,
		sqlite3.SQLITE_FORMAT, sqlite3.SQLITE_SCHEMA, sqlite3.SQLITE_MISMATCH, sqlite3.SQLITE_TOOBIG:
		return true
	}
	// A journal that was never taken back is none of ours but in a file being made.
	return sq.Code() == sqlite3.SQLITE_IOERR_SHORT_READ || sq.Code() == sqlite3.SQLITE_READONLY_ROLLBACK
}

// Querier is a connection or a transaction.
type Querier interface {
	Query(query string, args ...any) (*sql.Rows, error)
}

// EachRow calls f with the columns of each row; text comes as string.
func EachRow(q Querier, query string, f func(columns []any) error, args ...any) error {
	rows, err := q.Query(query, args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	names, err := rows.Columns()
	if err != nil {
		return err
	}
	columns, into := make([]any, len(names)), make([]any, len(names))
	for i := range columns {
		into[i] = &columns[i]
	}
	for rows.Next() {
		if err := rows.Scan(into...); err != nil {
			return err
		}
		if err := f(columns); err != nil {
			return err
		}
	}
	return rows.Err()
}
