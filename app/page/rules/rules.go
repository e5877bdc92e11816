// Package rules is the page of every rule in our words: by chapter, and found
// as one types.
package rules

import (
	"strings"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/facts"
	"hagal/data/store"
	"hagal/engine"
)

// Store is what the page needs of the store.
type Store interface {
	List(store.Filter) ([]store.Info, error)
}

// Page is the rules of the open table, or of the boxes chosen where none is
// open: all of them, a chapter, or those that hold what is searched for.
type Page struct {
	host    shell.Host
	store   Store
	boxes   facts.Boxes  // whose rules are shown where no table is open
	search  string       // words that the rules shown hold
	rule    facts.RuleID // the one that was asked about, shown in its chapter, or NoRule
	chapter string       // the title of the chapter opened, or icons, or empty
	field   *kit.Entry
}

// New makes the page.
func New(h shell.Host, s Store) *Page { return &Page{host: h, store: s} }

// Enter searches for the words of the query, or opens the chapter of the rule
// whose id it is, or what the icons mean.
func (p *Page) Enter(query string) {
	p.search, p.rule, p.chapter, p.boxes = query, facts.NoRule, "", p.owned()
	if rule, ok := facts.ParseRule(query); ok {
		p.search, p.rule = "", rule
	}
	if query == shell.Icons {
		p.search, p.chapter = "", icons
	}
	p.field = part.NewField(words.T("Search the rules"), p.search, func(s string) {
		p.host.Top(scroll)
		p.host.Change(func() { p.search, p.rule, p.chapter = s, facts.NoRule, "" })
	})
}

const scroll = "rules"

// Draw shows the field of the search, and below it what was found.
func (p *Page) Draw(f part.Frame) shell.Picture {
	heading, back := words.T("Rules"), p.host.Back
	var pic shell.Picture
	if p.chapter != "" {
		heading, back = titleOf(p.chapter), func() { p.open("") }
		pic.Leave = back
	}
	top := kit.Column(part.Near, part.Titled(heading, back), p.searchRow())
	list, open := append(p.whose(), p.contents()), p.shown()
	switch {
	case f.Wide:
		pic.Body = part.Double(f.Framed(top, part.Beside(part.Scrolled(scroll+"-list", part.Near, list...), part.Scrolled(scroll, part.Near, open...)), nil, nil))
	case p.whole():
		open = append(list, open...)
		fallthrough
	default:
		pic.Body = part.Narrow(f.Framed(top, part.Scrolled(scroll, part.Near, open...), nil, nil))
	}
	if p.rule != facts.NoRule {
		pic.Reveal = words.T(facts.RuleOf(p.rule).Title)
	}
	return pic
}

// searchRow is the field of the search, and the way out of it.
func (p *Page) searchRow() fyne.CanvasObject {
	if p.search == "" {
		return p.field
	}
	return kit.Row(part.Near, 0, part.WideField(p.field), part.IconButton(words.T("Clear the search"), "close", func() { p.field.SetText("") }))
}

// open opens a chapter, or goes back to all of them.
func (p *Page) open(chapter string) {
	p.host.Top(scroll)
	p.host.Change(func() { p.chapter, p.rule = chapter, facts.NoRule })
}

// whole reports whether all rules are shown.
func (p *Page) whole() bool { return p.chapter == "" && p.rule == facts.NoRule && p.search == "" }

// shown is what there is to read now.
func (p *Page) shown() []fyne.CanvasObject {
	switch {
	case p.chapter == icons:
		return append(p.legend(), p.allRules())
	case p.chapter != "":
		return append(p.chapters(func(c facts.Chapter) bool { return c.Title == p.chapter }), p.allRules())
	case p.rule != facts.NoRule:
		return append(p.chapters(func(c facts.Chapter) bool { return c.Has(p.rule) }), p.allRules())
	}
	found := p.chapters(func(facts.Chapter) bool { return true })
	switch {
	case p.search == "":
		return append(p.legend(), found...)
	case len(found) == 0:
		return []fyne.CanvasObject{part.Text(words.T("No rule contains these words."), part.Body)}
	}
	return found
}

func (p *Page) allRules() fyne.CanvasObject {
	return part.Button(words.T("All rules"), func() { p.open("") })
}

// contents are the chapters that have a rule to show, to be opened.
func (p *Page) contents() fyne.CanvasObject {
	titles := []string{icons}
	for _, c := range facts.Chapters {
		if len(p.rules(c, "")) > 0 {
			titles = append(titles, c.Title)
		}
	}
	var list []fyne.CanvasObject
	for _, title := range titles {
		row := part.RowButton(nil, titleOf(title), "", func() { p.open(title) })
		if title == p.chapter {
			row.Face = part.ActiveFace()
		}
		list = append(list, row)
	}
	return part.Grid(part.Near, 150, 3, list...)
}

// chapters are the rules of some chapters that hold what is searched for, each
// chapter under its title, unless that is the page's.
func (p *Page) chapters(which func(facts.Chapter) bool) []fyne.CanvasObject {
	var list []fyne.CanvasObject
	for _, c := range facts.Chapters {
		if !which(c) {
			continue
		}
		rules := p.rules(c, p.search)
		if len(rules) > 0 && p.chapter == "" {
			list = append(list, part.Text(words.T(c.Title), part.Large))
		}
		list = append(list, rules...)
	}
	return list
}

// rules are a chapter's that hold some words.
func (p *Page) rules(c facts.Chapter, search string) []fyne.CanvasObject {
	var list []fyne.CanvasObject
	for _, r := range facts.Rules {
		if !c.Has(r.ID) {
			continue
		}
		if w := p.why(r.ID); len(w.Rule) > 0 && matches(r.ID, w, search) {
			list = append(list, ruleCard(w, r.ID == p.rule))
		}
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
	all := strings.ToLower(id.String() + " " + words.Word(rule.Title) + " " + words.Rule(rule))
	for _, w := range strings.Fields(strings.ToLower(search)) {
		if !strings.Contains(all, w) {
			return false
		}
	}
	return true
}
