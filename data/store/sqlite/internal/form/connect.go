package form

import (
	"database/sql"
	"net/url"
	"path/filepath"
	"strings"

	_ "modernc.org/sqlite" // the driver, without cgo
)

// On macOS and iOS only fullfsync waits for the disk itself; elsewhere it changes nothing.
const (
	writerParams = "_pragma=busy_timeout(5000)&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_pragma=fullfsync(1)&_pragma=checkpoint_fullfsync(1)" +
		"&_pragma=foreign_keys(1)&_pragma=wal_autocheckpoint(0)&_pragma=max_page_count(60000)&_txlock=immediate" // pages: less than the most a file may have at the next start
	frozenParams = "mode=ro&immutable=1&_pragma=trusted_schema(0)&_pragma=cell_size_check(1)"
	readerParams = "mode=ro&_pragma=busy_timeout(5000)&_pragma=trusted_schema(0)&_pragma=cell_size_check(1)"
)

// OpenWriter opens the one connection that changes the file.
func OpenWriter(path string) (*sql.DB, error) {
	db, err := sql.Open("sqlite", source(path, writerParams))
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1)
	return db, db.Ping()
}

// OpenReader opens connections that cannot change the file: two, and one for
// the daily copy.
func OpenReader(path string) (*sql.DB, error) {
	db, err := sql.Open("sqlite", source(path, readerParams))
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(3)
	return db, db.Ping()
}

// OpenFrozen opens a connection to a file that nobody changes. It looks for
// nothing beside the file and leaves nothing there.
func OpenFrozen(path string) (*sql.DB, error) {
	db, err := sql.Open("sqlite", source(path, frozenParams))
	if err != nil {
		return nil, err
	}
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
