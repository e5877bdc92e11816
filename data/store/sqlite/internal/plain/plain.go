// Package plain opens plain files, and nothing else: a link is not followed, a
// pipe is not waited for, a folder is no file.
package plain

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"runtime"

	"hagal/data/store"
)

// Open opens a plain file. The flags are those of os.OpenFile; what it makes
// belongs to its owner alone.
func Open(path string, flags int) (*os.File, error) {
	if err := Check(path); err != nil && !(flags&os.O_CREATE != 0 && errors.Is(err, fs.ErrNotExist)) {
		return nil, err
	}
	f, err := os.OpenFile(path, flags|NoFollow, 0o600)
	if err != nil {
		return nil, err
	}
	info, err := f.Stat()
	if err == nil && !info.Mode().IsRegular() {
		err = fmt.Errorf("%w: %s", store.ErrNotPlain, path)
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
}

// Check says whether there is a plain file: store.ErrNotPlain when there is something
// else, fs.ErrNotExist when there is nothing.
func Check(path string) error {
	info, err := os.Lstat(path)
	if err == nil && !info.Mode().IsRegular() {
		return fmt.Errorf("%w: %s", store.ErrNotPlain, path)
	}
	return err
}

// Size is the size of a plain file, 0 when there is none.
func Size(path string) int64 {
	info, err := os.Lstat(path)
	if err != nil || !info.Mode().IsRegular() {
		return 0
	}
	return info.Size()
}

// Exists says whether anything has the name.
func Exists(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}

// Remove takes files away; those that are not there are no error.
func Remove(paths ...string) error {
	for _, p := range paths {
		if err := os.Remove(p); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}

// Sync waits until a file is on the disk.
func Sync(path string) error {
	f, err := Open(path, os.O_RDWR)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

// SyncFolder waits until the names in a folder are on the disk. Windows does so by itself.
func SyncFolder(path string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

// Close shuts others out: it takes away from a file or folder of ours all that
// its group and others may do. One that belongs to somebody else stays.
func Close(path string) error {
	info, err := os.Lstat(path)
	if err != nil || info.Mode()&fs.ModeSymlink != 0 || !ours(info) {
		return err
	}
	mode := info.Mode().Perm()
	if mode&0o077 == 0 || info.Mode()&(fs.ModeSticky|fs.ModeSetgid) != 0 {
		return nil
	}
	if err := os.Chmod(path, mode&^0o077); !errors.Is(err, fs.ErrPermission) { // some disks have no modes
		return err
	}
	return nil
}
