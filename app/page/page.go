// Package page puts the pages together: each is a package of its own below,
// and knows the window, not the others.
package page

import (
	"io"

	"fyne.io/fyne/v2"

	"hagal/app/desk"
	"hagal/app/page/settings"
	"hagal/app/page/table"
	"hagal/app/shell"
	"hagal/data/store"
)

// Store is what the pages need of the store.
type Store interface {
	desk.Keeper
	List(store.Filter) ([]store.Info, error)
	Rename(store.ID, string) error
	Duplicate(store.ID) (store.ID, error)
	Archive(store.ID, bool) error
	Delete(store.ID) error
	Restore(store.ID) error
	Export(io.Writer) error
	Import(io.Reader) (store.ImportReport, error)
	ReadOnly() bool
}

// Options are what the app is given from outside.
type Options struct {
	shell.Options
	Seed   func() uint64 // of each new table
	Report store.Report  // what opening the store found, empty when all was well
}

// Open shows the app in a window.
func Open(w fyne.Window, s Store, o Options) *shell.Shell {
	sh := shell.New(w, s, o.Options)
	pages := map[shell.Route]shell.Page{
		shell.Settings: settings.New(sh, s),
		shell.Table:    table.New(sh),
	}
	sh.Start(pages, shell.Home, calm(o.Report))
	return sh
}

// calm reports whether there is nothing the player has to know first.
func calm(r store.Report) bool { return r.Empty() || r.Newer > 0 }
