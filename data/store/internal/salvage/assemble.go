package salvage

import "hagal/data/store/internal/form"

// salvaged is a table put together from the rows that were found.
type salvaged struct {
	table form.Table
	text  []string    // the lines up to the first that is missing
	lines []form.Line // all that were found
	rest  []form.Line // lines behind one that is missing
	lost  int         // lines known of that are not in text
	whole bool        // nothing is missing: it keeps its id and its past
}

// slot is a line of a table being put together; a doubtful one may have been
// superseded by a line that was not found.
type slot struct {
	text string
	sure bool
}

// assembly plays lines back as the store does, but goes on where some are missing.
type assembly struct {
	places int
	slots  []slot
	torn   bool
}

// assemble puts a table together. Without its row, or with one older than its
// lines, the lines tell how many there are.
func assemble(id int64, t form.Table, lines []form.Line) salvaged {
	var p assembly
	for _, l := range lines {
		p.add(l)
	}
	known, current := t.ID != 0, t.Written >= p.places
	if !known {
		t = unnamed(id, len(p.slots))
	} else if current {
		p.end(t)
	}
	if !known || !current {
		p.torn = true
		t.Standing = len(p.slots)
	}
	out := salvaged{table: t, lines: lines, whole: !p.torn}
	out.text, out.rest = p.split(id)
	out.lost = len(p.slots) - len(out.text)
	return out
}

// unnamed stands in for the row of a table that lost it.
func unnamed(id int64, standing int) form.Table {
	return form.Table{ID: id, Revision: id, Title: "Recovered table", Standing: standing}
}

func (p *assembly) add(l form.Line) {
	missing := l.Place() - p.places - 1
	p.fit(l.Number-1, missing)
	p.places = l.Place()
	p.slots = append(p.slots, slot{l.Text, true})
}

func (p *assembly) end(t form.Table) {
	p.torn = p.torn || len(p.slots) != t.Total
	p.fit(t.Total, t.Written-p.places)
}

// fit makes the list n lines long. Each of the missing lines before this point
// can have replaced one of the last ones: every line comes at most one number
// after the one before it.
func (p *assembly) fit(n, missing int) {
	if missing > 0 || len(p.slots) < n {
		p.torn = true
	}
	for len(p.slots) < n {
		p.slots = append(p.slots, slot{})
	}
	p.slots = p.slots[:n]
	for i := max(0, n-missing); i < n; i++ {
		p.slots[i].sure = false
	}
}

// split parts the lines up to the first doubtful one from those behind it.
func (p *assembly) split(id int64) (text []string, rest []form.Line) {
	for i, s := range p.slots {
		switch {
		case s.sure && len(text) == i:
			text = append(text, s.text)
		case s.text != "":
			rest = append(rest, form.Line{ID: form.LineID(id, 0), Number: i + 1, Text: s.text})
		}
	}
	return text, rest
}
