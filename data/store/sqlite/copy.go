package sqlite

import (
	"database/sql"
	"errors"
	"fmt"
	"io/fs"

	"hagal/data/store"
	"hagal/data/store/internal/book"
	"hagal/data/store/sqlite/internal/form"
	"hagal/data/store/sqlite/internal/salvage"
)

// dailyCopy is a daily copy, open for looking into it.
type dailyCopy struct {
	db *sql.DB
	tx *sql.Tx
}

// OpenCopy opens a daily copy by its name and reads all of it once: it refuses
// with ErrDamaged one that is not whole, with ErrForeign one of another store,
// with ErrLimit one larger than any store, with ErrNotFound one that is gone.
func (s *Store) OpenCopy(name string) (store.Copy, error) {
	if s.isClosed() {
		return nil, explain("open the copy "+name, store.ErrClosed)
	}
	path, err := s.findCopy(name)
	if errors.Is(err, fs.ErrNotExist) {
		err = store.ErrNotFound
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
func (s *Store) openCopy(path string) (*dailyCopy, error) {
	db, id, err := salvage.OpenWhole(path)
	if errors.Is(err, salvage.ErrTooLarge) {
		return nil, fmt.Errorf("%w: %w", store.ErrLimit, err)
	}
	if err != nil {
		return nil, err
	}
	if id != "" && s.id != "" && id != s.id {
		db.Close()
		return nil, store.ErrForeign
	}
	tx, err := db.Begin()
	if err != nil {
		db.Close()
		return nil, err
	}
	return &dailyCopy{db, tx}, nil
}

// List lists the tables of the copy as Store.List does.
func (c *dailyCopy) List(f store.Filter) ([]store.Info, error) {
	list, err := book.List(view{c.tx}, f)
	return list, explain("list the tables of the copy", err)
}

// Load reads a table of the copy as Store.Load does.
func (c *dailyCopy) Load(id store.ID) (store.Game, error) {
	g, err := book.Load(view{c.tx}, id)
	return g, explain(fmt.Sprintf("read table %d of the copy", id), err)
}

// Close ends looking into the copy.
func (c *dailyCopy) Close() error { return errors.Join(c.tx.Rollback(), c.db.Close()) }
