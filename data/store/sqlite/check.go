package sqlite

import (
	"context"
	"database/sql"
	"errors"

	"hagal/data/store"
	"hagal/data/store/sqlite/internal/form"
)

// Check reads every row of the store and holds it against its checksum, as the
// start does. Changes go on meanwhile. What is damaged is told in Health and
// repaired by the next start; an error means that the check could not be made,
// or that the context ended it.
func (s *Store) Check(ctx context.Context) (store.Health, error) {
	var sum form.Summary
	err := s.readUntil(ctx, "check the tables", func(tx *sql.Tx) (err error) {
		sum, err = form.Verify(tx)
		return err
	})
	h := store.Health{Tables: sum.Tables, Lines: sum.Lines, Revision: sum.Revision}
	if err != nil && ctx.Err() == nil && errors.Is(err, store.ErrDamaged) {
		h.Damage, err = err.Error(), nil
	}
	return h, err
}
