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
	Changed  time.Time
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
