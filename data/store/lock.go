package store

import (
	"context"
	"database/sql"
	"errors"
	"os"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// lock keeps a second copy of the app out. It is an empty SQLite file held in
// an exclusive transaction: SQLite locks in the same way on Linux, macOS and
// Windows, and the system lets go when the process dies, however it dies.
type lock struct {
	db   *sql.DB
	conn *sql.Conn
}

func takeLock(path string) (*lock, error) {
	l, err := tryLock(path)
	var sq *sqlite.Error
	if errors.As(err, &sq) && sq.Code()&0xff == sqlite3.SQLITE_NOTADB {
		// Something was written into it; nobody holds it, or the answer were "busy".
		if err := os.Truncate(path, 0); err != nil {
			return nil, err
		}
		return tryLock(path)
	}
	return l, err
}

func tryLock(path string) (*lock, error) {
	db, err := sql.Open("sqlite", source(path, "_pragma=busy_timeout(300)"))
	if err != nil {
		return nil, err
	}
	conn, err := db.Conn(context.Background())
	if err != nil {
		db.Close()
		return nil, err
	}
	if _, err := conn.ExecContext(context.Background(), "BEGIN EXCLUSIVE"); err != nil {
		conn.Close()
		db.Close()
		return nil, err
	}
	return &lock{db, conn}, nil
}

func (l *lock) release() {
	l.conn.Close()
	l.db.Close()
}
