// Package page puts the pages together: each is a package of its own below,
// and knows the window, not the others.
package page

import (
	"context"
	"io"

	"fyne.io/fyne/v2"

	"hagal/app/desk"
	"hagal/app/page/about"
	"hagal/app/page/copies"
	"hagal/app/page/history"
	"hagal/app/page/home"
	"hagal/app/page/newtable"
	"hagal/app/page/reading"
	"hagal/app/page/recovery"
	"hagal/app/page/rules"
	"hagal/app/page/settings"
	"hagal/app/page/setup"
	"hagal/app/page/stuck"
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
	Copies() ([]store.CopyInfo, error)
	OpenCopy(name string) (store.Copy, error)
	BringBack(copyName string, id store.ID) (store.ID, error)
	Check(context.Context) (store.Health, error)
}

// Options are what the app is given from outside.
type Options struct {
	shell.Options
	Seed    func() uint64 // of each new table
	Report  store.Report  // what opening the store found, empty when all was well
	Version string        // of the app, such as 1.2.3
}

// Open shows the app in a window.
func Open(w fyne.Window, s Store, o Options) *shell.Shell {
	sh := shell.New(w, s, o.Options)
	start := home.New(sh, s, o.Report)
	sh.Start(map[shell.Route]shell.Page{
		shell.Home:     start,
		shell.NewTable: newtable.New(sh, s, o.Seed),
		shell.Setup:    setup.New(sh),
		shell.Recovery: recovery.New(sh, s),
		shell.Rules:    rules.New(sh, s),
		shell.Settings: settings.New(sh, s),
		shell.History:  history.New(sh, s),
		shell.Copies:   copies.New(sh, s),
		shell.Table:    table.New(sh),
		shell.About:    about.New(sh, o.Version),
	}, shell.Home, start.Calm())
	return sh
}

// Reading shows that the tables are being opened.
func Reading(w fyne.Window, o Options) *shell.Shell {
	sh := shell.New(w, shell.NoStore{}, o.Options)
	sh.Start(map[shell.Route]shell.Page{shell.Home: reading.Page{}, shell.Rules: rules.New(sh, shell.NoStore{})}, shell.Home, false)
	return sh
}

// Stuck shows that the tables cannot be opened, why, and tries again.
func Stuck(w fyne.Window, o Options, reason error, again func()) *shell.Shell {
	sh := shell.New(w, shell.NoStore{}, o.Options)
	sh.Start(map[shell.Route]shell.Page{
		shell.Home:  stuck.New(reason, again),
		shell.Rules: rules.New(sh, shell.NoStore{}),
	}, shell.Home, false)
	return sh
}
