package salvage

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"io/fs"
	"os"

	"hagal/data/store/internal/row"
	"hagal/data/store/sqlite/internal/plain"
)

// wal is what a WAL tells of itself, read as SQLite reads it: up to the last
// frame that ends a change, and no further than the first frame that is torn.
type wal struct {
	size    int64
	salts   uint64
	changes int         // that SQLite would play into the file
	first   row.Lineage // the oldest in those changes
	last    row.Lineage // the newest
	newest  int64       // the highest revision in them
	ours    bool        // there are rows or tables of a store in them
}

const (
	walHead   = 32
	frameHead = 24
	pageSize  = 4096
)

// readWAL reads a WAL; one that is not there is empty.
func readWAL(path string) (w wal, err error) {
	f, err := plain.Open(path, os.O_RDONLY)
	if errors.Is(err, fs.ErrNotExist) {
		return w, nil
	}
	if err != nil {
		return w, err
	}
	defer f.Close()
	w.size = plain.Size(path)
	in := bufio.NewReaderSize(f, 1<<18)
	head := make([]byte, walHead)
	if _, err := io.ReadFull(in, head); err != nil {
		return w, nil // too short for a change
	}
	w.salts = binary.BigEndian.Uint64(head[16:])
	sum, ok := newWALSum(head)
	if !ok {
		return w, nil
	}
	frame := make([]byte, frameHead+pageSize)
	var change walChange
	for {
		if _, err := io.ReadFull(in, frame); err != nil {
			return w, nil
		}
		if binary.BigEndian.Uint64(frame[8:]) != w.salts || !sum.frame(frame) {
			return w, nil
		}
		change.add(frame[frameHead:])
		if binary.BigEndian.Uint32(frame[4:]) != 0 {
			w.commit(change)
			change = walChange{}
		}
	}
}

// walChange is what is in the frames of one change.
type walChange struct {
	lineages []row.Lineage
	newest   int64
	ours     bool
}

func (c *walChange) add(page []byte) {
	found := newFragments()
	found.carveBytes(page, true)
	c.newest = max(c.newest, found.Newest())
	c.ours = c.ours || c.newest > 0 || bytes.Contains(page, []byte("CREATE TABLE game ("))
	c.lineages = append(c.lineages, found.Lineages...)
}

func (w *wal) commit(c walChange) {
	w.changes++
	w.newest = max(w.newest, c.newest)
	w.ours = w.ours || c.ours
	for _, l := range c.lineages {
		if !w.first.Known() || l.Number < w.first.Number {
			w.first = l
		}
		if !w.last.Known() || l.Number >= w.last.Number {
			w.last = l
		}
	}
}

// walSum is the running checksum of a WAL.
type walSum struct {
	order  binary.ByteOrder
	s0, s1 uint32
}

func newWALSum(head []byte) (sum walSum, ok bool) {
	switch binary.BigEndian.Uint32(head) {
	case 0x377f0682:
		sum.order = binary.LittleEndian
	case 0x377f0683:
		sum.order = binary.BigEndian
	default:
		return sum, false
	}
	sum.add(head[:24])
	return sum, binary.BigEndian.Uint32(head[8:]) == pageSize && sum.is(head[24:32])
}

func (s *walSum) add(b []byte) {
	for ; len(b) >= 8; b = b[8:] {
		s.s0 += s.order.Uint32(b) + s.s1
		s.s1 += s.order.Uint32(b[4:]) + s.s0
	}
}

func (s *walSum) is(b []byte) bool {
	return binary.BigEndian.Uint32(b) == s.s0 && binary.BigEndian.Uint32(b[4:]) == s.s1
}

func (s *walSum) frame(b []byte) bool {
	s.add(b[:8])
	s.add(b[frameHead:])
	return s.is(b[16:24])
}

// Salts reads the salts of an open WAL: they change when it begins anew.
func Salts(f io.ReaderAt) uint64 {
	b := make([]byte, 8)
	if n, _ := f.ReadAt(b, 16); n < len(b) {
		return 0
	}
	return binary.BigEndian.Uint64(b)
}
