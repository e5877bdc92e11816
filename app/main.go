// Hagal is a companion app for the board game Dune: Imperium.
package main

import (
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"
)

func main() {
	a := app.NewWithID("io.github.hagal.companion")
	w := a.NewWindow(lang.L("Hagal"))
	w.SetContent(widget.NewLabel(lang.L("Hagal")))
	w.ShowAndRun()
}
