package store

import (
	"database/sql"
	"fmt"
)

// verify reads every row and holds it against its checksum, and the lines of
// each table against what the table says it has. SQLite's own check looks at
// the build of the file, not at the words in it. It returns the number of the
// last change.
func verify(tx *sql.Tx) (turn int64, err error) {
	games := map[ID]row{}
	err = eachRow(tx, "SELECT * FROM game", func(columns []any) error {
		r, err := rowFrom(columns)
		games[r.id], turn = r, max(turn, r.turn)
		return err
	})
	if err != nil {
		return turn, err
	}
	if err := verifyLines(tx, games); err != nil {
		return turn, err
	}
	err = eachRow(tx, "SELECT key, value, turn, sum FROM setting", func(columns []any) error {
		v, err := settingFrom(columns)
		turn = max(turn, v.turn)
		return err
	})
	return turn, err
}

// verifyLines plays every table back. Lines come table by table, in the order of ids.
func verifyLines(tx *sql.Tx, games map[ID]row) error {
	rows, err := tx.Query("SELECT id, number, text, sum FROM line ORDER BY id")
	if err != nil {
		return err
	}
	defer rows.Close()
	var at row
	var play playback
	next := func(id ID) (err error) {
		if at.id != 0 {
			err = play.end(at)
		}
		if at, play = games[id], (playback{text: play.text[:0]}); err == nil && id != 0 && at.id == 0 {
			err = fmt.Errorf("%w: lines of a table %d that is not there", ErrDamaged, id)
		}
		delete(games, id)
		return err
	}
	for rows.Next() {
		l, err := scanLine(rows)
		if err != nil {
			return err
		}
		if l.game() != at.id {
			if err := next(l.game()); err != nil {
				return err
			}
		}
		if err := play.add(l); err != nil {
			return err
		}
	}
	if err := rows.Err(); err != nil {
		return err
	}
	if err := next(0); err != nil {
		return err
	}
	for id := range games {
		return fmt.Errorf("%w: table %d has no lines", ErrDamaged, id)
	}
	return nil
}

// scanLine reads and checks a line from its id, number, text and sum.
func scanLine(rows *sql.Rows) (line, error) {
	var l line
	var sum int64
	if err := rows.Scan(&l.id, &l.number, &l.text, &sum); err != nil {
		return l, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	if sum != l.sum() {
		return l, fmt.Errorf("%w: line %d of table %d has a wrong checksum", ErrDamaged, l.number, l.game())
	}
	return l, l.check()
}
