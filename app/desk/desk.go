// Package desk is the table that is open: the session in memory and the same
// session on disk. Each input is on disk before anyone sees its result.
package desk

import (
	"fmt"

	"hagal/data/store"
	"hagal/engine"
)

// Keeper keeps lines; it is what a desk needs of the store.
type Keeper interface {
	Create(title, firstLine string) (store.ID, error)
	Append(id store.ID, stand int, line, note string) error
	Stand(id store.ID, from, to int) error
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
	broken  *engine.LineError
}

// New sets a table up and keeps it.
func New(k Keeper, title string, s engine.Setup) (*Desk, error) {
	session, err := engine.NewSession(s)
	if err != nil {
		return nil, err
	}
	id, err := k.Create(title, session.Last().Input.String())
	if err != nil {
		return nil, err
	}
	return &Desk{keeper: k, id: id, title: title, session: session}, nil
}

// Open brings a kept table back. A line the rules refuse opens the table up
// to there; Broken says which.
func Open(k Keeper, id store.ID) (*Desk, error) {
	game, err := k.Load(id)
	if err != nil {
		return nil, err
	}
	d := &Desk{keeper: k, id: id, title: game.Title}
	session, err := engine.OpenSession(game.Text, game.Lines)
	if line, refused := err.(*engine.LineError); refused && session.Standing() > 0 {
		d.broken, err = line, nil
	}
	if err != nil {
		return nil, fmt.Errorf("table %q: %w", game.Title, err)
	}
	d.session = session
	if seen, err := k.Setting(d.seenKey()); err == nil {
		_, _ = fmt.Sscan(seen, &d.seen)
	}
	return d, nil
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

// Do carries an input out: first on disk, then in memory.
func (d *Desk) Do(in engine.Input) error {
	next, err := d.session.Do(in)
	if err != nil {
		return err
	}
	if err := d.keeper.Append(d.id, d.session.Standing(), next.Last().Input.String(), Note(next.Table())); err != nil {
		return err
	}
	d.session, d.broken = next, nil
	return nil
}

// Undo takes back the latest input.
func (d *Desk) Undo() error { return d.stand(d.session.Undo()) }

// Redo brings back the input undone last.
func (d *Desk) Redo() error { return d.stand(d.session.Redo()) }

// UndoTo takes back every input after the first n.
func (d *Desk) UndoTo(n int) error { return d.stand(d.session.UndoTo(n)) }

func (d *Desk) stand(next engine.Session) error {
	from, to := d.session.Standing(), next.Standing()
	if from == to {
		return nil
	}
	if err := d.keeper.Stand(d.id, from, to); err != nil {
		return err
	}
	d.session = next
	return nil
}

// Seen reports whether the player has put away what the input with this
// number brought.
func (d *Desk) Seen(step int) bool { return d.seen >= step }

// See notes that the player has put away everything up to now.
func (d *Desk) See() error {
	d.seen = d.session.Standing()
	return d.keeper.SetSetting(d.seenKey(), fmt.Sprint(d.seen))
}

func (d *Desk) seenKey() string { return fmt.Sprintf("seen-%d", d.id) }

// Note is one line about a table for the list of tables.
func Note(t engine.Table) string {
	s := t.Setup()
	what := string(s.Difficulty)
	if !s.Solo {
		what = "two"
	}
	return fmt.Sprintf("%d %s %s", t.Round(), t.Phase(), what)
}

// ReadNote takes a Note apart again.
func ReadNote(note string) (round int, phase, what string) {
	_, _ = fmt.Sscan(note, &round, &phase, &what)
	return round, phase, what
}

// Bring keeps inputs that were played already, as a new table.
func Bring(k Keeper, title string, inputs []engine.Input) (*Desk, error) {
	setup, ok := inputs[0].(engine.Setup)
	if !ok {
		return nil, engine.ErrNoSession
	}
	d, err := New(k, title, setup)
	if err != nil {
		return nil, err
	}
	for _, in := range inputs[1:] {
		if err := d.Do(in); err != nil {
			return nil, err
		}
	}
	return d, nil
}
