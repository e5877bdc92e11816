package screen

import (
	"cmp"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/words"
)

// settings is how the app looks.
func (a *App) settings() fyne.CanvasObject {
	a.main = nil
	row := func(name, key string, options ...string) []fyne.CanvasObject {
		now := cmp.Or(a.kept(key), options[0])
		var list []fyne.CanvasObject
		for _, o := range options {
			list = append(list, choice(t(settingNames[o]), now == o, func() {
				a.keep(key, o)
				a.restyle()
				a.show()
			}))
		}
		return []fyne.CanvasObject{text(name, label), grid(near, 100, 4, list...)}
	}
	var parts []fyne.CanvasObject
	parts = append(parts, a.languageRow()...)
	parts = append(parts, row(t("Light and dark"), "variant", "system", "light", "dark")...)
	parts = append(parts, row(t("Contrast"), "contrast", "normal", "high")...)
	parts = append(parts, row(t("Size of text"), "scale", "100", "125", "150", "200")...)
	parts = append(parts, row(t("Keep the screen on at the table"), "awake", "on", "off")...)
	parts = append(parts, a.hintRow()...)
	parts = append(parts, a.backupRows()...)
	if a.told != "" {
		parts = append(parts, a.toldCard())
	}
	parts = append(parts, text(t("Your tables are kept on this device alone. The app opens no network connection."), small))
	back := func() { a.goTo(a.cameFrom()) }
	return a.narrow(a.frame(a.titled(t("Settings"), back), a.scroll("settings", kit.Pad(apart, 0, kit.Column(near, parts...))), nil, nil))
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
	return []fyne.CanvasObject{text(t("Language"), label), grid(near, 140, 4, list...)}
}

// hintRow turns the hints of a first table on and off.
func (a *App) hintRow() []fyne.CanvasObject {
	use := func(seen string) func() { return func() { a.setHints(seen); a.show() } }
	return []fyne.CanvasObject{text(t("Hints for a first table"), label), grid(near, 100, 4,
		choice(t("On"), a.hints != hintsOff, use("")), choice(t("Off"), a.hints == hintsOff, use(hintsOff)))}
}

var settingNames = map[string]string{
	"system": "As the system", "light": "Light", "dark": "Dark", "normal": "Normal", "high": "High",
	"on": "On", "off": "Off", "100": "100 %", "125": "125 %", "150": "150 %", "200": "200 %",
}
