// Package settings is the page of how the app looks and speaks, and of the
// backups.
package settings

import (
	"strconv"

	"fyne.io/fyne/v2"

	"hagal/app/exchange"
	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
)

// Store is what the page needs of the store.
type Store interface {
	exchange.Store
	ReadOnly() bool
}

// Page is the settings.
type Page struct {
	host  shell.Host
	store Store
}

// New makes the page.
func New(h shell.Host, s Store) *Page { return &Page{h, s} }

// Enter has nothing to do: all there is to know is kept.
func (p *Page) Enter(string) {}

// Draw shows each setting with its options, and the ways to save the tables.
func (p *Page) Draw(f part.Frame) shell.Picture {
	var parts []fyne.CanvasObject
	parts = append(parts, p.languages()...)
	parts = append(parts, p.options(words.T("Appearance"), shell.Variant)...)
	parts = append(parts, p.options(words.T("Contrast"), shell.Contrast)...)
	parts = append(parts, p.options(words.T("Text size"), shell.TextSize)...)
	parts = append(parts, p.options(words.T("Keep the screen on at the table"), shell.Awake)...)
	parts = append(parts, p.options(words.T("Both Rivals on one screen when they play one after the other"), shell.Both)...)
	parts = append(parts, p.hints()...)
	tables := append(p.backups(), part.RowButton(part.Icon(look.Icon("info"), 22), words.T("About Hagal"), words.T("version, licences"), func() { p.host.Go(shell.About) }))
	tables = append(tables, part.Notices(p.host.Notice())...)
	tables = append(tables, part.Text(words.T("Your tables are stored on this device only. The app opens no network connection."), part.Small))
	return shell.Picture{Body: f.Halves("settings", words.T("Settings"), p.host.Back, nil, parts, tables)}
}

// optionNames are the options in words, in the order of a setting's.
var optionNames = map[string]string{
	"system": "System", "light": "Light", "dark": "Dark", "normal": "Normal", "high": "High",
	"on": "On", "off": "Off",
}

// optionName is an option in words; one that is no word is a size of text.
func optionName(option string) string {
	if n, err := strconv.Atoi(option); err == nil {
		return words.Percent(n)
	}
	return words.T(optionNames[option])
}

// options is a setting and what may be chosen.
func (p *Page) options(name string, of shell.Preference) []fyne.CanvasObject {
	var list []fyne.CanvasObject
	for _, o := range shell.OptionsOf(of) {
		list = append(list, option(name, optionName(o), p.host.Preferred(of) == o, func() { p.host.Prefer(of, o) }))
	}
	return []fyne.CanvasObject{part.Text(name, part.Label), part.Grid(part.Near, 100, 4, list...)}
}

// option is one that may be chosen; On and Off, of which there
// are several, are spoken with their setting.
func option(of, name string, chosen bool, choose func()) *kit.Tap {
	choice := part.Choice(name, chosen, choose)
	if name == words.T("On") || name == words.T("Off") {
		choice.Name = of + ": " + name
	}
	return choice
}

// languages chooses the language; each goes by its own name.
func (p *Page) languages() []fyne.CanvasObject {
	var list []fyne.CanvasObject
	for _, l := range words.Languages {
		list = append(list, part.Choice(l.Name, words.Current() == l.Language, func() { p.host.Prefer(shell.Language, string(l.Language)) }))
	}
	return []fyne.CanvasObject{part.Text(words.T("Language"), part.Label), part.Grid(part.Near, 140, 4, list...)}
}

// hints turns the hints of a first table on, all anew, and off.
func (p *Page) hints() []fyne.CanvasObject {
	off := p.host.Preferred(shell.Hints) == shell.HintsOff
	use := func(seen string) func() { return func() { p.host.Prefer(shell.Hints, seen) } }
	name := words.T("Hints for a first table")
	return []fyne.CanvasObject{part.Text(name, part.Label), part.Grid(part.Near, 100, 4,
		option(name, words.T("On"), !off, use("")), option(name, words.T("Off"), off, use(shell.HintsOff)))}
}

// backups are the ways out and in of the tables.
func (p *Page) backups() []fyne.CanvasObject {
	x := exchange.New(p.host, p.store)
	return []fyne.CanvasObject{part.Text(words.T("Backups"), part.Label),
		part.RowButton(part.Icon(look.Icon("archive"), 22), words.T("Export all tables"), words.T("a copy is made automatically every day"), x.SaveAll),
		part.Changing(p.store.ReadOnly(), "down", words.T("Import a file"), words.T("a backup, or one table as text; nothing is overwritten"), x.BringIn),
		part.RowButton(part.Icon(look.Icon("history"), 22), words.T("Daily copies"), words.T("browse them, restore a table, check your tables"), func() { p.host.Go(shell.Copies) })}
}
