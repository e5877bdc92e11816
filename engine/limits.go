package engine

import (
	"hagal/data/facts"
	"hagal/data/speech"
	"hagal/rival"
)

// The limits of what a line can say. Parse, Check and the screens' steppers
// share them; the least is 0 where nothing else is said.
const (
	MaxFigure       = 99                      // of what the game sets no limit to: strength, points, goods, bonus spice
	MaxTroops       = facts.TroopsInAll       // of a seat
	MaxDreadnoughts = facts.DreadnoughtsInAll // of a seat
	MaxInfluence    = rival.Top               // the top of a track
	MaxFreighter    = 2                       // the last space a Freighter stands on
	MaxAgents       = 4                       // of a seat: three, and a Mentat
	MaxStack        = 3                       // stacks of Tech tiles are 1 to 3
	MaxDie          = 6                       // a die shows 1 to 6
	maxMakers       = 7                       // Maker spaces that a table has room for

	MaxLine  = 4_000  // bytes of a line
	MaxName  = 40     // letters of a seat's name
	MaxLines = 20_000 // lines of a session, undone ones too
)

// figure is a number in a line: what it is called, and its range.
type figure struct {
	name      string
	low, high int
}

func newFigure(name string, low, high int) figure { return figure{name, low, high} }

// reading is a figure as an input holds it.
type reading struct {
	figure
	n int
}

func (f figure) of(n int) reading { return reading{f, n} }

// holds reports whether a number is in the figure's range.
func (f figure) holds(n int) bool { return n >= f.low && n <= f.high }

// check refuses a reading beyond its range.
func (r reading) check() error {
	if r.holds(r.n) {
		return nil
	}
	return refuse(facts.NoRule, say("{0} would be {1}", speech.Term(r.name), r.n),
		say("{0} goes from {1} to {2}", speech.Term(r.name), r.low, r.high))
}

// The figures that more than one input holds.
var (
	strengthFigure    = newFigure("strength", 0, MaxFigure)
	stackFigure       = newFigure("stack", 1, MaxStack)
	troopsFigure      = newFigure("troops", 0, MaxTroops)
	dreadnoughtFigure = newFigure("dreadnoughts", 0, MaxDreadnoughts)
)

// writable refuses an input whose line would not read back as the same input,
// so that no session holds one.
func writable(in Input) error {
	if p, ok := in.(plainer); ok && p.plain() {
		return nil
	}
	if f, ok := in.(figured); ok {
		for _, r := range f.figures() {
			if err := r.check(); err != nil {
				return err
			}
		}
	}
	line := in.String()
	again, err := Parse(line)
	switch {
	case err != nil:
		return refuse(facts.NoRule, say("this cannot be kept as a line: {0}", speech.Typed(err.Error())), say("an input that the notation can express"))
	case again == nil || !equal(in, again):
		return refuse(facts.NoRule, say("this cannot be kept as a line: {0}", speech.Typed(line)), say("an input that the notation can express"))
	}
	return nil
}

func equal(a, b Input) bool {
	if e, ok := a.(equaler); ok {
		return e.equal(b)
	}
	return a == b
}

// MostStrength is the greatest strength that can be told for a seat: with no
// unit in the Conflict it is 0 (R-COMBAT-2).
func (t Table) MostStrength(s Seat) int {
	if t.at(s).Units() == 0 {
		return 0
	}
	return MaxFigure
}

// MostDeployed is how many more troops and dreadnoughts a human's Agent can
// bring into the Conflict.
func (t Table) MostDeployed(s Seat) (troops, dreadnoughts int) {
	side := t.Side(s)
	troops = MaxTroops - side.Deployed
	if t.Brings(facts.Dreadnoughts) {
		dreadnoughts = MaxDreadnoughts - int(side.Dreads.Deployed) - t.OnLocations(s)
	}
	return troops, dreadnoughts
}

// MostSet is the most that `set` can make of a count of a seat that has it.
func (t Table) MostSet(s Seat, fieldName string) int {
	f := Set{Seat: s, Field: fieldName}.field()
	side := t.Side(s)
	switch {
	case f.troops && s.Rival():
		return *f.count(&side) + side.Supply
	case f.name == "agents":
		return f.most - t.OnBoard(s)
	}
	return f.most
}
