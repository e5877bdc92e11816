// Package sqlite keeps tables on disk, in one SQLite file.
//
// # What is on disk
//
// Everything is in one folder, for its owner alone:
//
//	hagal.db          the SQLite file (with -wal and -shm beside it while open)
//	hagal.lock        locked while a copy of the app has the folder open
//	hagal.mark        the witness: revision and lineage of the last change
//	copies/           at most one copy a day, seven of them
//	hagal-damaged-*   files that were damaged, set aside as they were found
//	hagal-foreign-*   files that do not belong to the store, set aside
//
// Only plain files are opened: no link is followed, no pipe waited for, and no
// file larger than any store is read.
//
// # Every file tells where it belongs
//
// A store has a random id, and a generation that begins anew with the first
// change after each start and in each new WAL. Both, with the generations
// before, are its lineage: it is kept in the file, so in each WAL and each copy,
// and in the witness. Open reads it byte by byte before SQLite opens anything,
// and sets aside what is of another store, of a fork or of an earlier day.
//
// # Damage
//
// Each row carries a checksum of itself and the revision of its change. Open
// reads every row. Of a damaged file, its WAL and the daily copies of the same
// lineage it takes all rows that are whole and builds a new file (package
// salvage); [store.Report] tells what came over, and what is known to be missing.
//
// # Copies
//
// [Store.Copies] lists the daily copies, [Store.OpenCopy] looks into one,
// [Store.BringBack] makes a table of one a new table here. [Store.Check] reads
// every row of the open store, as the start does.
//
// # One way in
//
// All changes go through [Store.change]: one mutex, one connection, one
// transaction, on disk (synchronous FULL) before it returns.
package sqlite
