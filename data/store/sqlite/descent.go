package sqlite

import (
	"errors"
	"fmt"
	"os"

	"hagal/data/store"
	"hagal/data/store/internal/row"
	"hagal/data/store/sqlite/internal/plain"
	"hagal/data/store/sqlite/internal/salvage"
)

// descent keeps the lineage of the file: the first change of each WAL has a new
// generation in it, so that a WAL tells by itself which file it belongs to.
type descent struct {
	row.Lineage
	due     bool   // the next change begins a generation
	salts   uint64 // of the WAL
	tables  int    // rows of tables, also those deleted
	changes int    // since the WAL was emptied into the file
	every   int    // changes after which it is, 0 for usualChanges
}

const (
	usualChanges = 400
	largeWAL     = 8 << 20 // bytes after which it is emptied whatever the changes
)

// descend writes a new generation with a change, if one is due.
func (s *Store) descend(c *change, revision int64) (row.Lineage, error) {
	if !s.line.due || revision == s.revision {
		return s.line.Lineage, nil
	}
	next := s.line.Next()
	return next, c.Put(row.Setting{Key: row.LineageKey, Value: next.String(), Revision: revision})
}

// acknowledge notes a change that is on disk.
func (s *Store) acknowledge(c *change, revision int64, lineage row.Lineage) {
	began := lineage.Number != s.line.Number
	salts := salvage.Salts(s.wal)
	s.line.Lineage = lineage
	switch {
	case began:
		s.line.due = false
	case salts != s.line.salts:
		s.line.due = true // another program emptied the WAL
	}
	s.line.salts = salts
	s.line.tables += c.inserted
	s.line.changes++
	if c.saved.ID != 0 {
		s.last.Last, s.last.Lines = c.saved.ID, c.saved.Total
	}
	s.last.Lineage, s.last.Revision, s.last.Tables, s.last.Salts = lineage, revision, s.line.tables, salts
	s.witness.Set(s.last)
	s.emptyWAL()
}

// emptyWAL moves the WAL into the file when it has grown. SQLite is not left to
// do so: what comes after must begin a generation. Readers may be in the way,
// and the disk; then it is tried again later.
func (s *Store) emptyWAL() {
	every := s.line.every
	if every == 0 {
		every = usualChanges
	}
	info, err := s.wal.Stat()
	if err != nil || s.line.changes < every && info.Size() < largeWAL {
		return
	}
	var busy, frames, moved int
	err = s.conn.QueryRow("PRAGMA wal_checkpoint(PASSIVE)").Scan(&busy, &frames, &moved)
	s.line.changes = every * 3 / 4
	if err == nil && busy == 0 && frames == moved {
		s.line.due, s.line.changes = true, 0
	}
}

// present says whether the file and its WAL are still those that were opened: a
// system may let a program go on writing into a file that nobody can find again.
func (s *Store) present() error {
	now, err := os.Lstat(s.path(salvage.FileName))
	if err != nil || !os.SameFile(now, s.file) {
		return fmt.Errorf("%w: %s", store.ErrFolderGone, s.path(salvage.FileName))
	}
	if !s.sameWAL() {
		return fmt.Errorf("%w: %s", store.ErrFolderGone, s.path(salvage.WALName))
	}
	return nil
}

func (s *Store) sameWAL() bool {
	now, err := os.Lstat(s.path(salvage.WALName))
	if err != nil {
		return false
	}
	opened, err := s.wal.Stat()
	return err == nil && os.SameFile(now, opened)
}

// saveStranger sets a file aside that came in the place of the WAL while it was
// open: SQLite would remove it in the end.
func (s *Store) saveStranger() error {
	path := s.path(salvage.WALName)
	if s.sameWAL() || !plain.Exists(path) {
		return nil
	}
	to := s.path("hagal-foreign-" + s.now().UTC().Format("20060102-150405") + "-" + salvage.WALName)
	if plain.Exists(to) {
		return errors.New("a file in the place of the WAL cannot be set aside: " + to + " is there already")
	}
	return os.Rename(path, to)
}
