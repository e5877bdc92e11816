package store

import "time"

// ID names a table for good; it is never used again.
type ID int64

// Info is what a list shows of a table.
type Info struct {
	ID       ID
	Title    string
	Note     string // one line the app writes, such as "round 4, mentat"
	Lines    int    // lines that stand
	All      int    // lines with those undone
	Created  time.Time
	Changed  time.Time // when it was played on last
	Archived bool
	Deleted  bool
}

// Game is a table with its lines. The first Info.Lines of them stand, the rest
// can be redone.
type Game struct {
	Info
	Text []string
}

// Filter says which tables to list. The zero Filter lists those in use.
type Filter struct {
	Search   string // in title or note, capitals or not
	Archived bool   // the archived ones instead
	Deleted  bool   // the deleted ones instead, archived or not
}

// ImportReport tells what a backup brought.
type ImportReport struct {
	Tables   int // in the backup
	Same     int // of these were there already
	Added    []Imported
	Settings int // preferences that were not set before
}

// Imported is a table that came with a backup.
type Imported struct {
	ID    ID
	Title string
	Lines int
}

// CopyInfo is what a list shows of a daily copy.
type CopyInfo struct {
	Name     string // for OpenCopy
	Day      string // YYYY-MM-DD
	Size     int64  // bytes
	Tables   int    // in use, 0 where it cannot be read
	Revision int64  // of the last change that is surely in it
	Err      error  // why it cannot be read: ErrDamaged, ErrForeign, ErrLimit
}

// Health is what a check of the open store found.
type Health struct {
	Damage   string // what is wrong with the file, "" for nothing
	Tables   int    // read whole, also those deleted
	Lines    int    // read whole, also those undone or superseded
	Revision int64  // of the last change
}

// Copy is a daily copy, open for looking into it. It holds no lock: the copy may
// be removed meanwhile, and can be read to its end all the same.
type Copy interface {
	// List lists the tables of the copy as those of the store are listed.
	List(f Filter) ([]Info, error)
	// Load reads a table of the copy.
	Load(id ID) (Game, error)
	// Close ends looking into the copy.
	Close() error
}
