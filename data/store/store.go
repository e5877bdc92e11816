package store

import (
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"time"
)

// Store is the open folder. It may be used from several goroutines.
type Store struct {
	dir   string
	now   func() time.Time
	fault func(op string) error

	unlock func()
	mark   *mark
	reader *sql.DB
	writer *sql.DB // nil when read-only
	conn   held    // the connection of the writer
	often  map[string]*sql.Stmt
	recent row         // the table changed last, as the file has it
	file   os.FileInfo // what was opened, to notice when it goes

	copying sync.Mutex // one daily copy at a time; taken before mu
	mu      sync.Mutex // one change at a time
	turn    int64      // number of the last change
	closed  bool
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
// "note", "archive", "delete", "restore", "duplicate", "setting", "import"),
// "copy" for a copy that has not got its name yet, and those of opening:
// "open" and "write" before anything is touched, "migrate" before a change of
// version counts, "recover" before a repair, "build" before the new file
// counts, "swap" after each file set aside. A copy and a change may be under
// way at once, so f may be called from several goroutines.
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
	if s.conn.Conn != nil {
		errs = append(errs, s.conn.Close())
	}
	if s.writer != nil {
		errs = append(errs, s.writer.Close())
	}
	if s.mark != nil {
		errs = append(errs, s.mark.close())
	}
	if s.unlock != nil {
		s.unlock()
	}
	return errors.Join(errs...)
}

func (s *Store) path(name string) string { return filepath.Join(s.dir, name) }

const (
	fileName   = "hagal.db"
	lockName   = "hagal.lock"
	markName   = "hagal.mark"
	copiesName = "copies"
)

// present says whether the file is still the one that was opened: a system may
// let a program go on writing into a file that nobody can find again.
func (s *Store) present() error {
	now, err := os.Stat(s.path(fileName))
	if err != nil || !os.SameFile(now, s.file) {
		return fmt.Errorf("%w: %s", ErrFolderGone, s.dir)
	}
	return nil
}
