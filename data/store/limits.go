package store

import "hagal/data/store/internal/row"

// Limits that keep a file from outside from hurting. All are far above what
// play needs.
const (
	MaxImport      = 32 << 20     // bytes of a backup
	MaxImportLines = 1_000_000    // lines in all tables of a backup
	MaxTables      = 5_000        // tables not deleted
	MaxLines       = row.MaxLines // lines of a table
	MaxLine        = row.MaxLine  // bytes of a line
	MaxTitle       = row.MaxTitle // letters of a title
	MaxNote        = row.MaxNote  // letters of a note; longer ones are cut
	MaxSettings    = 20_000       // settings of a backup
	MaxKey         = row.MaxKey   // bytes of a setting's key
	MaxValue       = row.MaxValue // bytes of a setting's value
)
