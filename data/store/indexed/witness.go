//go:build js

package indexed

import (
	"fmt"
	"strings"
	"syscall/js"

	"hagal/data/store/internal/row"
)

// testimony is what the witness tells of the last change: it is written after
// each one, so that it can lag behind the tables but not run ahead of them.
type testimony struct {
	id       string // of the store, "" where there is no witness
	revision int64
	tables   int // rows, also those deleted
}

const (
	witnessHead = "witness"
	// mostAhead is more changes than anybody makes: who claims it is not believed.
	mostAhead = 1 << 32
)

func (s *Store) witnessKey() string { return s.name + ".mark" }

// testify tells the witness. A browser may refuse: the change itself is kept.
func (s *Store) testify(revision int64) {
	defer func() { _ = recover() }()
	body := fmt.Sprintf("%s %s %d %d", witnessHead, s.id, revision, len(s.tables))
	js.Global().Get("localStorage").Call("setItem", s.witnessKey(), fmt.Sprintf("%s %d", body, row.Checksum(witnessHead, body)))
}

// witness reads what the witness tells; nothing where it cannot be believed.
func (s *Store) witness() (t testimony) {
	defer func() {
		if recover() != nil {
			t = testimony{}
		}
	}()
	kept := js.Global().Get("localStorage").Call("getItem", s.witnessKey())
	if kept.Type() != js.TypeString || units(kept) > 200 {
		return testimony{}
	}
	text := kept.String()
	cut := strings.LastIndexByte(text, ' ')
	if cut < 0 || text[cut+1:] != fmt.Sprint(row.Checksum(witnessHead, text[:cut])) {
		return testimony{}
	}
	if n, err := fmt.Sscanf(text[:cut], witnessHead+" %32s %d %d", &t.id, &t.revision, &t.tables); n != 3 || err != nil ||
		t.revision < 0 || t.revision > mostAhead || t.tables < 0 {
		return testimony{}
	}
	return t
}
