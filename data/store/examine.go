package store

import (
	"database/sql"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// findings are what a look at the file tells before anything is changed.
type findings struct {
	version int    // 0 for a file yet to be made
	newer   bool   // written by a version we do not know
	damage  string // what is wrong, or ""
	turn    int64  // number of the last change
}

// examine looks at the file without changing it. An error is something in the
// way; a damaged file is a finding.
func (s *Store) examine(witness int64) (findings, error) {
	empty, err := s.nothingYet()
	if err != nil {
		return findings{}, err
	}
	if empty {
		if witness > 0 || s.hasCopies() || s.hasWAL() {
			return findings{damage: fileName + " is gone"}, nil
		}
		return findings{}, nil
	}
	found, err := look(s.path(fileName))
	switch {
	case err != nil && isDamage(err):
		found.damage = err.Error()
	case err != nil:
		return findings{}, err
	case found.newer:
	case found.turn < witness:
		found.damage = fmt.Sprintf("the last changes are missing: %d of %d are there", found.turn, witness)
	}
	return found, nil
}

// nothingYet says whether no line was ever kept here: no file, an empty one, or
// one that was killed while SQLite made its first page, which the journal tells
// and the next writer takes back.
func (s *Store) nothingYet() (bool, error) {
	info, err := os.Stat(s.path(fileName))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return true, nil
	case err != nil || info.IsDir() || s.hasWAL():
		return false, err
	}
	return info.Size() == 0 || info.Size() <= firstPage && exists(s.path(fileName)+"-journal"), nil
}

// firstPage is the size of a file in which no table can be.
const firstPage = 4096

func (s *Store) hasWAL() bool {
	info, err := os.Stat(s.path(fileName) + "-wal")
	return err == nil && info.Size() > 0
}

func (s *Store) hasCopies() bool {
	list, err := s.copies()
	return err == nil && len(list) > 0
}

// look reads the whole file once. Of a newer version only the file itself is
// checked, not what we cannot know.
func look(path string) (findings, error) {
	if err := checkHeader(path); err != nil {
		return findings{}, err
	}
	db, err := openReader(path)
	if db != nil {
		defer db.Close()
	}
	if err != nil {
		return findings{}, err
	}
	tx, err := db.Begin()
	if err != nil {
		return findings{}, err
	}
	defer tx.Rollback()
	var found findings
	if err := tx.QueryRow("PRAGMA user_version").Scan(&found.version); err != nil {
		return found, err
	}
	if err := checkForm(tx, &found); err != nil {
		return found, err
	}
	if err := quickCheck(tx); err != nil || found.newer || found.version == 0 {
		return found, err
	}
	found.turn, err = verify(tx)
	return found, err
}

// checkHeader looks at the two bytes of the header that make SQLite refuse to
// write, or to look at the WAL, without calling the file damaged.
func checkHeader(path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	if info, err := f.Stat(); err == nil && info.IsDir() {
		return fmt.Errorf("%w: %s is a folder", ErrDamaged, filepath.Base(path))
	}
	head := make([]byte, 20)
	switch n, err := io.ReadFull(f, head); {
	case n == 0:
		return nil // made and not yet written: all is in the WAL
	case errors.Is(err, io.ErrUnexpectedEOF):
		return fmt.Errorf("%w: the file is cut short", ErrDamaged)
	case err != nil:
		return err
	}
	for _, b := range head[18:20] {
		if b != 1 && b != 2 {
			return fmt.Errorf("%w: the head of the file is wrong", ErrDamaged)
		}
	}
	return nil
}

// checkForm compares the tables of the file with those its version has. A
// number that is ours on another form, or a newer number on ours, is damage.
func checkForm(tx *sql.Tx, found *findings) error {
	text, err := form(tx)
	if err != nil {
		return err
	}
	known := min(max(found.version, 0), version)
	want, err := formOf(known)
	if err != nil {
		return err
	}
	if found.version > version && text != want {
		found.newer = true
		return nil
	}
	if found.version != known || text != want {
		return fmt.Errorf("%w: version %d does not look like this", ErrDamaged, found.version)
	}
	return nil
}

func quickCheck(tx *sql.Tx) error {
	return eachRow(tx, "PRAGMA quick_check(1)", func(columns []any) error {
		said, _ := columns[0].(string)
		if said == "ok" {
			return nil
		}
		return fmt.Errorf("%w: %s", ErrDamaged, said[strings.LastIndex(said, "\n")+1:])
	})
}
