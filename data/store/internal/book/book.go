// Package book is what can be done with tables, whatever their rows are kept
// in: a [Shelf] keeps the rows, a [Book] on it is a store of tables.
package book

import (
	"time"

	"hagal/data/store/internal/row"
)

// Shelf keeps rows.
type Shelf interface {
	// Change runs f in one transaction, which is kept for good when it returns
	// nil. Nothing has changed when it returns an error. The kind of change is
	// one of those that sqlite.WithFault lists, about says what it is made to.
	Change(kind, about string, f func(*Change) error) error
	// Read runs f on what is kept, apart from changes.
	Read(doing string, f func(View) error) error
	// Explain says what was being done and wraps the remedy beside the cause.
	Explain(doing string, err error) error
	// Now is the time.
	Now() time.Time
}

// View is rows that can be read, all of one moment. Whatever it gives was held
// against its checksum; it refuses with ErrDamaged what is not whole.
type View interface {
	// Table is the row of a table, or the zero Table where there is none.
	Table(id int64) (row.Table, error)
	// Tables calls f with every row of a table, the one changed longest ago first.
	Tables(f func(row.Table) error) error
	// Lines are the lines of a table, those that can be redone too.
	Lines(t row.Table) ([]string, error)
	// Setting is the value of a setting, "" where it was never set.
	Setting(key string) (string, error)
	// Settings calls f with every setting in the order of their keys.
	Settings(f func(row.Setting) error) error
}

// Writer is a transaction.
type Writer interface {
	View
	// Insert writes the row of a new table.
	Insert(t row.Table) error
	// Save writes the row of a table back. It refuses with ErrStale when the row
	// there has another revision than before.
	Save(t row.Table, before int64) error
	// Add writes a line.
	Add(l row.Line) error
	// Put writes a setting.
	Put(v row.Setting) error
	// InUse is how many tables are not deleted. It refuses with ErrLimit where
	// there is no room for more.
	InUse() (int, error)
}

// Book is a store of tables on a shelf.
type Book struct{ Shelf }
