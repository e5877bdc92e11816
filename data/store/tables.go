package store

import (
	"fmt"

	"hagal/data/store/internal/form"
)

// CreateFrom makes a table with all its lines at once; they all stand. A title
// that cannot be used is refused with ErrTitle; with ErrHidden too where a
// character in it would not show.
func (s *Store) CreateFrom(title string, lines []string, note string) (ID, error) {
	if err := checkNew(title, lines); err != nil {
		return 0, fmt.Errorf("create a table: %w", err)
	}
	var id ID
	err := s.change("create", " a table", func(c *change) error {
		if err := c.room(); err != nil {
			return err
		}
		r := c.newTable(title)
		r.Standing, r.Note = len(lines), form.CleanNote(note)
		id = ID(r.ID)
		return c.insert(r, lines)
	})
	return id, err
}

func checkNew(title string, lines []string) error {
	if err := form.CheckTitle(title); err != nil {
		return err
	}
	if len(lines) == 0 {
		return fmt.Errorf("%w: a table needs a first line", ErrLine)
	}
	if len(lines) > MaxLines {
		return fmt.Errorf("%w: a table has at most %d lines", ErrLimit, MaxLines)
	}
	for _, l := range lines {
		if err := form.CheckLine(l); err != nil {
			return err
		}
	}
	return nil
}

// newTable is a table that starts now; the revision of the change is its id.
func (c *change) newTable(title string) form.Table {
	revision := c.next()
	return form.Table{ID: revision, Revision: revision, Title: title, Created: c.now, Changed: c.now}
}

// Append adds a line after the first stand ones and keeps the note. Lines that
// were undone stop counting. It refuses with ErrStale when not exactly stand
// lines stand: somebody else changed the table.
func (s *Store) Append(id ID, stand int, text string, note string) error {
	if err := form.CheckLine(text); err != nil {
		return fmt.Errorf("append to table %d: %w", id, err)
	}
	return s.change("append", fmt.Sprintf(" to table %d", id), func(c *change) error {
		r, err := c.live(id)
		if err != nil {
			return err
		}
		if err := expect(r, stand); err != nil {
			return err
		}
		if stand >= MaxLines || r.Written >= form.MaxPlace {
			return fmt.Errorf("%w: a table has at most %d lines", ErrLimit, MaxLines)
		}
		r.Standing, r.Total, r.Written, r.Note = stand+1, stand+1, r.Written+1, form.CleanNote(note)
		if err := c.save(r); err != nil {
			return err
		}
		return c.add(form.Line{ID: form.LineID(r.ID, r.Written), Number: r.Total, Text: text})
	})
}

// Stand undoes or redoes: from lines stand, as the caller believes, and to
// lines shall, with the note that belongs to where the table then stands. The
// first line always stands.
func (s *Store) Stand(id ID, from, to int, note string) error {
	return s.change("stand", fmt.Sprintf(": %d lines of table %d", to, id), func(c *change) error {
		r, err := c.live(id)
		if err != nil {
			return err
		}
		if err := expect(r, from); err != nil {
			return err
		}
		if to < 1 || to > r.Total {
			return fmt.Errorf("%w: the table has lines 1 to %d", ErrLine, r.Total)
		}
		r.Standing, r.Note = to, form.CleanNote(note)
		return c.save(r)
	})
}

func expect(r form.Table, standing int) error {
	if r.Standing != standing {
		return fmt.Errorf("%w: %d lines stand, not %d", ErrStale, r.Standing, standing)
	}
	return nil
}

// Rename gives a table another title.
func (s *Store) Rename(id ID, title string) error {
	if err := form.CheckTitle(title); err != nil {
		return fmt.Errorf("rename table %d: %w", id, err)
	}
	return s.edit("rename", id, func(r *form.Table) { r.Title = title })
}

// Archive puts a table away, or takes it out again.
func (s *Store) Archive(id ID, away bool) error {
	return s.edit("archive", id, func(r *form.Table) { r.Archived = away })
}

// Delete marks a table as deleted. It can be restored for 30 days.
func (s *Store) Delete(id ID) error {
	return s.change("delete", fmt.Sprintf(" table %d", id), func(c *change) error {
		r, err := c.table(id)
		if err != nil || r.Deleted != 0 {
			return err
		}
		// A clock set back must not shorten the days in which it can be restored.
		if err := c.tx.QueryRow("SELECT max(1, ?, max(changed)) FROM game", c.now).Scan(&r.Deleted); err != nil {
			return err
		}
		return c.save(r)
	})
}

// Restore takes the mark of Delete away.
func (s *Store) Restore(id ID) error {
	return s.change("restore", fmt.Sprintf(" table %d", id), func(c *change) error {
		r, err := c.table(id)
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

func (s *Store) edit(op string, id ID, f func(*form.Table)) error {
	return s.change(op, fmt.Sprintf(" table %d", id), func(c *change) error {
		r, err := c.live(id)
		if err != nil {
			return err
		}
		f(&r)
		return c.save(r)
	})
}

// Duplicate copies a table with its lines, those undone too.
func (s *Store) Duplicate(id ID) (ID, error) {
	var copied ID
	err := s.change("duplicate", fmt.Sprintf(" table %d", id), func(c *change) error {
		from, err := c.live(id)
		if err != nil {
			return err
		}
		if err := c.room(); err != nil {
			return err
		}
		text, err := form.Lines(c.tx, from)
		if err != nil {
			return err
		}
		taken, err := c.titles()
		if err != nil {
			return err
		}
		r := c.newTable(taken.free(from.Title))
		r.Standing, r.Note = from.Standing, from.Note
		copied = ID(r.ID)
		return c.insert(r, text)
	})
	return copied, err
}
