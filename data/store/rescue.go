package store

// rescued is a table put together from the rows that were found.
type rescued struct {
	row   row
	text  []string // the lines up to the first that is missing
	lines []line   // all that were found
	rest  []line   // lines behind one that is missing
	lost  int      // lines known of that are not in text
	whole bool     // nothing is missing: it keeps its id and its past
}

// slot is a line of a table being put together; a doubtful one may have been
// superseded by a line that was not found.
type slot struct {
	text string
	sure bool
}

// puzzle plays lines back as playback does, but goes on where some are missing.
type puzzle struct {
	places int
	slots  []slot
	torn   bool
}

// rescue puts a table together. Without its row, or with one older than its
// lines, the lines tell how many there are.
func rescue(id ID, r row, lines []line) rescued {
	var p puzzle
	for _, l := range lines {
		p.add(l)
	}
	known, current := r.id != 0, r.written >= p.places
	if !known {
		r = unnamed(id, len(p.slots))
	} else if current {
		p.end(r)
	}
	if !known || !current {
		p.torn = true
		r.standing = len(p.slots)
	}
	out := rescued{row: r, lines: lines, whole: !p.torn}
	out.text, out.rest = p.split(id)
	out.lost = len(p.slots) - len(out.text)
	return out
}

// unnamed stands in for the row of a table that lost it.
func unnamed(id ID, standing int) row {
	return row{id: id, turn: int64(id), title: "Recovered table", standing: standing}
}

func (p *puzzle) add(l line) {
	missing := l.place() - p.places - 1
	p.fit(l.number-1, missing)
	p.places = l.place()
	p.slots = append(p.slots, slot{l.text, true})
}

func (p *puzzle) end(r row) {
	p.torn = p.torn || len(p.slots) != r.total
	p.fit(r.total, r.written-p.places)
}

// fit makes the list n lines long. Each of the missing lines before this point
// can have replaced one of the last ones: every line comes at most one number
// after the one before it.
func (p *puzzle) fit(n, missing int) {
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
func (p *puzzle) split(id ID) (text []string, rest []line) {
	for i, s := range p.slots {
		switch {
		case s.sure && len(text) == i:
			text = append(text, s.text)
		case s.text != "":
			rest = append(rest, line{lineID(id, 0), i + 1, s.text})
		}
	}
	return text, rest
}
