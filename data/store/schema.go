package store

import (
	"database/sql"
	"embed"
	"fmt"
	"strings"
	"sync"
)

// version is the form of the file this code writes; sql/N.sql leads from N-1 to N.
const version = 2

//go:embed sql/*.sql
var steps embed.FS

// migrate brings a file from one version to another in one transaction: a new
// file that is killed half-way is still new, an old one still old.
func migrate(db *sql.DB, from, to int, fault func(op string) error) error {
	if from == to {
		return nil
	}
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	defer tx.Rollback()
	for v := from + 1; v <= to; v++ {
		if err := step(tx, v); err != nil {
			return fmt.Errorf("to version %d: %w", v, err)
		}
	}
	if err := fault("migrate"); err != nil {
		return err
	}
	return tx.Commit()
}

func step(tx *sql.Tx, to int) error {
	text, err := steps.ReadFile(fmt.Sprintf("sql/%d.sql", to))
	if err != nil {
		return err
	}
	if _, err := tx.Exec(string(text)); err != nil {
		return err
	}
	if err := sealAgain(tx); err != nil {
		return err
	}
	_, err = tx.Exec(fmt.Sprintf("PRAGMA user_version = %d", to))
	return err
}

// sealAgain writes the checksums of the tables anew: they cover all columns,
// and a step may have added some.
func sealAgain(tx *sql.Tx) error {
	sums := map[int64]int64{}
	err := eachRow(tx, "SELECT * FROM game", func(columns []any) error {
		sums[columns[0].(int64)] = sealGame(columns)
		return nil
	})
	if err != nil {
		return err
	}
	for id, sum := range sums {
		if _, err := tx.Exec("UPDATE game SET sum = ? WHERE id = ?", sum, id); err != nil {
			return err
		}
	}
	return nil
}

// form is the text of all tables of a file: what a version looks like.
func form(q querier) (string, error) {
	var b strings.Builder
	err := eachRow(q, "SELECT type, name, tbl_name, ifnull(sql, '') FROM sqlite_schema ORDER BY name", func(columns []any) error {
		fmt.Fprintln(&b, columns...)
		return nil
	})
	return b.String(), err
}

var (
	formsOnce sync.Once
	forms     []string // by version
	formsErr  error
)

// formOf is what a file of a version must look like, found by making one in memory.
func formOf(v int) (string, error) {
	formsOnce.Do(func() {
		var db *sql.DB
		if db, formsErr = sql.Open("sqlite", ":memory:"); formsErr != nil {
			return
		}
		defer db.Close()
		db.SetMaxOpenConns(1) // each connection would have a memory of its own
		for n := 0; n <= version && formsErr == nil; n++ {
			var text string
			if formsErr = migrate(db, max(n-1, 0), n, noFault); formsErr == nil {
				text, formsErr = form(db)
			}
			forms = append(forms, text)
		}
	})
	if formsErr != nil {
		return "", formsErr
	}
	return forms[v], nil
}
