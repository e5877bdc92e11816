// Package desk is the table that is open: the session in memory and the same
// session on disk. Each input is on disk before anyone sees its result.
package desk

import (
	"errors"
	"fmt"

	"hagal/data/store"
	"hagal/engine"
)

// Keeper keeps lines; it is what a desk needs of the store.
type Keeper interface {
	CreateFrom(title string, lines []string, note string) (store.ID, error)
	Append(id store.ID, stand int, line, note string) error
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
	broken  *engine.LineError
	kept    int // lines that count in the store, of a broken table
}

// New sets a table up and keeps it.
func New(k Keeper, title string, s engine.Setup) (*Desk, error) {
	return Bring(k, title, []engine.Input{s})
}

// Open brings a kept table back. A line that counts and that the rules refuse
// opens the table up to there: Broken says which, and nothing can be done
// before GoOn. Of what was undone such a line is only where redo ends.
func Open(k Keeper, id store.ID) (*Desk, error) {
	game, err := k.Load(id)
	if err != nil {
		return nil, err
	}
	d := &Desk{keeper: k, id: id, title: game.Title}
	session, err := engine.OpenSession(game.Text, game.Lines)
	var refused *engine.LineError
	opens := err == nil || errors.As(err, &refused) && session.Standing() > 0
	if !opens {
		return nil, fmt.Errorf("table %q: %w", game.Title, err)
	}
	if refused != nil && refused.Line <= game.Lines {
		d.broken, d.kept = refused, game.Lines
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

// Left is how many lines of a broken table cannot be played: the refused one
// and those after it.
func (d *Desk) Left() int { return max(0, d.kept-d.session.Standing()) }

// GoOn lets the table go on from before the refused line. The lines from there
// on stay in the store, undone.
func (d *Desk) GoOn() error {
	if d.broken == nil {
		return nil
	}
	if err := d.keeper.Stand(d.id, d.kept, d.session.Standing(), Note(d.session.Table())); err != nil {
		return err
	}
	d.broken, d.kept = nil, 0
	return nil
}

// Do carries an input out: first on disk, then in memory.
func (d *Desk) Do(in engine.Input) error {
	if d.broken != nil {
		return d.broken
	}
	next, err := d.session.Do(in)
	if err != nil {
		return err
	}
	if err := d.keeper.Append(d.id, d.session.Standing(), next.Last().Input.String(), Note(next.Table())); err != nil {
		return err
	}
	d.session = next
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
	return nil
}

// Seen reports whether the player has put away what the input with this
// number brought.
func (d *Desk) Seen(step int) bool { return d.seen >= step }

// See notes that the player has put away everything up to now.
func (d *Desk) See() error {
	now := d.session.Standing()
	if err := d.keeper.SetSetting(d.seenKey(), fmt.Sprint(now)); err != nil {
		return err
	}
	d.seen = now
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
	if session.Standing() == 0 {
		return nil, engine.ErrNoSession
	}
	id, err := k.CreateFrom(title, session.Lines(), Note(session.Table()))
	if err != nil {
		return nil, err
	}
	return &Desk{keeper: k, id: id, title: title, session: session}, nil
}
