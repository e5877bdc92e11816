package salvage

import (
	"path/filepath"

	"hagal/data/store"
	"hagal/data/store/internal/row"
)

// collection is all that belongs together of what could be read.
type collection struct {
	rows  *fragments
	head  row.Lineage // the newest of the files that were read
	since string      // day of the copy whose changes are the last ones, or ""
}

// collect reads the damaged file first and the copies after it, newest first. A
// copy that cannot be read is passed over: the others may do.
func (o *opening) collect() (collection, error) {
	c := collection{rows: newFragments(), head: o.head()}
	if err := c.rows.pour(o.path(FileName)); err != nil {
		return c, err
	}
	for _, path := range []string{o.path(WALName), o.path(JournalName), o.set[FileName], o.set[WALName]} {
		if path == "" || !o.belongs(&c, path) {
			continue
		}
		if err := c.rows.pour(path); err != nil {
			return c, err
		}
	}
	for _, copied := range o.copies() {
		if err := o.takeCopy(&c, copied); err != nil {
			return c, err
		}
	}
	return c, nil
}

// head is the line of descent that is recovered: that of the tables if it can
// be read, or else what the witness and the copies tell.
func (o *opening) head() row.Lineage {
	for _, l := range []row.Lineage{o.main, o.wal.last} {
		if l.Known() {
			return l
		}
	}
	if o.witnessed && o.witness.Revision > 0 && o.witness.Known() {
		return o.witness.Lineage
	}
	return row.Lineage{}
}

// belongs says whether the rows of a WAL, or of a file that was set aside, are
// of the line that is recovered.
func (o *opening) belongs(c *collection, path string) bool {
	l := lineageOf(path)
	switch {
	case l.Known() && c.head.Known():
		return l.Related(c.head)
	case l.Known():
		c.head = l
		return true
	case path == o.path(WALName) && o.witnessed && (o.base || o.wal.salts == o.witness.Salts):
		return true
	}
	return o.fits(c, path)
}

func (o *opening) fits(c *collection, path string) bool {
	found := newFragments()
	return found.pour(path) == nil && c.rows.Fits(found.Pile)
}

// takeCopy takes the rows of a daily copy, or sets it aside when they are of
// another store, or of a fork of this one.
func (o *opening) takeCopy(c *collection, copied Copy) error {
	found := newFragments()
	if found.pour(copied.Path) != nil || found.Empty() {
		return nil
	}
	l := lineageOf(copied.Path)
	why := store.Reason(0)
	switch {
	case l.Known() && c.head.Known() && l.Store != c.head.Store:
		why = store.OtherStore
	case l.Known() && c.head.Known() && !l.Related(c.head):
		why = store.Fork
	case l.Known() && c.head.Known():
	case !c.rows.Fits(found.Pile) || copied.Store != "" && c.head.Known() && copied.Store != shortID(c.head.Store):
		why = store.OtherStore
	}
	if why != 0 {
		return o.setAside(filepath.Join(CopiesName, copied.Name), why)
	}
	if l.Known() && (!c.head.Known() || l.Number > c.head.Number) {
		c.head = l
	}
	if found.Newest() > c.rows.Newest() {
		c.since = copied.Day
	}
	c.rows.Merge(found.Pile)
	return nil
}
