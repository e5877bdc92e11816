package reading_test

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"hagal/app/look"
	"hagal/app/page"
	"hagal/app/scene"
	"hagal/app/shell"
)

// While the tables are read there is nothing else, but the rules.
func TestItSaysWhatIsWaitedFor(t *testing.T) {
	h := &scene.Hand{T: t, Window: test.NewApp().NewWindow("")}
	h.Window.Resize(scene.Phone)
	h.App = page.Reading(h.Window, page.Options{Options: shell.Options{Style: func(look.Options) {}}})
	h.Sees("Opening your tables", "nothing is lost")
	for _, r := range []shell.Route{shell.Settings, shell.NewTable, shell.History, shell.Table} {
		h.App.Go(r)
		h.Sees("Opening your tables")
	}
}
