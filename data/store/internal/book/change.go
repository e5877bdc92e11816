package book

import (
	"hagal/data/store"
	"hagal/data/store/internal/row"
)

// Change is a transaction with the revisions its rows get.
type Change struct {
	Writer
	Revision int64 // of the row written last
	Now      int64
	inUse    int // tables not deleted, 0 before they are counted
}

// Next is the revision of the next row written.
func (c *Change) Next() int64 {
	c.Revision++
	return c.Revision
}

// table is a table's row, or ErrNotFound.
func table(v View, id store.ID) (row.Table, error) {
	t, err := v.Table(int64(id))
	if err == nil && t.ID == 0 {
		err = store.ErrNotFound
	}
	return t, err
}

// live reads the row of a table that is not deleted.
func (c *Change) live(id store.ID) (row.Table, error) {
	t, err := table(c, id)
	if err == nil && t.Deleted != 0 {
		err = store.ErrDeleted
	}
	return t, err
}

// save writes a table's row back with a new revision. What another program
// changed meanwhile is not written over.
func (c *Change) save(t row.Table) error {
	before := t.Revision
	t.Revision = c.Next()
	return c.Save(t, before)
}

// savePlayed is save of a table that was played on: it was changed now. The
// clock may have been set back; a table never gets younger.
func (c *Change) savePlayed(t row.Table) error {
	t.Changed = max(t.Changed, c.Now)
	return c.save(t)
}

// insert writes a new table with its first lines; the row says the rest.
func (c *Change) insert(t row.Table, text []string) error {
	t.Total, t.Written = len(text), len(text)
	if err := t.Check(); err != nil {
		return err
	}
	if err := c.Insert(t); err != nil {
		return err
	}
	for i, line := range text {
		if err := c.Add(row.Line{ID: row.LineID(t.ID, i+1), Number: i + 1, Text: line}); err != nil {
			return err
		}
	}
	return nil
}

// set keeps a setting.
func (c *Change) set(key, value string) error {
	return c.Put(row.Setting{Key: key, Value: value, Revision: c.Next()})
}

// room takes the room for one table more, or refuses with ErrLimit; deleted ones
// count only by the room they take.
func (c *Change) room() (err error) {
	if c.inUse == 0 {
		if c.inUse, err = c.InUse(); err != nil {
			return err
		}
	}
	if c.inUse++; c.inUse > store.MaxTables {
		return row.Wrong(store.ErrLimit, "there are {0} tables already; delete some", store.MaxTables)
	}
	return nil
}

// BringBack writes a table of a copy as a new one, with its lines, those undone
// too, and a number behind a title that is taken.
func (c *Change) BringBack(game store.Game) (store.ID, error) {
	if err := c.room(); err != nil {
		return 0, err
	}
	taken, err := c.titles()
	if err != nil {
		return 0, err
	}
	t := c.newTable(taken.free(game.Title))
	t.Standing, t.Note, t.Created = game.Lines, game.Note, row.Stamp(game.Created)
	return store.ID(t.ID), c.insert(t, game.Text)
}
