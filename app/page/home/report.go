package home

import (
	"encoding/json"
	"slices"
	"time"

	"hagal/app/part"
	"hagal/data/store"
)

// report is what opening the store found, kept until it is put away.
type report struct {
	store.Report
	Whole     bool `json:",omitempty"` // it is known that nothing is missing
	More      int  `json:",omitempty"` // tables that the list has no room for
	MoreFiles int  `json:",omitempty"` // files set aside that the list has no room for
}

// reportKey is the setting of a report, as JSON.
const reportKey = "report"

// Calm reports whether there is nothing the player has to know before a table
// is opened.
func (p *Page) Calm() bool { return p.report.Empty() || p.report.Newer > 0 }

// takeReport keeps a report, or brings back the one not yet put away.
func (p *Page) takeReport(found store.Report) {
	p.report = report{Report: found, Whole: found.NothingMissing()}
	p.report.Recovered = slices.Clone(found.Recovered)
	slices.SortStableFunc(p.report.Recovered, func(x, y store.Recovered) int { return y.Missing - x.Missing })
	switch {
	case found.Newer > 0:
	case found.Empty():
		p.report = readReport(p.host.Kept(reportKey))
	default:
		p.keepReport()
	}
}

// keepReport saves the report, with as many of its tables and files as a
// setting holds.
func (p *Page) keepReport() {
	for r := p.report; ; {
		b, err := json.Marshal(r)
		switch {
		case err == nil && len(b) <= store.MaxValue:
			p.host.Keep(reportKey, string(b))
			return
		case err == nil && len(r.Recovered) > 0:
			left := len(r.Recovered) / 2
			r.Recovered, r.More = r.Recovered[:left], r.More+len(r.Recovered)-left
		case err == nil && len(r.Foreign) > 0:
			left := len(r.Foreign) / 2
			r.Foreign, r.MoreFiles = r.Foreign[:left], r.MoreFiles+len(r.Foreign)-left
		default:
			return
		}
	}
}

// maxCount is more tables, lines or versions than there can be.
const maxCount = 1 << 20

// maxChanges is more changes than a store sees, maxPath more letters than a
// path has that is told.
const (
	maxChanges = 1 << 40
	maxPath    = 1000
)

// readReport reads a report that was kept. One that cannot be read is none;
// tables and numbers that cannot be are left out.
func readReport(kept string) report {
	var r report
	if kept == "" || len(kept) > store.MaxValue || json.Unmarshal([]byte(kept), &r) != nil {
		return report{}
	}
	r.Newer, r.From, r.More, r.MoreFiles = 0, count(r.From), count(r.More), count(r.MoreFiles) // one of newer tables is never kept
	for _, s := range []*string{&r.Damage, &r.SetAside, &r.Rest, &r.Copy} {
		*s = part.Visible(*s)
	}
	if r.Copy == "" {
		r.From = 0
	}
	r.Details = readDetails(r.Details)
	list := r.Recovered
	r.Recovered = nil
	for _, t := range list {
		t.Title = part.Clip(part.Visible(t.Title), store.MaxTitle)
		if t.Title != "" && count(t.Lines) == t.Lines && count(t.Missing) == t.Missing {
			r.Recovered = append(r.Recovered, t)
		}
	}
	r.Loss, r.Foreign = readLoss(r.Loss), readForeign(r.Foreign)
	r.Whole = r.Whole && r.NothingMissing()
	return r
}

// readLoss is what is missing as it was kept; numbers that cannot be are not
// known.
func readLoss(l store.Loss) store.Loss {
	if l.Changes < 0 || l.Changes > maxChanges {
		l.Changes, l.Known = 0, false
	}
	if count(l.Tables) != l.Tables {
		l.Tables, l.Known = 0, false
	}
	if _, err := time.Parse(time.DateOnly, l.Since); err != nil {
		l.Since = ""
	}
	return l
}

// mostDetails is more details, and more figures in one, than there can be.
const mostDetails = 8

// readDetails is the details of the damage as they were kept.
func readDetails(list []store.Detail) []store.Detail {
	list = list[:min(len(list), mostDetails)]
	for i, d := range list {
		list[i].Form, list[i].Args = part.Visible(d.Form), d.Args[:min(len(d.Args), mostDetails)]
		for j, a := range list[i].Args {
			list[i].Args[j] = part.Clip(part.Visible(a), maxPath)
		}
	}
	return list
}

// readForeign is the files set aside as they were kept.
func readForeign(list []store.Foreign) []store.Foreign {
	var files []store.Foreign
	for _, f := range list {
		f.Name, f.Path = part.Clip(part.Visible(f.Name), maxPath), part.Clip(part.Visible(f.Path), maxPath)
		if f.Name != "" && reasons(f.Reason) != "" {
			files = append(files, f)
		}
	}
	return files
}

// count is a number that may be, else 0.
func count(n int) int {
	if n < 0 || n > maxCount {
		return 0
	}
	return n
}
