package sqlite

import (
	"errors"
	"fmt"
	"io/fs"
	"os"

	"github.com/gofrs/flock"

	"hagal/data/store"
	"hagal/data/store/sqlite/internal/plain"
)

// takeLock keeps a second copy of the app out until release. The system lets
// go of it when the program dies, however it dies. What is in the file does not
// count and stays as it is.
func takeLock(path string) (release func(), err error) {
	if err := plain.Check(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	lock := flock.New(path, flock.SetFlag(os.O_CREATE|os.O_RDWR|plain.NoFollow), flock.SetPermissions(0o600))
	taken, err := lock.TryLock()
	switch {
	case err != nil:
		return nil, fmt.Errorf("lock %s: %w", path, err)
	case !taken:
		return nil, store.ErrInUse
	}
	return func() { lock.Unlock() }, nil
}
