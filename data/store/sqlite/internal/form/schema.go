package form

import (
	"context"
	"database/sql"
	_ "embed"
	"fmt"
	"strings"
	"sync"

	"hagal/data/store/internal/row"
)

// Version is the form of the file this code writes, and the first there is.
const Version = 2

//go:embed schema.sql
var schema string

// Create makes the tables of a new file in one transaction: one that is killed
// half-way is still new. What fault answers before that counts undoes it.
func Create(db *sql.DB, fault func() error) error {
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.Exec(schema + fmt.Sprintf("PRAGMA user_version = %d", Version)); err != nil {
		return err
	}
	if err := fault(); err != nil {
		return err
	}
	return tx.Commit()
}

// most objects a schema may have, and letters of each, before it is no store's.
const (
	mostObjects = 100
	mostLetters = 4_000
)

// text is the schema of a file in words.
func text(q Querier) (string, error) {
	var b strings.Builder
	query := fmt.Sprintf("SELECT type, name, tbl_name, substr(ifnull(sql, ''), 1, %d) FROM sqlite_schema ORDER BY name LIMIT %d", mostLetters, mostObjects)
	err := EachRow(q, query, func(columns []any) error {
		fmt.Fprintln(&b, columns...)
		return nil
	})
	return b.String(), err
}

// ours is the schema of this version in words, found by making one in memory.
var ours = sync.OnceValues(func() (string, error) {
	db, err := sql.Open("sqlite", ":memory:")
	if err != nil {
		return "", err
	}
	defer db.Close()
	db.SetMaxOpenConns(1) // each connection would have a memory of its own
	if err := Create(db, func() error { return nil }); err != nil {
		return "", err
	}
	return text(db)
})

// Kind says whose form a file has.
type Kind int

// The kinds of form.
const (
	None       Kind = iota // nothing is in it
	Current                // this version's
	Newer                  // a newer version's, with tables that can be read
	Unreadable             // a newer version's, of which nothing may be read
)

// Later says whether a newer version made the form.
func (k Kind) Later() bool { return k == Newer || k == Unreadable }

// KindOf compares the tables of a file with ours, and gives its version. A
// number that is ours on another form, or a newer number on ours, is damage.
func KindOf(ctx context.Context, tx *sql.Tx) (kind Kind, version int, err error) {
	if err := tx.QueryRowContext(ctx, "PRAGMA user_version").Scan(&version); err != nil {
		return None, version, err
	}
	got, err := text(tx)
	if err != nil {
		return None, version, err
	}
	want, err := ours()
	switch {
	case err != nil:
		return None, version, err
	case version == 0 && got == "":
		return None, version, nil
	case version == Version && got == want:
		return Current, version, nil
	case version > Version && got != want:
		return newer(tx), version, nil
	}
	return None, version, row.Wrong(row.ErrDamaged, "version {0} does not look like this", version)
}

// newer says whether the tables of a newer version are tables: reading a view
// or a column that is reckoned would carry out what the file says.
func newer(tx *sql.Tx) Kind {
	var others int
	err := tx.QueryRow("SELECT (SELECT count(*) FROM sqlite_schema WHERE type NOT IN ('table', 'index') OR sql LIKE 'CREATE VIRTUAL%')" +
		" + (SELECT count(*) FROM pragma_table_xinfo('game') WHERE hidden <> 0)" +
		" + (SELECT count(*) FROM pragma_table_xinfo('line') WHERE hidden <> 0)" +
		" + (SELECT count(*) FROM pragma_table_xinfo('setting') WHERE hidden <> 0)").Scan(&others)
	if err != nil || others > 0 {
		return Unreadable
	}
	return Newer
}
