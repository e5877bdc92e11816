//go:build js

package main

import (
	"syscall/js"

	"fyne.io/fyne/v2"

	"hagal/data/store"
	"hagal/data/store/indexed"
)

// home is where the tables are kept: the name of the database.
func home(a fyne.App) string {
	a.Lifecycle().SetOnStarted(func() { js.Global().Get("hagal").Call("started") })
	return "hagal"
}

func openTables(name string) (tables, store.Report, error) { return indexed.Open(name) }
