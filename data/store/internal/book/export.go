package book

import (
	"bufio"
	"crypto/sha256"
	"fmt"
	"io"
	"time"

	"hagal/data/store"
	"hagal/data/store/internal/row"
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
func (b Book) Export(w io.Writer) error {
	sum := sha256.New()
	out := bufio.NewWriter(w)
	e := &exporter{w: io.MultiWriter(out, sum)}
	err := b.Read("write a backup", func(v View) error {
		e.printf("%s\nmade %s\n\n", backupHead, e.time(row.Stamp(b.Now())))
		if err := e.settings(v); err != nil {
			return err
		}
		return e.tables(v)
	})
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "sum %x\n", sum.Sum(nil))
	if err := out.Flush(); err != nil {
		return b.Explain("write a backup", err)
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
	if e.bytes+sumLine <= store.MaxImport && e.keys <= store.MaxSettings && e.games <= 2*store.MaxTables && e.lines <= store.MaxImportLines {
		return nil
	}
	return row.Wrong(store.ErrLimit, "the backup is written, but at {0} MiB and {1} tables it cannot be brought in again as one file; save tables one by one",
		e.bytes>>20, e.games)
}

func (e *exporter) time(ms int64) string { return time.UnixMilli(ms).UTC().Format(backupTime) }

// settings writes the preferences, and no other setting.
func (e *exporter) settings(v View) error {
	err := v.Settings(func(v row.Setting) error {
		if store.Carried(v.Key, v.Value) {
			e.printf("setting %s %q\n", v.Key, v.Value)
			e.keys++
		}
		return nil
	})
	e.printf("\n")
	return err
}

func (e *exporter) tables(v View) error {
	all, err := allTables(v)
	for i := 0; err == nil && i < len(all); i++ {
		err = e.table(v, all[i])
	}
	return err
}

// allTables are the rows of all tables, the one changed longest ago first.
func allTables(v View) (all []row.Table, err error) {
	err = v.Tables(func(t row.Table) error {
		all = append(all, t)
		return nil
	})
	return all, err
}

func (e *exporter) table(v View, r row.Table) error {
	text, err := v.Lines(r)
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
