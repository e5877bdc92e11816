package row

import (
	"time"
)

// Table is a table as it is kept, without its lines. Its columns stand in the
// order of the file.
type Table struct {
	ID       int64
	Title    string
	Standing int // lines that stand
	Total    int // with those that can be redone
	Written  int // with those superseded
	Created  int64
	Changed  int64 // Unix milliseconds, never earlier than before
	Revision int64 // of the change that wrote this row
	Note     string
	Archived bool
	Deleted  int64 // when, 0 for not
}

// sumColumn is where the checksum stands among the columns.
const sumColumn = 8

// Values are the columns of the row in their order.
func (t Table) Values() []any {
	archived := int64(0)
	if t.Archived {
		archived = 1
	}
	v := []any{t.ID, t.Title, int64(t.Standing), int64(t.Total), int64(t.Written),
		t.Created, t.Changed, t.Revision, nil, t.Note, archived, t.Deleted}
	v[sumColumn] = tableSum(v)
	return v
}

// tableSum is the checksum of a row of a table, of this version or a newer one.
func tableSum(columns []any) int64 {
	rest := make([]any, 0, len(columns))
	rest = append(rest, columns[:sumColumn]...)
	return Checksum("game", append(rest, columns[sumColumn+1:]...)...)
}

// TableFrom makes a row of columns as SQLite gives them. It refuses with
// ErrDamaged what the store would never have written.
func TableFrom(columns []any) (Table, error) {
	if len(columns) < sumColumn+4 || columns[sumColumn] != any(tableSum(columns)) {
		return Table{}, Wrong(ErrDamaged, "the row of a table has a wrong checksum")
	}
	n := func(i int) int64 { v, _ := columns[i].(int64); return v }
	s := func(i int) string { v, _ := columns[i].(string); return v }
	t := Table{
		ID: n(0), Title: s(1), Standing: int(n(2)), Total: int(n(3)), Written: int(n(4)),
		Created: n(5), Changed: n(6), Revision: n(7), Note: s(9), Archived: n(10) != 0, Deleted: n(11),
	}
	return t, t.Check()
}

// Check refuses with ErrDamaged what cannot be a table.
func (t Table) Check() error {
	whole := t.ID > 0 && t.ID <= t.Revision && t.Revision <= MaxRevision &&
		t.Standing >= 1 && t.Standing <= t.Total && t.Total <= t.Written &&
		t.Total <= MaxLines && t.Written <= MaxPlace &&
		GoodTime(t.Created) && GoodTime(t.Changed) && (t.Deleted == 0 || GoodTime(t.Deleted))
	if !whole {
		return Wrong(ErrDamaged, "the counts of table {0} do not fit", t.ID)
	}
	if err := checkTitle(t.Title); err != nil {
		return Wrong(ErrDamaged, "table {0}", t.ID, err)
	}
	if err := CheckNote(t.Note); err != nil {
		return Wrong(ErrDamaged, "table {0}", t.ID, err)
	}
	return nil
}

// GoodTime keeps Unix milliseconds within four-digit years, which text formats can hold.
func GoodTime(ms int64) bool {
	year := time.UnixMilli(ms).UTC().Year()
	return year >= 1970 && year <= 9999
}

// Stamp is a time as it is kept; a clock outside the years is taken as its nearest end.
func Stamp(t time.Time) int64 {
	ms := t.UnixMilli()
	switch {
	case t.UTC().Year() < 1970:
		return 0
	case !GoodTime(ms):
		return time.Date(9999, 12, 31, 23, 59, 59, 0, time.UTC).UnixMilli()
	}
	return ms
}
