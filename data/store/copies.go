package store

import (
	"cmp"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

// keptCopies is how many daily copies stay.
const keptCopies = 7

// dailyCopy is a copy in the folder copies. Its name tells its day and the
// number of the last change when it began, all of which are in it: the newest
// is the one with most changes, whatever the clock said.
type dailyCopy struct {
	path string
	day  string
	turn int64
}

// DailyCopy copies all tables into one file, at most one a day, and keeps
// seven. It returns the path of the copy of this day. When nothing changed
// since the newest copy that one serves: seven equal copies would be one.
// Changes go on meanwhile; those made after it began may be in it or not.
func (s *Store) DailyCopy(now time.Time) (path string, err error) {
	s.copying.Lock() // Close waits for it, so the reader stays open
	defer s.copying.Unlock()
	path, err = s.dailyCopy(now.Format(time.DateOnly))
	return path, explain("make the daily copy", err)
}

// standing is the number of the last change, for what goes beside changes.
func (s *Store) standing() (turn int64, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.turn, s.writable()
}

func (s *Store) dailyCopy(day string) (string, error) {
	turn, err := s.standing()
	if err != nil {
		return "", err
	}
	old, err := s.copies()
	if err != nil {
		return "", err
	}
	for i, c := range old {
		if c.day == day || i == 0 && c.turn == turn {
			return c.path, nil
		}
	}
	folder := s.path(copiesName)
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return "", err
	}
	if err := s.sweep(); err != nil {
		return "", err
	}
	path := filepath.Join(folder, fmt.Sprintf("hagal-%s-%d.db", day, turn))
	if err := s.copyTo(s.reader, path); err != nil {
		return "", err
	}
	for i := keptCopies - 1; i < len(old); i++ {
		if err := os.Remove(old[i].path); err != nil {
			return path, err
		}
	}
	return path, nil
}

// sweep removes what copies that were interrupted left behind.
func (s *Store) sweep() error {
	parts, err := s.glob(copiesName + "/*.part*")
	if err != nil {
		return err
	}
	return removeAll(parts...)
}

// copies lists the daily copies, the one with most changes first.
func (s *Store) copies() ([]dailyCopy, error) {
	entries, err := os.ReadDir(s.path(copiesName))
	if os.IsNotExist(err) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var list []dailyCopy
	for _, e := range entries {
		if c, ok := copyNamed(e.Name()); ok {
			c.path = filepath.Join(s.path(copiesName), e.Name())
			list = append(list, c)
		}
	}
	slices.SortFunc(list, func(a, b dailyCopy) int {
		return cmp.Or(cmp.Compare(b.turn, a.turn), strings.Compare(b.day, a.day))
	})
	return list, nil
}

func copyNamed(name string) (c dailyCopy, ok bool) {
	middle, okStart := strings.CutPrefix(name, "hagal-")
	middle, okEnd := strings.CutSuffix(middle, ".db")
	if !okStart || !okEnd || len(middle) < len(time.DateOnly)+2 {
		return c, false
	}
	c.day = middle[:len(time.DateOnly)]
	var err error
	c.turn, err = strconv.ParseInt(middle[len(time.DateOnly)+1:], 10, 64)
	return c, err == nil && c.turn >= 0
}

// copyTo writes a whole copy under a passing name first: what has the right
// name is complete.
func (s *Store) copyTo(db *sql.DB, path string) error {
	part := path + ".part"
	if err := removeAll(part, part+"-journal"); err != nil {
		return err
	}
	if err := s.copyPart(db, part); err != nil {
		return errors.Join(err, removeAll(part, part+"-journal")) // a full disk needs the room
	}
	if err := os.Rename(part, path); err != nil {
		return err
	}
	return syncDir(filepath.Dir(path))
}

func (s *Store) copyPart(db *sql.DB, part string) error {
	if _, err := db.Exec("VACUUM INTO ?", part); err != nil {
		return err
	}
	if err := s.fault("copy"); err != nil {
		return err
	}
	return syncFile(part)
}

// copyBefore keeps the file as an older version wrote it.
func (s *Store) copyBefore(from int) (path string, err error) {
	db, err := openReader(s.path(fileName))
	if err != nil {
		return "", err
	}
	defer db.Close()
	path = s.path(fmt.Sprintf("hagal-before-%d.db", from+1))
	for n := 2; exists(path); n++ {
		path = s.path(fmt.Sprintf("hagal-before-%d-%d.db", from+1, n))
	}
	return path, s.copyTo(db, path)
}
