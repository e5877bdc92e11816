package sqlite

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"hagal/data/store"
	"hagal/data/store/internal/book"
	"hagal/data/store/sqlite/internal/plain"
	"hagal/data/store/sqlite/internal/salvage"
)

// DailyCopy copies all tables into one file, at most one a day, and keeps
// seven. It returns the path of the copy of this day. When nothing changed
// since the newest copy that one serves: seven equal copies would be one. Where
// there is no table yet none is made, and path is empty: it would keep the day's
// first tables out of a copy.
// Changes go on meanwhile; those made after it began may be in it or not.
func (s *Store) DailyCopy(now time.Time) (path string, err error) {
	s.copying.Lock() // Close waits for it, so the reader stays open
	defer s.copying.Unlock()
	path, err = s.dailyCopy(now.Format(time.DateOnly))
	return path, explain("make the daily copy", err)
}

// lastRevision is the revision of the last change, for what goes beside changes.
func (s *Store) lastRevision() (revision int64, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.revision, s.writable()
}

func (s *Store) dailyCopy(day string) (string, error) {
	revision, err := s.lastRevision()
	if err != nil {
		return "", err
	}
	old, err := salvage.Copies(s.dir)
	if err != nil {
		return "", err
	}
	for i, c := range old {
		if c.Day == day || i == 0 && c.Revision == revision {
			return c.Path, nil
		}
	}
	var some bool
	if err := s.reader.QueryRow("SELECT EXISTS (SELECT 1 FROM game)").Scan(&some); err != nil || !some {
		return "", err
	}
	folder := s.path(salvage.CopiesName)
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return "", err
	}
	if err := s.sweep(); err != nil {
		return "", err
	}
	path := filepath.Join(folder, salvage.CopyName(s.id, day, revision))
	if err := s.copyTo(path); err != nil {
		return "", err
	}
	for i := book.KeptCopies - 1; i < len(old); i++ {
		if err := os.Remove(old[i].Path); err != nil {
			return path, err
		}
	}
	return path, nil
}

// sweep removes what copies that were interrupted left behind.
func (s *Store) sweep() error {
	entries, err := os.ReadDir(s.path(salvage.CopiesName))
	if err != nil {
		return err
	}
	for _, e := range entries {
		if e.Type().IsRegular() && strings.Contains(e.Name(), ".db"+partEnd) {
			if err := plain.Remove(filepath.Join(s.path(salvage.CopiesName), e.Name())); err != nil {
				return err
			}
		}
	}
	return nil
}

const partEnd = ".part"

// copyTo writes a whole copy under a passing name first: what has the right
// name is complete.
func (s *Store) copyTo(path string) error {
	part := path + partEnd
	if err := plain.Remove(part, part+"-journal"); err != nil {
		return err
	}
	if err := s.copyPart(part); err != nil {
		return errors.Join(err, plain.Remove(part, part+"-journal")) // a full disk needs the room
	}
	if err := os.Rename(part, path); err != nil {
		return err
	}
	return plain.SyncFolder(filepath.Dir(path))
}

func (s *Store) copyPart(part string) error {
	f, err := plain.Open(part, os.O_RDWR|os.O_CREATE|os.O_EXCL) // SQLite would let others read it
	if err == nil {
		err = f.Close()
	}
	if err != nil {
		return err
	}
	if _, err := s.reader.Exec("VACUUM INTO ?", part); err != nil {
		return err
	}
	if err := s.fault("copy"); err != nil {
		return err
	}
	return plain.Sync(part)
}

// Copies lists the daily copies, the one with the most changes first. Of each
// only its head is read and its tables are counted; OpenCopy reads all of it.
func (s *Store) Copies() ([]store.CopyInfo, error) {
	s.copying.Lock()
	defer s.copying.Unlock()
	if s.isClosed() {
		return nil, explain("list the daily copies", store.ErrClosed)
	}
	copies, err := salvage.Copies(s.dir)
	if err != nil {
		return nil, explain("list the daily copies", err)
	}
	var list []store.CopyInfo
	for _, c := range copies {
		info := store.CopyInfo{Name: c.Name, Day: c.Day, Size: plain.Size(c.Path), Revision: c.Revision}
		info.Tables, info.Err = s.countTables(c.Path)
		list = append(list, info)
	}
	return list, nil
}

func (s *Store) countTables(path string) (n int, err error) {
	const doing = "count the tables of a copy"
	c, err := s.openCopy(path)
	if err != nil {
		return 0, explain(doing, err)
	}
	defer c.Close()
	err = c.tx.QueryRow("SELECT count(*) FROM game WHERE deleted = 0").Scan(&n)
	return n, explain(doing, err)
}

// findCopy is the path of a copy. A name is never a way to another folder.
func (s *Store) findCopy(name string) (string, error) {
	copies, err := salvage.Copies(s.dir)
	if err != nil {
		return "", err
	}
	for _, c := range copies {
		if c.Name == name {
			return c.Path, nil
		}
	}
	return "", fs.ErrNotExist
}

// BringBack makes a table of a daily copy a new table here, with its lines,
// those undone too, and a number behind a title that is taken.
func (s *Store) BringBack(copyName string, id store.ID) (store.ID, error) {
	c, err := s.OpenCopy(copyName)
	if err != nil {
		return 0, err
	}
	defer c.Close()
	return s.BringBackFrom(c, id)
}
