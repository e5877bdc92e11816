package store

import (
	"database/sql"
	"errors"
	"fmt"
	"io/fs"

	"hagal/data/store/internal/form"
	"hagal/data/store/internal/salvage"
)

// Copy is a daily copy, open for looking into it. It holds no lock: the copy may
// be removed meanwhile by DailyCopy, and can be read to its end all the same.
type Copy struct {
	db *sql.DB
	tx *sql.Tx
}

// OpenCopy opens a daily copy by its name and reads all of it once: it refuses
// with ErrDamaged one that is not whole, with ErrForeign one of another store,
// with ErrLimit one larger than any store, with ErrNotFound one that is gone.
func (s *Store) OpenCopy(name string) (*Copy, error) {
	if s.isClosed() {
		return nil, explain("open the copy "+name, ErrClosed)
	}
	path, err := s.findCopy(name)
	if errors.Is(err, fs.ErrNotExist) {
		err = ErrNotFound
	}
	if err != nil {
		return nil, explain("open the copy "+name, err)
	}
	c, err := s.openCopy(path)
	if err == nil {
		if _, err = form.Verify(c.tx); err != nil {
			c.Close()
		}
	}
	if err != nil {
		return nil, explain("open the copy "+name, err)
	}
	return c, nil
}

// openCopy looks at the head of a copy and at the form of its tables.
func (s *Store) openCopy(path string) (*Copy, error) {
	db, store, err := salvage.OpenWhole(path)
	if errors.Is(err, salvage.ErrTooLarge) {
		return nil, fmt.Errorf("%w: %w", ErrLimit, err)
	}
	if err != nil {
		return nil, err
	}
	if store != "" && s.id != "" && store != s.id {
		db.Close()
		return nil, ErrForeign
	}
	tx, err := db.Begin()
	if err != nil {
		db.Close()
		return nil, err
	}
	return &Copy{db, tx}, nil
}

// List lists the tables of the copy as Store.List does.
func (c *Copy) List(f Filter) ([]Info, error) {
	list, err := listTables(c.tx, f)
	return list, explain("list the tables of the copy", err)
}

// Load reads a table of the copy as Store.Load does.
func (c *Copy) Load(id ID) (Game, error) {
	g, err := loadGame(c.tx, id)
	return g, explain(fmt.Sprintf("read table %d of the copy", id), err)
}

// Close ends looking into the copy.
func (c *Copy) Close() error { return errors.Join(c.tx.Rollback(), c.db.Close()) }
