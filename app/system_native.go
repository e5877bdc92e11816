//go:build !js

package main

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"

	"hagal/data/store"
	"hagal/data/store/sqlite"
)

// home is where the tables are kept: the app's own folder.
func home(a fyne.App) string { return a.Storage().RootURI().Path() }

func openTables(folder string) (tables, store.Report, error) { return sqlite.Open(folder) }

// attach has nothing to join: the system gives all to the driver.
func attach(fyne.App, fyne.Window) {}

// awake keeps the screen on.
func awake(on bool) { fyne.CurrentApp().Driver().SetDisableScreenBlanking(on) }

// away leaves the app as the back button of a phone does at its first page.
func away() {
	if d, ok := fyne.CurrentApp().Driver().(mobile.Driver); ok {
		d.GoBack()
	}
}
