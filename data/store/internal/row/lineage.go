package row

import (
	"crypto/rand"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"
)

// LineageKey is the setting that keeps the lineage; ReservedKeys begins the
// keys of all settings the store keeps for itself.
const (
	LineageKey   = "store.lineage"
	ReservedKeys = "store."
)

// keptGenerations is how many generations a lineage remembers.
const keptGenerations = 64

// Lineage tells where a file comes from: the random id of its store, and the
// last generations of it. A generation begins with the first change after a
// start and with each new WAL. Two files whose generations of one number differ
// are forks: they were changed apart from each other.
type Lineage struct {
	Store       string   // 32 hexadecimal digits, "" in a file that has none yet
	Number      int      // of the newest generation, from 1
	Generations []uint32 // the newest first
}

// NewStore is a random id for a store.
func NewStore() string {
	var b [16]byte
	rand.Read(b[:])
	return hex.EncodeToString(b[:])
}

// Next is the lineage with one generation more.
func (l Lineage) Next() Lineage {
	var b [4]byte
	rand.Read(b[:])
	kept := l.Generations[:min(len(l.Generations), keptGenerations-1)]
	return Lineage{l.Store, l.Number + 1, append([]uint32{binary.BigEndian.Uint32(b[:])}, kept...)}
}

// at is the generation of a number, if it is remembered.
func (l Lineage) at(number int) (uint32, bool) {
	i := l.Number - number
	if i < 0 || i >= len(l.Generations) {
		return 0, false
	}
	return l.Generations[i], true
}

// Known says whether there is a lineage.
func (l Lineage) Known() bool { return l.Store != "" }

// Related says whether one of two lineages goes on where the other was. Of
// generations too old to be remembered the store's id tells.
func (l Lineage) Related(o Lineage) bool {
	number := min(l.Number, o.Number)
	one, known := l.at(number)
	other, too := o.at(number)
	return l.Store == o.Store && (!known || !too || one == other)
}

// Text writes a lineage with at most so many generations, as ParseLineage reads it.
func (l Lineage) Text(most int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s %d", l.Store, l.Number)
	for _, g := range l.Generations[:min(len(l.Generations), most)] {
		fmt.Fprintf(&b, " %08x", g)
	}
	return b.String()
}

// String writes a lineage as ParseLineage reads it.
func (l Lineage) String() string { return l.Text(keptGenerations) }

// ParseLineage reads a lineage; it is not ok when the text is none.
func ParseLineage(text string) (l Lineage, ok bool) {
	words := strings.Split(text, " ")
	if len(words) < 2 || len(words) > 2+keptGenerations || len(words[0]) != 32 || strings.Trim(words[0], "0123456789abcdef") != "" {
		return Lineage{}, false
	}
	l.Store = words[0]
	n, err := strconv.ParseUint(words[1], 10, 31)
	if err != nil || len(words)-2 > int(n) {
		return Lineage{}, false
	}
	l.Number = int(n)
	for _, w := range words[2:] {
		g, err := strconv.ParseUint(w, 16, 32)
		if err != nil {
			return Lineage{}, false
		}
		l.Generations = append(l.Generations, uint32(g))
	}
	return l, true
}
