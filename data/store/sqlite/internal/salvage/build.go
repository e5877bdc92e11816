package salvage

import (
	"database/sql"
	"maps"
	"os"
	"slices"
	"strings"

	"hagal/data/store/internal/fragment"
	"hagal/data/store/internal/row"
	"hagal/data/store/sqlite/internal/form"
	"hagal/data/store/sqlite/internal/plain"
)

// builder writes a new file with all that was found.
type builder struct {
	tx       *sql.Tx
	revision int64
	lineage  row.Lineage
	fault    func(op string) error
}

func (b *builder) next() int64 {
	b.revision++
	return b.revision
}

func (b *builder) build(path string, rows *fragments, tables []fragment.Table) error {
	f, err := plain.Open(path, os.O_RDWR|os.O_CREATE|os.O_EXCL)
	if err == nil {
		err = f.Close()
	}
	if err != nil {
		return err
	}
	db, err := form.OpenWriter(path)
	if err != nil {
		return err
	}
	defer db.Close()
	if err := form.Create(db, func() error { return nil }); err != nil {
		return err
	}
	if b.tx, err = db.Begin(); err != nil {
		return err
	}
	defer b.tx.Rollback()
	if err := b.fill(rows, tables); err != nil {
		return err
	}
	if err := b.fault("build"); err != nil {
		return err
	}
	if err := b.tx.Commit(); err != nil {
		return err
	}
	return db.Close()
}

func (b *builder) fill(rows *fragments, tables []fragment.Table) error {
	for _, t := range tables {
		if err := b.bring(t); err != nil {
			return err
		}
	}
	for _, key := range slices.Sorted(maps.Keys(rows.Settings)) {
		if strings.HasPrefix(key, row.ReservedKeys) {
			continue
		}
		v := rows.Settings[key]
		v.Revision = b.next()
		if err := b.exec(form.PutSetting, v.Values()); err != nil {
			return err
		}
	}
	lineage := row.Setting{Key: row.LineageKey, Value: b.lineage.String(), Revision: b.next()}
	return b.exec(form.PutSetting, lineage.Values())
}

func (b *builder) exec(query string, values []any) error {
	_, err := b.tx.Exec(query, values...)
	return err
}

// bring writes one salvaged table.
func (b *builder) bring(t fragment.Table) error {
	if len(t.Text) == 0 {
		return nil
	}
	r, lines := t.Rebuilt(b.next())
	if err := b.exec(form.InsertTable, r.Values()); err != nil {
		return err
	}
	for _, l := range lines {
		if err := b.exec(form.InsertLine, l.Values()); err != nil {
			return err
		}
	}
	return nil
}
