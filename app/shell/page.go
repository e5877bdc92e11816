package shell

import (
	"strings"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/part"
)

// Page is a screen of the app.
type Page interface {
	// Enter is called each time the page is gone to, before it is drawn; query
	// is what its Route holds behind the question mark.
	Enter(query string)
	// Draw is what the page shows now. It reads and never writes.
	Draw(part.Frame) Picture
}

// Picture is what a page shows.
type Picture struct {
	Body    fyne.CanvasObject
	Primary *part.Action // what the large button does, for the keyboard; may be nil
	Keys    Keys         // what other keys do; may be nil
	Help    []KeyHelp    // what those keys do, in words
	Leave   func()       // leaves a part of the page that is open, before Esc and the back button leave the page; may be nil
	Reveal  string       // the name of a tap to be scrolled into sight, or empty
	Answers []*kit.Tap   // of a question that is open: the keyboard begins on the first, and letters go to them alone
	Awake   bool         // the screen is to stay on
}

// Key is a key of the keyboard by its name, with Ctrl or Command where
// Shortcut; or what is written with it, in small letters, whatever key the
// keyboard's layout has that on.
type Key struct {
	Name     fyne.KeyName
	Shortcut bool
	Rune     rune
}

// Keys is what keys do.
type Keys map[Key]func()

// Sheet is what lies over a page, drawn whenever the page is.
type Sheet func(part.Frame) fyne.CanvasObject

// Route is the address of a page: its name, and maybe a question mark and a
// query.
type Route string

// The routes of the pages.
const (
	Home     Route = "home"
	NewTable Route = "new"
	Setup    Route = "setup"    // of the open table
	Table    Route = "table"    // the open table
	Recovery Route = "recovery" // of the open table, one of whose lines cannot be played
	Rules    Route = "rules"    // the query is what is searched for, or the id of a rule
	Settings Route = "settings"
	History  Route = "history"
	Copies   Route = "copies" // the daily copies
	About    Route = "about"  // the version and the licences
)

// Icons is the query with which Rules opens at what the icons mean.
const Icons = "icons"

// With is a route with a query.
func (r Route) With(query string) Route { return r + "?" + Route(query) }

func (r Route) split() (page Route, query string) {
	name, query, _ := strings.Cut(string(r), "?")
	return Route(name), query
}
