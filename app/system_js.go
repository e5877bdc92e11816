//go:build js

package main

import (
	"fyne.io/fyne/v2"

	"hagal/app/browser"
	"hagal/data/store"
	"hagal/data/store/indexed"
)

// home is where the tables are kept: the name of the database.
func home(fyne.App) string { return "hagal" }

func openTables(name string) (tables, store.Report, error) {
	return indexed.Open(name, indexed.WithBusy(browser.Busy))
}

// attach joins the window to the page that it is drawn on.
func attach(a fyne.App, w fyne.Window) {
	a.Lifecycle().SetOnStarted(func() { browser.Attach(w) })
}

// awake keeps the screen on.
func awake(on bool) { browser.Awake(on) }

// away leaves the app as the back button does at its first page.
func away() { browser.Leave() }
