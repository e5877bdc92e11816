package rules

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
	list := kit.Column(part.Near, a.rulesFound()...)
	page := a.scroll("help", kit.Pad(part.Apart, 0, list))
	entry := widget.NewEntry()
	entry.SetPlaceHolder(words.T("Search the rules"))
	entry.SetText(a.found)
	entry.OnChanged = func(s string) {
		a.found = s
		list.Objects = a.rulesFound()
		page.Refresh()
	}
	back := func() { a.goTo(a.cameFrom()) }
	return a.narrow(a.frame(kit.Column(part.Near, a.titled(words.T("Rules"), back), entry), page, nil, nil))
}

// rulesFound is the rules that hold what is searched for.
func (a *App) rulesFound() []fyne.CanvasObject {
	var list []fyne.CanvasObject
	if a.found == "" {
		list = append(list, signs())
	}
	for _, r := range facts.Rules {
		if matches(r, a.found) {
			list = append(list, kit.Card(part.CardFace(), kit.Column(2, part.Text(words.T(r.Title), part.Strong), part.Text(words.T(r.Text), part.Body), part.Text(words.T("Printed: {0}", part.Printed(r)), part.Small))))
		}
	}
	if len(list) == 0 {
		list = append(list, part.Text(words.T("No rule holds these words."), part.Body))
	}
	return list
}

// printed is where a rule is printed.
func part.Printed(r facts.Rule) string {
	var sources []string
	for _, s := range r.Sources {
		sources = append(sources, words.T(string(s)))
	}
	return strings.Join(sources, ", ")
}

func matches(r facts.Rule, words string) bool {
	all := strings.ToLower(r.ID + " " + words.T(r.Title) + " " + words.T(r.Text))
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
