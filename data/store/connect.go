package store

import (
	"context"
	"database/sql"
	"net/url"
	"path/filepath"
	"strings"

	_ "modernc.org/sqlite" // the driver, without cgo
)

// On macOS and iOS only fullfsync waits for the disk itself; elsewhere it changes nothing.
const (
	writerParams = "_pragma=busy_timeout(5000)&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_pragma=fullfsync(1)&_pragma=checkpoint_fullfsync(1)" +
		"&_pragma=foreign_keys(1)&_txlock=immediate"
	readerParams = "mode=ro&_pragma=busy_timeout(5000)&_pragma=trusted_schema(0)&_pragma=cell_size_check(1)"
)

// openWriter opens the one connection that changes the file.
func openWriter(path string) (*sql.DB, error) {
	db, err := sql.Open("sqlite", source(path, writerParams))
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1)
	return db, db.Ping()
}

// openReader opens connections that cannot change the file: two, and one for
// the daily copy.
func openReader(path string) (*sql.DB, error) {
	db, err := sql.Open("sqlite", source(path, readerParams))
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(3)
	return db, db.Ping()
}

// source writes a path as the URI SQLite wants: without "file:" it would
// ignore mode=ro, and a "?" or "%" in a folder's name must not be read as ours.
func source(path, params string) string {
	p := filepath.ToSlash(path)
	switch {
	case strings.HasPrefix(p, "//"): // a Windows share
		p = "//" + p
	case !strings.HasPrefix(p, "/"): // a Windows drive
		p = "/" + p
	}
	return "file:" + (&url.URL{Path: p}).EscapedPath() + "?" + params
}

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

// querier is a connection or a transaction.
type querier interface {
	Query(query string, args ...any) (*sql.Rows, error)
}

// eachRow calls f with the columns of each row; text comes as string.
func eachRow(q querier, query string, f func(columns []any) error, args ...any) error {
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
