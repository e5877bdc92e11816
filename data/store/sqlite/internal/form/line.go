package form

import (
	"database/sql"
	"fmt"

	"hagal/data/store/internal/row"
)

// The statements that write rows.
const (
	InsertTable = "INSERT INTO game (id, title, standing, total, written, created, changed, turn, sum, note, archived, deleted)" +
		" VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
	InsertLine = "INSERT INTO line (id, game, number, text, sum) VALUES (?, ?, ?, ?, ?)"
	PutSetting = "INSERT INTO setting (key, value, turn, sum) VALUES (?, ?, ?, ?)" +
		" ON CONFLICT (key) DO UPDATE SET value = excluded.value, turn = excluded.turn, sum = excluded.sum"
)

// SelectTable reads all columns: those of a newer version count in its checksums.
const SelectTable = "SELECT * FROM game"

// SelectSetting reads the columns of settings.
const SelectSetting = "SELECT key, value, turn, sum FROM setting"

// scanLine reads and checks a line from its id, number, text and sum.
func scanLine(rows *sql.Rows) (row.Line, error) {
	var id, sum int64
	var number int
	var text string
	if err := rows.Scan(&id, &number, &text, &sum); err != nil {
		return row.Line{}, fmt.Errorf("%w: %w", row.ErrDamaged, err)
	}
	return row.LineFrom(id, number, text, sum)
}

// Lines plays back the lines of a table, those that can be redone too.
func Lines(q Querier, t row.Table) ([]string, error) {
	rows, err := q.Query("SELECT id, number, text, sum FROM line WHERE id BETWEEN ? AND ? ORDER BY id",
		row.LineID(t.ID, 0), row.LineID(t.ID, row.MaxPlace))
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	play := row.Room(row.Playback{}, t.Total)
	for rows.Next() {
		l, err := scanLine(rows)
		if err != nil {
			return nil, err
		}
		if err := play.Add(l); err != nil {
			return nil, err
		}
	}
	if err := rows.Err(); err != nil {
		return nil, err
	}
	return play.End(t)
}

// LineageOf reads the lineage of a file; it is zero in one that has none yet.
func LineageOf(q Querier) (l row.Lineage, err error) {
	err = EachRow(q, SelectSetting+" WHERE key = ?", func(columns []any) error {
		v, err := row.SettingFrom(columns)
		if err == nil {
			l, _ = row.ParseLineage(v.Value)
		}
		return err
	}, row.LineageKey)
	return l, err
}
