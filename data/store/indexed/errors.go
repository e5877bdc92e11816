//go:build js

package indexed

import (
	"context"
	"errors"
	"fmt"
	"syscall/js"

	"github.com/hack-pad/go-indexeddb/idb"

	"hagal/data/store"
)

// remedies are what browsers answer, each with the error a player has words for.
var remedies = []struct {
	name   string
	remedy error
}{
	{"QuotaExceededError", store.ErrDiskFull},
	{"ConstraintError", store.ErrStale},
	{"SecurityError", store.ErrDenied},
	{"NotAllowedError", store.ErrDenied},
	{"InvalidStateError", store.ErrDisk}, // it was closed: by the browser, or because it was removed
	{"UnknownError", store.ErrDisk},
	{"AbortError", store.ErrDisk},
	{"TimeoutError", store.ErrDisk},
	{"DataError", store.ErrDamaged},
}

// explain says what was being done and wraps the remedy beside the cause.
func explain(doing string, err error) error {
	if err == nil {
		return nil
	}
	if errors.Is(err, context.DeadlineExceeded) {
		err = fmt.Errorf("%w: %w", store.ErrDisk, errSilent)
	}
	for _, r := range remedies {
		if errors.Is(err, idb.NewDOMException(r.name)) && !errors.Is(err, r.remedy) {
			return fmt.Errorf("%s: %w (%w)", doing, r.remedy, err)
		}
	}
	return fmt.Errorf("%s: %w", doing, err)
}

// guard makes what the bindings throw an error.
func guard(err *error) {
	switch r := recover().(type) {
	case nil:
	case js.Error:
		*err = fmt.Errorf("%w: %s", store.ErrDenied, r.Error())
	case error:
		*err = fmt.Errorf("%w: %w", store.ErrDenied, r)
	default:
		*err = fmt.Errorf("%w: %v", store.ErrDenied, r)
	}
}
