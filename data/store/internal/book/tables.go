package book

import (
	"fmt"
	"time"

	"hagal/data/store"
	"hagal/data/store/internal/row"
)

// CreateFrom makes a table with all its lines at once; they all stand. A title
// that cannot be used is refused with ErrTitle; with ErrHidden too where a
// character in it would not show.
func (b Book) CreateFrom(title string, lines []string, note string) (store.ID, error) {
	if err := CheckNew(title, lines); err != nil {
		return 0, fmt.Errorf("create a table: %w", err)
	}
	var id store.ID
	err := b.Change("create", " a table", func(c *Change) error {
		if err := c.room(); err != nil {
			return err
		}
		r := c.newTable(title)
		r.Standing, r.Note = len(lines), row.CleanNote(note)
		id = store.ID(r.ID)
		return c.insert(r, lines)
	})
	return id, err
}

// CheckNew refuses a title and lines that CreateFrom does not take.
func CheckNew(title string, lines []string) error {
	if err := row.CheckTitle(title); err != nil {
		return err
	}
	if len(lines) == 0 {
		return row.Wrong(store.ErrLine, "a table needs a first line")
	}
	if len(lines) > store.MaxLines {
		return row.Wrong(store.ErrLimit, "a table has at most {0} lines", store.MaxLines)
	}
	for _, l := range lines {
		if err := row.CheckLine(l); err != nil {
			return err
		}
	}
	return nil
}

// newTable is a table that starts now; the revision of the change is its id.
func (c *Change) newTable(title string) row.Table {
	revision := c.Next()
	return row.Table{ID: revision, Revision: revision, Title: title, Created: c.Now, Changed: c.Now}
}

// Append adds a line after the first stand ones and keeps the note. Lines that
// were undone stop counting. It refuses with ErrStale when not exactly stand
// lines stand: somebody else changed the table.
func (b Book) Append(id store.ID, stand int, text string, note string) error {
	return b.write(id, stand, stand+1, text, note)
}

// Replace is Append with the line in place of the last of the stand ones; the
// first line of a table stays.
func (b Book) Replace(id store.ID, stand int, text string, note string) error {
	if stand < 2 {
		return row.Wrong(store.ErrLine, "the table has lines 1 to {0}", stand)
	}
	return b.write(id, stand, stand, text, note)
}

// write writes the line with a number where stand lines stand, and none counts
// after it.
func (b Book) write(id store.ID, stand, number int, text string, note string) error {
	if err := row.CheckLine(text); err != nil {
		return fmt.Errorf("append to table %d: %w", id, err)
	}
	return b.Change("append", fmt.Sprintf(" to table %d", id), func(c *Change) error {
		r, err := c.live(id)
		if err != nil {
			return err
		}
		if err := expect(r, stand); err != nil {
			return err
		}
		if number > store.MaxLines || r.Written >= row.MaxPlace {
			return row.Wrong(store.ErrLimit, "a table has at most {0} lines", store.MaxLines)
		}
		r.Standing, r.Total, r.Written, r.Note = number, number, r.Written+1, row.CleanNote(note)
		if err := c.savePlayed(r); err != nil {
			return err
		}
		return c.Add(row.Line{ID: row.LineID(r.ID, r.Written), Number: r.Total, Text: text})
	})
}

// Stand undoes or redoes: from lines stand, as the caller believes, and to
// lines shall, with the note that belongs to where the table then stands. The
// first line always stands.
func (b Book) Stand(id store.ID, from, to int, note string) error {
	return b.Change("stand", fmt.Sprintf(": %d lines of table %d", to, id), func(c *Change) error {
		r, err := c.live(id)
		if err != nil {
			return err
		}
		if err := expect(r, from); err != nil {
			return err
		}
		if to < 1 || to > r.Total {
			return row.Wrong(store.ErrLine, "the table has lines 1 to {0}", r.Total)
		}
		r.Standing, r.Note = to, row.CleanNote(note)
		return c.savePlayed(r)
	})
}

func expect(r row.Table, standing int) error {
	if r.Standing != standing {
		return row.Wrong(store.ErrStale, "{0} lines stand, not {1}", r.Standing, standing)
	}
	return nil
}

// Rename gives a table another title.
func (b Book) Rename(id store.ID, title string) error {
	if err := row.CheckTitle(title); err != nil {
		return fmt.Errorf("rename table %d: %w", id, err)
	}
	return b.edit("rename", id, func(r *row.Table) { r.Title = title })
}

// Archive puts a table away, or takes it out again.
func (b Book) Archive(id store.ID, away bool) error {
	return b.edit("archive", id, func(r *row.Table) { r.Archived = away })
}

// purgeAfter is how long a deleted table can be restored.
const purgeAfter = 30 * 24 * time.Hour

// PurgeBefore is the time, as rows keep it, before which a table must have been
// deleted to be purged now.
func PurgeBefore(now time.Time) int64 { return row.Stamp(now.Add(-purgeAfter)) }

// Delete marks a table as deleted. It can be restored for 30 days.
func (b Book) Delete(id store.ID) error {
	return b.Change("delete", fmt.Sprintf(" table %d", id), func(c *Change) error {
		r, err := table(c, id)
		if err != nil || r.Deleted != 0 {
			return err
		}
		// A clock set back must not shorten the days in which it can be restored.
		r.Deleted = max(1, c.Now)
		err = c.Tables(func(t row.Table) error {
			r.Deleted = max(r.Deleted, t.Changed)
			return nil
		})
		if err != nil {
			return err
		}
		return c.save(r)
	})
}

// Restore takes the mark of Delete away.
func (b Book) Restore(id store.ID) error {
	return b.Change("restore", fmt.Sprintf(" table %d", id), func(c *Change) error {
		r, err := table(c, id)
		if err != nil || r.Deleted == 0 {
			return err
		}
		if err := c.room(); err != nil {
			return err
		}
		r.Deleted = 0
		return c.save(r)
	})
}

func (b Book) edit(op string, id store.ID, f func(*row.Table)) error {
	return b.Change(op, fmt.Sprintf(" table %d", id), func(c *Change) error {
		r, err := c.live(id)
		if err != nil {
			return err
		}
		f(&r)
		return c.save(r)
	})
}

// Duplicate copies a table with its lines, those undone too.
func (b Book) Duplicate(id store.ID) (store.ID, error) {
	var copied store.ID
	err := b.Change("duplicate", fmt.Sprintf(" table %d", id), func(c *Change) error {
		from, err := c.live(id)
		if err != nil {
			return err
		}
		if err := c.room(); err != nil {
			return err
		}
		text, err := c.Lines(from)
		if err != nil {
			return err
		}
		taken, err := c.titles()
		if err != nil {
			return err
		}
		r := c.newTable(taken.free(from.Title))
		r.Standing, r.Note = from.Standing, from.Note
		copied = store.ID(r.ID)
		return c.insert(r, text)
	})
	return copied, err
}
