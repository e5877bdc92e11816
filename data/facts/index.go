package facts

import "sync/atomic"

// index finds the entries of a table by id. It is made when it is first asked,
// and again when the table is another one: a test may lay a box more out.
type index[K ~string, T any] struct {
	table *[]T
	id    func(*T) K
	made  atomic.Pointer[places[K, T]]
	none  T // what stands for an unknown id
}

// places is where each id stands in one table: a list for each of a few
// numbers that the length and three letters of an id make. A profile of whole
// games named the map that stood here.
type places[K ~string, T any] struct {
	first *T
	size  int
	ids   []K
	heads [256]int16 // for each number the first of its ids, from 1; 0 is none
	next  []int16    // after each id the next of the same number
}

// hash is the place of an id among the heads.
func hash[K ~string](id K) uint8 {
	n := len(id)
	if n == 0 {
		return 0
	}
	return uint8(n) + 3*id[0] + 7*id[n/2] + 31*id[n-1]
}

func newIndex[K ~string, T any](table *[]T, id func(*T) K) *index[K, T] {
	return &index[K, T]{table: table, id: id}
}

// find is the entry of an id, not to be changed, or nil.
func (x *index[K, T]) find(id K) *T {
	if n := x.number(id); n > 0 {
		return &(*x.table)[n-1]
	}
	return nil
}

// number is the place of an id's entry in the table, from 1, or 0.
func (x *index[K, T]) number(id K) int {
	table := *x.table
	if len(table) == 0 {
		return 0
	}
	p := x.made.Load()
	if p == nil || p.first != &table[0] || p.size != len(table) {
		p = x.make(table)
	}
	for i := p.heads[hash(id)]; i > 0; i = p.next[i-1] {
		if p.ids[i-1] == id {
			return int(i)
		}
	}
	return 0
}

// make keeps the first place of each id before any other.
func (x *index[K, T]) make(table []T) *places[K, T] {
	p := &places[K, T]{first: &table[0], size: len(table), ids: make([]K, len(table)), next: make([]int16, len(table))}
	for i := len(table) - 1; i >= 0; i-- {
		p.ids[i] = x.id(&table[i])
		n := hash(p.ids[i])
		p.heads[n], p.next[i] = int16(i+1), p.heads[n]
	}
	x.made.Store(p)
	return p
}

// byID is a copy of the entry of an id; ok is false for an unknown one.
func (x *index[K, T]) byID(id K) (entry T, ok bool) {
	if e := x.find(id); e != nil {
		return *e, true
	}
	return entry, false
}

// of is the entry of an id, or the one without anything, neither to be changed.
func (x *index[K, T]) of(id K) *T {
	if e := x.find(id); e != nil {
		return e
	}
	return &x.none
}

// The tables that are asked by id while a game is played.
var (
	spaceIndex      = newIndex(&Spaces, func(s *Space) SpaceID { return s.ID })
	cardIndex       = newIndex(&Cards, func(c *Card) CardID { return c.ID })
	tileIndex       = newIndex(&Tiles, func(t *Tile) TileID { return t.ID })
	leaderIndex     = newIndex(&Leaders, func(l *Leader) LeaderID { return l.ID })
	conflictIndex   = newIndex(&Conflicts, func(c *Conflict) ConflictID { return c.ID })
	difficultyIndex = newIndex(&Difficulties, func(d *Difficulty) DifficultyID { return d.ID })
)
