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
// Rows are those of package row, each with its checksum. Beside the database,
// in localStorage, a witness knows the revision of the last change: a browser
// may drop a database and keep that.
//
// # One writer
//
// A lock of the browser (Web Locks) holds a second tab off until the first is
// closed or dies.
//
// # One change, one transaction
//
// A change is put together in memory, written in one transaction with
// durability "strict", and acknowledged when its completion has come: nothing
// is read in it, so that it cannot be closed half-way by the browser.
//
// # What a browser does not promise
//
// "strict" is a hint that a browser may not know. Nobody can look at the files
// beneath. A browser may drop all that a page keeps when it lacks room, unless
// it has granted persistence, and its user may with one press of a button.
package indexed
