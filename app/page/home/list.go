package home

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"hagal/app/desk"
	"hagal/app/kit"
	"hagal/data/store"
)

// shelf is what is known of the lists of tables, and of what is in their way.
type shelf struct {
	search  string
	away    bool // the list shows the tables put away
	shown   int  // rows of the list, when more than at first
	past    int  // rows of the history, when more than at first
	deleted *store.Info
	report  keptReport
	broken  *broken
	reason  error  // why the store cannot be opened
	again   func() // tries to open it again
	entries map[string]*widget.Entry
}

// listed is how many tables a list shows at first, and how many more at a tap.
const listed = 30

// field is a field to type into. It is the same one each time a screen is drawn, so
// that it keeps the focus while what is typed changes the screen.
func (a *App) field(name, empty, value string, changed func(string)) *widget.Entry {
	e := a.shelf.entries[name]
	if e == nil {
		e = widget.NewEntry()
		if a.shelf.entries == nil {
			a.shelf.entries = map[string]*widget.Entry{}
		}
		a.shelf.entries[name] = e
	}
	e.OnChanged = nil
	e.SetPlaceHolder(empty)
	if e.Text != value {
		e.SetText(value)
	}
	e.OnChanged = changed
	e.Refresh()
	return e
}

// wide keeps a field wide enough to read what is typed; what stands beside it
// goes below where there is no room.
func wide(field fyne.CanvasObject) fyne.CanvasObject {
	width := canvas.NewRectangle(color.Transparent)
	width.SetMinSize(fyne.NewSize(120*part.Scale(), kit.Target))
	return kit.Stack(width, field)
}

// searched are the tables that hold every word searched for, in the title or in
// what the list says beneath it.
func (a *App) searched(tables []store.Info) []store.Info {
	sought := strings.Fields(strings.ToLower(a.shelf.search))
	if len(sought) == 0 {
		return tables
	}
	var list []store.Info
	for _, info := range tables {
		b := desk.ReadNote(info.Note)
		all := strings.ToLower(info.Title + " " + a.note(info) + " " + b.Names[0] + " " + b.Names[1])
		hit := true
		for _, w := range sought {
			hit = hit && strings.Contains(all, w)
		}
		if hit {
			list = append(list, info)
		}
	}
	return list
}

// rows draws the first of a list of tables, and a button for more.
func (a *App) rows(tables []store.Info, shown *int, row func(store.Info) fyne.CanvasObject) []fyne.CanvasObject {
	n := min(len(tables), max(listed, *shown))
	var list []fyne.CanvasObject
	for _, info := range tables[:n] {
		list = append(list, row(info))
	}
	if rest := len(tables) - n; rest > 0 {
		list = append(list, part.Button(words.T("Show more, {0} left", rest), func() { *shown = n + listed; a.show() }))
	}
	return list
}
