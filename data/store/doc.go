// Package store keeps tables on disk: each is a list of text lines, and the
// store knows none of the rules behind them.
//
// # What is on disk
//
// Everything is in one folder:
//
//	hagal.db          the SQLite file (with -wal and -shm beside it while open)
//	hagal.lock        locked while a copy of the app has the folder open
//	hagal.mark        the number of the last change, a witness against lost ends
//	copies/           at most one copy a day, seven of them
//	hagal-damaged-*   files that were damaged, set aside as they were found
//	hagal-before-*    the file as it was before a newer version changed its form
//
// # Lines are only ever added
//
// A line that is undone, or replaced after an undo, stays where it is. A table
// remembers how many of its lines stand. A new line takes the number after the
// standing ones; what had that number or a higher one before is superseded. So
// reading a table is playing its lines in the order they came, each one
// cutting the list at its own number:
//
//	came   number  list after it
//	a      1       a
//	b      2       a b
//	c      3       a b c       then undone twice: one stands, b and c can be redone
//	d      2       a d         b and c are superseded
//
// # Every row can be known for whole
//
// Each row carries a checksum of itself, each table and line an id that is
// never used twice, and each change a number that only grows. So a damaged
// file can be read byte by byte: what has a right checksum is true, and of two
// rows with the same id the one with the higher number is newer. Recovery
// pours the damaged file, its WAL and the daily copies into one pool and
// builds a new file from it.
//
// # One way in
//
// All changes go through [Store.change]: one mutex, one connection, one
// transaction, on disk (synchronous FULL) before it returns.
package store
