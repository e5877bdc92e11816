package store

import (
	"context"
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"time"
)

// purgeAfter is how long a deleted table can be restored.
const purgeAfter = 30 * 24 * time.Hour

// Open opens the tables in a folder, which it makes if need be, and reports
// what it found. A damaged file is set aside and what can be read of it is
// brought into a new one; the file of a newer version is opened for reading.
func Open(dir string, opts ...Option) (*Store, Report, error) {
	s := &Store{now: time.Now, fault: noFault}
	for _, o := range opts {
		o(s)
	}
	report, err := s.open(dir)
	if err != nil {
		s.release()
		return nil, Report{}, explain("open the tables in "+dir, err)
	}
	return s, report, nil
}

func (s *Store) open(dir string) (Report, error) {
	var report Report
	witness, err := s.enter(dir)
	if err != nil {
		return report, err
	}
	if err := s.finishRecovery(&report); err != nil {
		return report, err
	}
	found, err := s.examine(witness)
	if err != nil {
		return report, err
	}
	if found.newer {
		report.Newer, report.Damage = found.version, found.damage
		return report, s.openReadOnly()
	}
	if found.damage != "" {
		if err := s.recover(found.damage, witness, &report); err != nil {
			return report, err
		}
		if found, err = s.examine(witness); err != nil {
			return report, err
		}
		if found.damage != "" {
			return report, fmt.Errorf("%w: the repaired file: %s", ErrDamaged, found.damage)
		}
	}
	s.turn = found.turn
	return report, s.openForWriting(found.version, &report)
}

// enter makes the folder and takes it; it returns the last change the mark tells of.
func (s *Store) enter(dir string) (witness int64, err error) {
	if s.dir, err = filepath.Abs(dir); err != nil {
		return 0, err
	}
	if err := s.fault("open"); err != nil {
		return 0, err
	}
	if err := os.MkdirAll(s.dir, 0o700); err != nil {
		return 0, fmt.Errorf("%w: %w", ErrNotWritable, err)
	}
	if s.unlock, err = takeLock(s.path(lockName)); err != nil {
		return 0, err
	}
	s.mark, witness, err = openMark(s.path(markName))
	return witness, err
}

func (s *Store) openReadOnly() (err error) {
	s.reader, err = openReader(s.path(fileName))
	return err
}

func (s *Store) openForWriting(from int, report *Report) (err error) {
	path := s.path(fileName)
	if from > 0 && from < version {
		report.From = from
		if report.Copy, err = s.copyBefore(from); err != nil {
			return fmt.Errorf("copy before the change to version %d: %w", version, err)
		}
	}
	if err := s.fault("write"); err != nil {
		return err
	}
	if err := mayWrite(path); err != nil {
		return err
	}
	if s.writer, err = openWriter(path); err != nil {
		return err
	}
	if err := migrate(s.writer, from, version, s.fault); err != nil {
		return err
	}
	if s.file, err = os.Stat(path); err != nil {
		return err
	}
	if err := s.purge(); err != nil {
		return err
	}
	if err := s.prepare(); err != nil {
		return err
	}
	s.reader, err = openReader(path)
	return err
}

// prepare takes the connection and reads the statements of a tap once.
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
	return nil
}

// purge removes what was deleted long ago. The newest row stays: it holds the
// number of the last change.
func (s *Store) purge() error {
	before := stamp(s.now().Add(-purgeAfter))
	const old = "deleted > 0 AND deleted < ?1 AND turn < (SELECT max(turn) FROM game)"
	var n int
	if err := s.writer.QueryRow("SELECT count(*) FROM game WHERE "+old, before).Scan(&n); err != nil || n == 0 {
		return err
	}
	tx, err := s.writer.Begin()
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.Exec("DELETE FROM line WHERE game IN (SELECT id FROM game WHERE "+old+")", before); err != nil {
		return err
	}
	if _, err := tx.Exec("DELETE FROM game WHERE "+old, before); err != nil {
		return err
	}
	if err := tx.Commit(); err != nil {
		return err
	}
	// A file rewritten holds no scraps of them for a later recovery to find.
	_, err = s.writer.Exec("VACUUM")
	return err
}
