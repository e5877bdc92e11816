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

// Page is the rules that hold what is searched for, by chapter.
type Page struct {
	host   shell.Host
	search string
	rule   facts.RuleID // the one that was asked about, shown in its chapter, or empty
	field  *kit.Entry
}

// New makes the page.
func New(h shell.Host) *Page { return &Page{host: h} }

// Enter searches for the words of the query, or opens the chapter of the rule
// whose id it is.
func (p *Page) Enter(query string) {
	p.search, p.rule = query, ""
	if r, ok := facts.RuleByID(facts.RuleID(query)); ok {
		p.search, p.rule = "", r.ID
	}
	p.field = part.NewField(words.T("Search the rules"), p.search, func(s string) {
		p.host.Top(scroll)
		p.host.Change(func() { p.search, p.rule = s, "" })
	})
}

const scroll = "rules"

// Draw shows the field of the search, and below it what was found.
func (p *Page) Draw(f part.Frame) shell.Picture {
	top := kit.Column(part.Near, part.Titled(words.T("Rules"), p.host.Back),
		kit.Row(part.Near, 0, part.WideField(p.field), part.IconButton(words.T("Clear the search"), "close", func() { p.field.SetText("") })))
	pic := shell.Picture{Body: part.Narrow(f.Framed(top, part.Scrolled(scroll, part.Near, p.found()...), nil, nil))}
	if p.rule != "" {
		pic.Reveal = words.T(facts.RuleOf(p.rule).Title)
	}
	return pic
}

// found is the rules of the open table, or all, that hold what is searched
// for, or the chapter of the one that was asked about.
func (p *Page) found() []fyne.CanvasObject {
	var tb engine.Table
	if d := p.host.Desk(); d != nil {
		tb = d.Table()
	}
	var list []fyne.CanvasObject
	if p.search == "" && p.rule == "" {
		list = append(list, legend(tb))
	}
	for _, c := range facts.Chapters {
		if p.rule == "" || c.Has(p.rule) {
			list = append(list, p.chapter(tb, c)...)
		}
	}
	switch {
	case p.rule != "":
		list = append(list, part.Button(words.T("All rules"), func() {
			p.host.Top(scroll)
			p.host.Change(func() { p.rule = "" })
		}))
	case len(list) == 0:
		list = append(list, part.Text(words.T("No rule contains these words."), part.Body))
	}
	return list
}

// chapter is a chapter's rules that hold what is searched for, under its
// title.
func (p *Page) chapter(tb engine.Table, c facts.Chapter) []fyne.CanvasObject {
	list := []fyne.CanvasObject{part.Text(words.T(c.Title), part.Large)}
	for _, r := range facts.Rules {
		if !c.Has(r.ID) {
			continue
		}
		if w := engine.WhyOf(tb, r.ID); len(w.Rule) > 0 && matches(r.ID, w, p.search) {
			list = append(list, ruleCard(w, r.ID == p.rule))
		}
	}
	if len(list) == 1 {
		return nil
	}
	return list
}

// ruleCard is a rule; the one that was asked about stands out.
func ruleCard(w engine.Why, asked bool) fyne.CanvasObject {
	content := kit.Column(2, append([]fyne.CanvasObject{part.Text(words.Word(w.Title), part.Strong)}, part.RuleText(w)...)...)
	if asked {
		return kit.NewTap(words.Word(w.Title), part.ActiveFace(), content, nil)
	}
	return kit.Card(part.CardFace(), content)
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
