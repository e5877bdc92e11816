package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// recover pours all files into one pool, builds a new file from it beside the
// damaged one, and only then puts it in its place. A recovery that is killed
// begins anew, or is finished by the next start.
func (s *Store) recover(damage string, witness int64, report *Report) error {
	if err := s.fault("recover"); err != nil {
		return err
	}
	p, err := s.collect()
	if err != nil {
		return err
	}
	report.Damage = strings.TrimPrefix(damage, ErrDamaged.Error()+": ")
	at := s.freeStamp()
	part := s.path("hagal-part.db")
	if err := removeAll(part, part+"-wal", part+"-shm", part+"-journal"); err != nil {
		return err
	}
	tables := p.tables()
	if err := s.build(part, p, tables, witness); err != nil {
		return fmt.Errorf("build a new file: %w", err)
	}
	if report.Rest, err = s.writeRest(at, tables); err != nil {
		return err
	}
	for _, t := range tables {
		report.Recovered = append(report.Recovered, Recovered{t.row.title, len(t.text), t.lost})
	}
	if err := os.Rename(part, s.newName(at)); err != nil {
		return err
	}
	return s.swapIn(at, report)
}

// collect reads the damaged file first and the copies after it, newest first.
// A copy that cannot be read is passed over: the others may do.
func (s *Store) collect() (*pool, error) {
	p := newPool()
	for _, name := range []string{s.path(fileName), s.path(fileName) + "-wal", s.path(fileName) + "-journal"} {
		if err := p.pour(name); err != nil {
			return nil, err
		}
	}
	copies, err := s.copies()
	if err != nil {
		return p, nil
	}
	for _, c := range copies {
		_ = p.pour(c.path)
	}
	return p, nil
}

// build writes a new file with all that was found.
func (s *Store) build(path string, p *pool, tables []rescued, witness int64) error {
	db, err := openWriter(path)
	if err != nil {
		return err
	}
	defer db.Close()
	if err := migrate(db, 0, version, noFault); err != nil {
		return err
	}
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	defer tx.Rollback()
	c := &change{tx: tx, turn: max(p.turn(), witness)}
	for _, t := range tables {
		if err := c.bring(t); err != nil {
			return err
		}
	}
	for _, v := range p.settings {
		if err := c.set(v.key, v.value); err != nil {
			return err
		}
	}
	// A row with a number above the mark, so that the next start misses nothing.
	if err := c.set("store.recovered", fmt.Sprint(len(tables))); err != nil {
		return err
	}
	if err := s.fault("build"); err != nil {
		return err
	}
	if err := tx.Commit(); err != nil {
		return err
	}
	return db.Close()
}

// bring writes one rescued table. One that lost lines gets a new id: its old
// places must not be mixed with those of the copies in another recovery.
func (c *change) bring(t rescued) error {
	if len(t.text) == 0 {
		return nil
	}
	r := t.row
	r.turn = c.next()
	if !t.whole {
		r.id = ID(r.turn)
		r.standing = min(r.standing, len(t.text))
		return c.insert(r, t.text)
	}
	if err := c.exec(insertGame, r.values()...); err != nil {
		return err
	}
	for _, l := range t.lines {
		if err := c.add(l); err != nil {
			return err
		}
	}
	return nil
}

// writeRest keeps lines that cannot be placed where a person can read them.
func (s *Store) writeRest(at string, tables []rescued) (path string, err error) {
	var b strings.Builder
	for _, t := range tables {
		if len(t.rest) > 0 {
			fmt.Fprintf(&b, "%s: lines behind a missing one\n", t.row.title)
		}
		for _, l := range t.rest {
			fmt.Fprintf(&b, "%6d  %s\n", l.number, l.text)
		}
	}
	if b.Len() == 0 {
		return "", nil
	}
	path = s.path("hagal-damaged-" + at + ".txt")
	return path, os.WriteFile(path, []byte(b.String()), 0o600)
}

func (s *Store) newName(at string) string { return s.path("hagal-new-" + at + ".db") }

// finishRecovery goes on where an earlier start was killed between the last
// two steps. A new file under this name is always whole.
func (s *Store) finishRecovery(report *Report) error {
	names, err := s.glob("hagal-new-*.db")
	if err != nil {
		return err
	}
	for _, name := range names {
		at := strings.TrimSuffix(strings.TrimPrefix(filepath.Base(name), "hagal-new-"), ".db")
		report.Damage = "a repair was interrupted; it is finished now"
		if err := s.swapIn(at, report); err != nil {
			return err
		}
	}
	return nil
}

// swapIn sets the damaged file aside and puts the new one in its place. The WAL
// goes first: it must never lie beside a file it does not belong to.
func (s *Store) swapIn(at string, report *Report) error {
	aside := s.path("hagal-damaged-" + at + ".db")
	for _, end := range []string{"-wal", "-shm", "-journal", ""} {
		err := os.Rename(s.path(fileName)+end, aside+end)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		if err == nil || exists(aside) {
			report.SetAside = aside
		}
		if err != nil {
			continue
		}
		if err := s.fault("swap"); err != nil {
			return err
		}
	}
	if err := os.Rename(s.newName(at), s.path(fileName)); err != nil {
		return err
	}
	return syncDir(s.dir)
}

// freeStamp is a time for names, one that no earlier recovery used.
func (s *Store) freeStamp() string {
	stamp := s.now().UTC().Format("20060102-150405")
	for n := 2; ; n++ {
		names, _ := s.glob("hagal-damaged-" + stamp + ".*")
		if len(names) == 0 {
			return stamp
		}
		stamp = fmt.Sprintf("%s-%d", s.now().UTC().Format("20060102-150405"), n)
	}
}
