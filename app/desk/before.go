package desk

import "hagal/engine"

// Before is the table before the latest tap, and before what that tap answered;
// ok is false where nothing came of a tap yet that was not put away since.
func (d *Desk) Before() (tb engine.Table, ok bool) {
	if d.Seen(d.session.Head()) {
		return tb, false
	}
	for s := d.session; s.CanUndo(); {
		s = d.before(s)
		if first := s.Undone()[0].Input; !answers(first) {
			return s.Table(), true
		}
	}
	return tb, false
}

// answers reports whether an input answers what one before it asked.
func answers(in engine.Input) bool {
	switch in.(type) {
	case engine.Pick, engine.Tile:
		return true
	}
	return false
}
