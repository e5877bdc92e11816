package play

import (
	"sync"

	"hagal/app/shell"
	"hagal/data/facts"
	"hagal/engine"
	"hagal/engine/odds"
)

// Odds is what is likely at a table: each part is counted once, when it is
// first asked for.
type Odds struct {
	Ahead  func() odds.Ahead // the Rivals' turns until a human is due
	Combat func() map[engine.Seat]odds.Standing
	Race   func() (odds.Race, bool) // of the seat whose turn it is

	at   engine.Table
	with map[facts.SpaceID]odds.Ahead
}

// Odds is what is likely at the table as it stands; nil where the player wants
// to be surprised.
func (p *Play) Odds() *Odds {
	if p.host.Preferred(shell.Odds) != "on" {
		return nil
	}
	if tb := p.Table(); p.odds == nil || p.odds.at != tb {
		p.odds = &Odds{
			Ahead:  sync.OnceValue(func() odds.Ahead { return odds.Turns(tb) }),
			Combat: sync.OnceValue(func() map[engine.Seat]odds.Standing { return odds.Combat(tb) }),
			Race:   sync.OnceValues(func() (odds.Race, bool) { return odds.Reveal(tb, tb.Turn()) }),
			at:     tb,
			with:   map[facts.SpaceID]odds.Ahead{},
		}
	}
	return p.odds
}

// With is the Rivals' turns with an Agent of the human who is due on a space.
func (o *Odds) With(space facts.SpaceID) odds.Ahead {
	ahead, ok := o.with[space]
	if !ok {
		ahead = odds.With(o.at, space)
		o.with[space] = ahead
	}
	return ahead
}

// SwitchOdds shows the odds, or hides them, and closes the sheet.
func (p *Play) SwitchOdds() {
	to := "on"
	if p.Odds() != nil {
		to = "off"
	}
	p.host.Close()
	p.host.Change(func() { p.host.Note(shell.Odds, to) })
}
