package play

import (
	"fmt"
	"reflect"
	"runtime/debug"
	"strings"

	"hagal/engine"
)

// MaxLines is how many inputs a game may take, refused ones included.
const MaxLines = 2000

// Failure is a game that went wrong, with the lines that lead there.
type Failure struct {
	Lines []string // taken
	Input string   // the one it went wrong at
	Err   error
}

func (f *Failure) Error() string {
	return fmt.Sprintf("%v\nat: %s\nafter:\n%s", f.Err, f.Input, strings.Join(f.Lines, "\n"))
}

// Unwrap is what went wrong.
func (f *Failure) Unwrap() error { return f.Err }

// Played is a game from its table line to its end.
type Played struct {
	Lines []string // as saved, with the cards and dice the app drew
	Table engine.Table
}

// game is a game being played.
type game struct {
	Played
	p       *Random
	states  []engine.State // after each line
	at      engine.Input
	refused int
}

// Game plays a whole game and checks it after every input, and the lines of
// it at the end.
func Game(p *Random, setup engine.Setup) (played Played, err error) {
	g := &game{p: p, at: setup}
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v\n%s", r, debug.Stack())
		}
		if err != nil {
			err = &Failure{Lines: g.Lines, Input: g.at.String(), Err: err}
		}
		played = g.Played
	}()
	if err := g.input(); err != nil {
		return g.Played, err
	}
	for n := 0; g.Table.Phase() != engine.PhaseOver; n++ {
		if n == MaxLines {
			return g.Played, fmt.Errorf("never ends: %d inputs, %d of them refused", n, g.refused)
		}
		if err := g.next(); err != nil {
			return g.Played, err
		}
	}
	if err := checkReplay(g.Lines, g.states); err != nil || !p.chance(15) {
		return g.Played, err
	}
	return g.Played, checkUndo(g.Lines, g.states)
}

// next gives the player's next input; now and then another is tried on the
// same table and dropped, which must leave no trace.
func (g *game) next() error {
	if g.p.chance(g.p.Corrections) {
		g.at = g.p.Next(g.Table)
		if r, err := g.Table.Apply(g.at); err == nil {
			if err := r.Table.Validate(); err != nil {
				return err
			}
		}
		if !reflect.DeepEqual(g.Table.State(), g.states[len(g.states)-1]) {
			return fmt.Errorf("the table before has changed")
		}
	}
	g.at = g.p.Next(g.Table)
	return g.input()
}

// input carries one input out and checks what must hold.
func (g *game) input() error {
	if err := checkInput(g.at); err != nil {
		return err
	}
	checked := g.Table.Check(g.at)
	r, applied := g.Table.Apply(g.at)
	if (checked == nil) != (applied == nil) {
		return fmt.Errorf("check says %v, apply %v", checked, applied)
	}
	if checked != nil {
		g.refused++
		return checkRefusal(g.at, checked)
	}
	if err := g.taken(r); err != nil {
		return err
	}
	g.Lines = append(g.Lines, r.Input.String())
	g.states = append(g.states, r.Table.State())
	g.Table = r.Table
	return nil
}

func (g *game) taken(r engine.Result) error {
	if err := r.Table.Validate(); err != nil {
		return err
	}
	if err := checkInput(r.Input); err != nil {
		return err
	}
	if len(g.Lines) > 0 {
		if err := checkTaken(g.at, g.Table, r.Table); err != nil {
			return err
		}
	}
	g.p.took(r.Input)
	if r.Table.RealCards() {
		if err := g.p.agrees(r.Table); err != nil {
			return err
		}
	}
	return g.canMoveOn(r.Table)
}

// canMoveOn checks that the table waits for something that can be given.
func (g *game) canMoveOn(t engine.Table) error {
	if t.Phase() == engine.PhaseOver {
		return nil
	}
	on := g.p.Onward(t)
	if err := t.Check(on); err != nil {
		return fmt.Errorf("nothing moves the table on: %q: %w", on, err)
	}
	return nil
}
