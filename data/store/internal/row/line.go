package row

// A line's id is its table's id and its place: the how-manieth line ever
// written to that table. So the lines of a table lie together and in order
// without an index, and saving one touches two pages.
const (
	placeBits = 20
	// MaxPlace is the last place of a table.
	MaxPlace = 1<<placeBits - 1
	// MaxRevision is the last revision there can be; a table's id is one.
	MaxRevision = 1 << (62 - placeBits)
)

// Line is one line as it is kept.
type Line struct {
	ID     int64
	Number int // in the list of the table's lines, from 1
	Text   string
}

// LineID is the id of the line at a place of a table; places count from 1.
func LineID(table int64, place int) int64 { return table<<placeBits | int64(place) }

// Table is the id of the line's table.
func (l Line) Table() int64 { return l.ID >> placeBits }

// Place is the line's place, from 1.
func (l Line) Place() int { return int(l.ID & MaxPlace) }

// Sum is the line's checksum.
func (l Line) Sum() int64 {
	return Checksum("line", l.ID, l.Table(), int64(l.Number), l.Text)
}

// Values are the columns of the line in their order.
func (l Line) Values() []any { return []any{l.ID, l.Table(), int64(l.Number), l.Text, l.Sum()} }

// Check refuses with ErrDamaged what cannot be a line.
func (l Line) Check() error {
	if l.ID <= 0 || l.Place() == 0 || l.Number < 1 || l.Number > MaxLines {
		return Wrong(ErrDamaged, "line {0} of table {1} has an impossible place", l.Number, l.Table())
	}
	if err := CheckLine(l.Text); err != nil {
		return Wrong(ErrDamaged, "line {0} of table {1}", l.Number, l.Table(), err)
	}
	return nil
}

// LineFrom makes a line of its columns but that of its table. It refuses with
// ErrDamaged what the store would never have written.
func LineFrom(id int64, number int, text string, sum int64) (Line, error) {
	l := Line{ID: id, Number: number, Text: text}
	if sum != l.Sum() {
		return l, Wrong(ErrDamaged, "line {0} of table {1} has a wrong checksum", l.Number, l.Table())
	}
	return l, l.Check()
}

// Playback rebuilds a table's lines from the order they came in. The zero
// Playback has none yet.
type Playback struct {
	places int
	text   []string
}

// Room is a Playback with the memory that another one no longer needs.
func Room(from Playback, lines int) Playback {
	if cap(from.text) >= lines {
		return Playback{text: from.text[:0]}
	}
	return Playback{text: make([]string, 0, lines)}
}

// Add takes the next line; a place or number left out is damage.
func (p *Playback) Add(l Line) error {
	if l.Place() != p.places+1 || l.Number > len(p.text)+1 {
		return Wrong(ErrDamaged, "lines are missing before line {0} of table {1}", l.Number, l.Table())
	}
	p.places++
	p.text = append(p.text[:l.Number-1], l.Text)
	return nil
}

// End is the lines, once they are compared with what the table says it has.
func (p *Playback) End(t Table) ([]string, error) {
	if p.places != t.Written || len(p.text) != t.Total {
		return nil, Wrong(ErrDamaged, "table {0} has {1} of its {2} lines", t.ID, len(p.text), t.Total)
	}
	return p.text, nil
}
