package book

import (
	"fmt"
	"strings"

	"hagal/data/store"
	"hagal/data/store/internal/row"
)

// table is the one being read, nil between tables.
func (b *backupReader) table() *saved {
	if n := len(b.out.tables); n > 0 && !b.out.tables[n-1].done {
		return b.out.tables[n-1]
	}
	return nil
}

func (b *backupReader) startTable(title string) error {
	if err := b.endTable(); err != nil {
		return err
	}
	if len(b.out.tables) >= 2*store.MaxTables {
		return row.Wrong(store.ErrLimit, "a backup has at most {0} tables", 2*store.MaxTables)
	}
	b.out.tables = append(b.out.tables, &saved{Table: row.Table{Title: title}})
	return row.CheckTitle(title)
}

// takeField reads what stands between a table's title and its lines.
func (b *backupReader) takeField(word, rest string) (err error) {
	t := b.table()
	if t == nil || t.have > 0 {
		return row.Wrong(store.ErrBackup, "{0} has no place here", fmt.Sprintf("%.40q", word))
	}
	switch word {
	case "created":
		t.Created, err = readTime(rest)
	case "changed":
		t.Changed, err = readTime(rest)
	case "deleted":
		t.Deleted, err = readTime(rest)
	case "archived":
		t.Archived = true
	case "note":
		t.Note, err = rest, row.CheckNote(rest)
	case "stands":
		if n, _ := fmt.Sscanf(rest, "%d of %d", &t.Standing, &t.Total); n != 2 {
			err = row.Wrong(store.ErrBackup, "{0} is not a count", fmt.Sprintf("%.40q", rest))
		}
	default:
		err = row.Wrong(store.ErrBackup, "{0} is not known", fmt.Sprintf("%.40q", word))
	}
	return err
}

func (b *backupReader) takeLine(text string) error {
	t := b.table()
	if t == nil {
		return row.Wrong(store.ErrBackup, "a line without a table")
	}
	t.have++
	b.lines++
	if t.have > store.MaxLines || b.lines > store.MaxImportLines {
		return row.Wrong(store.ErrLimit, "a table has at most {0} lines, a backup {1}", store.MaxLines, store.MaxImportLines)
	}
	t.body.WriteString(text)
	t.body.WriteByte('\n')
	return row.CheckLine(text)
}

// endTable checks a table when an empty line, another table or the end comes.
func (b *backupReader) endTable() error {
	t := b.table()
	if t == nil {
		return nil
	}
	t.done = true
	if t.have == 0 || t.have != t.Total || t.Standing < 1 || t.Standing > t.Total {
		return row.Wrong(store.ErrBackup, "{0} has {1} lines, and says {2} of {3} stand", fmt.Sprintf("%q", t.Title), t.have, t.Standing, t.Total)
	}
	return nil
}

// lines parts the lines of a table.
func (t *saved) lines() []string {
	return strings.Split(strings.TrimSuffix(t.body.String(), "\n"), "\n")
}
