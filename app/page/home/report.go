package home

import (
	"encoding/json"
	"strings"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/words"
	"hagal/data/store"
)

// report is what opening the store found, kept until it is put away.
type report struct {
	store.Report
	More int `json:",omitempty"` // tables that the list has no room for
}

// reportKey is the setting of a report, as JSON.
const reportKey = "report"

// Calm reports whether there is nothing the player has to know before a table
// is opened.
func (p *Page) Calm() bool { return p.report.Empty() || p.report.Newer > 0 }

// takeReport keeps a report, or brings back the one not yet put away.
func (p *Page) takeReport(found store.Report) {
	p.report = report{Report: found}
	switch {
	case found.Newer > 0:
	case found.Empty():
		p.report = readReport(p.host.Kept(reportKey))
	default:
		p.keepReport()
	}
}

// keepReport saves the report, with as many of its tables as a setting holds.
func (p *Page) keepReport() {
	r := p.report
	for {
		b, err := json.Marshal(r)
		if err == nil && len(b) > store.MaxValue && len(r.Recovered) > 0 {
			half := len(r.Recovered) / 2
			r.More += len(r.Recovered) - half
			r.Recovered = r.Recovered[:half]
			continue
		}
		if err == nil && len(b) <= store.MaxValue {
			p.host.Keep(reportKey, string(b))
		}
		return
	}
}

// maxCount is more tables, lines or versions than there can be.
const maxCount = 1 << 20

// readReport reads a report that was kept. One that cannot be read is none;
// tables and numbers that cannot be are left out.
func readReport(kept string) report {
	var r report
	if kept == "" || len(kept) > store.MaxValue || json.Unmarshal([]byte(kept), &r) != nil {
		return report{}
	}
	r.Newer, r.From, r.More = 0, count(r.From), count(r.More) // one of newer tables is never kept
	for _, s := range []*string{&r.Damage, &r.SetAside, &r.Rest, &r.Copy} {
		*s = part.Visible(*s)
	}
	if r.Copy == "" {
		r.From = 0
	}
	list := r.Recovered
	r.Recovered = nil
	for _, t := range list {
		t.Title = part.Clip(part.Visible(t.Title), store.MaxTitle)
		if t.Title != "" && count(t.Lines) == t.Lines && count(t.Missing) == t.Missing {
			r.Recovered = append(r.Recovered, t)
		}
	}
	return r
}

// count is a number that may be, else 0.
func count(n int) int {
	if n < 0 || n > maxCount {
		return 0
	}
	return n
}

// reportCards tell what opening the store found.
func (p *Page) reportCards() []fyne.CanvasObject {
	r := p.report
	switch {
	case p.store.ReadOnly():
		return []fyne.CanvasObject{part.Warning("lock", words.T("These tables can only be looked at"), look.Line,
			part.Text(words.T("A newer version of the app wrote them. Update the app to go on playing; nothing is lost."), part.Body))}
	case r.Damage != "":
		return []fyne.CanvasObject{p.damageCard()}
	case r.From > 0:
		return []fyne.CanvasObject{part.Warning("info", words.T("The tables were brought to this version of the app"), look.Line,
			part.Text(words.T("As they were before, they are in this file:"), part.Small), part.FilePath(r.Copy), p.understood())}
	case !r.Empty():
		return []fyne.CanvasObject{part.Warning("info", words.T("Saved tables"), look.Line,
			part.Text(words.T("Details: {0}", part.Clip(r.Report.String(), 600)), part.Body), p.understood())}
	}
	return nil
}

// fewTables is how many tables the card of a damaged file lists.
const fewTables = 6

func (p *Page) damageCard() fyne.CanvasObject {
	r := p.report
	n := len(r.Recovered) + r.More
	parts := []fyne.CanvasObject{part.Text(words.T("What could be read is in a new file. Tables in it: {0}.", n), part.Body)}
	for _, table := range r.Recovered[:min(fewTables, len(r.Recovered))] {
		parts = append(parts, recovered(table))
	}
	if n > fewTables {
		parts = append(parts, part.Button(words.T("Show more, {0} left", n-fewTables), func() { p.host.Sheet(p.recoveredSheet) }))
	}
	parts = append(parts, part.Text(words.T("The damaged file was set aside, as it was:"), part.Small), part.FilePath(r.SetAside))
	if r.Rest != "" {
		parts = append(parts, part.Text(words.T("Lines that have no place any more:"), part.Small), part.FilePath(r.Rest))
	}
	parts = append(parts, part.Text(words.T("Details: {0}", part.Clip(strings.TrimSpace(r.Damage+". "+r.Loss.String()), 300)), part.Small), p.understood())
	return part.Warning("warning", words.T("The file of your tables was damaged"), look.Bad, parts...)
}

// recovered is a table of a damaged file: how many lines came over.
func recovered(r store.Recovered) fyne.CanvasObject {
	sign, says := "check", words.T("lines brought over: {0}", r.Lines)
	if r.Missing > 0 {
		sign, says = "warning", says+" · "+words.T("missing: {0}", r.Missing)
	}
	return kit.Row(part.Near, 1, part.Icon(look.Icon(sign), 18), kit.Column(0, part.Text(r.Title, part.Strong), part.Text(says, part.Small)))
}

func (p *Page) recoveredSheet(part.Frame) fyne.CanvasObject {
	parts := []fyne.CanvasObject{part.SheetHead(nil, words.T("Tables brought over"), p.host.Close)}
	for _, table := range p.report.Recovered {
		parts = append(parts, recovered(table))
	}
	if p.report.More > 0 {
		parts = append(parts, part.Text(words.T("and {0} more", p.report.More), part.Body))
	}
	return kit.Column(part.Near, parts...)
}

// understood puts the report away.
func (p *Page) understood() fyne.CanvasObject {
	return part.Button(words.T("Understood"), func() {
		p.host.Change(func() {
			p.report = report{}
			p.host.Keep(reportKey, "")
		})
	})
}
