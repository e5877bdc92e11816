//go:build js

package indexed

import (
	"context"
	"errors"
	"sync"
	"time"

	"github.com/hack-pad/go-indexeddb/idb"

	"hagal/data/store/internal/book"
	"hagal/data/store/internal/row"
)

// Store is the open database. It may be used from several goroutines, none of
// them the one that a browser's event runs on: that would wait for itself.
type Store struct {
	book.Book
	name   string
	now    func() time.Time
	fault  func(op string) error
	busy   func(bool)
	db     *idb.Database
	unlock func()
	newer  bool // a newer version made the database: it can only be read

	mu       sync.Mutex // one change at a time
	closed   bool
	broken   error // a change of which it is not known whether it was kept
	revision int64 // of the last change
	id       string
	lineage  string // to be kept with the first change, "" once it is
	tables   map[int64]row.Table
	settings map[string]row.Setting
	beside   beside
}

// Option changes how a store is opened.
type Option func(*Store)

// WithClock gives the store another clock. It is a seam for tests.
func WithClock(now func() time.Time) Option {
	return func(s *Store) { s.now = now }
}

// WithFault calls f before each write counts, with the kind of change as
// sqlite.WithFault lists them, or "replica"; what it returns happens instead. It
// is a seam for tests.
func WithFault(f func(op string) error) Option {
	return func(s *Store) { s.fault = f }
}

// WithBusy calls f with true when a change begins to be written and with false
// when it has ended, for who must hold something back meanwhile.
func WithBusy(f func(bool)) Option {
	return func(s *Store) { s.busy = f }
}

// ReadOnly says whether the tables can only be read, because a newer version
// of the app wrote them.
func (s *Store) ReadOnly() bool { return s.newer }

// Close closes the database and lets the next tab in.
func (s *Store) Close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return nil
	}
	s.closed = true
	return explain("close the tables", s.release())
}

func (s *Store) release() error {
	var err error
	if s.db != nil {
		err = s.db.Close()
	}
	if s.unlock != nil {
		s.unlock()
	}
	return err
}

// patience is how long a browser may take for one answer.
const patience = 30 * time.Second

func soon() (context.Context, context.CancelFunc) {
	return context.WithTimeout(context.Background(), patience)
}

// errSilent is an answer that never came.
var errSilent = errors.New("the browser does not answer")
