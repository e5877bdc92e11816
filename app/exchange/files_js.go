//go:build js

package exchange

import (
	"bytes"
	"cmp"
	"errors"
	"io"

	"fyne.io/fyne/v2"

	"hagal/app/browser"
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/store"
)

// saveAs gives the file to the browser, which says where it is.
func (x Exchange) saveAs(name string, write func(io.Writer) error) {
	var content bytes.Buffer
	err := write(&content)
	if err == nil {
		browser.Save(name, content.Bytes())
	}
	x.host.Tell(err, words.T("Saved as {0}", part.ClipFile(name, 60)))
}

// BringIn reads a backup, or a table as notation.
func (x Exchange) BringIn() {
	browser.Ask(Asking(), store.MaxImport, func(f browser.File, err error) {
		fyne.Do(func() { x.bring(f, err) })
	})
}

func (x Exchange) bring(f browser.File, err error) {
	switch {
	case errors.Is(err, browser.ErrLarge):
		x.host.Tell(shell.Told(words.T("The file has more than {0} bytes.", store.MaxImport)), "")
	case err != nil || len(f.Content) == 0:
		x.host.Tell(err, "")
	default:
		x.Take(cmp.Or(f.Name, words.T("A table from a file")), io.NopCloser(bytes.NewReader(f.Content)))
	}
}
