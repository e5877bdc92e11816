package store

import (
	"errors"
	"io/fs"
	"os"
	"runtime"
)

func exists(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}

func removeAll(paths ...string) error {
	for _, p := range paths {
		if err := os.RemoveAll(p); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}

// mayWrite tells at once of a file that SQLite would open for reading only,
// to refuse each change later. No connection may be open: closing a file lets
// go of all locks that its program has on it.
func mayWrite(path string) error {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return err
	}
	return f.Close()
}

// syncFile waits until a file is on the disk.
func syncFile(path string) error {
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

// syncDir waits until the names in a folder are on the disk. Windows does so by itself.
func syncDir(path string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

// glob lists names in the folder; the folder's own name is never a pattern.
func (s *Store) glob(pattern string) ([]string, error) {
	names, err := fs.Glob(os.DirFS(s.dir), pattern)
	for i, name := range names {
		names[i] = s.path(name)
	}
	return names, err
}
