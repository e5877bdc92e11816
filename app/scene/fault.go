package scene

import (
	"syscall"

	"hagal/data/store/sqlite"
)

// Fault makes the next write of a kind fail, once, as on a full disk.
type Fault struct {
	Op string // of the store, such as append; empty: none fails
}

// Option hands the Fault to a store.
func (f *Fault) Option() sqlite.Option {
	return sqlite.WithFault(func(op string) error {
		if op != f.Op {
			return nil
		}
		f.Op = ""
		return syscall.ENOSPC
	})
}
