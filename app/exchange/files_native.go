//go:build !js

package exchange

import (
	"errors"
	"io"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"hagal/app/part"
	"hagal/app/words"
)

// saveAs asks where, and writes there. On a phone Fyne opens the system's own
// picker, which lists the drives and apps that files can be given to.
func (x Exchange) saveAs(name string, write func(io.Writer) error) {
	d := dialog.NewFileSave(func(w fyne.URIWriteCloser, err error) {
		if err != nil || w == nil {
			x.host.Tell(err, "")
			return
		}
		x.host.Tell(errors.Join(write(w), w.Close()), words.T("Saved as {0}", part.ClipFile(w.URI().Name(), 60)))
	}, x.host.Window())
	d.SetFileName(name)
	d.SetTitleText(words.T("Save to a file"))
	x.fill(d)
}

// fill shows a dialog of files as large as the window.
func (x Exchange) fill(d *dialog.FileDialog) {
	d.Show()
	d.Resize(x.host.Window().Canvas().Size())
}

// BringIn reads a backup, or a table as notation.
func (x Exchange) BringIn() {
	d := dialog.NewFileOpen(func(r fyne.URIReadCloser, err error) {
		if err != nil || r == nil {
			x.host.Tell(err, "")
			return
		}
		x.Take(r.URI().Name(), r)
	}, x.host.Window())
	d.SetTitleText(words.T("Import a file"))
	x.fill(d)
}
