// Bare is a Fyne window with one label and nothing else: what the app is
// measured against.
package main

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/widget"
)

func main() {
	w := app.NewWithID("io.github.hagal.bare").NewWindow("Bare")
	w.SetMaster()
	w.Resize(fyne.NewSize(390, 844))
	w.SetContent(widget.NewLabel("Hagal"))
	w.ShowAndRun()
}
