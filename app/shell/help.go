package shell

import (
	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/part"
	"hagal/app/words"
)

// KeyHelp is what a key does, in words.
type KeyHelp struct{ Key, Does string }

// help lays the keys of this page over it.
func (s *Shell) help() {
	page := s.shown.Help
	s.Sheet(func(part.Frame) fyne.CanvasObject {
		var list []fyne.CanvasObject
		for _, k := range append(allKeys(), page...) {
			list = append(list, kit.Column(0, part.Text(k.Key, part.Strong), part.Text(k.Does, part.Body)))
		}
		return kit.Column(part.Near, part.SheetHead(nil, words.T("Keys"), s.Close), part.Grid(part.Apart, 130, 3, list...))
	})
}

// allKeys are the keys that do the same on every page.
func allKeys() []KeyHelp {
	return []KeyHelp{
		{words.T("Enter"), words.T("the large button, wherever the focus is")},
		{words.T("Space bar"), words.T("tap what has the focus")},
		{words.T("Arrows, Tab"), words.T("move the focus")},
		{words.T("Page Up, Page Down, Home, End"), words.T("scroll")},
		{words.T("A letter"), words.T("move the focus to what begins with it")},
		{"+  -", words.T("change the figure that has the focus")},
		{"M", words.T("put right the space or seat that has the focus, as holding it does")},
		{words.T("Esc"), words.T("leave a sheet or a page")},
		{words.T("Ctrl + H"), words.T("Rules")},
		{words.T("Ctrl + comma"), words.T("Settings")},
		{"?  F1", words.T("these keys")},
	}
}
