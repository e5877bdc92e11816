package store

import "fmt"

// A line's id is its table's id and its place: the how-manieth line ever
// written to that table. So the lines of a table lie together and in order
// without an index, and saving one touches two pages.
const (
	placeBits = 20
	maxPlace  = 1<<placeBits - 1
	maxTurn   = 1 << (62 - placeBits)
)

// line is one line as it is kept.
type line struct {
	id     int64
	number int
	text   string
}

func lineID(id ID, place int) int64 { return int64(id)<<placeBits | int64(place) }

func (l line) game() ID   { return ID(l.id >> placeBits) }
func (l line) place() int { return int(l.id & maxPlace) }

func (l line) sum() int64 {
	return seal("line", l.id, int64(l.game()), int64(l.number), l.text)
}

func (l line) check() error {
	if l.id <= 0 || l.place() == 0 || l.number < 1 || l.number > MaxLines {
		return fmt.Errorf("%w: line %d of table %d has an impossible place", ErrDamaged, l.number, l.game())
	}
	if err := checkLine(l.text); err != nil {
		return fmt.Errorf("%w: line %d of table %d: %w", ErrDamaged, l.number, l.game(), err)
	}
	return nil
}

// playback rebuilds a table's lines from the order they came in.
type playback struct {
	places int
	text   []string
}

// add takes the next line; a place or number left out is damage.
func (p *playback) add(l line) error {
	if l.place() != p.places+1 || l.number > len(p.text)+1 {
		return fmt.Errorf("%w: lines are missing before line %d of table %d", ErrDamaged, l.number, l.game())
	}
	p.places++
	p.text = append(p.text[:l.number-1], l.text)
	return nil
}

// end compares what was read with what the table says it has.
func (p *playback) end(r row) error {
	if p.places != r.written || len(p.text) != r.total {
		return fmt.Errorf("%w: table %d has %d of its %d lines", ErrDamaged, r.id, len(p.text), r.total)
	}
	return nil
}
