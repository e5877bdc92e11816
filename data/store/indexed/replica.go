//go:build js

package indexed

import (
	"errors"
	"maps"
	"slices"
	"strconv"
	"strings"
	"syscall/js"
	"time"

	"hagal/data/store"
	"hagal/data/store/internal/replica"
	"hagal/data/store/internal/row"
)

// beside is the replica: a cache (Cache API) with an entry for each change. No
// loss of the database touches it. All that goes wrong with it leaves the
// database as it is.
type beside struct {
	cache   js.Value
	numbers []int        // of the entries that are there
	last    int          // the newest of them
	base    int          // the newest of them when the store was opened
	written int          // entries since the base
	bytes   int          // of since
	since   replica.Rows // changes since the base
	pending replica.Rows // those of since that are not written yet
	off     bool         // it is not written to: it could not be read, or does not answer
}

const (
	replicaPath = "/replica/"
	mostEntries = 32    // of changes, before they are written as one
	mostFound   = 2_000 // entries that are read at all

	// patienceBeside is how long an entry may take to be written.
	patienceBeside = 5 * time.Second
)

func address(number int) string { return replicaPath + strconv.Itoa(number) }

// openBeside reads the replica. Where that fails there is none, and none is
// written: what is there is left for the next start.
func (s *Store) openBeside() (found replica.Replica) {
	s.beside.off = true
	texts, err := s.readBeside()
	if err != nil {
		return replica.Replica{}
	}
	s.beside.off = false
	found = replica.Find(texts)
	s.beside.last, s.beside.base = found.Last, found.Last
	s.beside.numbers = slices.Collect(maps.Keys(texts))
	return found
}

func (s *Store) readBeside() (texts map[int]string, err error) {
	defer guard(&err)
	if err := s.fault("replica"); err != nil {
		return nil, err
	}
	caches := js.Global().Get("caches")
	if !caches.Truthy() {
		return nil, store.ErrDenied
	}
	if s.beside.cache, err = settle(caches.Call("open", s.name+".replica"), patience); err != nil {
		return nil, err
	}
	asked, err := settle(s.beside.cache.Call("keys"), patience)
	if err != nil {
		return nil, err
	}
	texts = map[int]string{}
	var numbers []int
	var entries []js.Value
	for i := range min(asked.Length(), mostFound) {
		_, after, _ := strings.Cut(asked.Index(i).Get("url").String(), replicaPath)
		if n, err := strconv.Atoi(after); err == nil && n > 0 && n < row.MaxRevision {
			texts[n], numbers, entries = "", append(numbers, n), append(entries, asked.Index(i))
		}
	}
	bodies, err := all(entries, func(v js.Value) js.Value { return s.beside.cache.Call("match", v) })
	if err != nil {
		return nil, err
	}
	blobs, err := all(bodies, func(v js.Value) js.Value { return v.Call("blob") })
	if err != nil {
		return nil, err
	}
	room := 2 * replica.Most
	read, err := all(blobs, func(v js.Value) js.Value {
		if room -= v.Get("size").Int(); room < 0 {
			return js.Undefined()
		}
		return v.Call("text")
	})
	if err != nil {
		return nil, err
	}
	for i, n := range numbers {
		if read[i].Type() == js.TypeString {
			texts[n] = read[i].String()
		}
	}
	return texts, nil
}

// all waits for what each value becomes; undefined where it becomes nothing.
func all(values []js.Value, ask func(js.Value) js.Value) ([]js.Value, error) {
	asked := make([]any, len(values))
	for i, v := range values {
		asked[i] = js.Undefined()
		if v.Truthy() {
			asked[i] = ask(v)
		}
	}
	came, err := settle(js.Global().Get("Promise").Call("allSettled", asked), patience)
	if err != nil {
		return nil, err
	}
	out := make([]js.Value, len(values))
	for i := range out {
		out[i] = came.Index(i).Get("value")
	}
	return out, nil
}

// renew writes the replica anew where it is not what the database is.
func (s *Store) renew(found replica.Replica, f findings) {
	newest := f.pile.Newest()
	inStep := found.Whole && found.Store == s.id && found.Revision == newest && found.Entries() <= mostEntries
	if s.beside.off || inStep || f.pile.Empty() && found.Last == 0 {
		return
	}
	s.beside.off = true // no change may go on from what is not the database
	rows := replica.Snapshot(s.tables, f.pile.Lines, s.settings)
	number := s.beside.last + 1
	h := replica.Head{Store: s.id, Number: number, Revision: newest, Left: len(s.tables) - len(rows.Tables)}
	if err := s.putBeside(number, replica.Write(h, rows)); err != nil {
		return
	}
	s.beside.off = false
	s.beside.forget(func(n int) bool { return n < number })
	s.beside.last, s.beside.base, s.beside.numbers = number, number, []int{number}
}

// keepBeside keeps the rows of a change that is in the database in the replica
// too. Where that fails they are written with the next change.
func (s *Store) keepBeside(rows replica.Rows) {
	b := &s.beside
	if b.off {
		return
	}
	if b.bytes += rows.Bytes(); b.bytes > replica.Most {
		// The next start writes it anew, with what there is room for. Until then an
		// entry after one that is not there tells that changes are missing.
		b.off = true
		_ = s.putBeside(b.last+2, replica.Write(replica.Head{Store: s.id, Number: b.last + 2, After: b.last + 1}, replica.Rows{}))
		return
	}
	b.since, b.pending = b.since.With(rows), b.pending.With(rows)
	h := replica.Head{Store: s.id, Number: b.last + 1, After: b.last, Revision: b.since.Newest()}
	whole := b.written >= mostEntries
	rows = b.pending
	if whole {
		h.After, rows = b.base, b.since
	}
	if err := s.putBeside(h.Number, replica.Write(h, rows)); err != nil {
		b.off = errors.Is(err, errSilent)
		return
	}
	if whole {
		b.forget(func(n int) bool { return n > b.base && n < h.Number })
		b.written = 0
	}
	b.last, b.numbers, b.pending = h.Number, append(b.numbers, h.Number), replica.Rows{}
	b.written++
}

// forget removes entries, without waiting for it.
func (b *beside) forget(gone func(int) bool) {
	defer func() { _ = recover() }()
	var kept []int
	for _, n := range b.numbers {
		if !gone(n) {
			kept = append(kept, n)
			continue
		}
		b.cache.Call("delete", address(n)).Call("catch", js.Global().Get("Boolean"))
	}
	b.numbers = kept
}

func (s *Store) putBeside(number int, text string) (err error) {
	defer guard(&err)
	if err := s.fault("replica"); err != nil {
		return err
	}
	_, err = settle(s.beside.cache.Call("put", address(number), js.Global().Get("Response").New(text)), patienceBeside)
	return err
}
