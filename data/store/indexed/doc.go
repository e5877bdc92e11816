// Package indexed keeps tables in a browser, in its IndexedDB. It is built for
// GOOS=js alone.
//
// # What is in the database
//
//	game      a table's row by its id
//	line      a line by its table and place
//	setting   a setting by its key
//	copy      at most one copy of everything a day, seven of them, as backups
//	aside     records that were damaged, as they were found
//
// Rows are those of package row, each with its checksum.
//
// # Beside the database
//
// In localStorage a witness knows the revision of the last change. In a cache
// (Cache API) lies a replica of every row, in the form of package replica. A
// browser may drop a database and keep both: Chromium begins an empty one where
// it finds a record torn, which one kill of it at the wrong moment leaves.
//
// The database is what counts. The replica is only read by Open, which fills
// from it what the database lacks where that is damaged, has an older revision,
// or has no table. Of two rows the one with the higher revision counts. Then
// the replica is written anew from the database. The daily copies are in the
// database alone.
//
// # One writer
//
// A lock of the browser (Web Locks) holds a second tab off until the first is
// closed or dies.
//
// # One change, one transaction
//
// A change is put together in memory, written in one transaction with
// durability "strict", and after its completion put into the replica: then it
// is acknowledged. Nothing is read in the transaction, so that it cannot be
// closed half-way by the browser. Where the replica cannot be written the
// change is kept all the same, and its rows go into the replica with the next.
//
// # What a browser does not promise
//
// "strict" is a hint that a browser may not know, and a cache has no such hint.
// Nobody can look at the files beneath. A browser may drop all that a page
// keeps when it lacks room, unless it has granted persistence, and its user may
// with one press of a button.
package indexed
