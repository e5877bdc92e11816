//go:build race

package screen

// raced says that tests run under the race detector, four times as slow.
const raced = true
