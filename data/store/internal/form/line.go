package form

import (
	"database/sql"
	"fmt"
)

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

// Values are the columns of the line, for InsertLine.
func (l Line) Values() []any { return []any{l.ID, l.Table(), int64(l.Number), l.Text, l.Sum()} }

// Check refuses with ErrDamaged what cannot be a line.
func (l Line) Check() error {
	if l.ID <= 0 || l.Place() == 0 || l.Number < 1 || l.Number > MaxLines {
		return fmt.Errorf("%w: line %d of table %d has an impossible place", ErrDamaged, l.Number, l.Table())
	}
	if err := CheckLine(l.Text); err != nil {
		return fmt.Errorf("%w: line %d of table %d: %w", ErrDamaged, l.Number, l.Table(), err)
	}
	return nil
}

// scanLine reads and checks a line from its id, number, text and sum.
func scanLine(rows *sql.Rows) (Line, error) {
	var l Line
	var sum int64
	if err := rows.Scan(&l.ID, &l.Number, &l.Text, &sum); err != nil {
		return l, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	if sum != l.Sum() {
		return l, fmt.Errorf("%w: line %d of table %d has a wrong checksum", ErrDamaged, l.Number, l.Table())
	}
	return l, l.Check()
}

// playback rebuilds a table's lines from the order they came in.
type playback struct {
	places int
	text   []string
}

// add takes the next line; a place or number left out is damage.
func (p *playback) add(l Line) error {
	if l.Place() != p.places+1 || l.Number > len(p.text)+1 {
		return fmt.Errorf("%w: lines are missing before line %d of table %d", ErrDamaged, l.Number, l.Table())
	}
	p.places++
	p.text = append(p.text[:l.Number-1], l.Text)
	return nil
}

// end compares what was read with what the table says it has.
func (p *playback) end(t Table) error {
	if p.places != t.Written || len(p.text) != t.Total {
		return fmt.Errorf("%w: table %d has %d of its %d lines", ErrDamaged, t.ID, len(p.text), t.Total)
	}
	return nil
}

// Lines plays back the lines of a table, those that can be redone too.
func Lines(q Querier, t Table) ([]string, error) {
	rows, err := q.Query("SELECT id, number, text, sum FROM line WHERE id BETWEEN ? AND ? ORDER BY id",
		LineID(t.ID, 0), LineID(t.ID, MaxPlace))
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	play := playback{text: make([]string, 0, t.Total)}
	for rows.Next() {
		l, err := scanLine(rows)
		if err != nil {
			return nil, err
		}
		if err := play.add(l); err != nil {
			return nil, err
		}
	}
	if err := rows.Err(); err != nil {
		return nil, err
	}
	return play.text, play.end(t)
}
