package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"hagal/data/store"
	"hagal/data/store/internal/book"
	"hagal/data/store/internal/row"
	"hagal/data/store/sqlite/internal/form"
	"hagal/data/store/sqlite/internal/plain"
	"hagal/data/store/sqlite/internal/salvage"
)

// Open opens the tables in a folder, which it makes if need be, and reports
// what it found. What does not belong to the store is set aside. A damaged file
// is set aside and what can be read of it is brought into a new one; the file
// of a newer version is opened for reading.
func Open(dir string, opts ...Option) (*Store, store.Report, error) {
	s := &Store{now: time.Now, fault: noFault}
	s.Book = book.Book{Shelf: shelf{s}}
	for _, o := range opts {
		o(s)
	}
	report, err := s.open(dir)
	if err != nil {
		s.release()
		return nil, store.Report{}, explain("open the tables in "+dir, err)
	}
	return s, report, nil
}

func (s *Store) open(dir string) (store.Report, error) {
	cleared, err := s.enter(dir)
	if err != nil {
		return store.Report{}, err
	}
	found, err := s.folder().Open()
	if err != nil {
		return store.Report{}, err
	}
	found.Foreign = append(cleared, found.Foreign...)
	s.witness = found.WitnessFile
	report := reportOf(found)
	switch found.Kind {
	case form.Newer:
		s.reader, err = form.OpenReader(s.path(salvage.FileName))
		return report, err
	case form.Unreadable:
		return report, nil
	}
	return report, s.openForWriting(found)
}

func (s *Store) folder() salvage.Folder {
	return salvage.Folder{Dir: s.dir, Now: s.now, Fault: s.fault}
}

// enter makes the folder and takes it, after it set aside what is in the way of
// its lock.
func (s *Store) enter(dir string) (cleared []store.Foreign, err error) {
	if s.dir, err = filepath.Abs(dir); err != nil {
		return nil, err
	}
	if err := s.fault("open"); err != nil {
		return nil, err
	}
	if err := os.MkdirAll(s.dir, 0o700); err != nil {
		return nil, fmt.Errorf("%w: %w", store.ErrNotWritable, err)
	}
	if cleared, err = s.folder().Clear(lockName); err != nil {
		return nil, err
	}
	if s.unlock, err = takeLock(s.path(lockName)); err != nil {
		return nil, err
	}
	return cleared, s.closeToOthers()
}

// closeToOthers takes the rights of others away from all files of the store,
// and from its folder if nothing else is in it.
func (s *Store) closeToOthers() error {
	names, err := fs.Glob(os.DirFS(s.dir), "hagal*")
	if err != nil {
		return err
	}
	copies, err := fs.Glob(os.DirFS(s.dir), salvage.CopiesName+"/hagal-*")
	if err != nil {
		return err
	}
	for _, name := range append(append(names, copies...), salvage.CopiesName) {
		if err := plain.Close(s.path(name)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	entries, err := os.ReadDir(s.dir)
	if err != nil {
		return err
	}
	for _, e := range entries {
		if ours, _ := filepath.Match("hagal*", e.Name()); !ours && e.Name() != salvage.CopiesName {
			return nil
		}
	}
	return plain.Close(s.dir)
}

func (s *Store) openForWriting(found salvage.Found) (err error) {
	path := s.path(salvage.FileName)
	s.revision = found.Revision
	s.line = descent{Lineage: found.Lineage, due: true}
	if !s.line.Known() {
		s.line.Lineage = row.Lineage{Store: row.NewStore()}
	}
	s.id = s.line.Store
	if err := s.fault("write"); err != nil {
		return err
	}
	if err := mayWrite(path); err != nil {
		return err
	}
	if s.writer, err = form.OpenWriter(path); err != nil {
		return err
	}
	if found.Kind == form.None {
		if err := form.Create(s.writer, func() error { return s.fault("make") }); err != nil {
			return err
		}
	}
	if s.file, err = os.Lstat(path); err != nil {
		return err
	}
	if err := s.prepare(); err != nil {
		return err
	}
	if err := s.purge(); err != nil {
		return err
	}
	s.last = salvage.Witness{Lineage: s.line.Lineage, Revision: s.revision, Tables: s.line.tables, Salts: s.line.salts}
	if err := s.witness.Keep(s.last); err != nil {
		return err
	}
	s.reader, err = form.OpenReader(path)
	return err
}

// mayWrite makes the file if need be, for its owner alone, and tells at once of
// one that SQLite would open for reading only, to refuse each change later. No
// connection may be open: closing a file lets go of all locks that its program
// has on it.
func mayWrite(path string) error {
	f, err := plain.Open(path, os.O_RDWR|os.O_CREATE)
	if err != nil {
		return err
	}
	return f.Close()
}

// prepare takes the connection, reads the statements of a tap once, and takes
// note of the WAL.
func (s *Store) prepare() (err error) {
	if s.conn.Conn, err = s.writer.Conn(context.Background()); err != nil {
		return err
	}
	s.often = map[string]*sql.Stmt{}
	for _, query := range often {
		st, err := s.conn.Prepare(query)
		if err != nil {
			return err
		}
		s.often[query] = st
	}
	if err := s.conn.QueryRow("SELECT count(*) FROM game").Scan(&s.line.tables); err != nil {
		return err
	}
	if s.wal, err = plain.Open(s.path(salvage.WALName), os.O_RDONLY); err != nil {
		return err
	}
	s.line.salts = salvage.Salts(s.wal)
	return nil
}

// purge removes what was deleted long ago. The newest row stays: it holds the
// revision of the last change.
func (s *Store) purge() error {
	before := book.PurgeBefore(s.now())
	const old = "deleted > 0 AND deleted < ? AND turn < (SELECT max(turn) FROM game)"
	var n int
	if err := s.conn.QueryRow("SELECT count(*) FROM game WHERE "+old, before).Scan(&n); err != nil || n == 0 {
		return err
	}
	err := s.commit("purge", func(c *change, b *book.Change) error {
		b.Next() // a change of its own, though no table tells of it
		if err := c.exec("DELETE FROM line WHERE game IN (SELECT id FROM game WHERE "+old+")", before); err != nil {
			return err
		}
		c.inserted = -n
		return c.exec("DELETE FROM game WHERE "+old, before)
	})
	if err != nil {
		return err
	}
	// A file rewritten holds no scraps of them for a later recovery to find.
	_, err = s.conn.Exec("VACUUM")
	return err
}
