// Bare is a Fyne window with one label and nothing else, which changes with
// each letter that is typed: what the app is measured against.
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
	label := widget.NewLabel("Hagal")
	next := map[string]string{"Hagal": "House", "House": "Hagal"}
	w.Canvas().SetOnTypedRune(func(rune) { label.SetText(next[label.Text]) })
	w.SetContent(label)
	w.ShowAndRun()
}
