package store

import (
	"errors"
	"fmt"
	"io/fs"
	"syscall"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"hagal/data/store/internal/form"
	"hagal/data/store/internal/plain"
)

// What can go wrong, each with what to do about it. Every error of the store
// that has a remedy wraps one of these.
var (
	ErrInUse       = errors.New("the tables are open in another window: close it, or go on there")
	ErrReadOnly    = errors.New("the tables were written by a newer version: they can be read; update the app to go on")
	ErrNewer       = errors.New("the tables were written by a newer version in a way this one cannot read: update the app")
	ErrNotWritable = errors.New("the folder cannot be written to: allow it, or choose another")
	ErrFolderGone  = errors.New("the folder with the tables is gone: put it back, or close the app and start it again")
	ErrDiskFull    = errors.New("the disk is full: make room and try again")
	ErrDisk        = errors.New("the disk does not answer: try again, then start the app again")
	ErrDamaged     = form.ErrDamaged
	ErrClosed      = errors.New("the store is closed")
	ErrStale       = errors.New("the table was changed elsewhere: open it again")
	ErrNotFound    = errors.New("there is no such table")
	ErrDeleted     = errors.New("the table is deleted: restore it first")
	ErrTitle       = form.ErrTitle
	ErrHidden      = form.ErrHidden
	ErrLine        = form.ErrLine
	ErrSetting     = form.ErrSetting
	ErrLimit       = errors.New("too much")
	ErrNotPlain    = plain.ErrNotPlain
	ErrForeign     = errors.New("the copy is of another store")
	ErrBackup      = errors.New("this is not a whole backup")
)

// explain says what was being done and wraps the remedy beside the cause.
func explain(doing string, err error) error {
	if err == nil {
		return nil
	}
	if remedy := remedyFor(err); remedy != nil && !errors.Is(err, remedy) {
		return fmt.Errorf("%s: %w (%w)", doing, remedy, err)
	}
	return fmt.Errorf("%s: %w", doing, err)
}

func remedyFor(err error) error {
	var sq *sqlite.Error
	if errors.As(err, &sq) {
		return remedyForCode(sq.Code())
	}
	switch {
	case errors.Is(err, syscall.ENOSPC), errors.Is(err, syscall.EDQUOT), errors.Is(err, syscall.EFBIG):
		return ErrDiskFull
	case errors.Is(err, fs.ErrPermission), errors.Is(err, syscall.EROFS):
		return ErrNotWritable
	case errors.Is(err, syscall.EIO):
		return ErrDisk
	}
	return nil
}

func remedyForCode(code int) error {
	if code == sqlite3.SQLITE_IOERR_SHMSIZE {
		return ErrDiskFull // no room even for the index of the WAL
	}
	switch code & 0xff {
	case sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED:
		return ErrInUse
	case sqlite3.SQLITE_FULL:
		return ErrDiskFull
	case sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM:
		return ErrNotWritable
	case sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB:
		return ErrDamaged
	case sqlite3.SQLITE_IOERR:
		return ErrDisk
	}
	return nil
}
