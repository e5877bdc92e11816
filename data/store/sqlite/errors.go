package sqlite

import (
	"errors"
	"fmt"
	"io/fs"
	"syscall"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"hagal/data/store"
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
		return store.ErrDiskFull
	case errors.Is(err, fs.ErrPermission), errors.Is(err, syscall.EROFS):
		return store.ErrNotWritable
	case errors.Is(err, syscall.EIO):
		return store.ErrDisk
	}
	return nil
}

func remedyForCode(code int) error {
	if code == sqlite3.SQLITE_IOERR_SHMSIZE {
		return store.ErrDiskFull // no room even for the index of the WAL
	}
	switch code & 0xff {
	case sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED:
		return store.ErrInUse
	case sqlite3.SQLITE_FULL:
		return store.ErrDiskFull
	case sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM:
		return store.ErrNotWritable
	case sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB:
		return store.ErrDamaged
	case sqlite3.SQLITE_IOERR:
		return store.ErrDisk
	}
	return nil
}
