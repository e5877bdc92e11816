package sqlite

import (
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"sync"
	"time"

	"hagal/data/store/internal/book"
	"hagal/data/store/internal/row"
	"hagal/data/store/sqlite/internal/salvage"
)

// Store is the open folder. It may be used from several goroutines.
type Store struct {
	book.Book
	dir   string
	id    string // of the store
	now   func() time.Time
	fault func(op string) error

	unlock  func()
	witness *salvage.WitnessFile
	reader  *sql.DB // nil when nothing of a newer version can be read
	writer  *sql.DB // nil when read-only
	conn    held    // the connection of the writer
	often   map[string]*sql.Stmt
	file    os.FileInfo // what was opened, to notice when it goes
	wal     *os.File    // the WAL, for the same reason

	copying  sync.Mutex // one daily copy at a time; taken before mu
	mu       sync.Mutex // one change at a time
	closed   bool
	revision int64           // of the last change
	recent   row.Table       // the table changed last, as the file has it
	last     salvage.Witness // as it was written last
	line     descent
}

// Option changes how a store is opened.
type Option func(*Store)

// WithClock gives the store another clock. It is a seam for tests: the app
// keeps the clock of the machine.
func WithClock(now func() time.Time) Option {
	return func(s *Store) { s.now = now }
}

// WithFault calls f in the middle of each write, with the kind of write; what
// it returns happens instead of the write's end. It is a seam for tests, which
// let the disk refuse there, or stop the program: the app never uses it. The
// kinds are those of the changes ("create", "append", "stand", "rename",
// "archive", "delete", "restore", "duplicate", "setting", "import"), "copy" for
// a copy that has not got its name yet, and those of opening: "open" and "write"
// before anything is touched, "make" before a new file counts, "recover" before
// a repair, "build" before the repaired file counts, "swap" after each file set
// aside, "purge" while tables deleted long ago go. A copy and a change may be
// under way at once, so f may be called from several goroutines.
func WithFault(f func(op string) error) Option {
	return func(s *Store) { s.fault = f }
}

// ReadOnly says whether the tables can only be read, because a newer version
// of the app wrote them.
func (s *Store) ReadOnly() bool { return s.writer == nil }

func noFault(string) error { return nil }

// Close puts everything into one file and lets the next copy of the app in. It
// waits for a daily copy under way.
func (s *Store) Close() error {
	s.copying.Lock()
	defer s.copying.Unlock()
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return nil
	}
	s.closed = true
	return explain("close the tables", s.release())
}

// release closes what is open, the writer after the reader: the last one out
// empties the WAL into the file, and only the writer can.
func (s *Store) release() error {
	var errs []error
	if s.reader != nil {
		errs = append(errs, s.reader.Close())
	}
	for _, st := range s.often {
		errs = append(errs, st.Close())
	}
	if s.wal != nil {
		errs = append(errs, s.saveStranger(), s.wal.Close())
	}
	if s.conn.Conn != nil {
		errs = append(errs, s.conn.Close())
	}
	if s.writer != nil {
		errs = append(errs, s.writer.Close())
	}
	if s.witness != nil {
		errs = append(errs, s.witness.Close())
	}
	if s.unlock != nil {
		s.unlock()
	}
	return errors.Join(errs...)
}

func (s *Store) path(name string) string { return filepath.Join(s.dir, name) }

const lockName = "hagal.lock"
