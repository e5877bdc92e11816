//go:build !race

package scene

// raced says that tests run under the race detector, four times as slow.
const raced = false
