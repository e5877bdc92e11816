package store

import "hagal/data/store/internal/form"

// Limits that keep a file from outside from hurting. All are far above what
// play needs.
const (
	MaxImport      = 32 << 20      // bytes of a backup
	MaxImportLines = 1_000_000     // lines in all tables of a backup
	MaxTables      = 5_000         // tables not deleted
	MaxLines       = form.MaxLines // lines of a table
	MaxLine        = form.MaxLine  // bytes of a line
	MaxTitle       = form.MaxTitle // letters of a title
	MaxNote        = form.MaxNote  // letters of a note; longer ones are cut
	MaxSettings    = 20_000        // settings of a backup
	MaxKey         = form.MaxKey   // bytes of a setting's key
	MaxValue       = form.MaxValue // bytes of a setting's value
)
