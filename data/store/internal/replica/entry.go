package replica

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"hagal/data/store/internal/fragment"
	"hagal/data/store/internal/row"
)

const head = "hagal replica 1"

// The kinds of rows.
const (
	tableKind   = "game"
	lineKind    = "line"
	settingKind = "setting"
)

// Head says what an entry is.
type Head struct {
	Store    string // id of the store, 32 hexadecimal digits
	Number   int    // of the entry, from 1
	After    int    // the entry that it goes on from, 0 for a snapshot
	Revision int64  // the highest of its rows
	Left     int    // tables that a snapshot had no room for
}

// Rows are rows of a store.
type Rows struct {
	Tables   []row.Table
	Lines    []row.Line
	Settings []row.Setting
}

// Newest is the highest revision of the rows.
func (r Rows) Newest() (revision int64) {
	for _, t := range r.Tables {
		revision = max(revision, t.Revision)
	}
	for _, v := range r.Settings {
		revision = max(revision, v.Revision)
	}
	return revision
}

// Bytes is about how long the rows are in an entry.
func (r Rows) Bytes() (n int) {
	for _, t := range r.Tables {
		n += len(t.Title) + len(t.Note) + rowBytes
	}
	for _, l := range r.Lines {
		n += len(l.Text) + rowBytes
	}
	for _, v := range r.Settings {
		n += len(v.Key) + len(v.Value) + rowBytes
	}
	return n
}

// rowBytes is how long a row is beside its texts, at most.
const rowBytes = 200

// With are the rows with later ones behind them.
func (r Rows) With(later Rows) Rows {
	return Rows{append(r.Tables, later.Tables...), append(r.Lines, later.Lines...), append(r.Settings, later.Settings...)}
}

// Write is the text of an entry.
func Write(h Head, rows Rows) string {
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s %s %d %d %d %d\n", head, h.Store, h.Number, h.After, h.Revision, h.Left)
	out := json.NewEncoder(&b)
	put := func(kind string, values []any) {
		_ = out.Encode(append([]any{kind}, values...)) // numbers and texts can be encoded
	}
	for _, t := range rows.Tables {
		put(tableKind, t.Values())
	}
	for _, l := range rows.Lines {
		put(lineKind, l.Values())
	}
	for _, v := range rows.Settings {
		put(settingKind, v.Values())
	}
	fmt.Fprintf(&b, "sum %d\n", sum(b.String()))
	return b.String()
}

func sum(body string) int64 { return row.Checksum(head, body) }

// split parts the body of an entry from its sum, which must be right.
func split(text string) (body string, err error) {
	at := strings.LastIndex(strings.TrimSuffix(text, "\n"), "\n") + 1
	if text[at:] != fmt.Sprintf("sum %d\n", sum(text[:at])) {
		return "", fmt.Errorf("%w: an entry of the replica has a wrong checksum", row.ErrDamaged)
	}
	return text[:at], nil
}

// ReadHead reads what an entry is, and holds the whole of it against its
// checksum. It refuses with ErrDamaged what Write did not write.
func ReadHead(text string) (h Head, err error) {
	body, err := split(text)
	if err != nil {
		return h, err
	}
	first, _, _ := strings.Cut(body, "\n")
	n, err := fmt.Sscanf(first, head+" %32s %d %d %d %d", &h.Store, &h.Number, &h.After, &h.Revision, &h.Left)
	if n != 5 || err != nil || len(h.Store) != 32 || h.Number < 1 || h.After < 0 || h.After >= h.Number || h.Left < 0 ||
		h.Revision < 0 || h.Revision > row.MaxRevision {
		return Head{}, fmt.Errorf("%w: an entry of the replica has another form", row.ErrDamaged)
	}
	return h, nil
}

// ReadRows puts the rows of an entry on a pile, each held against its own
// checksum. Of two rows of a table the newer one counts.
func ReadRows(text string, pile *fragment.Pile) error {
	body, err := split(text)
	if err != nil {
		return err
	}
	_, rest, _ := strings.Cut(body, "\n")
	for line := range strings.Lines(rest) {
		if err := readRow(line, pile); err != nil {
			return err
		}
	}
	return nil
}

func readRow(line string, pile *fragment.Pile) error {
	kind, columns, err := readColumns(line)
	if err != nil {
		return err
	}
	switch {
	case kind == tableKind && len(columns) == 12:
		t, err := row.TableFrom(columns)
		if err == nil {
			pile.KeepTable(t)
		}
		return err
	case kind == lineKind && len(columns) == 5:
		id, _ := columns[0].(int64)
		number, _ := columns[2].(int64)
		text, _ := columns[3].(string)
		sum, _ := columns[4].(int64)
		l, err := row.LineFrom(id, int(number), text, sum)
		if err == nil {
			pile.KeepLine(l)
		}
		return err
	case kind == settingKind && len(columns) == 4:
		v, err := row.SettingFrom(columns)
		if err == nil {
			pile.KeepSetting(v)
		}
		return err
	}
	return fmt.Errorf("%w: a row of the replica has another form", row.ErrDamaged)
}

// readColumns reads a row: its kind, and whole numbers and texts.
func readColumns(line string) (kind string, columns []any, err error) {
	in := json.NewDecoder(strings.NewReader(line))
	in.UseNumber()
	if err := in.Decode(&columns); err != nil || len(columns) == 0 {
		return "", nil, fmt.Errorf("%w: a row of the replica cannot be read", row.ErrDamaged)
	}
	for i, c := range columns {
		switch c := c.(type) {
		case string:
		case json.Number:
			n, err := strconv.ParseInt(c.String(), 10, 64)
			if err != nil {
				return "", nil, fmt.Errorf("%w: a row of the replica cannot be read", row.ErrDamaged)
			}
			columns[i] = n
		default:
			return "", nil, fmt.Errorf("%w: a row of the replica cannot be read", row.ErrDamaged)
		}
	}
	kind, _ = columns[0].(string)
	return kind, columns[1:], nil
}
