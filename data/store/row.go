package store

import (
	"fmt"
	"time"
)

// row is a table as it is kept. Its columns stand in the order of the file;
// the first eight and the checksum are those of version 1.
type row struct {
	id       ID
	title    string
	standing int // lines that stand
	total    int // with those that can be redone
	written  int // with those superseded
	created  int64
	changed  int64 // Unix milliseconds, never earlier than before
	turn     int64 // number of the change that wrote this row
	note     string
	archived bool
	deleted  int64 // when, 0 for not
}

// selectGame reads all columns: those of a newer version count in its checksums.
const selectGame = "SELECT * FROM game"

const gameColumns = "id, title, standing, total, written, created, changed, turn, sum, note, archived, deleted"

// sumColumn is where the checksum stands among the columns, in all versions.
const sumColumn = 8

func (r row) values() []any {
	archived := int64(0)
	if r.archived {
		archived = 1
	}
	v := []any{int64(r.id), r.title, int64(r.standing), int64(r.total), int64(r.written),
		r.created, r.changed, r.turn, nil, r.note, archived, r.deleted}
	v[sumColumn] = sealGame(v)
	return v
}

// sealGame is the checksum of a game row of any version.
func sealGame(columns []any) int64 {
	rest := make([]any, 0, len(columns))
	rest = append(rest, columns[:sumColumn]...)
	return seal("game", append(rest, columns[sumColumn+1:]...)...)
}

// rowFrom makes a row of columns as SQLite gives them, of version 1 or later.
// It refuses what the store would never have written.
func rowFrom(columns []any) (row, error) {
	if len(columns) <= sumColumn || columns[sumColumn] != any(sealGame(columns)) {
		return row{}, fmt.Errorf("%w: the row of a table has a wrong checksum", ErrDamaged)
	}
	n := func(i int) int64 {
		if i >= len(columns) {
			return 0
		}
		v, _ := columns[i].(int64)
		return v
	}
	s := func(i int) string {
		if i >= len(columns) {
			return ""
		}
		v, _ := columns[i].(string)
		return v
	}
	r := row{
		id: ID(n(0)), title: s(1), standing: int(n(2)), total: int(n(3)), written: int(n(4)),
		created: n(5), changed: n(6), turn: n(7), note: s(9), archived: n(10) != 0, deleted: n(11),
	}
	return r, r.check()
}

func (r row) check() error {
	whole := r.id > 0 && int64(r.id) <= r.turn && r.turn <= maxTurn &&
		r.standing >= 1 && r.standing <= r.total && r.total <= r.written &&
		r.total <= MaxLines && r.written <= maxPlace &&
		goodTime(r.created) && goodTime(r.changed) && (r.deleted == 0 || goodTime(r.deleted))
	if !whole {
		return fmt.Errorf("%w: the counts of table %d do not fit", ErrDamaged, r.id)
	}
	if err := checkTitle(r.title); err != nil {
		return fmt.Errorf("%w: table %d: %w", ErrDamaged, r.id, err)
	}
	if err := checkNote(r.note); err != nil {
		return fmt.Errorf("%w: table %d: %w", ErrDamaged, r.id, err)
	}
	return nil
}

func (r row) info() Info {
	return Info{
		ID: r.id, Title: r.title, Note: r.note, Lines: r.standing, All: r.total,
		Created: time.UnixMilli(r.created).UTC(), Changed: time.UnixMilli(r.changed).UTC(),
		Archived: r.archived, Deleted: r.deleted != 0,
	}
}

// goodTime keeps times within four-digit years, which text formats can hold.
func goodTime(ms int64) bool {
	year := time.UnixMilli(ms).UTC().Year()
	return year >= 1970 && year <= 9999
}

// stamp is a time as it is kept; a clock outside the years is taken as its nearest end.
func stamp(t time.Time) int64 {
	ms := t.UnixMilli()
	switch {
	case t.UTC().Year() < 1970:
		return 0
	case !goodTime(ms):
		return time.Date(9999, 12, 31, 23, 59, 59, 0, time.UTC).UnixMilli()
	}
	return ms
}
