package form

import (
	"database/sql"
	"fmt"
	"strings"

	"hagal/data/store/internal/row"
)

// Summary is what a whole file holds.
type Summary struct {
	Tables   int // also those deleted
	Lines    int // also those superseded
	Revision int64
	Lineage  row.Lineage // zero in a file that has none yet
}

// Verify reads every row and holds it against its checksum, and the lines of
// each table against what the table says it has: SQLite's own check, which
// comes first, looks at the build of the file and not at the words in it.
func Verify(tx *sql.Tx) (Summary, error) {
	var sum Summary
	if err := quickCheck(tx); err != nil {
		return sum, err
	}
	tables := map[int64]row.Table{}
	err := EachRow(tx, SelectTable, func(columns []any) error {
		t, err := row.TableFrom(columns)
		tables[t.ID], sum.Revision = t, max(sum.Revision, t.Revision)
		return err
	})
	if err != nil {
		return sum, err
	}
	sum.Tables = len(tables)
	if sum.Lines, err = verifyLines(tx, tables); err != nil {
		return sum, err
	}
	err = EachRow(tx, SelectSetting, func(columns []any) error {
		v, err := row.SettingFrom(columns)
		sum.Revision = max(sum.Revision, v.Revision)
		if err == nil && v.Key == row.LineageKey {
			sum.Lineage, _ = row.ParseLineage(v.Value)
		}
		return err
	})
	return sum, err
}

func quickCheck(tx *sql.Tx) error {
	return EachRow(tx, "PRAGMA quick_check(1)", func(columns []any) error {
		said, _ := columns[0].(string)
		if said == "ok" {
			return nil
		}
		return fmt.Errorf("%w: %s", row.ErrDamaged, said[strings.LastIndex(said, "\n")+1:])
	})
}

// verifyLines plays every table back and counts the lines. They come table by
// table, in the order of ids.
func verifyLines(tx *sql.Tx, tables map[int64]row.Table) (n int, err error) {
	rows, err := tx.Query("SELECT id, number, text, sum FROM line ORDER BY id")
	if err != nil {
		return n, err
	}
	defer rows.Close()
	var at row.Table
	var play row.Playback
	next := func(id int64) (err error) {
		if at.ID != 0 {
			_, err = play.End(at)
		}
		if at, play = tables[id], row.Room(play, 0); err == nil && id != 0 && at.ID == 0 {
			err = row.Wrong(row.ErrDamaged, "lines of a table {0} that is not there", id)
		}
		delete(tables, id)
		return err
	}
	for rows.Next() {
		l, err := scanLine(rows)
		if err != nil {
			return n, err
		}
		if l.Table() != at.ID {
			if err := next(l.Table()); err != nil {
				return n, err
			}
		}
		if err := play.Add(l); err != nil {
			return n, err
		}
		n++
	}
	if err := rows.Err(); err != nil {
		return n, err
	}
	if err := next(0); err != nil {
		return n, err
	}
	for id := range tables {
		return n, row.Wrong(row.ErrDamaged, "table {0} has no lines", id)
	}
	return n, nil
}
