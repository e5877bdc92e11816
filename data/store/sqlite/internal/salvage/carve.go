package salvage

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"io/fs"
	"os"
	"unicode/utf8"

	"hagal/data/store"
	"hagal/data/store/internal/fragment"
	"hagal/data/store/internal/row"
	"hagal/data/store/sqlite/internal/plain"
)

// A row in a SQLite file is a cell: the length of its payload, its id, the
// length of its header, one type for each column, then the values. Our rows
// are small, so a cell is never spread over pages and can be found by trying
// each byte, whatever became of the tree it hung in. The checksum inside tells
// our rows from chance.
const (
	maxPayload = 4061 // what SQLite keeps in one page of 4096 bytes
	maxCell    = maxPayload + 2 + 9
)

// MaxFile is the most a file of a store may have, in bytes: far more than
// thousands of tables take.
const MaxFile = 256 << 20

// fragments are the whole rows found in files, read byte by byte.
type fragments struct{ *fragment.Pile }

func newFragments() *fragments { return &fragments{fragment.NewPile()} }

// pour tries each byte of a file and keeps every row it finds. What lies beyond
// the size of a store is not read.
func (p *fragments) pour(path string) error {
	f, err := plain.Open(path, os.O_RDONLY)
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, store.ErrNotPlain) {
		return nil
	}
	if err != nil {
		return err
	}
	defer f.Close()
	return p.carve(io.LimitReader(f, MaxFile))
}

// carve reads in pieces that overlap by a cell.
func (p *fragments) carve(r io.Reader) error {
	buf := make([]byte, 0, 1<<20)
	for {
		n, err := io.ReadFull(r, buf[len(buf):cap(buf)])
		buf = buf[:len(buf)+n]
		last := err == io.EOF || err == io.ErrUnexpectedEOF
		if err != nil && !last {
			return err
		}
		i := p.carveBytes(buf, last)
		if last {
			return nil
		}
		buf = buf[:copy(buf, buf[i:])]
	}
}

// carveBytes keeps the rows in a piece and says how far it got: to the end of
// the last piece, and of others as far as a cell cannot go beyond.
func (p *fragments) carveBytes(b []byte, last bool) int {
	i := 0
	for i < len(b) && (last || len(b)-i >= maxCell) {
		if len(b)-i >= len(zeros) && b[i] == 0 && bytes.Equal(b[i:i+len(zeros)], zeros) {
			i += len(zeros)
			continue
		}
		i += p.tryCell(b[i:])
	}
	return i
}

// zeros begin no row; holes in a file are full of them.
var zeros = make([]byte, 512)

// tryCell keeps the row that starts here, if one does, and says how far to go
// on. What is inside a row is never taken for a row of its own.
func (p *fragments) tryCell(b []byte) int {
	payload, n := varint(b)
	if n == 0 || n > 2 || payload < 10 || payload > maxPayload {
		return 1
	}
	id, m := varint(b[n:])
	start := n + m
	if m == 0 || start+int(payload) > len(b) {
		return 1
	}
	if columns, ok := record(b[start : start+int(payload)]); ok && p.keep(id, columns) {
		return start + int(payload)
	}
	return 1
}

// keep takes the columns of a row if they are whole.
func (p *fragments) keep(id int64, columns []any) bool {
	switch {
	case len(columns) == 4:
		v, err := row.SettingFrom(columns)
		if err == nil {
			p.KeepSetting(v)
		}
		return err == nil
	case columns[0] != nil: // the id is kept apart, and its column empty
		return false
	case len(columns) == 5:
		number, _ := columns[2].(int64)
		text, _ := columns[3].(string)
		l := row.Line{ID: id, Number: int(number), Text: text}
		whole := columns[4] == any(l.Sum()) && l.Check() == nil
		if whole {
			p.KeepLine(l)
		}
		return whole
	case len(columns) == 12:
		columns[0] = id
		t, err := row.TableFrom(columns)
		if err == nil {
			p.KeepTable(t)
		}
		return err == nil
	}
	return false
}

// record decodes a payload: whole numbers, text, and NULL as nil.
func record(b []byte) (columns []any, ok bool) {
	head := int(b[0])
	if head < 5 || head > 30 || head > len(b) {
		return nil, false
	}
	var types [12]int64
	count, at := 0, head
	for i := 1; i < head; count++ {
		t, n := varint(b[i:head])
		if n == 0 || count == len(types) || sizeOf(t) < 0 {
			return nil, false
		}
		types[count] = t
		at += sizeOf(t)
		i += n
	}
	if at != len(b) {
		return nil, false
	}
	at = head
	for _, t := range types[:count] {
		v := b[at : at+sizeOf(t)]
		if t >= 13 && (bytes.IndexByte(v, 0) >= 0 || !utf8.Valid(v)) {
			return nil, false // seen at once: heads of rows within rows would be summed up without end
		}
		columns = append(columns, value(t, v))
		at += sizeOf(t)
	}
	return columns, true
}

// sizeOf is how many bytes a value of a type takes, -1 for types we never write.
func sizeOf(t int64) int {
	switch {
	case t >= 0 && t <= 4:
		return int(t)
	case t == 5:
		return 6
	case t == 6:
		return 8
	case t == 8 || t == 9:
		return 0
	case t >= 13 && t%2 == 1 && t < 2*maxPayload:
		return int(t-13) / 2
	}
	return -1
}

func value(t int64, b []byte) any {
	switch {
	case t == 0:
		return nil
	case t == 8 || t == 9:
		return t - 8
	case t >= 13:
		return string(b)
	}
	var wide [8]byte
	if b[0] >= 0x80 {
		binary.BigEndian.PutUint64(wide[:], ^uint64(0))
	}
	copy(wide[8-len(b):], b)
	return int64(binary.BigEndian.Uint64(wide[:]))
}

// varint reads SQLite's numbers of one to nine bytes; n is 0 when cut short.
func varint(b []byte) (v int64, n int) {
	var u uint64
	for i := 0; i < 9 && i < len(b); i++ {
		if i == 8 {
			return int64(u<<8 | uint64(b[i])), 9
		}
		u = u<<7 | uint64(b[i]&0x7f)
		if b[i] < 0x80 {
			return int64(u), i + 1
		}
	}
	return 0, 0
}

// lineageOf finds the newest lineage in a file without reading its rows: the
// key of the setting is looked for, and the row around it is read.
func lineageOf(path string) (newest row.Lineage) {
	f, err := plain.Open(path, os.O_RDONLY)
	if err != nil {
		return newest
	}
	defer f.Close()
	in := io.LimitReader(f, MaxFile)
	key := []byte(row.LineageKey)
	const before = 20 // bytes of a cell in front of its first value
	buf := make([]byte, 0, 1<<20)
	found := newFragments()
	for {
		n, err := io.ReadFull(in, buf[len(buf):cap(buf)])
		buf = buf[:len(buf)+n]
		for at := 0; ; at++ {
			i := bytes.Index(buf[at:], key)
			if i < 0 {
				break
			}
			at += i
			for start := max(0, at-before); start < at; start++ {
				found.tryCell(buf[start:])
			}
			for _, l := range found.Lineages {
				if !newest.Known() || l.Number > newest.Number {
					newest = l
				}
			}
			found.Lineages = nil
		}
		if err != nil {
			return newest
		}
		buf = buf[:copy(buf, buf[len(buf)-min(len(buf), maxCell):])]
	}
}
