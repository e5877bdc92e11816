//go:build !linux

package screen

import "time"

// worked is not known on this system.
func worked(f func()) time.Duration {
	f()
	return 0
}
