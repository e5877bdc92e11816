package home

import (
	"time"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/look"
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
	"hagal/data/speech"
	"hagal/data/store"
)

// reportCards tell what opening the store found.
func (p *Page) reportCards() []fyne.CanvasObject {
	r := p.report
	if p.store.ReadOnly() {
		return []fyne.CanvasObject{part.Warning("lock", words.T("These tables are read-only"), look.Line,
			part.Text(words.T("A newer version of the app wrote them. Update the app to go on playing; nothing is lost."), part.Body))}
	}
	var cards []fyne.CanvasObject
	if r.Damage != "" {
		cards = append(cards, p.damageCard())
	}
	if r.From > 0 {
		cards = append(cards, part.Warning("info", words.T("The tables were updated for this version of the app"), look.Line,
			part.Text(words.T("A copy from before is in this file:"), part.Small), part.FilePath(r.Copy)))
	}
	if len(r.Foreign) > 0 {
		cards = append(cards, p.foreignCard())
	}
	if r.WitnessGone {
		cards = append(cards, part.Warning("info", words.T("The last changes may be missing"), look.Line,
			part.Text(words.T("The tables are intact, but the small file beside them that records the last change was missing."), part.Body)))
	}
	if len(cards) > 0 {
		cards = append(cards, p.understood())
	}
	return cards
}

// fewTables is how many tables the card of a damaged file lists.
const fewTables = 6

func (p *Page) damageCard() fyne.CanvasObject {
	r := p.report
	n := len(r.Recovered) + r.More
	parts := []fyne.CanvasObject{part.Text(words.T("What could be read is in a new file. Tables in it: {0}.", n), part.Body)}
	for _, says := range r.missing() {
		parts = append(parts, part.Text(says, part.Strong))
	}
	for _, table := range r.Recovered[:min(fewTables, len(r.Recovered))] {
		parts = append(parts, recovered(table))
	}
	if n > fewTables {
		parts = append(parts, part.Button(words.T("Show more, {0} left", n-fewTables), func() { p.host.Sheet(p.recoveredSheet) }))
	}
	if r.SetAside != "" {
		parts = append(parts, part.Text(words.T("The damaged file was set aside, as it was:"), part.Small), part.FilePath(r.SetAside))
	}
	if r.Rest != "" {
		parts = append(parts, part.Text(words.T("Lines that no longer belong to a table:"), part.Small), part.FilePath(r.Rest))
	}
	details := words.T("Details: {0}", shell.Details(r.Details, r.Damage))
	if len(r.Details) == 0 {
		details = words.T("Details, in the words of the database: {0}", shell.Details(nil, r.Damage))
	}
	parts = append(parts, part.Text(details, part.Small))
	return part.Warning("warning", words.T("The file with your tables was damaged"), look.Bad, parts...)
}

// missing is what is known to be gone, and what is not known.
func (r report) missing() []string {
	var list []string
	l := r.Loss
	day, err := time.Parse(time.DateOnly, l.Since)
	since := err == nil
	switch {
	case r.Whole:
		return []string{words.T("Nothing is missing.")}
	case l.Changes > 0 && since:
		list = append(list, words.T("Up to {0} changes since the copy of {1} are missing.", int(l.Changes), words.Day(day)))
	case l.Changes > 0:
		list = append(list, words.T("Up to {0} of the last changes are missing.", int(l.Changes)))
	case !l.Known && since:
		list = append(list, words.T("Whether changes since the copy of {0} are missing is not known.", words.Day(day)))
	case !l.Known:
		list = append(list, words.T("Whether changes are missing is not known."))
	}
	if l.Tables > 0 {
		list = append(list, words.T("Tables of which nothing is left: {0}.", l.Tables))
	}
	return list
}

// fewFiles is how many files the card of files set aside lists.
const fewFiles = 4

// foreignCard tells which files were set aside, why, and where they are.
func (p *Page) foreignCard() fyne.CanvasObject {
	r := p.report
	parts := []fyne.CanvasObject{part.Text(words.T("They were next to your tables but do not belong to them. Nothing was deleted."), part.Body)}
	for _, f := range r.Foreign[:min(fewFiles, len(r.Foreign))] {
		parts = append(parts, part.Text(words.T("{0}: {1}", f.Name, speech.Typed(reasons(f.Reason))), part.Strong), part.FilePath(f.Path))
	}
	if more := len(r.Foreign) + r.MoreFiles - fewFiles; more > 0 {
		parts = append(parts, part.Text(words.T("and {0} more", more), part.Body))
	}
	return part.Warning("info", words.T("Other files were set aside"), look.Line, parts...)
}

// reasons is why a file does not belong to the tables; "" for no reason there is.
func reasons(r store.Reason) string {
	switch r {
	case store.NotPlain:
		return words.T("a link, a folder or something else that is not a plain file")
	case store.TooLarge:
		return words.T("too large to be a file of tables")
	case store.OtherStore:
		return words.T("from a different set of tables")
	case store.Fork:
		return words.T("these tables, but played on somewhere else, such as on another device")
	case store.Outdated:
		return words.T("an older state of these tables")
	case store.Leftover:
		return words.T("left over from a repair")
	}
	return ""
}

// recovered is a table of a damaged file: how many lines came over.
func recovered(r store.Recovered) fyne.CanvasObject {
	sign, says := "check", words.T("lines recovered: {0}", r.Lines)
	if r.Missing > 0 {
		sign, says = "warning", says+" · "+words.T("missing: {0}", r.Missing)
	}
	return kit.Row(part.Near, 1, part.Icon(look.Icon(sign), 18), kit.Column(0, part.Text(words.Title(r.Title), part.Strong), part.Text(says, part.Small)))
}

func (p *Page) recoveredSheet(part.Frame) fyne.CanvasObject {
	parts := []fyne.CanvasObject{part.SheetHead(nil, words.T("Recovered tables"), p.host.Close)}
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
	return part.Button(words.T("OK"), func() {
		p.host.Change(func() {
			p.report = report{}
			p.host.Keep(reportKey, "")
		})
	})
}
