// Package storetest says in tests what any store of tables promises, whatever it
// keeps them in. Each implementation runs them against itself.
package storetest

import (
	"io"
	"testing"
	"time"

	"hagal/data/store"
)

// Store is what the app needs of a store.
type Store interface {
	CreateFrom(title string, lines []string, note string) (store.ID, error)
	Append(id store.ID, stand int, text, note string) error
	Replace(id store.ID, stand int, text, note string) error
	Stand(id store.ID, from, to int, note string) error
	Rename(id store.ID, title string) error
	Duplicate(id store.ID) (store.ID, error)
	Archive(id store.ID, away bool) error
	Delete(id store.ID) error
	Restore(id store.ID) error
	Load(id store.ID) (store.Game, error)
	List(f store.Filter) ([]store.Info, error)
	Setting(key string) (string, error)
	SetSetting(key, value string) error
	Export(w io.Writer) error
	Import(r io.Reader) (store.ImportReport, error)
	Close() error
}

// Opener opens the store at a place, a name that Place gave, which is new when
// its name is, and closes it when the test ends. There must be nothing to tell. A nil clock is the
// machine's.
type Opener func(t testing.TB, place string, now func() time.Time) Store

// Run runs all that a store promises.
func Run(t *testing.T, open Opener) {
	for name, promise := range map[string]func(*testing.T, Opener){
		"A table is its lines":                   testATableIsItsLines,
		"Undo redo and a new line":               testUndoRedoAndANewLine,
		"A line in place of the last":            testALineInPlaceOfTheLast,
		"A stale window is refused":              testAStaleWindowIsRefused,
		"Stand stays within the lines":           testStandStaysWithinTheLines,
		"Manage":                                 testManage,
		"Only a play moves a table":              testOnlyAPlayMovesATable,
		"A deleted table is left alone":          testADeletedTableIsLeftAlone,
		"No such table":                          testNoSuchTable,
		"The newest table is not purged":         testTheNewestTableIsNotPurged,
		"Clock set back":                         testClockSetBack,
		"Thousand tables":                        testThousandTables,
		"Settings":                               testSettings,
		"Settings that cannot be kept":           testSettingsThatCannotBeKept,
		"A backup carries only preferences":      testABackupCarriesOnlyPreferences,
		"Only preferences come in":               testOnlyPreferencesComeIn,
		"A title has nothing hidden":             testATitleHasNothingHidden,
		"What cannot be kept":                    testWhatCannotBeKept,
		"Everything goes out and comes in again": testEverythingGoesOutAndComesInAgain,
		"Coming in overwrites nothing":           testComingInOverwritesNothing,
		"A table and its deleted twin":           testATableAndItsDeletedTwin,
		"A backup brings back what was deleted":  testABackupBringsBackWhatWasDeleted,
		"A backup of each release comes in":      testABackupOfEachReleaseComesIn,
	} {
		t.Run(name, func(t *testing.T) { promise(t, open) })
	}
}
