// Package setup is the page of the open table's set-up: what lies where before
// the first round, tick by tick.
package setup

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"hagal/app/kit"
	"hagal/app/part"
	"hagal/app/shell"
	"hagal/app/words"
)

// Page is the checklist of exactly the open table.
type Page struct {
	host  shell.Host
	ticks []bool // of each line
}

// New makes the page.
func New(h shell.Host) *Page { return &Page{host: h} }

// Enter brings back what was ticked.
func (p *Page) Enter(string) {
	kept := p.host.Kept(p.key())
	p.ticks = make([]bool, len(words.Checklist(p.host.Desk().Table())))
	for i := range p.ticks {
		p.ticks[i] = i < len(kept) && kept[i] == ticked
	}
}

// Draw shows each line with its box, and the way to the table.
func (p *Page) Draw(f part.Frame) shell.Picture {
	tb := p.host.Desk().Table()
	var parts []fyne.CanvasObject
	done := 0
	for i, line := range words.Checklist(tb)[:len(p.ticks)] {
		face := part.CardFace()
		if p.ticks[i] {
			done++
			face.Fill = ""
		}
		row := kit.Row(part.Apart, 1, part.Box(p.ticks[i]), part.Text(line, part.Body))
		parts = append(parts, kit.NewTap(line, face, row, func() { p.host.Change(func() { p.tick(i) }) }))
	}
	parts = append(parts, p.piecesRow())
	label := words.T("Everything is set up")
	if tb.Round() > 0 {
		label = words.T("Back to the table")
	}
	primary := &part.Action{Label: label, Sub: words.T("{0} of {1} ticked", done, len(p.ticks)), Do: func() { p.host.Go(shell.Table) }}
	back := func() { p.host.Go(shell.Home) }
	half := (len(parts) + 1) / 2
	return shell.Picture{Body: f.Halves("setup", words.T("Set-up"), back, primary, parts[:half:half], parts[half:]), Primary: primary}
}

// The signs of a line in the setting of the ticks, a sign a line.
const (
	ticked = 'x'
	open   = '-'
)

func (p *Page) key() string { return "ticks-" + strconv.FormatInt(int64(p.host.Desk().ID()), 10) }

// tick ticks a line, or takes its tick away, and keeps all of them.
func (p *Page) tick(line int) {
	p.ticks[line] = !p.ticks[line]
	var b strings.Builder
	for _, t := range p.ticks {
		if t {
			b.WriteByte(ticked)
		} else {
			b.WriteByte(open)
		}
	}
	p.host.Keep(p.key(), b.String())
}
