package plain

import (
	"errors"
	"io"
	"os"
	"path/filepath"
)

// partEnd is behind the passing name of a file being parted.
const partEnd = ".own"

// Part makes a plain file that has other names too, by hard links, one of its
// own with the same bytes: what is written into it reaches no other.
func Part(path string) error {
	info, err := os.Lstat(path)
	if err != nil || !info.Mode().IsRegular() || names(info) < 2 {
		return err
	}
	own := path + partEnd
	if err := Remove(own); err != nil {
		return err
	}
	if err := copyFile(own, path); err != nil {
		return errors.Join(err, Remove(own)) // a full disk needs the room
	}
	if err := os.Rename(own, path); err != nil {
		return err
	}
	return SyncFolder(filepath.Dir(path))
}

func copyFile(to, from string) error {
	in, err := Open(from, os.O_RDONLY)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := Open(to, os.O_WRONLY|os.O_CREATE|os.O_EXCL)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, in)
	return errors.Join(err, out.Sync(), out.Close())
}
