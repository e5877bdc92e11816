package facts

import "sync/atomic"

// index finds the entries of a table by id. It is made when it is first asked,
// and again when the table is another one: a test may lay a box more out.
type index[K comparable, T any] struct {
	table *[]T
	id    func(*T) K
	made  atomic.Pointer[places[K, T]]
}

// places is where each id stands in one table.
type places[K comparable, T any] struct {
	first *T
	size  int
	at    map[K]int
}

func newIndex[K comparable, T any](table *[]T, id func(*T) K) *index[K, T] {
	return &index[K, T]{table: table, id: id}
}

// find is the entry of an id, not to be changed, or nil.
func (x *index[K, T]) find(id K) *T {
	table := *x.table
	if len(table) == 0 {
		return nil
	}
	p := x.made.Load()
	if p == nil || p.first != &table[0] || p.size != len(table) {
		p = x.make(table)
	}
	if i, ok := p.at[id]; ok {
		return &table[i]
	}
	return nil
}

// make keeps the first place of each id.
func (x *index[K, T]) make(table []T) *places[K, T] {
	p := &places[K, T]{first: &table[0], size: len(table), at: make(map[K]int, len(table))}
	for i := len(table) - 1; i >= 0; i-- {
		p.at[x.id(&table[i])] = i
	}
	x.made.Store(p)
	return p
}

// byID is the entry of an id; ok is false for an unknown one.
func (x *index[K, T]) byID(id K) (entry T, ok bool) {
	if e := x.find(id); e != nil {
		return *e, true
	}
	return entry, false
}

// The tables that are asked by id while a game is played.
var (
	spaceIndex      = newIndex(&Spaces, func(s *Space) SpaceID { return s.ID })
	cardIndex       = newIndex(&Cards, func(c *Card) CardID { return c.ID })
	tileIndex       = newIndex(&Tiles, func(t *Tile) TileID { return t.ID })
	leaderIndex     = newIndex(&Leaders, func(l *Leader) LeaderID { return l.ID })
	conflictIndex   = newIndex(&Conflicts, func(c *Conflict) ConflictID { return c.ID })
	ruleIndex       = newIndex(&Rules, func(r *Rule) RuleID { return r.ID })
	difficultyIndex = newIndex(&Difficulties, func(d *Difficulty) DifficultyID { return d.ID })
)
