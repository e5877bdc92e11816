// Package replica is the form of rows kept a second time, apart from the
// tables themselves, so that a store that loses them can bring them back.
//
// # Entries
//
// A replica is a few entries, numbered from 1. A snapshot holds every row of
// one moment. Each further entry holds the rows of later changes, and says
// after which entry it comes. An entry is a text of lines:
//
//	hagal replica 1 STORE NUMBER AFTER REVISION LEFT
//	["game",…]      a table's row, its columns in the order of package row
//	["line",…]
//	["setting",…]
//	sum CHECKSUM    of all before it
//
// AFTER is 0 for a snapshot, LEFT how many tables it had no room for. Each row
// has its own checksum too.
package replica
