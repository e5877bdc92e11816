package screen

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"hagal/app/kit"
	"hagal/app/words"
	"hagal/data/facts"
)

// help is every rule in our words, to be searched.
func (a *App) help() fyne.CanvasObject {
	a.main = nil
	entry := widget.NewEntry()
	entry.SetPlaceHolder(t("Search the rules"))
	entry.SetText(a.found)
	find := func() { a.found = entry.Text; a.show() }
	entry.OnSubmitted = func(string) { find() }
	var parts []fyne.CanvasObject
	for _, r := range facts.Rules {
		if !matches(r, a.found) {
			continue
		}
		var sources []string
		for _, s := range r.Sources {
			sources = append(sources, t(string(s)))
		}
		parts = append(parts, kit.Card(cardFace(), kit.Column(2, text(t(r.Title), strong), text(t(r.Text), body),
			text(r.ID+" · "+strings.Join(sources, ", "), small))))
	}
	if len(parts) == 0 {
		parts = append(parts, text(t("No rule holds these words."), body))
	}
	back := func() { a.goTo(a.cameFrom()) }
	top := kit.Column(near, a.titled(t("Rules"), back), kit.Row(near, 0, entry, iconButton(t("Search"), "check", find)))
	return a.narrow(a.frame(top, a.scroll("help", kit.Pad(apart, 0, kit.Column(near, parts...))), nil, nil))
}

func matches(r facts.Rule, words string) bool {
	all := strings.ToLower(r.ID + " " + t(r.Title) + " " + t(r.Text))
	for _, w := range strings.Fields(strings.ToLower(words)) {
		if !strings.Contains(all, w) {
			return false
		}
	}
	return true
}

// cameFrom is where Help and Settings go back to.
func (a *App) cameFrom() Place {
	if a.desk != nil && (a.back == Table || a.back == Check) {
		return a.back
	}
	return Home
}

// settings is how the app looks.
func (a *App) settings() fyne.CanvasObject {
	a.main = nil
	row := func(name, key string, options ...string) []fyne.CanvasObject {
		now, err := a.store.Setting(key)
		if err != nil || now == "" {
			now = options[0]
		}
		var list []fyne.CanvasObject
		for _, o := range options {
			list = append(list, choice(t(settingNames[o]), now == o, func() {
				a.keep(key, o)
				a.restyle()
				a.show()
			}))
		}
		return []fyne.CanvasObject{text(name, label), kit.Grid(near, 100, 4, list...)}
	}
	var parts []fyne.CanvasObject
	parts = append(parts, a.languageRow()...)
	parts = append(parts, row(t("Light and dark"), "variant", "system", "light", "dark")...)
	parts = append(parts, row(t("Contrast"), "contrast", "normal", "high")...)
	parts = append(parts, row(t("Size of text"), "scale", "100", "125", "150", "200")...)
	parts = append(parts, a.backupRows()...)
	if a.told != "" {
		parts = append(parts, a.toldCard())
	}
	parts = append(parts, text(t("Your tables are kept on this device alone. The app opens no network connection."), small))
	back := func() { a.goTo(a.cameFrom()) }
	return a.narrow(a.frame(a.titled(t("Settings"), back), a.scroll("settings", kit.Pad(apart, 0, kit.Column(near, parts...))), nil, nil,
		iconButton(t("Back"), "back", back)))
}

// languageRow chooses the language; each goes by its own name.
func (a *App) languageRow() []fyne.CanvasObject {
	use := func(l words.Language) func() {
		return func() {
			a.keep("language", string(l))
			a.restyle()
			a.show()
		}
	}
	var list []fyne.CanvasObject
	for _, l := range words.Languages {
		list = append(list, choice(l.Name, words.Current() == l.Language, use(l.Language)))
	}
	return []fyne.CanvasObject{text(t("Language"), label), kit.Grid(near, 140, 4, list...)}
}

var settingNames = map[string]string{
	"system": "As the system", "light": "Light", "dark": "Dark", "normal": "Normal", "high": "High",
	"100": "100 %", "125": "125 %", "150": "150 %", "200": "200 %",
}
