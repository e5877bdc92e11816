// Package play is what is done at the open table: inputs, undo and redo,
// corrections, and the draft of what is chosen for the next input.
package play

import (
	"slices"

	"hagal/app/desk"
	"hagal/app/kit"
	"hagal/app/shell"
	"hagal/data/facts"
	"hagal/engine"
)

// Tab is a part of the table on a narrow screen.
type Tab int

// The tabs, as they stand side by side.
const (
	Now Tab = iota
	Rivals
	Log
)

// String is the name of what scrolls in the tab.
func (t Tab) String() string { return [...]string{Now: "now", Rivals: "rivals", Log: "log"}[t] }

// Play is the hand at the open table.
type Play struct {
	host  shell.Host
	desk  *desk.Desk
	due   func() string // the hint that is shown
	tab   Tab
	draft Draft
	saved string // the draft as it was kept last
	odds  *Odds  // of a table, asked for last
}

// New begins at a table with what was chosen when it was left. Due tells the
// hint of what is shown.
func New(h shell.Host, d *desk.Desk, due func() string) *Play {
	p := &Play{host: h, desk: d, due: due}
	d.DrawBoth(p.Both)
	p.bring()
	return p
}

// Host is the window.
func (p *Play) Host() shell.Host { return p.host }

// Desk is the open table with what is kept of it.
func (p *Play) Desk() *desk.Desk { return p.desk }

// Both reports whether the player wants one tap to draw for both Rivals, with
// their turns on one screen.
func (p *Play) Both() bool { return p.host.Preferred(shell.Both) == "on" }

// DrawsBoth is the other Rival, where a tap that draws for one draws for both;
// else Nobody.
func (p *Play) DrawsBoth(s engine.Seat) engine.Seat {
	if next := p.Table().DueAfter(s, true); p.Both() && next.Rival() && next != s {
		return next
	}
	return engine.Nobody
}

// Table is the table as it stands.
func (p *Play) Table() engine.Table { return p.desk.Table() }

// Before is the table before the latest tap, for what that moved to be marked;
// ok is false once the player has gone on.
func (p *Play) Before() (tb engine.Table, ok bool) {
	if p.Chosen() || len(p.draft.Cards)+len(p.draft.Swords) > 0 {
		return tb, false
	}
	return p.desk.Before()
}

// Steps are the inputs that stand.
func (p *Play) Steps() []engine.Step { return p.desk.Session().Steps() }

// Draft is what is chosen for the next input.
func (p *Play) Draft() Draft { return p.draft }

// Tab is the tab that is open.
func (p *Play) Tab() Tab { return p.tab }

// Open opens a tab.
func (p *Play) Open(t Tab) {
	p.host.Change(func() {
		p.tab = t
		p.keep()
		p.host.Top(t.String())
	})
}

// Choose chooses something for the next input.
func (p *Play) Choose(f func(*Draft)) {
	p.host.Change(func() {
		f(&p.draft)
		p.keep()
	})
}

// Chosen reports whether something is chosen for a turn, or an Agent taken up.
func (p *Play) Chosen() bool { return p.draft.Turn != Turn{} || p.draft.Moving != engine.Posted{} }

// Drop chooses nothing.
func (p *Play) Drop() { p.Choose(func(d *Draft) { *d = Draft{} }) }

// Begin chooses where nothing was chosen before, and shows it from its top.
func (p *Play) Begin(d Draft) {
	p.host.Change(func() {
		p.draft = d
		p.keep()
		p.host.Top("now")
	})
}

// Do carries out the inputs of one tap, and reports whether they were.
func (p *Play) Do(inputs ...engine.Input) bool {
	return p.host.Act(func() error { return p.do(inputs...) })
}

// DoClosing is Do from a sheet, which is closed.
func (p *Play) DoClosing(inputs ...engine.Input) { p.host.Tell(p.do(inputs...), "") }

func (p *Play) do(inputs ...engine.Input) error {
	hint := p.due()
	if err := p.desk.Do(inputs...); err != nil {
		return err
	}
	p.seeHint(hint)
	p.draft = Draft{}
	if !slices.ContainsFunc(inputs, figure) {
		p.tab = Now // where what came of it is shown
		p.letGo()
	}
	p.keep()
	p.host.Top("now")
	return nil
}

// letGo has the keyboard leave the space that was chosen with it: the turn is
// told.
func (p *Play) letGo() {
	c := p.host.Window().Canvas()
	if t, ok := c.Focused().(*kit.Tap); ok && t.OnHold != nil {
		c.Unfocus()
	}
}

// figure reports whether an input changes a figure of a seat, which is seen
// where it is changed.
func figure(in engine.Input) bool {
	switch in.(type) {
	case engine.Set, engine.Influence, engine.Name, engine.Dreadnoughts:
		return true
	}
	return false
}

// Correct gives a correction by hand; nil where the rules forbid it.
func (p *Play) Correct(in engine.Input) func() {
	if p.Table().Check(in) != nil {
		return nil
	}
	return func() { p.Put(in) }
}

// Put puts something right by hand, or tells why not. The sheet stays, and what
// is chosen as far as it still can be.
func (p *Play) Put(in engine.Input) { p.put(in) }

func (p *Play) put(in engine.Input) bool {
	return p.host.Act(func() error {
		draft := p.draft
		err := p.do(in)
		if t := draft.Turn; t.Space != "" && (laid(in, t.Space) || p.Table().CanGo(p.Table().Turn(), t.Space, t.Infiltrate) != nil) {
			draft.Turn = Turn{}
		}
		p.draft = draft
		p.keep()
		return err
	})
}

// laid reports whether The Voice is laid on a space: what was chosen there has
// served to come to it.
func laid(in engine.Input, id facts.SpaceID) bool {
	v, ok := in.(engine.Voice)
	return ok && v.Space == id
}

// PutClosing is Put from a sheet whose deed is then done: it is closed.
func (p *Play) PutClosing(in engine.Input) {
	if p.put(in) {
		p.host.Close()
	}
}

// Undo takes back the latest step. What was chosen for it is chosen again; a
// figure put right leaves what is chosen.
func (p *Play) Undo() {
	was := p.draft
	p.step(p.desk.Undo, func() Draft {
		undone := p.desk.Session().Undone()
		if len(undone) > 0 && figure(undone[0].Input) && was.valid(p.Table()) {
			return was
		}
		return Draft{Turn: turnOf(p.Table(), undone)}
	})
}

// Redo brings back the step undone last.
func (p *Play) Redo() { p.step(p.desk.Redo, nothing) }

// UndoTo takes back every input after the first n.
func (p *Play) UndoTo(n int) {
	p.step(func() error { return p.desk.UndoTo(n) }, nothing)
	p.host.Top(Log.String()) // where what stands is the first entry
}

func nothing() Draft { return Draft{} }

// step takes steps back or brings them back, and then has chosen what draft
// tells.
func (p *Play) step(f func() error, draft func() Draft) {
	err := f()
	p.draft = Draft{}
	if err == nil {
		p.draft = draft()
	}
	p.keep()
	p.host.Top("now")
	p.host.Tell(err, "")
}

// TakeUp takes an Agent up, to be moved by hand: the board asks where to.
func (p *Play) TakeUp(at engine.Posted) {
	p.draft, p.tab = Draft{Moving: at}, Now
	p.keep()
	p.host.Close()
}

// See puts away what a Rival did.
func (p *Play) See() { p.host.Act(p.see) }

func (p *Play) see() error {
	p.host.Top("now")
	return p.desk.See()
}

// ChooseSpace chooses a space for the next Agent, in place of all else; what a
// Rival did, and the hint shown, are put away with it.
func (p *Play) ChooseSpace(d Draft) {
	hint := p.due()
	p.host.Act(func() error {
		err := p.see()
		p.seeHint(hint)
		p.draft = d
		p.keep()
		return err
	})
}
