package book

import (
	"bufio"
	"crypto/sha256"
	"errors"
	"fmt"
	"hash"
	"io"
	"strconv"
	"strings"
	"time"

	"hagal/data/store"
	"hagal/data/store/internal/row"
)

// Backup is a backup as it was read: nothing of it is in the store yet.
type Backup struct {
	settings []row.Setting
	tables   []*saved
}

// Tables are the rows of the tables in the order of the backup, with ids from 1.
func (b *Backup) Tables() []row.Table {
	var rows []row.Table
	for i, t := range b.tables {
		r := t.Table
		r.ID, r.Written = int64(i+1), r.Total
		rows = append(rows, r)
	}
	return rows
}

// Lines are the lines of a table by its id in Tables, or nil.
func (b *Backup) Lines(id int64) []string {
	if id < 1 || id > int64(len(b.tables)) {
		return nil
	}
	return b.tables[id-1].lines()
}

// saved is a table of a backup while it is read. Its lines are one string, each with its line
// feed: a million small strings would take far more room.
type saved struct {
	row.Table
	body strings.Builder
	have int
	done bool
}

// backupReader reads a backup line by line and stops at the first limit.
type backupReader struct {
	in       *bufio.Reader
	read     int // bytes
	number   int // of the line
	lines    int // of all tables
	settings int // read, also those passed over
	sum      hash.Hash
	hashed   []byte // a line on its way into the sum
	out      Backup
}

// ReadBackup reads a whole backup. Its sum is checked last, so nothing of it
// may be used before this returns.
func ReadBackup(r io.Reader) (*Backup, error) {
	b := &backupReader{in: bufio.NewReaderSize(r, 16<<10), sum: sha256.New(), hashed: make([]byte, 0, 17<<10)}
	err := b.all()
	if err != nil && b.number > 0 {
		err = row.Wrong(nil, "line {0}", b.number, err)
	}
	return &b.out, err
}

func (b *backupReader) all() error {
	for {
		text, err := b.next()
		if errors.Is(err, io.EOF) {
			return row.Wrong(store.ErrBackup, "it is cut short")
		}
		if err != nil {
			return err
		}
		if sum, ok := strings.CutPrefix(text, "sum "); ok && b.number > 1 {
			return b.end(sum)
		}
		b.sum.Write(append(append(b.hashed[:0], text...), '\n'))
		if err := b.take(text); err != nil {
			return err
		}
	}
}

// next reads a line without its end.
func (b *backupReader) next() (string, error) {
	part, err := b.in.ReadSlice('\n')
	b.read += len(part)
	b.number++
	switch {
	case b.read > store.MaxImport:
		return "", row.Wrong(store.ErrLimit, "a backup has at most {0} MiB", store.MaxImport>>20)
	case errors.Is(err, bufio.ErrBufferFull):
		return "", row.Wrong(store.ErrLimit, "the line is too long")
	case err != nil && (!errors.Is(err, io.EOF) || len(part) == 0):
		return "", err
	}
	text := strings.TrimRight(string(part), "\r\n")
	if b.number == 1 {
		text = strings.TrimPrefix(text, "\ufeff") // some editors put it there
	}
	return text, nil
}

// end checks the sum, and that nothing comes after it.
func (b *backupReader) end(sum string) error {
	if strings.TrimSpace(sum) != fmt.Sprintf("%x", b.sum.Sum(nil)) {
		return row.Wrong(store.ErrBackup, "it was changed since it was written")
	}
	if err := b.endTable(); err != nil {
		return err
	}
	text, err := b.next()
	for ; err == nil && strings.TrimSpace(text) == ""; text, err = b.next() {
	}
	if err == nil {
		return row.Wrong(store.ErrBackup, "there is something behind its end")
	}
	if !errors.Is(err, io.EOF) {
		return err
	}
	return nil
}

// take reads one line of the backup by its first word.
func (b *backupReader) take(text string) error {
	if b.number == 1 {
		return b.head(text)
	}
	if body, ok := strings.CutPrefix(text, "  "); ok {
		return b.takeLine(body)
	}
	word, rest, _ := strings.Cut(text, " ")
	switch word {
	case "":
		return b.endTable()
	case "made":
		_, err := readTime(rest)
		return err
	case "setting":
		return b.takeSetting(rest)
	case "table":
		return b.startTable(rest)
	}
	return b.takeField(word, rest)
}

func (b *backupReader) head(text string) error {
	if text == backupHead {
		return nil
	}
	if strings.HasPrefix(text, strings.TrimRight(backupHead, "0123456789")) {
		return row.Wrong(store.ErrBackup, "a newer version of the app wrote it: it begins with {0}", fmt.Sprintf("%.40q", text))
	}
	return row.Wrong(store.ErrBackup, "it does not begin with {0}", fmt.Sprintf("%q", backupHead))
}

func (b *backupReader) takeSetting(rest string) error {
	key, quoted, _ := strings.Cut(rest, " ")
	value, err := strconv.Unquote(quoted)
	if err != nil {
		return row.Wrong(store.ErrBackup, "the value of the setting cannot be read")
	}
	if b.settings++; b.settings > store.MaxSettings {
		return row.Wrong(store.ErrLimit, "a backup has at most {0} settings", store.MaxSettings)
	}
	if store.Carried(key, value) { // earlier backups hold others: they are passed over
		b.out.settings = append(b.out.settings, row.Setting{Key: key, Value: value})
	}
	return row.CheckSetting(key, value)
}

func readTime(s string) (int64, error) {
	t, err := time.Parse(time.RFC3339, s)
	if err != nil || !row.GoodTime(t.UnixMilli()) {
		return 0, row.Wrong(store.ErrBackup, "{0} is not a time", fmt.Sprintf("%.40q", s))
	}
	return t.UnixMilli(), nil
}
