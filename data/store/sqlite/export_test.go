package sqlite

import (
	"context"
	"fmt"

	"hagal/data/store/internal/row"
	"hagal/data/store/sqlite/internal/form"
)

// Version is the form of the file this code writes.
const Version = form.Version

// Writer is the connection for changes.
func (s *Store) Writer() held { return s.conn }

// EmptyOften moves the WAL into the file after each so many changes.
func (s *Store) EmptyOften(changes int) { s.line.every = changes }

// MakeNewer brings an open store to a version to come, with checksums over the
// columns it then has.
func MakeNewer(s *Store, statements string) error {
	tx, err := s.conn.BeginTx(context.Background(), nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.Exec(statements); err != nil {
		return err
	}
	sums := map[int64]int64{}
	_ = form.EachRow(tx, form.SelectTable, func(columns []any) error { // there may be no such table any more
		rest := append(append([]any{}, columns[:8]...), columns[9:]...)
		sums[columns[0].(int64)] = row.Checksum("game", rest...)
		return nil
	})
	for id, sum := range sums {
		if _, err := tx.Exec("UPDATE game SET sum = ? WHERE id = ?", sum, id); err != nil {
			return err
		}
	}
	if _, err := tx.Exec(fmt.Sprintf("PRAGMA user_version = %d", Version+1)); err != nil {
		return err
	}
	return tx.Commit()
}
