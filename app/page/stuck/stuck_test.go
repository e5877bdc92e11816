package stuck_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"hagal/app/look"
	"hagal/app/page"
	"hagal/app/scene"
	"hagal/app/shell"
	"hagal/data/store"
	"hagal/data/store/sqlite"
)

func TestASecondCopySaysSo(t *testing.T) {
	dir := t.TempDir()
	first, _, err := sqlite.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	h := &scene.Hand{T: t, Window: test.NewApp().NewWindow("")}
	h.Window.Resize(scene.Phone)
	o := page.Options{Options: shell.Options{Style: func(o look.Options) { fyne.CurrentApp().Settings().SetTheme(look.New(o)) }}}
	var open func()
	open = func() {
		kept, report, err := sqlite.Open(dir)
		if err != nil {
			h.App = page.Stuck(h.Window, o, err, open)
			return
		}
		h.Store, o.Report = scene.NewFacade(kept), report
		h.App = page.Open(h.Window, h.Store, o)
		t.Cleanup(func() {
			if err := kept.Close(); err != nil {
				t.Error(err)
			}
		})
	}
	open()
	h.Sees("Your tables cannot be opened right now", "The tables are open in another window of the app.", "nothing is lost")
	h.Next()
	h.Sees("Your tables cannot be opened right now")
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	h.Next()
	h.Sees("New table")
	h.SeesNot("Your tables cannot be opened right now")
}

// Without tables there are the rules to read, and no page that needs tables.
func TestTheRulesCanBeReadWhileTheTablesAreShut(t *testing.T) {
	h := &scene.Hand{T: t, Window: test.NewApp().NewWindow("")}
	h.Window.Resize(scene.Phone)
	o := page.Options{Options: shell.Options{Style: func(look.Options) {}}}
	h.App = page.Stuck(h.Window, o, store.ErrNewer, func() {})
	h.App.Go(shell.Rules)
	h.Sees("What the icons mean")
	h.Tap("Back")
	for _, r := range []shell.Route{shell.Settings, shell.NewTable, shell.History, shell.Table, "nowhere"} {
		h.App.Go(r)
		h.Sees("Your tables cannot be opened right now")
	}
}
