package store

import (
	"bufio"
	"crypto/sha256"
	"database/sql"
	"fmt"
	"io"
	"time"

	"hagal/data/store/internal/form"
)

// A backup is a text file a person can read:
//
//	hagal backup 1
//	made 2026-05-04T10:00:00.000Z
//
//	setting language "de"
//
//	table Friday evening
//	created 2026-05-01T18:00:00.000Z
//	changed 2026-05-01T21:12:00.000Z
//	note round 4, mentat
//	archived
//	deleted 2026-05-03T09:00:00.000Z
//	stands 2 of 3
//	  the first line
//	  the second line
//	  a line that was undone
//
//	sum 9f86d081884c7d65...
//
// Lines of a table are set in by two spaces. The sum is the SHA-256 of all
// lines before it, each with a line feed behind it, so that it is still right
// when a mail program changed the line ends.
const backupHead = "hagal backup 1"

const backupTime = "2006-01-02T15:04:05.000Z"

// Export writes everything into one text file.
func (s *Store) Export(w io.Writer) error {
	sum := sha256.New()
	out := bufio.NewWriter(w)
	e := &exporter{w: io.MultiWriter(out, sum)}
	err := s.read("write a backup", func(tx *sql.Tx) error {
		e.printf("%s\nmade %s\n\n", backupHead, e.time(form.Stamp(s.now())))
		if err := e.settings(tx); err != nil {
			return err
		}
		return e.tables(tx)
	})
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "sum %x\n", sum.Sum(nil))
	if err := out.Flush(); err != nil {
		return explain("write a backup", err)
	}
	return e.tooMuch()
}

// exporter needs no error of its own: bufio.Writer keeps the first one.
type exporter struct {
	w                         io.Writer
	bytes, keys, games, lines int // written
}

func (e *exporter) printf(format string, args ...any) {
	n, _ := fmt.Fprintf(e.w, format, args...)
	e.bytes += n
}

// tooMuch tells of a backup that is whole but that Import would refuse: better
// now than when it is needed.
func (e *exporter) tooMuch() error {
	const sumLine = len("sum ") + 2*sha256.Size + len("\n")
	if e.bytes+sumLine <= MaxImport && e.keys <= MaxSettings && e.games <= 2*MaxTables && e.lines <= MaxImportLines {
		return nil
	}
	return fmt.Errorf("%w: the backup is written, but at %d MiB and %d tables it cannot be brought in again as one file; save tables one by one",
		ErrLimit, e.bytes>>20, e.games)
}

func (e *exporter) time(ms int64) string { return time.UnixMilli(ms).UTC().Format(backupTime) }

// settings writes the preferences, and no other setting.
func (e *exporter) settings(tx *sql.Tx) error {
	err := form.EachRow(tx, "SELECT key, value, turn, sum FROM setting ORDER BY key", func(columns []any) error {
		v, err := form.SettingFrom(columns)
		if err == nil && carried(v.Key, v.Value) {
			e.printf("setting %s %q\n", v.Key, v.Value)
			e.keys++
		}
		return err
	})
	e.printf("\n")
	return err
}

func (e *exporter) tables(tx *sql.Tx) error {
	var all []form.Table
	err := form.EachRow(tx, form.SelectTable+" ORDER BY turn", func(columns []any) error {
		r, err := form.TableFrom(columns)
		all = append(all, r)
		return err
	})
	for i := 0; err == nil && i < len(all); i++ {
		err = e.table(tx, all[i])
	}
	return err
}

func (e *exporter) table(tx *sql.Tx, r form.Table) error {
	text, err := form.Lines(tx, r)
	if err != nil {
		return err
	}
	e.printf("table %s\ncreated %s\nchanged %s\n", r.Title, e.time(r.Created), e.time(r.Changed))
	if r.Note != "" {
		e.printf("note %s\n", r.Note)
	}
	if r.Archived {
		e.printf("archived\n")
	}
	if r.Deleted != 0 {
		e.printf("deleted %s\n", e.time(r.Deleted))
	}
	e.printf("stands %d of %d\n", r.Standing, r.Total)
	for _, t := range text {
		e.printf("  %s\n", t)
	}
	e.games, e.lines = e.games+1, e.lines+len(text)
	e.printf("\n")
	return nil
}
