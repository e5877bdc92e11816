// Package table is the page of the open table: what happens now, the seats
// and the log, as tabs on a phone and side by side where there is room.
package table

import (
	"fyne.io/fyne/v2"

	"hagal/app/desk"
	"hagal/app/page/table/log"
	"hagal/app/page/table/moment"
	"hagal/app/page/table/play"
	"hagal/app/part"
	"hagal/app/shell"
)

// Page is the open table.
type Page struct {
	host shell.Host
	desk *desk.Desk // the table that play and log are of
	play *play.Play
	log  *log.Log
}

// New makes the page.
func New(h shell.Host) *Page { return &Page{host: h} }

// Enter comes to the open table, with what was chosen when it was left.
func (p *Page) Enter(string) {
	if d := p.host.Desk(); d != p.desk {
		p.desk = d
		p.play = play.New(p.host, d, func() string { return moment.Of(p.play).Hint() })
	}
	p.log = log.New(p.play)
}

// Draw shows the table.
func (p *Page) Draw(f part.Frame) shell.Picture {
	v := moment.Of(p.play).Draw(f)
	return shell.Picture{Body: arrangement{p, f, p.play.Table(), v}.draw(), Primary: &v.Primary, Keys: p.keys(), Reveal: v.Reveal, Awake: true}
}

func (p *Page) keys() shell.Keys {
	keys := shell.Keys{
		{Name: fyne.KeyU}:                 p.play.Undo,
		{Name: fyne.KeyR}:                 p.play.Redo,
		{Name: fyne.KeyZ, Shortcut: true}: p.play.Undo,
		{Name: fyne.KeyY, Shortcut: true}: p.play.Redo,
	}
	for tab, key := range []fyne.KeyName{fyne.Key1, fyne.Key2, fyne.Key3} {
		keys[shell.Key{Name: key, Shortcut: true}] = func() { p.play.Open(play.Tab(tab)) }
	}
	return keys
}
