//go:build js

package indexed

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"syscall/js"
	"time"

	"hagal/data/store"
	"hagal/data/store/internal/book"
	"hagal/data/store/internal/row"
)

// copied is a daily copy as it is kept: a backup with a sum of its own.
type copied struct {
	day      string
	revision int64
	tables   int // in use
	text     js.Value
}

// DailyCopy keeps a backup of all tables beside them, at most one a day, and
// keeps seven. It returns the name of the copy of this day. When nothing changed
// since the newest copy that one serves. Where there is no table yet none is
// made, and name is empty.
func (s *Store) DailyCopy(now time.Time) (name string, err error) {
	const doing = "make the daily copy"
	s.mu.Lock()
	revision, err := s.revision, s.writable()
	s.mu.Unlock()
	if err != nil {
		return "", explain(doing, err)
	}
	old, err := s.copies()
	if err != nil {
		return "", explain(doing, err)
	}
	day := now.Format(time.DateOnly)
	for i, c := range old {
		if c.day == day || i == 0 && c.revision == revision {
			return c.day, nil
		}
	}
	list, err := s.List(store.Filter{})
	if err != nil {
		return "", err
	}
	some := len(list)
	for _, others := range []store.Filter{{Archived: true}, {Deleted: true}} {
		more, err := s.List(others)
		if err != nil {
			return "", err
		}
		some += len(more)
	}
	if some == 0 {
		return "", nil
	}
	var text bytes.Buffer
	if err := s.Export(&text); err != nil {
		return "", explain(doing, err)
	}
	if err := s.fault("copy"); err != nil {
		return "", explain(doing, err)
	}
	writes := []write{{box: copyBox, key: js.ValueOf(day), value: plain([]any{revision, int64(len(list)), text.String()})}}
	for i := book.KeptCopies - 1; i < len(old); i++ {
		writes = append(writes, write{box: copyBox, key: js.ValueOf(old[i].day)})
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if err := s.writable(); err != nil {
		return "", explain(doing, err)
	}
	return day, explain(doing, s.write(writes))
}

// copies are the daily copies, the newest first. What is none is passed over.
func (s *Store) copies() (list []copied, err error) {
	if s.newer {
		return nil, nil
	}
	err = s.each(copyBox, nil, func(r record) error {
		if r.unread != nil || r.key.Type() != js.TypeString || units(r.key) != len(time.DateOnly) {
			return nil
		}
		c := copied{day: r.key.String()}
		if _, err := time.Parse(time.DateOnly, c.day); err != nil {
			return nil
		}
		if r.value.InstanceOf(js.Global().Get("Array")) && r.value.Length() == 3 {
			c.revision, _ = whole(r.value.Index(0))
			n, _ := whole(r.value.Index(1))
			c.tables, c.text = int(max(0, min(n, store.MaxTables))), r.value.Index(2)
		}
		list = append(list, c)
		return nil
	})
	slices.SortFunc(list, func(a, b copied) int { return strings.Compare(b.day, a.day) })
	return list, err
}

// whole says whether the copy may be read at all.
func (c copied) whole() error {
	switch {
	case c.text.Type() != js.TypeString:
		return store.ErrDamaged
	case units(c.text) > store.MaxImport:
		return store.ErrLimit
	}
	return nil
}

// Copies lists the daily copies, the newest first.
func (s *Store) Copies() ([]store.CopyInfo, error) {
	all, err := s.copies()
	if err != nil {
		return nil, explain("list the daily copies", err)
	}
	var list []store.CopyInfo
	for _, c := range all {
		info := store.CopyInfo{Name: c.day, Day: c.day, Tables: c.tables, Revision: c.revision, Err: c.whole()}
		if info.Err == nil {
			info.Size = int64(units(c.text))
		}
		list = append(list, info)
	}
	return list, nil
}

// OpenCopy opens a daily copy by its name and reads all of it once: it refuses
// with ErrDamaged one that is not whole, with ErrNotFound one that is gone.
func (s *Store) OpenCopy(name string) (store.Copy, error) {
	doing := "open the copy " + name
	all, err := s.copies()
	if err != nil {
		return nil, explain(doing, err)
	}
	i := slices.IndexFunc(all, func(c copied) bool { return c.day == name })
	if i < 0 {
		return nil, explain(doing, store.ErrNotFound)
	}
	if err := all[i].whole(); err != nil {
		return nil, explain(doing, err)
	}
	b, err := book.ReadBackup(strings.NewReader(all[i].text.String()))
	if err != nil {
		return nil, explain(doing, fmt.Errorf("%w: %w", store.ErrDamaged, err))
	}
	return backupCopy{b}, nil
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

// backupCopy looks into a backup: its tables are numbered from 1.
type backupCopy struct{ backup *book.Backup }

// List lists the tables of the copy.
func (c backupCopy) List(f store.Filter) ([]store.Info, error) { return book.List(c, f) }

// Load reads a table of the copy.
func (c backupCopy) Load(id store.ID) (store.Game, error) { return book.Load(c, id) }

// Close has nothing to end.
func (c backupCopy) Close() error { return nil }

// Table is the row of a table, or the zero Table.
func (c backupCopy) Table(id int64) (row.Table, error) {
	tables := c.backup.Tables()
	if id < 1 || id > int64(len(tables)) {
		return row.Table{}, nil
	}
	return tables[id-1], nil
}

// Tables calls f with every table, the one changed longest ago first.
func (c backupCopy) Tables(f func(row.Table) error) error {
	for _, t := range c.backup.Tables() {
		if err := f(t); err != nil {
			return err
		}
	}
	return nil
}

// Lines are the lines of a table.
func (c backupCopy) Lines(t row.Table) ([]string, error) { return c.backup.Lines(t.ID), nil }

// Setting is none: a copy is looked into for its tables.
func (c backupCopy) Setting(string) (string, error) { return "", nil }

// Settings calls f with none.
func (c backupCopy) Settings(func(row.Setting) error) error { return nil }
