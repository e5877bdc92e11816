// Package rules is the page of every rule in our words, found as one types.
package rules

import (
	"strings"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/engine"
)

// Page is the rules that hold what is searched for.
type Page struct {
	host   shell.Host
	search string
	field  *kit.Entry
}

// New makes the page.
func New(h shell.Host) *Page { return &Page{host: h} }

// Enter searches for the words of the query.
func (p *Page) Enter(query string) {
	p.search = query
	p.field = part.NewField(words.T("Search the rules"), query, func(s string) {
		p.host.Top(scroll)
		p.host.Change(func() { p.search = s })
	})
}

const scroll = "rules"

// Draw shows the field of the search, and below it what was found.
func (p *Page) Draw(f part.Frame) shell.Picture {
	top := kit.Column(part.Near, part.Titled(words.T("Rules"), p.host.Back), p.field)
	return shell.Picture{Body: part.Narrow(f.Framed(top, part.Scrolled(scroll, part.Near, p.found()...), nil, nil))}
}

// found is the rules of the open table, or all, that hold what is searched for.
func (p *Page) found() []fyne.CanvasObject {
	var tb engine.Table
	if d := p.host.Desk(); d != nil {
		tb = d.Table()
	}
	var list []fyne.CanvasObject
	if p.search == "" {
		list = append(list, signs(tb))
	}
	for _, r := range facts.Rules {
		if w := engine.WhyOf(tb, r.ID); len(w.Rule) > 0 && matches(r.ID, w, p.search) {
			list = append(list, ruleCard(w))
		}
	}
	if len(list) == 0 {
		list = append(list, part.Text(words.T("No rule holds these words."), part.Body))
	}
	return list
}

func ruleCard(w engine.Why) fyne.CanvasObject {
	return kit.Card(part.CardFace(), kit.Column(2, append([]fyne.CanvasObject{part.Text(words.Word(w.Title), part.Strong)}, part.RuleText(w)...)...))
}

func matches(id facts.RuleID, rule engine.Why, search string) bool {
	all := strings.ToLower(string(id) + " " + words.Word(rule.Title) + " " + words.Rule(rule))
	for _, w := range strings.Fields(strings.ToLower(search)) {
		if !strings.Contains(all, w) {
			return false
		}
	}
	return true
}
