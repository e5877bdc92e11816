//go:build !linux

package scene

import "time"

// worked is not known on this system.
func worked(f func()) time.Duration {
	f()
	return 0
}
