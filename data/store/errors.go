package store

import (
	"errors"

	"hagal/data/store/internal/row"
)

// What can go wrong, each with what to do about it. Every error of the store
// that has a remedy wraps one of these.
var (
	ErrInUse       = errors.New("the tables are open in another window: close it, or go on there")
	ErrReadOnly    = errors.New("the tables were written by a newer version: they can be read; update the app to go on")
	ErrNewer       = errors.New("the tables were written by a newer version in a way this one cannot read: update the app")
	ErrNotWritable = errors.New("the folder cannot be written to: allow it, or choose another")
	ErrDenied      = errors.New("the browser keeps nothing for this page: allow it, or leave the private window")
	ErrFolderGone  = errors.New("the folder with the tables is gone: put it back, or close the app and start it again")
	ErrDiskFull    = errors.New("the disk is full: make room and try again")
	ErrDisk        = errors.New("the disk does not answer: try again, then start the app again")
	ErrDamaged     = row.ErrDamaged
	ErrClosed      = errors.New("the store is closed")
	ErrStale       = errors.New("the table was changed elsewhere: open it again")
	ErrNotFound    = errors.New("there is no such table")
	ErrDeleted     = errors.New("the table is deleted: restore it first")
	ErrTitle       = row.ErrTitle
	ErrHidden      = row.ErrHidden
	ErrLine        = row.ErrLine
	ErrSetting     = row.ErrSetting
	ErrLimit       = errors.New("too much")
	ErrNotPlain    = errors.New("this is not a plain file")
	ErrForeign     = errors.New("the copy is of another store")
	ErrBackup      = errors.New("this is not a whole backup")
)

// Errors are all of them.
var Errors = []error{ErrInUse, ErrReadOnly, ErrNewer, ErrNotWritable, ErrDenied, ErrFolderGone, ErrDiskFull, ErrDisk, ErrDamaged, ErrClosed,
	ErrStale, ErrNotFound, ErrDeleted, ErrTitle, ErrHidden, ErrLine, ErrSetting, ErrLimit, ErrNotPlain, ErrForeign, ErrBackup}

// Detail is what is wrong beside a remedy, to be told in another language too.
type Detail = row.Detail

// DetailsOf lists the details of an error, the outermost first; none where
// only the system or SQLite has words for it.
func DetailsOf(err error) []Detail { return row.DetailsOf(err) }
