package play

import (
	"slices"
	"testing"
)

// TestTheNamesAreTheApps holds the names that a hand here looks for against the
// app's own sentences: one that was changed there is told at once.
func TestTheNamesAreTheApps(t *testing.T) {
	for _, form := range slices.Concat(conflicts, []string{
		"New table", "Set up the table", "Everything is set up", "Round {0} of {1}", "Undo", "Redo", "Put the hint away",
		"Settings", "Rules", "Export all tables", "Import a file", "Nothing is missing.", "OK", "Continue", "Saved as {0}", "This is neither a backup nor a table as text.",
		"{0} tables in the backup: {1} imported, {2} were there already",
		"Figures of {0}", "In supply: {0}", "Save the name", "Set-up", "Try again", "{0}: one more", "{0}: one less", "Troops in the garrison",
		"The tables are open in another window of the app. Close that window, or go on there.",
	}) {
		if translated(t, "de", form) == "" {
			t.Errorf("%q has no words", form)
		}
	}
}
