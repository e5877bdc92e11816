package store

import (
	"database/sql"
	"fmt"
	"strings"
)

// Load reads a table with all its lines, a deleted one too.
func (s *Store) Load(id ID) (Game, error) {
	var g Game
	err := s.read(fmt.Sprintf("read table %d", id), func(tx *sql.Tx) error {
		r, err := gameRow(tx, id)
		if err != nil {
			return err
		}
		g.Info = r.info()
		g.Text, err = linesOf(tx, r)
		return err
	})
	if err != nil {
		return Game{}, err
	}
	return g, nil
}

// linesOf plays back the lines of a table.
func linesOf(q querier, r row) ([]string, error) {
	rows, err := q.Query("SELECT id, number, text, sum FROM line WHERE id BETWEEN ? AND ? ORDER BY id",
		lineID(r.id, 0), lineID(r.id, maxPlace))
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	play := playback{text: make([]string, 0, r.total)}
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
	return play.text, play.end(r)
}

// List lists tables, the one changed last first.
func (s *Store) List(f Filter) ([]Info, error) {
	var list []Info
	search := strings.ToLower(strings.TrimSpace(f.Search))
	err := s.read("list the tables", func(tx *sql.Tx) error {
		return eachRow(tx, selectGame+" WHERE "+f.where()+" ORDER BY turn DESC", func(columns []any) error {
			r, err := rowFrom(columns)
			if err == nil && strings.Contains(strings.ToLower(r.title+"\n"+r.note), search) {
				list = append(list, r.info())
			}
			return err
		})
	})
	return list, err
}

func (f Filter) where() string {
	switch {
	case f.Deleted:
		return "deleted > 0"
	case f.Archived:
		return "deleted = 0 AND archived = 1"
	}
	return "deleted = 0 AND archived = 0"
}
