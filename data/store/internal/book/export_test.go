package book

import (
	"errors"
	"testing"

	"hagal/data/store"
)

// TestABackupTooLargeToComeInSaysSo asks at each limit and one beyond it.
func TestABackupTooLargeToComeInSaysSo(t *testing.T) {
	const sum = 64 + len("sum \n")
	for _, n := range []int{0, 1} {
		for name, err := range map[string]error{
			"bytes":    (&exporter{nil, store.MaxImport - sum + n, 0, 0, 0}).tooMuch(),
			"settings": (&exporter{nil, 0, store.MaxSettings + n, 0, 0}).tooMuch(),
			"tables":   (&exporter{nil, 0, 0, 2*store.MaxTables + n, 0}).tooMuch(),
			"lines":    (&exporter{nil, 0, 0, 0, store.MaxImportLines + n}).tooMuch(),
		} {
			if errors.Is(err, store.ErrLimit) != (n == 1) {
				t.Errorf("%s, %d beyond the limit: told %v", name, n, err)
			}
		}
	}
}
