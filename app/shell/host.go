package shell

import (
	"context"
	"time"

	"fyne.io/fyne/v2"

	"hagal/app/desk"
	"hagal/data/store"
	"hagal/engine"
)

// Host is what a page may do. Of the first group each puts away what was said
// before and draws the picture again.
type Host interface {
	// Change does something to the page's own state.
	Change(func())
	// Act does something that may fail, and tells its error. It reports
	// whether all went well.
	Act(func() error) bool
	// Do carries out one tap's inputs at the open table, with what runs on
	// from them, and tells a refusal. It reports whether they were carried out.
	Do(...engine.Input) bool
	// Prefer keeps and applies a preference of the player's.
	Prefer(Preference, string)
	// Go goes to a page.
	Go(Route)
	// Back goes where the player came from.
	Back()
	// Open opens a saved table, and goes to it.
	Open(store.ID)
	// Wait does work beside the window, behind a picture that says what it is
	// and can stop it, and then in the window what the work returns. Stopped,
	// its context is done, and what it returns is not called.
	Wait(says string, work func(context.Context) (done func()))
	// Enter makes a table the open one and goes to a page of it.
	Enter(*desk.Desk, Route)
	// Sheet lays a sheet over the page, in place of one that is there.
	Sheet(Sheet)
	// Close puts the sheet away.
	Close()
	// Tell closes the sheet and says what came of something: the error, or the
	// notice when it is nil.
	Tell(err error, notice string)

	// Keep keeps a word for the app under a key, at most store.MaxValue bytes,
	// and reports whether it was. What goes wrong is told, but not that tables
	// which can only be looked at keep nothing.
	Keep(key, value string) bool
	// Kept is a word kept, "" without one. It may hold anything.
	Kept(key string) string
	// Note keeps a preference that follows from play, and draws nothing.
	Note(Preference, string)
	// Top scrolls what has this name to its top when it is drawn next.
	Top(name string)

	// Desk is the open table, or nil.
	Desk() *desk.Desk
	// Preferred is a preference, one of its options.
	Preferred(Preference) string
	// Notice is what went well, until the player goes on.
	Notice() string
	// Now is the time.
	Now() time.Time
	// Window is the window, for the system's dialogs.
	Window() fyne.Window
}

var _ Host = (*Shell)(nil)
