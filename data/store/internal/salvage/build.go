package salvage

import (
	"database/sql"
	"maps"
	"os"
	"slices"
	"strings"

	"hagal/data/store/internal/form"
	"hagal/data/store/internal/plain"
)

// builder writes a new file with all that was found.
type builder struct {
	tx       *sql.Tx
	revision int64
	lineage  form.Lineage
	fault    func(op string) error
}

func (b *builder) next() int64 {
	b.revision++
	return b.revision
}

func (b *builder) build(path string, rows *fragments, tables []salvaged) error {
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

func (b *builder) fill(rows *fragments, tables []salvaged) error {
	for _, t := range tables {
		if err := b.bring(t); err != nil {
			return err
		}
	}
	for _, key := range slices.Sorted(maps.Keys(rows.settings)) {
		if strings.HasPrefix(key, form.ReservedKeys) {
			continue
		}
		v := rows.settings[key]
		v.Revision = b.next()
		if err := b.exec(form.PutSetting, v.Values()); err != nil {
			return err
		}
	}
	lineage := form.Setting{Key: form.LineageKey, Value: b.lineage.String(), Revision: b.next()}
	return b.exec(form.PutSetting, lineage.Values())
}

func (b *builder) exec(query string, values []any) error {
	_, err := b.tx.Exec(query, values...)
	return err
}

// bring writes one salvaged table. One that lost lines gets a new id: its old
// places must not be mixed with those of the copies in another recovery.
func (b *builder) bring(t salvaged) error {
	if len(t.text) == 0 {
		return nil
	}
	r, lines := t.table, t.lines
	r.Revision = b.next()
	if !t.whole {
		r.ID = r.Revision
		r.Total, r.Written = len(t.text), len(t.text)
		r.Standing = max(1, min(r.Standing, len(t.text)))
		lines = nil
		for i, text := range t.text {
			lines = append(lines, form.Line{ID: form.LineID(r.ID, i+1), Number: i + 1, Text: text})
		}
	}
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
