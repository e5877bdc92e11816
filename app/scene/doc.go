// Package scene drives the app from outside, as a player does: by what is
// seen, by taps and by lines of the notation. It holds the scenes that are
// drawn and compared, and is no part of the app: tests and cmd/pictures use it.
package scene
