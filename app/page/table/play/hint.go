package play

import (
	"strings"

	"hagal/app/shell"
)

// HintDue reports whether a hint is to be shown: it was not seen yet.
func (p *Play) HintDue(key string) bool {
	seen := p.host.Preferred(shell.Hints)
	return key != "" && seen != shell.HintsOff && !strings.Contains(seen, "+"+key)
}

// SeeHint puts the hint away that is shown.
func (p *Play) SeeHint() { p.host.Change(func() { p.seeHint(p.due()) }) }

// seeHint notes that a hint has done its work.
func (p *Play) seeHint(key string) {
	if p.HintDue(key) {
		p.host.Note(shell.Hints, p.host.Preferred(shell.Hints)+"+"+key)
	}
}
