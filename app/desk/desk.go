// Package desk is the table that is open: the session in memory and the same
// session on disk. Each input is on disk before anyone sees its result.
package desk

import (
	"context"
	"errors"
	"fmt"

	"hagal/data/store"
	"hagal/engine"
)

// Keeper keeps lines; it is what a desk needs of the store.
type Keeper interface {
	CreateFrom(title string, lines []string, note string) (store.ID, error)
	Append(id store.ID, stand int, line, note string) error
	Replace(id store.ID, stand int, line, note string) error
	Stand(id store.ID, from, to int, note string) error
	Load(id store.ID) (store.Game, error)
	Setting(key string) (string, error)
	SetSetting(key, value string) error
}

// Desk is an open table.
type Desk struct {
	keeper  Keeper
	id      store.ID
	title   string
	session engine.Session
	seen    int
	both    func() bool // whether both Rivals draw in one step; nil: no
	broken  *engine.LineError
	kept    int // lines that count in the store, of a broken table
}

// Saved is a table as it is kept, not played yet.
type Saved struct {
	keeper Keeper
	id     store.ID
	game   store.Game
}

// Load reads a kept table.
func Load(k Keeper, id store.ID) (Saved, error) {
	game, err := k.Load(id)
	return Saved{k, id, game}, err
}

// Title is the table's name.
func (v Saved) Title() string { return v.game.Title }

// Lines is how many lines there are to play, those undone too.
func (v Saved) Lines() int { return len(v.game.Text) }

// stretch is how many lines are played before it is seen whether to stop.
const stretch = 100

// Play opens the table, or ends with the error of ctx when that is done first.
// A line that counts and that the rules refuse opens the table up to there:
// Broken says which, and nothing can be done before GoOn. Of what was undone
// such a line is only where redo ends.
func (v Saved) Play(ctx context.Context) (*Desk, error) {
	opener, err := engine.NewOpener(v.game.Text, v.game.Lines)
	if err != nil {
		return nil, fmt.Errorf("table %q: %w", v.game.Title, err)
	}
	for opener.Play(stretch) {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
	}
	d := &Desk{keeper: v.keeper, id: v.id, title: v.game.Title}
	d.session, err = opener.Session()
	if errors.As(err, &d.broken) && d.broken.Line > v.game.Lines {
		d.broken = nil
	}
	if d.broken != nil {
		d.kept = v.game.Lines
	}
	if seen, err := v.keeper.Setting(d.seenKey()); err == nil {
		_, _ = fmt.Sscan(seen, &d.seen) // one that cannot be read is none
	}
	return d, nil
}

// Open loads a table and plays it.
func Open(k Keeper, id store.ID) (*Desk, error) {
	saved, err := Load(k, id)
	if err != nil {
		return nil, err
	}
	return saved.Play(context.Background())
}

// ID is the table's id in the store.
func (d *Desk) ID() store.ID { return d.id }

// Title is the table's name.
func (d *Desk) Title() string { return d.title }

// Session is the session as it stands.
func (d *Desk) Session() engine.Session { return d.session }

// Table is the table as it stands.
func (d *Desk) Table() engine.Table { return d.session.Table() }

// Broken is the first kept line that the rules refuse, or nil.
func (d *Desk) Broken() *engine.LineError { return d.broken }

// Left is how many lines of a broken table cannot be played: the refused one
// and those after it.
func (d *Desk) Left() int { return max(0, d.kept-d.session.Head()) }

// Playable reports whether at least the first line can be played.
func (d *Desk) Playable() bool { return d.session.Head() > 0 }

// GoOn lets the table go on from before the refused line. The lines from there
// on stay in the store, undone. It must be Playable.
func (d *Desk) GoOn() error {
	if d.broken == nil {
		return nil
	}
	if !d.Playable() {
		return d.broken
	}
	if err := d.keeper.Stand(d.id, d.kept, d.session.Head(), Note(d.session.Table())); err != nil {
		return err
	}
	d.broken, d.kept = nil, 0
	return nil
}

// Do carries out a step: the inputs of one tap and what runs on from them.
// One that the rules refuse changes nothing. Each is first on disk, then in
// memory; where the disk fails, those before stand. What is told anew takes the
// place of what was told before.
func (d *Desk) Do(inputs ...engine.Input) error {
	if d.broken != nil {
		return d.broken
	}
	var steps []engine.Session
	next, write := d.session, d.keeper.Append
	if toldAnew(next, inputs) {
		next, write = next.Undo(), d.keeper.Replace
	}
	add := func(in engine.Input) (err error) {
		if next, err = next.Do(in); err == nil {
			steps = append(steps, next)
		}
		return err
	}
	for _, in := range inputs {
		if err := add(in); err != nil {
			return err
		}
	}
	for in := d.follows(next); in != nil; in = d.follows(next) {
		if err := add(in); err != nil {
			return err
		}
	}
	for _, next := range steps {
		if err := write(d.id, d.session.Head(), next.Last().Input.String(), Note(next.Table())); err != nil {
			return err
		}
		d.session, write = next, d.keeper.Append
	}
	return nil
}

// Undo takes back the latest step.
func (d *Desk) Undo() error { return d.stand(d.before(d.session)) }

// Redo brings back the step undone last.
func (d *Desk) Redo() error { return d.stand(d.after(d.session)) }

// UndoTo takes back every input after the first n.
func (d *Desk) UndoTo(n int) error { return d.stand(d.session.UndoTo(n)) }

// Undoes is the first input of the step that Undo takes back; ok is false
// where only the set-up stands.
func (d *Desk) Undoes() (step engine.Step, ok bool) {
	if !d.session.CanUndo() {
		return step, false
	}
	return d.session.Steps()[d.before(d.session).Head()], true
}

// UndoesBoth reports whether that step is the turns of two Rivals.
func (d *Desk) UndoesBoth() bool { return bothTurns(d.session.Steps()[d.before(d.session).Head():]) }

// RedoesBoth reports whether the step that Redo brings back is the turns of two
// Rivals.
func (d *Desk) RedoesBoth() bool {
	return len(d.session.Undone()) > 0 && bothTurns(d.after(d.session).Steps()[d.session.Head():])
}

// bothTurns reports whether two Rivals' turns are among steps.
func bothTurns(steps []engine.Step) bool {
	rivals := 0
	for _, step := range steps {
		if _, ok := step.Input.(engine.Rival); ok {
			rivals++
		}
	}
	return rivals > 1
}

// Redoes is the first input of the step that Redo brings back, if there is one.
func (d *Desk) Redoes() (step engine.Step, ok bool) {
	undone := d.session.Undone()
	if len(undone) == 0 {
		return step, false
	}
	return undone[0], true
}

func (d *Desk) stand(next engine.Session) error {
	from, to := d.session.Head(), next.Head()
	if d.broken != nil {
		return d.broken
	}
	if from == to {
		return nil
	}
	if err := d.keeper.Stand(d.id, from, to, Note(next.Table())); err != nil {
		return err
	}
	d.session = next
	return d.unsee(to)
}

// unsee notes that nothing after an input was put away: what comes in its
// place is new.
func (d *Desk) unsee(after int) error {
	if d.seen <= after {
		return nil
	}
	return d.see(after)
}

// Seen reports whether the player has put away what the input with this
// number brought.
func (d *Desk) Seen(step int) bool { return d.seen >= step }

// See notes that the player has put away everything up to now.
func (d *Desk) See() error {
	return d.see(d.session.Head())
}

func (d *Desk) see(step int) error {
	if err := d.keeper.SetSetting(d.seenKey(), fmt.Sprint(step)); err != nil {
		return err
	}
	d.seen = step
	return nil
}

func (d *Desk) seenKey() string { return fmt.Sprintf("seen-%d", d.id) }

// Bring keeps inputs as a new table, all at once or not at all.
func Bring(k Keeper, title string, inputs []engine.Input) (*Desk, error) {
	var session engine.Session
	for _, in := range inputs {
		next, err := session.Do(in)
		if err != nil {
			return nil, err
		}
		session = next
	}
	if session.Head() == 0 {
		return nil, engine.ErrNoSession
	}
	id, err := k.CreateFrom(title, session.Lines(), Note(session.Table()))
	if err != nil {
		return nil, err
	}
	return &Desk{keeper: k, id: id, title: title, session: session}, nil
}
