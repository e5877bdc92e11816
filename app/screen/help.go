package screen

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"hagal/app/kit"
	"hagal/data/facts"
)

// help is every rule in our words, found as one types.
func (a *App) help() fyne.CanvasObject {
	a.main = nil
	list := kit.Column(near, a.rulesFound()...)
	page := a.scroll("help", kit.Pad(apart, 0, list))
	entry := widget.NewEntry()
	entry.SetPlaceHolder(t("Search the rules"))
	entry.SetText(a.found)
	entry.OnChanged = func(s string) {
		a.found = s
		list.Objects = a.rulesFound()
		page.Refresh()
	}
	back := func() { a.goTo(a.cameFrom()) }
	return a.narrow(a.frame(kit.Column(near, a.titled(t("Rules"), back), entry), page, nil, nil))
}

// rulesFound is the rules that hold what is searched for.
func (a *App) rulesFound() []fyne.CanvasObject {
	var list []fyne.CanvasObject
	if a.found == "" {
		list = append(list, signs())
	}
	for _, r := range facts.Rules {
		if matches(r, a.found) {
			list = append(list, kit.Card(cardFace(), kit.Column(2, text(t(r.Title), strong), text(t(r.Text), body), text(t("Printed: {0}", printed(r)), small))))
		}
	}
	if len(list) == 0 {
		list = append(list, text(t("No rule holds these words."), body))
	}
	return list
}

// printed is where a rule is printed.
func printed(r facts.Rule) string {
	var sources []string
	for _, s := range r.Sources {
		sources = append(sources, t(string(s)))
	}
	return strings.Join(sources, ", ")
}

func matches(r facts.Rule, words string) bool {
	all := strings.ToLower(string(r.ID) + " " + t(r.Title) + " " + t(r.Text))
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
