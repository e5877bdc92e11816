// Package row is what a store keeps, whatever it keeps it in: rows with their
// checksums, and which texts may be kept.
//
// # Every row can be known for whole
//
// Each row carries a checksum of itself, each table and line an id that is
// never used twice, and each change a revision that only grows. So damaged
// storage can be read row by row: what has a right checksum is true, and of two
// rows with the same id the one with the higher revision is newer.
package row

import "errors"

// What can be wrong with storage, or with what is to be kept in it.
var (
	ErrDamaged = errors.New("the file is damaged: start the app again and it will be repaired")
	ErrTitle   = errors.New("the title cannot be used")
	ErrHidden  = errors.New("it has a control character, or one that turns the direction of text")
	ErrLine    = errors.New("the line cannot be kept")
	ErrSetting = errors.New("the setting cannot be kept")
)
