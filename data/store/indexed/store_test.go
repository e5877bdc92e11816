//go:build js

package indexed_test

import (
	"testing"
	"time"

	"hagal/data/store/indexed"
	"hagal/data/store/storetest"
)

// open opens a store that must have nothing to report, and closes it in the end.
func open(t testing.TB, name string, opts ...indexed.Option) *indexed.Store {
	t.Helper()
	s, report, err := indexed.Open(name, opts...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	if !report.Empty() {
		t.Fatalf("opening told:\n%+v", report)
	}
	return s
}

// TestWhatAnyStorePromises runs the promises against IndexedDB.
func TestWhatAnyStorePromises(t *testing.T) {
	storetest.Run(t, func(t testing.TB, place string, now func() time.Time) storetest.Store {
		if now == nil {
			now = time.Now
		}
		return open(t, place, indexed.WithClock(now))
	})
}
