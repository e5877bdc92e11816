//go:build !js

package main

import (
	"fyne.io/fyne/v2"

	"hagal/data/store"
	"hagal/data/store/sqlite"
)

// home is where the tables are kept: the app's own folder.
func home(a fyne.App) string { return a.Storage().RootURI().Path() }

func openTables(folder string) (tables, store.Report, error) { return sqlite.Open(folder) }
