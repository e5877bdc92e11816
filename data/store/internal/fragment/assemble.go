package fragment

import "hagal/data/store/internal/row"

// Table is a table put together from the rows that were found.
type Table struct {
	Row   row.Table
	Text  []string   // the lines up to the first that is missing
	Lines []row.Line // all that were found
	Rest  []row.Line // lines behind one that is missing
	Lost  int        // lines known of that are not in Text
	Whole bool       // nothing is missing: it keeps its id and its past
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
func assemble(id int64, t row.Table, lines []row.Line) Table {
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
	out := Table{Row: t, Lines: lines, Whole: !p.torn}
	out.Text, out.Rest = p.split(id)
	out.Lost = len(p.slots) - len(out.Text)
	return out
}

// unnamed stands in for the row of a table that lost it.
func unnamed(id int64, standing int) row.Table {
	return row.Table{ID: id, Revision: id, Title: "Recovered table", Standing: standing}
}

func (p *assembly) add(l row.Line) {
	missing := l.Place() - p.places - 1
	p.fit(l.Number-1, missing)
	p.places = l.Place()
	p.slots = append(p.slots, slot{l.Text, true})
}

func (p *assembly) end(t row.Table) {
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
func (p *assembly) split(id int64) (text []string, rest []row.Line) {
	for i, s := range p.slots {
		switch {
		case s.sure && len(text) == i:
			text = append(text, s.text)
		case s.text != "":
			rest = append(rest, row.Line{ID: row.LineID(id, 0), Number: i + 1, Text: s.text})
		}
	}
	return text, rest
}

// Rebuilt is the rows a salvaged table is kept as, with a revision of its own.
// One that lost lines gets it as its id too: its old places must not be mixed
// with those of copies in another recovery. A table without lines has no rows.
func (t Table) Rebuilt(revision int64) (row.Table, []row.Line) {
	r, lines := t.Row, t.Lines
	r.Revision = revision
	if !t.Whole {
		r.ID = revision
		r.Total, r.Written = len(t.Text), len(t.Text)
		r.Standing = max(1, min(r.Standing, len(t.Text)))
		lines = nil
		for i, text := range t.Text {
			lines = append(lines, row.Line{ID: row.LineID(r.ID, i+1), Number: i + 1, Text: text})
		}
	}
	return r, lines
}
