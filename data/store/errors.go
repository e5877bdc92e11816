package store

import (
	"errors"
	"fmt"
	"io/fs"
	"syscall"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
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
	ErrDamaged     = errors.New("the file is damaged: start the app again and it will be repaired")
	ErrClosed      = errors.New("the store is closed")
	ErrStale       = errors.New("the table was changed elsewhere: open it again")
	ErrNotFound    = errors.New("there is no such table")
	ErrDeleted     = errors.New("the table is deleted: restore it first")
	ErrTitle       = errors.New("the title cannot be used")
	ErrHidden      = errors.New("it has a control character, or one that turns the direction of text")
	ErrLine        = errors.New("the line cannot be kept")
	ErrSetting     = errors.New("the setting cannot be kept")
	ErrLimit       = errors.New("too much")
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

// isDamage tells a damaged file from a disk, folder or lock that is in the way.
// A plain SQL error counts: our own statements fail only on a form that is not ours.
func isDamage(err error) bool {
	var sq *sqlite.Error
	if !errors.As(err, &sq) {
		return errors.Is(err, ErrDamaged)
	}
	switch sq.Code() & 0xff {
	case sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR,
		sqlite3.SQLITE_FORMAT, sqlite3.SQLITE_SCHEMA, sqlite3.SQLITE_MISMATCH, sqlite3.SQLITE_TOOBIG:
		return true
	}
	// A journal that was never taken back is none of ours but in a file being made.
	return sq.Code() == sqlite3.SQLITE_IOERR_SHORT_READ || sq.Code() == sqlite3.SQLITE_READONLY_ROLLBACK
}
