package engine

import (
	"slices"

	"hagal/data/facts"
	"hagal/rival"
)

// Runner plays on one table in place, by the rules that Apply plays by: no
// table before it stands, nothing is told and no line is kept. It is for one
// goroutine.
type Runner struct{ w work }

// NewRunner is a runner whose shuffles and dice are those of c; with none they
// follow from the seed of the set-up.
func NewRunner(c Chance) *Runner {
	r := &Runner{work{telling: rival.Silence, inPlace: true, ownsSide: [3]bool{true, true, true}, ownsRare: true}}
	r.w.Table = Table{bare()}
	r.w.chance = c
	return r
}

// Start lays out a new table, and drops the one before. A refused set-up gives
// the *Refusal of Check and changes nothing.
func (r *Runner) Start(s Setup) error {
	if err := (Table{}).Check(s); err != nil {
		return err
	}
	p := r.w.position
	*p.rare = rare{seen: p.seen[:0], swords: p.swords[:0], gone: p.gone[:0], voices: p.voices[:0], finals: p.finals[:0]}
	*p = position{conflict: facts.ConflictOf(""), rare: p.rare, terms: p.terms, stacks: p.stacks[:0], sides: p.sides}
	r.carryOut(s)
	return nil
}

// Do carries an input out on the table. The input as it would be saved, with
// the cards and dice drawn, is given back. A refused one gives the *Refusal of
// Check and changes nothing.
func (r *Runner) Do(in Input) (Input, error) {
	if err := r.w.Check(in); err != nil {
		return nil, err
	}
	if c, ok := in.(completer); ok {
		in = c.complete(r.w.Table)
	}
	return r.carryOut(in), nil
}

func (r *Runner) carryOut(in Input) Input {
	r.w.takeUp()
	r.w.room = r.w.room[:0]
	in = r.w.carryOut(in)
	r.w.leave()
	return in
}

// Table is the table as it stands. It changes with the next Start or Do.
func (r *Runner) Table() Table { return r.w.Table }

// Open is the open decision's kind and its options, not to be changed; the
// kind is empty where none is open. It is Decision without a copy.
func (t Table) Open() (Kind, []string) {
	if t.decision == nil {
		return "", nil
	}
	return t.decision.Kind, t.decision.Options
}

// Held reports whether any Agent is on a space.
func (t Table) Held(id facts.SpaceID) bool {
	return slices.ContainsFunc(t.agents.all(), func(a agent) bool { return a.id() == id })
}
