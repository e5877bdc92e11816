package store

import (
	"context"
	"database/sql"
	"fmt"
	"strings"
)

// Version is the form of the file this code writes.
const Version = version

// Writer is the connection for changes.
func (s *Store) Writer() held { return s.conn }

// TooMuch says what Export says in the end of a backup of this size.
func TooMuch(bytes, keys, games, lines int) error {
	return (&exporter{nil, bytes, keys, games, lines}).tooMuch()
}

// ParseBackup reads a backup as Import does before it changes anything.
func ParseBackup(text string) error {
	_, err := readBackup(strings.NewReader(text))
	return err
}

// CheckNew says whether CreateFrom takes a title and lines.
func CheckNew(title string, lines []string) error { return checkNew(title, lines) }

// MakeNewer brings an open store to a version to come, with right checksums.
func MakeNewer(s *Store, statements string) error {
	tx, err := s.conn.BeginTx(context.Background(), nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.Exec(statements); err != nil {
		return err
	}
	_ = sealAgain(tx) // there may be no such table any more
	if _, err := tx.Exec(fmt.Sprintf("PRAGMA user_version = %d", version+1)); err != nil {
		return err
	}
	return tx.Commit()
}

// Came is a line of an old store: its number and text.
type Came struct {
	Number int
	Text   string
}

// OldWriter writes tables as version 1 did.
type OldWriter struct {
	tx  *sql.Tx
	err *error
	now *int64 // numbers of changes
}

// WriteVersion makes a file of an old version with the steps of the schema.
func WriteVersion(path string, v int, fill func(OldWriter)) error {
	db, err := sql.Open("sqlite", source(path, "_pragma=journal_mode(WAL)"))
	if err != nil {
		return err
	}
	defer db.Close()
	if err := migrate(db, 0, v, noFault); err != nil {
		return err
	}
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	defer tx.Rollback()
	fill(OldWriter{tx, &err, new(int64)})
	if err != nil {
		return err
	}
	return tx.Commit()
}

// Table writes a table with its lines in the order they came.
func (w OldWriter) Table(title string, standing int, came []Came) {
	*w.now++
	id, total := ID(*w.now), 0
	*w.now += int64(len(came))
	const noon = 1_767_268_800_000 // the first of January 2026
	total = came[len(came)-1].Number
	row := []any{int64(id), title, int64(standing), int64(total), int64(len(came)), int64(noon), noon + *w.now, *w.now}
	w.exec("INSERT INTO game (id, title, standing, total, written, created, changed, turn, sum) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
		append(row, seal("game", row...))...)
	for n, c := range came {
		l := line{lineID(id, n+1), c.Number, c.Text}
		w.exec(insertLine, l.id, int64(id), int64(l.number), l.text, l.sum())
	}
}

// Setting writes a setting.
func (w OldWriter) Setting(key, value string) {
	*w.now++
	v := setting{key, value, *w.now}
	w.exec("INSERT INTO setting (key, value, turn, sum) VALUES (?, ?, ?, ?)", v.key, v.value, v.turn, v.sum())
}

func (w OldWriter) exec(query string, args ...any) {
	if _, err := w.tx.Exec(query, args...); *w.err == nil {
		*w.err = err
	}
}
